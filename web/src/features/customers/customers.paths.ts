import { path } from "../../base/routes/path.ts";

export const customerPaths = {
  list: path("/clientes"),
  one: path("/clientes/:id"),
};
