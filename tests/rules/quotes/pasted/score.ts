import { readdirSync, readFileSync } from "node:fs";
import type { Piece, TextReading } from "../../../../api/src/modules/quotes/pasted/read-value.rules.ts";

type Value = string | number | Readonly<Record<string, unknown>>;
type Truth = Readonly<Record<string, Value | readonly Value[]>>;

type Pieces = Readonly<Record<string, readonly (readonly Piece[])[]>>;

/** Text with the values that a person reads in it. */
export interface SampleText {
  readonly id: string;
  readonly today: string;
  readonly text: string;
  readonly truth: Truth;
  /** Values that follow from the text: right when read, no miss when left out. */
  readonly may: Truth;
  /** Fields that are to be asked, never guessed. */
  readonly asked: readonly string[];
  readonly free: readonly string[];
  readonly spans?: Pieces;
  readonly may_spans?: Pieces;
}

const folder = new URL("./texts/", import.meta.url);

/** Returns the sample texts whose name begins with one of the prefixes. */
export const sampleTexts = (...prefixes: readonly string[]): SampleText[] =>
  readdirSync(folder)
    .filter((name) => prefixes.length === 0 || prefixes.some((one) => name.startsWith(one)))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as SampleText);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const unscored = new Set(["desde", "neto", "mas_impuestos", "temporada"]);
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a value in the form in which two are compared. */
function keyOf(field: string, value: unknown): string {
  if (!isObject(value)) return typeof value === "string" ? value.trim().toLowerCase() : String(value);
  const scored = Object.entries(value)
    .map(([name, own]) => [snake(name), own] as const)
    .filter(([name]) => field === "vigencia_viaje" || !unscored.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(scored);
}

const listOf = (value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Value[]) : [value as Value];

/** A value that was read, by the name of its field in the samples. */
interface Read {
  readonly field: string;
  readonly value: unknown;
  readonly pieces: readonly Piece[];
}

/** Returns all values of a reading. */
export const valuesOf = ({ singles, lists }: TextReading): Read[] => [
  ...Object.entries(singles).map(([field, one]) => ({ field: snake(field), ...one })),
  ...Object.entries(lists).flatMap(([field, list]) => list.map((one) => ({ field: snake(field), ...one }))),
];

interface Score {
  right: number;
  wrong: string[];
  missed: string[];
  stated: number;
  asked: string[];
}

/** Compares a reading with the truth of its text. */
export function scoreOf({ id, truth, may, free, asked }: SampleText, reading: TextReading): Score {
  const score: Score = { right: 0, wrong: [], missed: [], stated: 0, asked: [] };
  const read = valuesOf(reading).filter(({ field }) => !free.includes(field));
  const left = new Map(
    Object.entries(truth).map(([field, value]) => [field, listOf(value).map((one) => keyOf(field, one))]),
  );
  for (const [field, list] of left) if (!free.includes(field)) score.stated += list.length;
  for (const { field, value } of read) {
    const key = keyOf(field, value);
    const list = left.get(field) ?? [];
    const at = list.indexOf(key);
    if (at !== -1) {
      list.splice(at, 1);
      score.right += 1;
    } else if (listOf(may[field]).some((one) => keyOf(field, one) === key)) score.right += 1;
    else score.wrong.push(`${id} ${field}: ${key}`);
  }
  for (const [field, list] of left)
    if (!free.includes(field)) for (const key of list) score.missed.push(`${id} ${field}: ${key}`);
  const questions = new Set(reading.questions.map(({ field }) => snake(field)));
  for (const field of asked) if (!questions.has(field)) score.asked.push(`${id} ${field}`);
  return score;
}
