import { path } from "../../base/routes/path.ts";

/** Address of the UI kit's page; the server serves it only outside production. */
export const kitPaths = { all: path("/dev/ui") };
