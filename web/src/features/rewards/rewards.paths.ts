import { path } from "../../app/routes/path.ts";

export const rewardPaths = { points: path("/puntos") };
