import { path } from "../../base/routes/path.ts";

/** Address of the kit's page; the server answers it outside production only. */
export const kitPaths = { all: path("/dev/ui") };
