import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvCell } from "../../api/src/core/sheet/cells.ts";
import { amountOf } from "../../api/src/core/sheet/amounts.ts";
import readSheet from "../../api/src/core/sheet/read-sheet.ts";
import { SheetReader } from "../../api/src/core/sheet/sheet-reader.ts";
import type { WantedColumn } from "../../api/src/core/sheet/sheet.ts";
import { workbook } from "../support/bank/sheets.ts";

const wanted: readonly WantedColumn[] = [
  { name: "day", heading: "Fecha", kind: "day", required: true },
  { name: "text", heading: "Descripción", kind: "text", required: true },
  { name: "amount", heading: "Valor", kind: "amount", required: true },
];
const read = (bytes: Buffer | string) => readSheet({ bytes: Buffer.from(bytes as string), wanted });
const linesOf = (bytes: Buffer | string) => {
  const answer = read(bytes);
  return "problem" in answer ? answer.problem : answer.lines.map(({ values }) => Object.values(values));
};
const consignment = ["2026-11-05", "Consignación de Ñáñez", 1_850_000];

describe("an amount", () => {
  it.each([
    ["1.850.000,00", 1_850_000],
    ["-1.850.000", -1_850_000],
    ["(1.850.000)", -1_850_000],
    ["$ 1.850.000", 1_850_000],
    ["$ -1.850.000,50", -1_850_000],
    ["1,850,000.99", 1_850_000],
    ["1'850.000", 1_850_000],
    ["1850000-", -1_850_000],
    ["1850000,5", 1_850_000],
    ["1.850", 1_850],
    ["COP 12", 12],
    ["0", 0],
  ])("%s is %d", (text, amount) => expect(amountOf(text)).toBe(amount));

  it.each(["abc", "1850.000", "1.85.000", "=1+1", "--5", "-5-", "1e6", "9.999.999.999.999", "", "."])(
    "%s is none",
    (text) => expect(amountOf(text)).toBeNull(),
  );
});

describe("a file of a bank", () => {
  const rows = (separator: string) =>
    [
      ["Banco de Prueba"],
      ["Fecha", "Descripción", "Valor"],
      ["05/11/2026", "Consignación de Ñáñez", '"1.850.000,00"'],
    ]
      .map((cells) => cells.join(separator))
      .join("\r\n");

  it.each([";", ",", "\t"])("is read with %j between its columns, with anything above its headings", (by) => {
    expect(linesOf(rows(by))).toEqual([consignment]);
  });

  it("is read in UTF-8 with and without byte order mark, in latin1 and in UTF-16", () => {
    const text = rows(";");
    expect(linesOf(Buffer.from(`\u{feff}${text}`))).toEqual([consignment]);
    expect(linesOf(Buffer.from(text, "latin1"))).toEqual([consignment]);
    expect(linesOf(Buffer.from(`\u{feff}${text}`, "utf16le"))).toEqual([consignment]);
  });

  it("is read as a workbook: days by their format, and of a formula what it came to", () => {
    const bytes = workbook([
      ["Fecha", "Descripción", "Valor"],
      [{ serial: 46_331 }, '=HYPERLINK("http://x")', { formula: "1+1", was: 1_850_000 }],
    ]);
    expect(linesOf(bytes)).toEqual([["2026-11-05", '=HYPERLINK("http://x")', 1_850_000]]);
  });

  it.each([
    [
      "SGML",
      "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKACCTFROM><ACCTID>123456\n</BANKACCTFROM><BANKTRANLIST>",
      "\n",
    ],
    ["XML", '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><ACCTID>123456</ACCTID><BANKTRANLIST>', "</x>"],
  ])("is read as OFX in %s", (_, head, end) => {
    const of = (tag: string, value: string) => `<${tag}>${value}${end.replace("x", tag)}`;
    const body =
      `<STMTTRN>${of("TRNTYPE", "CREDIT")}${of("DTPOSTED", "20261105120000[-5:COT]")}` +
      of("TRNAMT", "1850000.00") +
      `${of("FITID", "A-1")}${of("NAME", "P&amp;P")}</STMTTRN></BANKTRANLIST></OFX>`;
    const answer = read(head + body);
    expect(answer).toMatchObject({ format: "ofx", account: "123456" });
    expect(linesOf(head + body)).toEqual([["2026-11-05", "P&P", 1_850_000]]);
  });

  it.each([
    [
      "a line of it",
      "Fecha;Descripción;Valor\n05/11/2026;a;1\n31/02/2026;b;2",
      "Línea 3, columna «Fecha»: no entendimos «31/02/2026» como fecha (día/mes/año).",
    ],
    [
      "an amount",
      "Fecha;Descripción;Valor\n05/11/2026;a;mil",
      "Línea 2, columna «Valor»: no entendimos «mil» como valor en pesos.",
    ],
    [
      "an empty cell",
      "Fecha;Descripción;Valor\n05/11/2026;;1",
      "Línea 2, columna «Descripción»: está vacía.",
    ],
    [
      "a formula where an amount stands",
      "Fecha;Descripción;Valor\n05/11/2026;a;=1+1",
      "Línea 2, columna «Valor»: no entendimos «=1+1» como valor en pesos.",
    ],
    [
      "another bank",
      "Saldo;Oficina\n1;Centro",
      "El archivo no tiene las columnas que esta cuenta usa («Fecha», «Descripción», «Valor»). ¿Es de otro banco?",
    ],
    [
      "a column that is missing",
      "Fecha;Descripción\n05/11/2026;a",
      "Al archivo le falta la columna «Valor».",
    ],
    [
      "quotes that stay open",
      'Fecha;Descripción;Valor\n05/11/2026;"a;1\n',
      "Línea 2: hay unas comillas que se abren y no se cierran.",
    ],
    ["a picture", "\u0089PNG\r\n\u001a\n\u0000\u0000", "No pudimos leer el archivo."],
    ["a page", "<html><table><tr><td>1</td></tr></table></html>", "No pudimos leer el archivo."],
    ["a PDF", "%PDF-1.7", "No pudimos leer el archivo."],
    ["nothing", "", "El archivo está vacío."],
    ["a sentence", "Esto no es un extracto", "No pudimos leer el archivo."],
    ["headings alone", "Fecha;Descripción;Valor", "El archivo no tiene movimientos."],
    [
      "entities in OFX",
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><OFX></OFX>',
      "El archivo OFX declara entidades",
    ],
  ])("is refused whole for %s, in words", (_, text, problem) => {
    expect(linesOf(text)).toContain(problem);
  });

  it("has at most 10,000 movements", () => {
    const lines = (count: number) =>
      `Fecha;Descripción;Valor\n${Array.from({ length: count }, (_, at) => `05/11/2026;a;${at}`).join("\n")}`;
    expect(linesOf(lines(10_000))).toHaveLength(10_000);
    expect(linesOf(lines(10_001))).toContain("más de 10.000 movimientos");
    expect(linesOf(lines(20_000))).toContain("más de 10.000 movimientos");
  });

  it("is read in one go, however it is laid out: 9 MB of OFX in one line", () => {
    const movement = "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105<TRNAMT>1.00<FITID>A<NAME>a</STMTTRN>";
    const body = movement.repeat(Math.ceil((9 * 1024 * 1024) / movement.length));
    const started = performance.now();
    expect(linesOf(`OFXHEADER:100 <OFX><BANKTRANLIST>${body}</BANKTRANLIST></OFX>`)).toContain(
      "más de 10.000 movimientos",
    );
    expect(linesOf(`OFXHEADER:100 <OFX>${"<STMTTRN>".repeat(1024 * 1024)}`)).toContain("movimientos");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("that takes too long is refused in words, and the next one is read", async () => {
    const bytes = Buffer.from("Fecha;Descripción;Valor\n05/11/2026;a;1");
    const hurried = new SheetReader(1);
    const patient = new SheetReader();
    await expect(hurried.read(bytes, wanted)).rejects.toThrow(
      "El archivo tarda demasiado en leerse. Divídelo en archivos más pequeños.",
    );
    const both = await Promise.all([patient.read(bytes, wanted), patient.read(bytes, wanted)]);
    expect(both.map(({ lines }) => lines.length)).toEqual([1, 1]);
    await Promise.all([hurried.close(), patient.close()]);
  });

  it("that would be unzipped to more than 100 MB never is", () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const bomb = zipSync({ "xl/workbook.xml": zeros, "xl/worksheets/sheet1.xml": zeros }, { level: 1 });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(linesOf(Buffer.from(bomb))).toContain("100 MB");
  });

  it("resolves no entities of a workbook, and takes no other archive for one", () => {
    const laughs = `<!DOCTYPE a [<!ENTITY b "c"><!ENTITY lol "&b;&b;">]><worksheet>&lol;</worksheet>`;
    expect(linesOf(workbook([], laughs))).toContain("No pudimos leer el archivo");
    expect(linesOf(workbook([], "<worksheet>&lol;</worksheet>"))).toContain("No pudimos leer el archivo");
    expect(linesOf(Buffer.from(zipSync({ "a.txt": zeros(4) })))).toContain("No pudimos leer el archivo");
    expect(linesOf(workbook([]).subarray(0, 200))).toContain("No pudimos leer el archivo");
  });
});

it.each(["=1+1", "+1", "-1", "@hoy", "＝1+1", "＋1", "－1", "＠hoy"])(
  "a text that begins as a formula gets an apostrophe in CSV: %s",
  (text) => {
    expect(csvCell(text, "text")).toBe(`'${text}`);
    expect(csvCell(`Ana ${text}`, "text")).toBe(`Ana ${text}`);
  },
);

const zeros = (count: number) => new Uint8Array(count);
