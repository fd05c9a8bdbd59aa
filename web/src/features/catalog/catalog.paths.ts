import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const catalogPaths = {
  all: path("/allpacks"),
  products: path("/productos"),
  detail: path(addresses.package),
  panel: path("/panel/pack"),
  create: path("/panel/newPack"),
};
