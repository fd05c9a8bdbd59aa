import type { CostType } from "../../calculation/costs/calculation-lines.rules.ts";
import { calledOnce, plain } from "../../../../core/colombia/plain.ts";

/** Most lines of services that a typed price includes or excludes, and most letters of each. */
export const mostTypedServices = 60;
export const longestTypedService = 200;

/** Marks before the lines of a pasted list: `•`, `- `, `1.`, `✓`. */
const mark = /^\s*(?:[•·▪◦‣*✓➤►–—-]+|\d{1,2}[.)])\s+/u;

/** Pictures before a line, as chat programs have them: `✅`, `✈️`, `👉🏼`, `1️⃣`. */
const pictures = /^\s*(?:\p{ExtPict}|\p{Emoji_Modifier}|\d?[\u{FE0F}\u{20E3}\u{200D}])+\s*/u;

const unmarked = (line: string): string => line.replace(pictures, "").replace(mark, "").replace(pictures, "");

/** Returns the lines of a typed or pasted list, each once, without marks and needless blanks. */
export const typedServices = (text: string): string[] =>
  calledOnce(...text.split(/\r?\n/).map((line) => unmarked(line).replace(/\s+/g, " ").trim()));

/**
 * Returns a list of typed services in its sent or stored form: each line of its entries once; empty for an
 * empty one.
 */
export const listedServices = (lines: readonly string[] | null | undefined): string[] =>
  typedServices((lines ?? []).join("\n"));

const kinds: readonly (readonly [kind: CostType, words: RegExp])[] = [
  ["equipaje", /equipaje|maleta/],
  ["traslados", /traslado|transporte|transfer/],
  ["tickets", /tiquete|vuelo|pasaje|aere[oa]/],
  ["asistencia_medica", /asistencia medica/],
  ["seguro", /seguro|poliza/],
  ["alojamiento", /alojamiento|hospedaje|hotel|noche|habitacion/],
  ["alimentacion", /desayuno|almuerzo|cena|aliment|comida|todo incluido|pension/],
  ["excursiones", /tour|excursion|entrada|paseo|actividad|city|visita/],
];

/** Returns the kind of a service that is known by its words alone. */
export const kindOfTyped = (line: string): CostType =>
  kinds.find(([, words]) => words.test(plain(line)))?.[0] ?? "extras";
