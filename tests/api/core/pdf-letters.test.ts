import { afterAll, describe, expect, test } from "vitest";
import type { PdfDocument, Piece } from "../../../api/src/core/pdf/document.ts";
import { PdfPrinter } from "../../../api/src/core/pdf/printer.ts";
import { setLetters } from "../../../api/src/core/pdf/set-letters.ts";
import { heading, paragraphs } from "../../../api/src/core/pdf/text.piece.ts";
import { linesTable } from "../../../api/src/core/pdf/table.piece.ts";
import { START } from "../../support/calendar.ts";
import { hashOfStreams } from "../../support/pdf-streams.ts";
import { pagesOf } from "../../support/pdf-text.ts";

const printer = new PdfPrinter();
afterAll(() => printer.close());

const saying = (...content: Piece[]): PdfDocument => ({
  title: "Contrato",
  author: "Travesía",
  createdAt: START,
  footer: "Travesía",
  content,
});
const textOf = async (...content: Piece[]) =>
  (await pagesOf(await printer.print(saying(...content)))).join(" ");

const NAMES = "Čeněk Şahin Łukasz, Nguyễn Thị Đà Nẵng, Ελλάδα, Москва";
const SIGNS = "→ ✓ ★ ≤ ℃ № ✈ ☎";

describe("a document prints every letter that a face has", () => {
  test.each<[string, Piece]>([
    ["plain", { text: NAMES }],
    ["bold", { text: NAMES, bold: true }],
    ["italic", { text: NAMES, italics: true }],
    ["bold and italic", { text: NAMES, bold: true, italics: true }],
    ["a title", { text: NAMES, style: "title" }],
    ["a heading", heading(NAMES)],
    ["a paragraph", paragraphs([NAMES])],
    ["a part of a text", { text: ["Entre ", { text: NAMES, bold: true }, " y la agencia"] }],
    ["a cell", linesTable([{ head: "Pasajero" }], [[NAMES]])],
    ["a head of a table", linesTable([{ head: NAMES }], [["Uno"]])],
    ["a title in a column", { columns: [{ stack: [{ text: NAMES, style: "title" }] }] }],
  ])("in %s", async (_, piece) => {
    expect((await textOf(piece)).replaceAll(" ", "")).toContain(NAMES.replaceAll(" ", ""));
  });

  test("signs too, also the signs of which telephones make pictures", async () => {
    expect(await textOf({ text: SIGNS }, heading(SIGNS))).toContain(`${SIGNS} ${SIGNS}`);
    expect(await textOf({ text: "✈️ Vuelo" })).toContain("✈ Vuelo");
  });

  test("at the foot of each page", async () => {
    const document = { ...saying({ text: "Uno" }), footer: "Đà Nẵng Viajes" };
    expect(await pagesOf(await printer.print(document))).toEqual([expect.stringContaining("Đà Nẵng Viajes")]);
  });

  test("with a comma in the face of the word before it", () => {
    const { content } = setLetters({ text: "Ελλάδα, fin", style: "title" }, new Map([["title", "Display"]]));
    expect(content).toMatchObject({ text: [{ text: "Ελλάδα, ", font: "TitleWide" }, "fin"] });
  });

  test("with the marks on their letters, written apart or as one", async () => {
    const { content } = setLetters({ text: "Nguyễn n̈".normalize("NFD") }, new Map());
    expect(content).toEqual({ text: [{ text: "Nguyễn ", font: "TextWide" }, "n̈"] });
    const titled = setLetters({ text: "n̈ema", style: "title" }, new Map([["title", "Display"]]));
    expect(titled.content).toMatchObject({
      text: [
        { text: "n̈", font: "TitleWide" },
        { text: "ema", font: "DisplayWide" },
      ],
    });
  });

  test("and shows a box for a letter that none has, one for each sign that people see", async () => {
    expect(await textOf({ text: "Ana 😀 👨‍👩‍👧 李 Rojas" })).toContain("Ana □ □ □ Rojas");
    expect(await textOf(heading("東京 2026"))).toContain("□□ 2026");
  });

  test("and nothing for invisible characters", async () => {
    expect(await textOf({ text: "Car\u00adta\u202age\u202cna\tde" })).toContain("Cartagena de");
  });
});

describe("a document of Latin letters", () => {
  const plain = () =>
    saying(
      heading("Las partes"),
      paragraphs(["María Peña, CC 52.123.456, “Getsemaní” – 10 €…", "Ñandú y cigüeña"]),
      linesTable([{ head: "Concepto" }, { head: "Valor", amounts: true }], [["Noche 1", 1_250_000]]),
    );

  test("draws the same as before there were other faces", async () => {
    expect(hashOfStreams(await printer.print(plain()))).toBe(BEFORE);
  });

  test("is handed on as it is, and asks for no other face", () => {
    const { content } = plain();
    const set = setLetters([...content], new Map());
    expect((set.content as Piece[]).every((piece, at) => piece === content[at])).toBe(true);
    expect(set.needed.size).toBe(0);
  });

  test("has the same bytes after one of other letters", async () => {
    const one = new PdfPrinter(1);
    const first = await one.print(plain());
    await one.print(saying(heading(NAMES), { text: `${NAMES} ${SIGNS}` }));
    const again = await one.print(plain());
    await one.close();
    expect(again.equals(first)).toBe(true);
  });
});

test("a document of other letters has the same bytes each time", async () => {
  const fresh = new PdfPrinter();
  const document = saying(heading(NAMES), { text: `${NAMES} ${SIGNS} 😀`, bold: true });
  const [first, second] = await Promise.all([printer.print(document), fresh.print(document)]);
  await fresh.close();
  expect(second.equals(first)).toBe(true);
});

/** Hash of the earlier drawing of `plain`. */
const BEFORE = "452660b1ca2ef6b4b2073e2959e3bb5cc37a19758ecbbdb799dce899af137b5d";
