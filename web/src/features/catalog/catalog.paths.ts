import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const catalogPaths = {
  all: path(addresses.packages),
  products: path("/productos"),
  detail: path(addresses.package),
  panel: path("/panel/pack"),
  create: path("/panel/newPack"),
};
