import { path } from "../../app/routes/path.ts";

export const operationPaths = {
  state: path("/panel/operacion"),
};
