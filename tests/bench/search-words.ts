import { firstClient } from "./fill/people.ts";

const written = (count: number, word: (n: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, n) => word(n));
const padded = (number: number, digits: number): string => String(number).padStart(digits, "0");

const names = ["camila", "andrés", "Valentina", "santiago gómez", "MARÍA JOSÉ", "julian rios", "Óscar peña"];
const places = ["cartagena", "San Andrés", "cancun", "punta cana", "Leticia", "caño cristales", "medellín"];

/** One letter too many, too few, another, or two that changed places. */
const mistaken = [
  ...["camlia", "valentna", "santigao", "natallia", "julin", "estevan", "quintreo", "peñaa", "mnuoz"],
  ...["cartajena", "cancum", "leticcia", "medelin", "camila gomes", "paula ospinna", "andres cardeans"],
  ...["peronsa 1234", "viajreo 777", "provedor 12", "cristals"],
];

/** Words that nearly everything is found by. */
const everywhere = [
  "correo",
  "test",
  "persona",
  "com",
  "cot",
  "con-0",
  "viajero",
  "a b c",
  "300",
  "@correo.test",
];

/**
 * Texts that an agency searches for all day, some hundred: half-remembered names, telephones or their last
 * digits, numbers of records and documents, e-mails, places, and words that are everywhere.
 */
export const searchedTexts: readonly string[] = [
  ...written(35, (n) => `${names[n % names.length]!} ${n % 3 ? "" : places[n % places.length]!}`.trim()),
  ...mistaken,
  ...written(30, (n) => `+57 300 ${padded(firstClient + n * 613, 7).replace(/(...)(?=.)/, "$1 ")}`),
  ...written(20, (n) => padded(firstClient + n * 977, 7).slice(-4 - (n % 3))),
  ...written(40, (n) => `COT-${padded(1 + n * 2_417, 8)}`),
  ...written(20, (n) => `CON-${padded(1 + n * 971, 8)}`),
  ...written(20, (n) => `trx-${padded(17 + n * 3_001, 10)}`),
  ...written(30, (n) => String(10_000_000 + n * 991)),
  ...written(30, (n) => `persona${firstClient + n * 641}@correo.test`),
  ...places,
  ...everywhere,
];
