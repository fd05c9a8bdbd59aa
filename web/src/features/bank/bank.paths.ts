import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const bankPaths = {
  /** Address of the bank movements, with the payments they match. */
  movements: path(addresses.bank),
  /** Address of the daily reconciliation: the statement, the exact matches, then the rest one by one. */
  balancing: path("/panel/cuadrar"),
  /** Returns the address of all movements with a text, whatever became of them. */
  named: (text: string): string =>
    `${bankPaths.movements.to()}?${new URLSearchParams({ lista: "todos", search: text }).toString()}`,
  /** Returns the address of one of the lists, limited to a range of days. */
  listOf: (
    lista: "sin_dueno" | "sin_plata" | "devueltos",
    desde: string,
    hasta: string,
    more: { readonly sentido?: "entradas" | "salidas" } = {},
  ): string =>
    `${bankPaths.movements.to()}?${new URLSearchParams({ lista, desde, hasta, ...more }).toString()}`,
};
