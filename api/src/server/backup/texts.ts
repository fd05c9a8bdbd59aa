import type { Counted } from "./make-backup.ts";

const numbers = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });

/** Returns a count with its noun: «1 fila», «12.345 filas». */
export const saidCount = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

/** Returns figures as a sentence: «12.345 filas y 478 archivos, 17,2 MB en 3,1 s.», with any faults. */
export function countedText({ rows, files, missing, bytes, faults }: Counted, milliseconds: number): string {
  return [
    `${saidCount(rows, "fila", "filas")} y ${saidCount(files, "archivo", "archivos")}, ` +
      `${numbers.format(bytes / 1_000_000)} MB en ${numbers.format(milliseconds / 1_000)} s.`,
    ...(missing > 0
      ? [`Sin contenido en el almacenamiento: ${saidCount(missing, "archivo", "archivos")}.`]
      : []),
    ...(faults > 0
      ? [
          `La historia no coincide con su cadena en ${saidCount(faults, "línea", "líneas")}: ` +
            "npm run audit:verify.",
        ]
      : []),
  ].join(" ");
}
