import { DOCK, type Pointing } from "../pages";

export const stages: Pointing = ({ hold, score }) => [
  score ? [`score ${score as string}`] : (hold as number[]).map((value) => `hold ${value}`),
  [DOCK],
];
