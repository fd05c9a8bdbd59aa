import { path } from "../../base/routes/path.ts";

const one = path("/clientes/:id");

export const customerPaths = {
  list: path("/clientes"),
  one,
  /** Returns the address of a customer with the dialog open that merges another customer. */
  merge: (id: string, otherId: string) =>
    `${one.to({ id })}?${new URLSearchParams({ unir: "1", con: otherId }).toString()}`,
  /** Addresses of the list with an import dialog open: of customers, or of earlier sales. */
  import: "/clientes?importar=1",
  importSales: "/clientes?ventas=1",
};
