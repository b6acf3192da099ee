import type { Pointing } from "../pages";

export const stages: Pointing = ({ lift, go, accuse, colour }) => {
  if (lift !== undefined) return [[`lift ${lift as number}`]];
  if (go !== undefined) return [[`go ${go as string}`]];
  if (accuse === null) return [["accuse null"]];
  return [["sure"], [`accuse ${accuse as number}`], [`colour ${colour as string}`], ["say"]];
};
