export const games = ["splash-party"];
export const secrets = true;
