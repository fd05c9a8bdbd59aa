import { path } from "../../base/routes/path.ts";

export const rewardPaths = { points: path("/puntos") };
