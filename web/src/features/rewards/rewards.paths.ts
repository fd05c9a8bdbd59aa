import { path } from "../../app/path.ts";

export const rewardPaths = { points: path("/puntos") };
