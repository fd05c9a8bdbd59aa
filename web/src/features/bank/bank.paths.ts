import { path } from "../../app/routes/path.ts";

export const bankPaths = {
  /** What the banks tell, and whose money it is. */
  movements: path("/panel/banco"),
};
