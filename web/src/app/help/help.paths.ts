import { path } from "../routes/path.ts";

export const helpPaths = { manual: path("/manual") };
