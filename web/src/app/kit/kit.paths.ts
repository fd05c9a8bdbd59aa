import { path } from "../routes/path.ts";

/** Where the kit is shown; the server answers it outside production only. */
export const kitPaths = { all: path("/dev/ui") };
