import { counted } from "../../core/colombia/spoken.ts";
import { dashed } from "../../core/colombia/plain.ts";
import { KEPT_HOURS } from "../../core/generated-file/generated-file.rules.ts";

/** Maximum number of rows of an export. */
export const MOST_ROWS = 200_000;
/**
 * Seconds after which the maker is notified that the file is ready; before that, the maker is assumed to be
 * waiting at the screen.
 */
export const LONG_SECONDS = 20;

/** Names of the formats. */
export const exportFormatLabels = { xlsx: "Excel", csv: "CSV", ndjson: "NDJSON", zip: "ZIP" } as const;

export const TWO_AT_ONCE = "Ya tienes dos exportaciones en curso. Espera a que termine una o cancélala.";
export const NOTHING = "No hay nada para exportar con estos filtros.";
/** Name of the list that is the accountant's folder of a closed month, an archive. */
export const MONTH_LIST = "month";
export const MONTH_IS_ZIP = "El paquete contable se exporta en ZIP.";
export const LIST_IS_NO_ZIP = "Un listado se exporta en Excel, CSV o NDJSON.";
export const WHICH_MONTH = 'Indica el mes del paquete contable: { "mes": "AAAA-MM" }.';
export const GONE = "El archivo de esta exportación ya no está. Hazla de nuevo.";
export const OTHER_ROLE = "Tu rol cambió después de esta exportación. Hazla de nuevo.";

/** Reasons why an export ended without a file. */
export const ended = {
  stopped: "Se detuvo porque tu cuenta cambió mientras se hacía.",
  failed: "No pudimos terminar el archivo. Inténtalo de nuevo.",
} as const;

/** Returns the message for a list that exceeds the maximum number of rows. */
export const tooLong = (rows: number): string =>
  `El listado tiene ${rows.toLocaleString("es-CO")} filas y una exportación lleva máximo ` +
  `${MOST_ROWS.toLocaleString("es-CO")}. Usa los filtros para dividirla.`;

/** Returns the notice about an export that is ready. */
export const readyMessage = (title: string, rows: number, format: keyof typeof exportFormatLabels): string =>
  `${title}: ${counted(rows, "fila", "filas")} en ${exportFormatLabels[format]}. ` +
  `El archivo está disponible ${KEPT_HOURS} horas.`;

/**
 * Returns the queue of a person's exports, one of two; the exports in a queue are written one after another.
 */
export const queueOf = (makerId: number): string => `exports ${makerId % 2}`;

/** Returns the file name of an exported list: `cotizaciones-2026-11-20.xlsx`. */
export const filenameOf = (title: string, day: string, format: string): string =>
  `${dashed(title)}-${day}.${format}`;
