import { path } from "../path.ts";

export const helpPaths = { manual: path("/manual") };
