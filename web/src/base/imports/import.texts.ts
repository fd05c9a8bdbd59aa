import { counted } from "../../ui/counted.ts";

/** Returns an empty file with the titles that an import reads, as an address: Excel opens its accents. */
export const templateAddress = (columns: Readonly<Record<string, readonly [string, ...string[]]>>): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(
    `\ufeff${Object.values(columns)
      .map(([title]) => title)
      .join(";")}\r\n`,
  )}`;

/** Texts of every import of a file. */
export const importTexts = {
  refused: (count: number) =>
    `${counted(count, "línea no se puede importar", "líneas no se pueden importar")}:`,
  takeDoubtful: "Importar también las dudosas",
  more: (count: number) => `Y ${counted(count, "línea más", "líneas más")}.`,
  read: (columns: readonly { readonly column: string; readonly heading: string }[]) =>
    `Se lee: ${columns
      .map(({ column, heading }) => (column === heading ? column : `${column} (${heading})`))
      .join(", ")}.`,
  unread: (headings: readonly string[]) => `No se lee: ${headings.join(", ")}.`,
  earlier: "Importaciones",
  undo: "Deshacer",
  undoing: "Deshacer la importación",
  undone: "Deshicimos la importación",
  undoneBy: (who: string, day: string) => `Deshecha por ${who}, ${day}`,
} as const;
