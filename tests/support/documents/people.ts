/** Numbers between 0 and 1 that are the same at every run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Invented person with the data that a document has. */
export interface Bearer {
  readonly surnames: string;
  readonly names: string;
  readonly birth: string;
  readonly expiry: string;
  readonly sex: "M" | "F";
  readonly passport: string;
  readonly nuip: string;
}

const surnames =
  "QUIROGA WILCHES GUZMAN HOYOS MEDINA DUARTE OBANDO ZULUAGA XIQUES KLINGER VARGAS JURADO BEJARANO".split(
    " ",
  );
const names =
  "MARIA WILLIAM GLORIA HUGO MONICA DIEGO OLGA ZULMA XIMENA KEVIN VALERIA JAIRO BEATRIZ FELIPE".split(" ");
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns an invented person; `year` is that of the day on which the documents are shown. */
export function aBearer(random: () => number, year: number): Bearer {
  const below = (count: number) => Math.floor(random() * count);
  const one = (from: readonly string[] | string) => from[below(from.length)]!;
  const two = (value: number) => String(value).padStart(2, "0");
  const day = (from: number, years: number) =>
    `${from + below(years)}-${two(1 + below(12))}-${two(1 + below(28))}`;
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join("");
  return {
    surnames: `${one(surnames)} ${one(surnames)}`,
    names: random() < 0.5 ? one(names) : `${one(names)} ${one(names)}`,
    birth: day(year - 80, 79),
    expiry: day(year + 1, 9),
    sex: random() < 0.5 ? "M" : "F",
    passport: one(letters) + one(letters) + digits(6),
    nuip: `1${digits(9)}`,
  };
}
