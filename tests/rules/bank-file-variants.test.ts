import { describe, expect, it } from "vitest";
import { decoded } from "../../api/src/core/sheet/text.ts";
import { readFile, sample, samples } from "../support/bank/reading.ts";

const readingOf = async (bytes: Uint8Array | string) => {
  const { account, movements, problem, asks } = await readFile(bytes);
  return { account, problem, asks, movements: movements.map(({ line: _, ...movement }) => movement) };
};

const ends = ["\r\n", "\n", "\r"] as const;
const isHeading = (line: string): boolean => /(?:fecha|date|fec_tr)/i.test(line) && !/\d{3}/.test(line);
const onHeadings = (change: (line: string) => string) => (lines: readonly string[]) =>
  lines.map((line) => (isHeading(line) ? change(line) : line)).join("\n");

/** Ways in which the same lines of text reach us. */
const variants: Readonly<Record<string, (lines: readonly string[]) => Uint8Array | string>> = {
  "without an end of its last line": (lines) => lines.join("\n"),
  "with ends of Windows": (lines) => lines.map((line) => `${line}\r\n`).join(""),
  "with ends of each kind": (lines) => lines.map((line, at) => line + ends[at % ends.length]).join(""),
  "with blank lines between and behind": (lines) => `\n${lines.join("\n\n")}\n \n\t\n`,
  "with a byte order mark": (lines) => `\u{feff}${lines.join("\n")}`,
  "in UTF-16": (lines) => Buffer.from(`\u{feff}${lines.join("\n")}`, "utf16le"),
  "in windows-1252": (lines) => Buffer.from(lines.join("\n"), "latin1"),
  "with headings in capitals": onHeadings((line) => line.toUpperCase()),
  "with headings in small letters": onHeadings((line) => line.toLowerCase()),
  "with headings without accents": onHeadings((line) => line.normalize("NFD").replace(/\p{M}/gu, "")),
  "with letters and accents apart": (lines) => lines.map((line) => line.normalize("NFD")).join("\n"),
};

describe.each(samples.flatMap(([name]) => (/\.(?:csv|txt)$/.test(name) ? [name] : [])))("%s", (name) => {
  const lines = decoded(sample(name))
    .split(/\r\n|\n|\r/)
    .filter(Boolean);

  it.each(Object.entries(variants))("%s says the same", async (_, variant) => {
    const [right, read] = [await readingOf(sample(name)), await readingOf(variant(lines))];
    const said = (text: string) => text.normalize("NFC");
    expect(JSON.parse(said(JSON.stringify(read)))).toEqual(right);
  });
});

it("nine columns without headings may have empty ones behind them", async () => {
  const name = "bancolombia-sin-titulos-ddmmaaaa.csv";
  const wider = decoded(sample(name)).replace(/\r?\n/g, ",,\n");
  expect(await readingOf(wider)).toEqual(await readingOf(sample(name)));
});

describe("collections of Asobancaria 2001", () => {
  const records = decoded(sample("asobancaria-2001.txt")).split(/\r?\n/).filter(Boolean);
  const without = (...kinds: readonly string[]) =>
    records.filter((record) => !kinds.some((kind) => record.startsWith(kind)));
  const problemOf = async (changed: readonly string[]) => {
    const { movements, problem } = await readFile(changed.join("\r\n"));
    return { count: movements.length, problem };
  };

  it.each([
    [
      "a sum of the file that is another one",
      () => records.map((record) => record.replace(/^(09.{26})\d/, "$11")),
      "Línea 7: la suma del archivo es",
    ],
    [
      "a sum of the batch that is another one",
      () => records.map((record) => record.replace(/^(08.{26})\d/, "$11")),
      "Línea 6: la suma del lote es",
    ],
    [
      "fewer records than its batch counts",
      () => records.filter((_, at) => at !== 3),
      "Línea 5: según el lote son 3 recaudos, y leímos 2.",
    ],
    [
      "fewer batches than the file counts",
      () => records.filter((_, at) => at !== 3).filter((record) => !record.startsWith("08")),
      "Línea 5: según el archivo son 3 recaudos, y leímos 2.",
    ],
    ["no end", () => without("09"), "Al archivo le falta su último registro (09)"],
    [
      "two accounts",
      () => [...records, ...records.map((record) => record.replace(/^(01.{37})\d/, "$19"))],
      "Línea 8: el archivo trae recaudos de dos cuentas.",
    ],
  ])("with %s bring nothing, and say it", async (_, changed, words) => {
    const { count, problem } = await problemOf(changed());
    expect(problem).toContain(words);
    expect(count).toBe(0);
  });

  it("of two days in one file have a day each", async () => {
    const next = records.map((record) => record.replace(/^(01\d{10})20261104/, "$120261105"));
    const { movements, problem } = await readFile([...records, ...next].join("\n"));
    expect(problem).toBeNull();
    expect(new Set(movements.map(({ day }) => day))).toEqual(new Set(["2026-11-04", "2026-11-05"]));
    expect(movements).toHaveLength(6);
  });
});
