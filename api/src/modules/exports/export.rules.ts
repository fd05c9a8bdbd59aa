import { counted } from "../../core/colombia/spoken.ts";
import { dashed } from "../../core/colombia/plain.ts";

/** Rows that one export may have. */
export const MOST_ROWS = 200_000;
/** Exports of one person that may be made at once. */
export const AT_ONCE = 2;
/** Hours for which a file is kept. */
export const KEPT_HOURS = 24;
/** How often an export is begun before it is given up: a process may end in the middle of it. */
export const MOST_ATTEMPTS = 3;
/** Seconds from which on its maker is told that it is ready: whoever waited less is still looking. */
export const LONG_SECONDS = 20;

/** What people call the formats. */
export const exportFormatLabels = { xlsx: "Excel", csv: "CSV" } as const;

export const TWO_AT_ONCE = "Ya tienes dos exportaciones en curso. Espera a que termine una o cancélala.";
export const NOTHING = "No hay nada para exportar con estos filtros.";
export const GONE = "El archivo de esta exportación ya no está. Hazla de nuevo.";
export const OTHER_ROLE = "Tu rol cambió después de esta exportación. Hazla de nuevo.";

/** Why a person's export came to no file. */
export const ended = {
  stopped: "Se detuvo porque tu cuenta cambió mientras se hacía.",
  failed: "No pudimos terminar el archivo. Inténtalo de nuevo.",
  storage: "No pudimos guardar el archivo. Inténtalo de nuevo en unos minutos.",
} as const;

/** What is said of a list that is longer than one export may be. */
export const tooLong = (rows: number): string =>
  `El listado tiene ${rows.toLocaleString("es-CO")} filas y una exportación lleva máximo ` +
  `${MOST_ROWS.toLocaleString("es-CO")}. Usa los filtros para dividirla.`;

/** What a person is told of an export that is ready. */
export const toldReady = (title: string, rows: number, format: keyof typeof exportFormatLabels): string =>
  `${title}: ${counted(rows, "fila", "filas")} en ${exportFormatLabels[format]}. ` +
  `El archivo está disponible ${KEPT_HOURS} horas.`;

/** In which of two turns the exports of a person are written: those of one turn come one after another. */
export const turnOf = (makerId: number): string => `exports ${makerId % 2}`;

/** The name of the file of a list: `cotizaciones-2026-11-20.xlsx`. */
export const filenameOf = (title: string, day: string, format: string): string =>
  `${dashed(title)}-${day}.${format}`;
