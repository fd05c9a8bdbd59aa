import { anyOf } from "./patterns.rules.ts";

const units: readonly string[] = (
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis " +
  "diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco" +
  " veintiseis " +
  "veintisiete veintiocho veintinueve"
).split(" ");

const small = new Map<string, number>([
  ...units.map((word, number) => [word, number] as const),
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["uno", 1],
  ["una", 1],
  ["veintiuno", 21],
  ["veintiuna", 21],
  ["treinta", 30],
  ["cuarenta", 40],
  ["cincuenta", 50],
  ["sesenta", 60],
  ["setenta", 70],
  ["ochenta", 80],
  ["noventa", 90],
]);
const hundreds = new Map<string, number>([
  ["cien", 100],
  ["ciento", 100],
  ["doscientos", 200],
  ["trescientos", 300],
  ["cuatrocientos", 400],
  ["quinientos", 500],
  ["seiscientos", 600],
  ["setecientos", 700],
  ["ochocientos", 800],
  ["novecientos", 900],
]);

const tens = "(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)";

/** Source of the pattern of a number below 100, in digits or in words. */
export const COUNT = `(?:\\d{1,2}|${tens} y ${anyOf(["un", "uno", "una", ...units.slice(2, 10)])}|${anyOf([
  ...small.keys(),
])})(?![\\d.,]?\\d|[a-z])`;

const word = anyOf([...small.keys(), ...hundreds.keys()]);

const part = `(?:${word}|mil|millon(?:es)?)`;

/** Source of the pattern of an amount in words: `un millon doscientos mil`. */
export const AMOUNT_IN_WORDS = `${part}(?: (?:y |de )?${part}){0,9}`;

/** Returns the value of a number in words, or in digits without separators; NaN when it is neither. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let [total, thousands, rest] = [0, 0, 0];
  for (const one of text.split(/\s+/)) {
    if (one === "y" || one === "de") continue;
    const value = small.get(one) ?? hundreds.get(one);
    if (value !== undefined) rest += value;
    else if (one === "mil") [thousands, rest] = [thousands + (rest || 1) * 1_000, 0];
    else if (/^millon(?:es)?$/.test(one))
      [total, thousands, rest] = [total + (thousands + rest || 1) * 1_000_000, 0, 0];
    else return NaN;
  }
  return total + thousands + rest;
}
