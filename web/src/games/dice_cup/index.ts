export const games = ["dice-cup", "dice-pool-party"];
export const secrets = true;
