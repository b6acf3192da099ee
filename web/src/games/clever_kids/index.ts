export const games = ["clever-kids"];
export const secrets = false;
