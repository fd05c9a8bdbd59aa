import { path } from "../../base/routes/path.ts";

const one = path("/clientes/:id");

export const customerPaths = {
  list: path("/clientes"),
  one,
  /** Address of a customer with a begun merge with another customer. */
  merge: (id: string, otherId: string) =>
    `${one.to({ id })}?${new URLSearchParams({ unir: "1", con: otherId }).toString()}`,
  /** Address of the list with an import begun: of customers, or of earlier sales. */
  import: "/clientes?importar=1",
  importSales: "/clientes?ventas=1",
};
