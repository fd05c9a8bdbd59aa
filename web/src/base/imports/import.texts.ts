import { counted } from "../../ui/counted.ts";
import { columnName, type ImportFields, type ImportLayout } from "./import-columns.ts";

/** Returns an empty file with the titles that an import reads, as an address: Excel opens its accents. */
export const templateAddress = (columns: ImportFields): string =>
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
  /** Returns which columns are read as what, and which are not. */
  read: ({ columns }: ImportLayout, fields: ImportFields) => {
    const read = columns.flatMap((column) => {
      const title = column.field === null ? undefined : fields[column.field]?.[0];
      const name = columnName(column);
      return title === undefined ? [] : [title === name ? title : `${title} (${name})`];
    });
    const unread = columns.flatMap((column) => (column.field === null ? [columnName(column)] : []));
    return `Se lee: ${read.join(", ")}.${unread.length > 0 ? ` No se lee: ${unread.join(", ")}.` : ""}`;
  },
  columns: "Columnas del archivo",
  changeColumns: "Cambiar columnas",
  useColumns: "Usar estas columnas",
  leaveColumns: "Dejar como estaban",
  leaveOut: "No importar",
  missing: (titles: readonly string[]) => `No encontramos ${titles.join(", ")} en los títulos.`,
  chooseFields: "Elige qué dato es cada columna.",
  titles: "Línea de los títulos",
  withoutTitles: "El archivo no tiene títulos",
  line: (line: number, text: string) => `Línea ${line}: ${text}`,
  empty: "Sin valores",
  earlier: "Importaciones",
  undo: "Deshacer",
  undoing: "Deshacer la importación",
  undone: "Deshicimos la importación",
  undoneBy: (who: string, day: string) => `Deshecha por ${who}, ${day}`,
} as const;
