import { path } from "../../base/routes/path.ts";

export const customerPaths = {
  list: path("/clientes"),
  one: path("/clientes/:id"),
  /** Address of the list with the import of customers, or of the sales of before, begun. */
  import: "/clientes?importar=1",
  importSales: "/clientes?ventas=1",
};
