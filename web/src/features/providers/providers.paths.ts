import { path } from "../../app/routes/path.ts";

export const providerPaths = {
  list: path("/panel/proveedores"),
  one: path("/panel/proveedores/:id"),
};
