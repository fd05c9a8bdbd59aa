import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSpanish, writtenTexts } from "./words/interface-texts.ts";

/** A line each; the text behind # is for the reader of the list. */
const listed = (name: string) =>
  readFileSync(new URL(`./words/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

const specified = listed("specified.txt");
const composed = listed("composed.txt");
const later = listed("later.txt");
/** `file: text` of texts of one word that the specification gives to one place. */
const places = new Set(listed("places.txt"));
/** Messages of REST since its first release: its programs may compare them. */
const released = [
  ...readFileSync(new URL("./releases/0.2.0.openapi.json", import.meta.url), "utf8").matchAll(
    /"const":"([^"]+ [^"]+)"/g,
  ),
].map(([, text]) => text!);
const names = new Set(listed("names.txt"));
const written = writtenTexts("api/src", "web/src");
const blob = written.map(({ text }) => text).join("\n");
/** Texts of ours in Spanish; texts that only the database reads are left out. */
const spanish = written.filter((one) => isSpanish(one) && !/ in \('/.test(one.text));
const given = [...specified, ...composed, ...later, ...released]
  .sort((a, b) => b.length - a.length)
  .map(pattern);

/**
 * Returns the pattern of a specified text in the sources: a value is any short text, or `{}` in a template.
 */
function pattern(text: string): RegExp {
  const parts = text
    .split(/\{[^}]*\}|…/)
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .filter((part) => part !== "");
  return new RegExp(parts.join(".{0,60}?"), "g");
}

/** Returns the part of a text that is ours: without the words that the specification gives. */
const ownWords = (text: string) => given.reduce((rest, words) => rest.replace(words, "…"), text);

/** The texts with words that we do not use, file and text each; a test names them all at once. */
const offending = (word: RegExp) =>
  spanish
    .filter(({ text }) => word.test(text) && word.test(ownWords(text)))
    .map(({ file, text }) => `${file}: ${text}`)
    .filter((place) => !places.has(place));

test("every text that the specification quotes is in the sources, letter for letter", () => {
  expect(specified.filter((text) => !pattern(text).test(blob))).toEqual([]);
});

test("a specified text that is put together of parts is read by a test", () => {
  const read = writtenTexts("tests")
    .map(({ text }) => text)
    .join("\n");
  expect(composed.filter((text) => !pattern(text).test(read))).toEqual([]);
});

test("a text that the specification gives to one place is there", () => {
  const there = new Set(written.map(({ file, text }) => `${file}: ${text}`));
  expect([...places].filter((place) => !there.has(place))).toEqual([]);
});

test("a text of a feature that is not built yet leaves its list when it is", () => {
  expect(later.filter((text) => pattern(text).test(blob))).toEqual([]);
});

test.each([
  ["a service of a contract servicio, never an ítem", /(?<![\p{L}])[íi]tems?\b/iu],
  ["what is done by its word alone", /\bexitosamente\b/i],
  ["what is matched to nobody por identificar", /\b(?:sin|tiene|un|busca) dueño/i],
  ["a correo, never an e-mail", /\be-?mails?\b/i],
  [
    "no English where Spanish has a word",
    /(?<!npm run (?:owner:)?)\b(link|click|login|password|dashboard|upload|download|feedback|backup|preview|draft|slug|checkbox)s?\b/i,
  ],
  [
    "people by tú",
    /\b(?:Ingrese|Seleccione|Verifique|Revise|Intente|Espere|Escriba|Elija|Contacte|Haga|[Uu]sted)\b/,
  ],
  ["people by what they do: a usuario only signs in", /\busuarios?\b/i],
  ["an annulled payment Anulado, but in the law's own word", /\breversad[oa]s?\b/],
  [
    "an amount valor, but where the columns of commissions say monto",
    /(?<!\.|and )\bmontos?\b(?! (?:base|fijo))/i,
  ],
  ["the limit of commissions límite", /\bcupos? (?:del mes|disponible|mensual)/i],
  ["roles in Spanish", /\b(?:Owner|Admin)\b/],
  ["a space before the percent sign", /(\d|\{\})%/],
  ["no exclamation mark but for congratulations", /[a-záéíóú]!$/],
])("our own texts name %s", (_, word) => {
  expect(offending(word)).toEqual([]);
});

/** Two capitals in a row, as in a title: small words may be between. */
const TITLE =
  /^…?[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+(?: (?:de|del|y|la|el|los|las|a|en|por))* [A-ZÁÉÍÓÚÑ][a-záéíóúñ]{2,}/;

test("our own headings are sentences: a capital only where one begins and in names", () => {
  const headings = spanish.filter(
    ({ file, text }) =>
      text.length < 60 &&
      !text.endsWith(".") &&
      TITLE.test(text) &&
      !text.includes("«") &&
      !/seed|demo|kit\/|holidays|dian|bank\.rules|pack\/layouts\.rules/.test(file),
  );
  const titles = headings.filter(({ text }) => TITLE.test(ownWords(text)) && !names.has(text));
  expect(titles.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
