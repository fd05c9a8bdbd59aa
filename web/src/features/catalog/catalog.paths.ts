import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const catalogPaths = {
  all: path("/allpacks"),
  products: path("/productos"),
  detail: path(addresses.package),
  panel: path("/panel/pack"),
  create: path("/panel/newPack"),
};

/** Returns the address of the catalogue for a destination: `/allpacks?destino=Europa`. */
export const packagesTo = (destino: string): string =>
  `${catalogPaths.all.to()}?${new URLSearchParams({ destino }).toString()}`;
