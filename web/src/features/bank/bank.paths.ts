import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const bankPaths = {
  /** Address of the movements that the banks report, and the payments they belong to. */
  movements: path(addresses.bank),
  /**
   * Address of the lane in which a day is balanced: the statement, the exact matches, the rest one by one.
   */
  balancing: path("/panel/cuadrar"),
  /** One of its lists, of some days. */
  listOf: (lista: "sin_dueno" | "sin_plata" | "devueltos", desde: string, hasta: string): string =>
    `${bankPaths.movements.to()}?${new URLSearchParams({ lista, desde, hasta }).toString()}`,
};
