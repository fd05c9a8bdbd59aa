import { path } from "../../app/routes/path.ts";

export const bankPaths = {
  /** What the banks tell, and whose money it is. */
  movements: path("/panel/banco"),
  /** One of its lists, of some days. */
  listOf: (lista: "sin_dueno" | "sin_plata" | "devueltos", desde: string, hasta: string): string =>
    `${bankPaths.movements.to()}?${new URLSearchParams({ lista, desde, hasta }).toString()}`,
};
