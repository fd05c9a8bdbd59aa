import { path } from "../../base/routes/path.ts";

export const providerPaths = {
  list: path("/panel/proveedores"),
  one: path("/panel/proveedores/:id"),
  /** Address of the directory with the import begun. */
  import: "/panel/proveedores?importar=1",
  /** Address of the providers without NIT from which something was bought for a trip still to be invoiced. */
  withoutNit: "/panel/proveedores?falta=nit",
};
