import { path } from "../../base/routes/path.ts";

export const helpPaths = { manual: path("/manual") };
