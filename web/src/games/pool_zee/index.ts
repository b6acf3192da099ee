export const games = ["pool-zee"];
export const secrets = false;
