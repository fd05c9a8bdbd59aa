import { path } from "../../app/routes/path.ts";

export const helpPaths = { manual: path("/manual") };
