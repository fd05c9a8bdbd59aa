import { counted } from "../../ui/counted.ts";
import type { ImportDayOrder } from "../../graphql/schema.generated.ts";
import { columnName, type ImportFields, type ImportLayout } from "./import-columns.ts";

/** Returns a data address of the template file; its encoding lets Excel read accents. */
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
  /** Returns the sentence that lists the columns read, with their fields, and the ignored columns. */
  read: ({ columns, unread }: ImportLayout, fields: ImportFields) => {
    const names = new Map<string, string[]>();
    for (const column of columns) {
      const title = column.field === null ? undefined : fields[column.field]?.[0];
      if (title !== undefined) names.set(title, [...(names.get(title) ?? []), columnName(column)]);
    }
    const read = [...names].map(([title, [name = "", ...others]]) => {
      if (others.length > 0) return `${title} (la primera con valor de ${[name, ...others].join(", ")})`;
      return title === name ? title : `${title} (${name})`;
    });
    return `Se lee: ${read.join(", ")}.${unread.length > 0 ? ` No se lee: ${unread.join(", ")}.` : ""}`;
  },
  days: "Cómo están escritas las fechas",
  /** Returns the label of a date order: `Día/mes/año: 03/04 es el día 3 del mes 4`. */
  daysIn: (order: ImportDayOrder, example: string | null) => {
    const [first, second] = /^(\d+)\D+(\d+)/
      .exec(example ?? "")
      ?.slice(1)
      .map(Number) ?? [3, 4];
    return order === "day"
      ? `Día/mes/año: «${example ?? ""}» es el día ${first} del mes ${second}`
      : `Mes/día/año: «${example ?? ""}» es el día ${second} del mes ${first}`;
  },
  chooseDays: "Las fechas del archivo se pueden leer de dos maneras. Elige una.",
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

/** Texts about lines whose person or provider is ambiguous. */
export const doubtTexts = {
  title: (count: number) =>
    `${counted(count, "línea dudosa", "líneas dudosas")}: dinos de quién es cada una.`,
  line: (line: number, name: string) => `Línea ${line}: ${name}`,
  leave: "Dejar por fuera",
  all: "Todas las dudosas",
  each: "Cada una por separado",
  more: (count: number) => `Y ${counted(count, "línea más", "líneas más")}, que se quedan por fuera.`,
} as const;

/**
 * Returns a sentence with the number of lines merged with another line; an empty list when there are none.
 */
export const repeatedText = (count: number, taken: string): readonly string[] =>
  count === 0 ? [] : [`${counted(count, "línea repite", "líneas repiten")} a otra: se toman como ${taken}.`];
