import { path } from "../../base/routes/path.ts";

export const providerPaths = {
  list: path("/panel/proveedores"),
  one: path("/panel/proveedores/:id"),
  /** Address of the directory with the import dialog open. */
  import: "/panel/proveedores?importar=1",
  /** Address of the list of providers without NIT, with purchases for a trip that is not invoiced yet. */
  withoutNit: "/panel/proveedores?falta=nit",
};
