import { path } from "../../app/routes/path.ts";

export const providerPaths = {
  list: path("/panel/proveedores"),
  one: path("/panel/proveedores/:id"),
  /** Those without NIT of which something was bought for a trip that is still to be invoiced. */
  withoutNit: "/panel/proveedores?falta=nit",
};
