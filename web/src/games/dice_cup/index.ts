export const games = ["dice-cup", "dice-pool-party"];
export const secrets = true;
export const words = "dice-cup";
