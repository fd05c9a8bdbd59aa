import { path } from "../../../base/routes/path.ts";

export const templatePaths = {
  list: path("/panel/plantillas"),
  create: path("/panel/plantillas/nueva"),
  one: path("/panel/plantillas/:id"),
};
