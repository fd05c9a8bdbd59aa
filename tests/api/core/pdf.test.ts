import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe, expect, test } from "vitest";
import { defaultAgency as agency } from "../../../api/src/modules/content/agency.default.ts";
import type { PdfDocument } from "../../../api/src/core/pdf/document.ts";
import { passage } from "../../../api/src/core/pdf/passage.piece.ts";
import { notEmpty, PdfPrinter } from "../../../api/src/core/pdf/printer.ts";
import { qrCode, signatures } from "../../../api/src/core/pdf/signature.piece.ts";
import { linesTable, totals } from "../../../api/src/core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../api/src/core/pdf/text.piece.ts";
import { png } from "../../support/drawing.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const printer = new PdfPrinter();
afterAll(() => printer.close());

const quote = (lines = 3): PdfDocument => ({
  title: "Cotización COT-2026-000123",
  author: agency.name,
  createdAt: new Date("2026-03-01T15:00:00Z"),
  footer: "Travesía · RNT n.º 123456",
  content: [
    passage({
      kind: "Cotización",
      number: "COT-2026-000123",
      origin: "Bogotá",
      destination: "Cartagena",
      dates: "15 al 20 de marzo de 2026",
      travellers: "2 adultos y 1 niño",
      price: 8_450_000,
      status: { text: "Enviada", tone: "sea" },
    }),
    heading("Qué incluye"),
    paragraphs(["Alojamiento, tiquetes y traslados."]),
    facts([
      ["Cliente", "María Peña"],
      ["Acomodación", "Doble"],
    ]),
    linesTable(
      [{ head: "Concepto" }, { head: "Valor", amounts: true }],
      Array.from({ length: lines }, (_, at) => [
        `Noche ${at + 1} en Getsemaní`,
        at === 1 ? -1_250_000 : 1_250_000,
      ]),
    ),
    totals([
      { label: "Subtotal", amount: 8_000_000 },
      { label: "Total", amount: 8_450_000 },
    ]),
    signatures([{ role: "Cliente", name: "María Peña", document: "CC 52.123.456", image: null }]),
    qrCode("https://travesia.test/v/COT-2026-000123", "Verifica este documento"),
    advisorBlock({ name: "Ana Rojas", email: "asesor@travesia.test", phone: "300 555 0101" }),
    notices(agency),
  ],
});

async function textOf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return { pages: file.numPages, text: texts.join(" ").replace(/\s+/g, " ") };
}

describe("a printed document", () => {
  test("says what its pieces say, in Spanish letters", async () => {
    const { text } = await textOf(await printer.print(quote()));
    for (const words of [
      "Cotización COT-2026-000123",
      "Bogotá",
      "Cartagena",
      "2 adultos y 1 niño",
      "$ 8.450.000",
      "-$ 1.250.000",
      "Enviada",
      "María Peña",
      "RNT n.º 123456",
      "Ley 679 de 2001",
      "Ley 1336 de 2009",
      "Ley 1581 de 2012",
      "Página 1 de",
    ])
      expect(text).toContain(words);
  });

  test("names no origin where there is none, as in the contract of a hotel", async () => {
    const alone = passage({
      kind: "Contrato",
      number: "CT-1",
      origin: "",
      destination: "Cartagena",
      price: null,
      dates: "15 de marzo",
      travellers: "2 adultos",
    });
    const { text } = await textOf(await printer.print({ ...quote(), content: [alone] }));
    expect(text).toContain("Cartagena");
    expect(text).not.toContain("Origen");
  });

  test("has the same bytes for the same content, and others for another content", async () => {
    const [first, second, other] = await Promise.all([
      printer.print(quote()),
      printer.print(quote()),
      printer.print(quote(4)),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  test("has the same bytes from a thread that has printed before and from a new one", async () => {
    await printer.print(quote(7));
    const fresh = new PdfPrinter();
    const [known, first] = [await printer.print(quote()), await fresh.print(quote())];
    await fresh.close();
    expect(known.equals(first)).toBe(true);
  });

  test("has the same bytes each time, with drawings that one can see through", async () => {
    const content = Array.from({ length: 8 }, (_, n) => ({ image: png(300, 200, (x, y) => x > y + n) }));
    const drawn: PdfDocument = { ...quote(), content };
    const prints = await Promise.all(Array.from({ length: 8 }, () => printer.print(drawn)));
    expect(prints.filter((bytes) => !bytes.equals(prints[0]!))).toEqual([]);
  });

  test("is copied as what it says after one whose letters are made of the same parts", async () => {
    const one = new PdfPrinter();
    const saying = (text: string): PdfDocument => ({ ...quote(), footer: "", content: [heading(text)] });
    await one.print(saying("Á É Í Ó Ú Ñ Ü á é í ó ú ñ ü\u00a0n.º"));
    const { text } = await textOf(await one.print(saying("TRAVESIA 0 A E I O U N a e i o u n o.")));
    await one.close();
    expect(text).toContain("TRAVESIA 0 A E I O U N a e i o u n o.");
  });

  test("sets figures of one width: no point hides below the flag of a 1", async () => {
    const amounts = ["8.241.100", "8.205.200", "1.111.111"];
    const bytes = await printer.print({
      ...quote(),
      footer: "",
      content: amounts.map((one) => paragraphs([one])),
    });
    const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
    const { items } = await (await file.getPage(1)).getTextContent();
    const widths = items.flatMap((item) => ("str" in item && amounts.includes(item.str) ? [item.width] : []));
    expect(widths).toHaveLength(amounts.length);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.01);
  });

  test("repeats the head of a table that runs over pages", async () => {
    const { pages, text } = await textOf(await printer.print(quote(120)));
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Concepto Valor/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  });

  test("reads no file of the machine and asks no address, not even for a good picture", async () => {
    const picture = Buffer.from(PIXEL, "base64");
    const folder = await mkdtemp(join(tmpdir(), "travesia-pdf-"));
    await writeFile(join(folder, "secret.png"), picture);
    let asked = 0;
    const server = createServer((_request, response) => void ((asked += 1), response.end(picture)));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const withImage = (image: string): PdfDocument => ({ ...quote(), content: [{ image }] });
    await expect(printer.print(withImage(join(folder, "secret.png")))).rejects.toThrow();
    await expect(printer.print(withImage(`http://127.0.0.1:${port}/x.png`))).rejects.toThrow();
    expect(asked).toBe(0);
    await expect(printer.print(withImage(`data:image/png;base64,${PIXEL}`))).resolves.toBeInstanceOf(Buffer);
    server.close();
    await rm(folder, { recursive: true });
  });

  test("is refused when it is empty", () => {
    expect(() => notEmpty(Buffer.alloc(0))).toThrow(
      expect.objectContaining({ code: "INTERNAL", message: "El PDF generado está vacío" }),
    );
  });

  test("that takes longer than its printer waits is asked for again", async () => {
    const hurried = new PdfPrinter(1, 1);
    await expect(hurried.print(quote(100))).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
    await hurried.close();
  });
});
