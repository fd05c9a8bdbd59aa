import type { CostType } from "../../calculation/costs/calculation-lines.rules.ts";
import { calledOnce, plain } from "../../../../core/colombia/plain.ts";

/**
 * Maximum number of service lines that an entered price includes or excludes. The next constant limits the
 * length of a line.
 */
export const mostTypedServices = 60;
export const longestTypedService = 200;

/** List marks at the start of pasted lines: `•`, `- `, `1.`, `✓`. */
const mark = /^\s*(?:[•·▪◦‣*✓➤►–—-]+|\d{1,2}[.)])\s+/u;

/** Emoji at the start of a line, as pasted from chat programs: `✅`, `✈️`, `👉🏼`, `1️⃣`. */
const pictures = /^\s*(?:\p{ExtPict}|\p{Emoji_Modifier}|\d?[\u{FE0F}\u{20E3}\u{200D}])+\s*/u;

const unmarked = (line: string): string => line.replace(pictures, "").replace(mark, "").replace(pictures, "");

/** Returns the lines of an entered or pasted list, without duplicates, list marks and extra whitespace. */
export const typedServices = (text: string): string[] =>
  calledOnce(...text.split(/\r?\n/).map((line) => unmarked(line).replace(/\s+/g, " ").trim()));

/**
 * Returns a list of entered services in stored form: the lines of all entries without duplicates; empty for
 * an empty list.
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

/** Returns the kind of a service that is known only by its text. */
export const kindOfTyped = (line: string): CostType =>
  kinds.find(([, words]) => words.test(plain(line)))?.[0] ?? "extras";
