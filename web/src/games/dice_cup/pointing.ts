import { DOCK, type Pointing } from "../pages";

export const stages: Pointing = ({ mark }) => [[`mark ${mark as string}`], [DOCK]];
