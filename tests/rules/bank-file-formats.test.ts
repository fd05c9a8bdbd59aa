import { type BookType, CFB, utils, write } from "@e965/xlsx";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile } from "../support/bank/reading.ts";
import { type PlacedText, statementPdf } from "../support/bank/statement-pdf.ts";

/** A movement as it is drawn by lot; the amount in hundredths of a peso. */
interface Drawn {
  readonly date: number;
  readonly cents: number;
  readonly text: string;
  readonly reference: string;
}

const word = fc.stringMatching(/^[A-ZÑÁÉÍÓÚ][A-ZÑa-zñáéíóú&<;.()]{1,11}$/);
const text = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(" "));
const cents = fc.integer({ min: -900_000_000, max: 900_000_000 }).filter((amount) => amount !== 0);
const reference = fc.stringMatching(/^(?:[1-9][\dA-Z]{3,9})?$/);
const movement = fc.record({ date: fc.integer({ min: 1, max: 31 }), cents, text, reference });

/** Movements of October; the first one says that the day comes before the month. */
const movements = fc
  .tuple(movement, fc.array(movement, { maxLength: 60 }))
  .map(([first, others]): readonly Drawn[] => [{ ...first, date: 25 }, ...others]);

const two = (number: number): string => String(number).padStart(2, "0");
const written = (amount: number, group: string, decimal: string): string => {
  const [whole = "", decimals] = (Math.abs(amount) / 100).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${amount < 0 ? "-" : ""}${grouped}${decimal}${decimals}`;
};

const read = async (bytes: Uint8Array | string) => {
  const { problem, asks, refused, movements: found } = await readFile(bytes);
  expect({ problem, asks, refused }).toEqual({ problem: null, asks: null, refused: [] });
  return found.map(({ day, cents: amount, text: said, reference: by }) => [day, amount, said, by]);
};

const cell = (said: string): string => (/[;"]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said);

/** Movements as a bank gives them in a text. */
const csv = (lines: readonly Drawn[]): string =>
  [
    "Fecha;Descripción;Valor;Referencia",
    ...lines.map(({ date, cents: amount, text: said, reference: by }) =>
      [`${two(date)}/10/2026`, said, written(amount, ".", ","), by].map(cell).join(";"),
    ),
  ].join("\r\n");

const runs = { numRuns: 40 };

describe("the same movements in a workbook", () => {
  const headings = ["Fecha", "Descripción", "Valor", "Referencia"];
  const book = (rows: readonly (readonly unknown[])[], bookType: BookType): Buffer => {
    const made = utils.book_new();
    utils.book_append_sheet(
      made,
      utils.aoa_to_sheet([headings, ...rows.map((row) => [...row])], { UTC: true }),
      "Hoja 1",
    );
    return write(made, { type: "buffer", bookType, cellDates: false }) as Buffer;
  };
  const texts = (lines: readonly Drawn[]) =>
    lines.map((one) => [
      `${two(one.date)}/10/2026`,
      one.text,
      written(one.cents, ".", ","),
      one.reference || null,
    ]);
  const values = (lines: readonly Drawn[]) =>
    lines.map((one) => [
      new Date(Date.UTC(2026, 9, one.date)),
      one.text,
      one.cents / 100,
      one.reference || null,
    ]);

  const numbers = (lines: readonly Drawn[]) =>
    texts(lines).map(([day, said, , by], at) => [day, said, (lines[at]?.cents ?? 0) / 100, by]);

  it.each<[BookType, string, (lines: readonly Drawn[]) => readonly (readonly unknown[])[]]>([
    ["biff8", "texts", texts],
    ["biff8", "days and numbers", values],
    ["xlsx", "days and numbers", values],
    ["sylk", "texts", texts],
    ["sylk", "numbers", numbers],
    ["html", "texts", texts],
  ])("(%s, of %s) equal the CSV's", async (bookType, _, rows) =>
    fc.assert(
      fc.asyncProperty(movements, async (lines) => {
        expect(await read(book(rows(lines), bookType))).toEqual(await read(csv(lines)));
      }),
      runs,
    ),
  );

  it("with a password are not read, and it is said", async () => {
    const file = CFB.read(book([], "biff8"), { type: "buffer" });
    const stream = CFB.find(file, "/Workbook")!;
    const content = Buffer.from(stream.content as Uint8Array);
    const begin = 4 + content.readUInt16LE(2);
    const locked = Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4]);
    stream.content = Buffer.concat([content.subarray(0, begin), locked, content.subarray(begin)]);
    stream.size = stream.content.length;
    expect((await readFile(Buffer.from(CFB.write(file, { type: "buffer" }) as Uint8Array))).problem).toBe(
      "El libro tiene contraseña. Ábrelo, quítale la contraseña y guárdalo de nuevo.",
    );
  });
});

describe("the same movements in a PDF of several pages", () => {
  const [TOP, ROW, ON_A_PAGE] = [170, 44, 14];
  const pagesOf = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
    Array.from({ length: Math.ceil(rows.length / ON_A_PAGE) }, (_, at) =>
      rows.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
    );
  const at = (x: number, y: number, said: string): PlacedText => ({ x, y, text: said });

  /** Returns a text in lines of at most 30 letters, at their heights around `y`. */
  const broken = (said: string, y: number): readonly PlacedText[] => {
    const lines: string[] = [];
    for (const one of said.split(" ")) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + one.length < 30) lines[lines.length - 1] = `${last} ${one}`;
      else lines.push(one);
    }
    return lines.map((line, place) => at(178, y + (place - (lines.length - 1) / 2) * 11, line));
  };

  it("of Nequi equal the CSV's", async () =>
    fc.assert(
      fc.asyncProperty(movements, async (drawn) => {
        const lines = drawn.map((one) => ({ ...one, reference: "" }));
        const opening = 5_000_000;
        let balance = opening;
        const rows = lines.map((one) => ({ ...one, balance: (balance += one.cents) }));
        const money = (amount: number) => `$${written(amount, ",", ".")}`;
        const pages = pagesOf(rows).map((page) => [
          at(57, 60, "LUCIA ARANGO PEÑA"),
          at(57, 80, "Número de cuenta de ahorro: 3000001122"),
          at(57, 100, "Estado de cuenta para el período de: 2026/10/01 a 2026/10/31"),
          ...[at(58, 126, "Fecha del"), at(58, 140, "movimiento"), at(178, 133, "Descripción")],
          ...[at(402, 133, "Valor"), at(486, 133, "Saldo")],
          ...page.flatMap((one, place) => {
            const y = TOP + place * ROW;
            return [
              at(58, y, `${two(one.date)}/10/2026`),
              ...broken(one.text, y),
              at(402, y, money(one.cents)),
              at(486, y, money(one.balance)),
            ];
          }),
          at(57, 810, `Saldo anterior ${money(opening)} Total abonos $1.00 Total cargos $1.00`),
          at(57, 825, `Saldo actual ${money(balance)}`),
        ]);
        expect(await read(statementPdf(pages))).toEqual(await read(csv(lines)));
      }),
      runs,
    ));

  it("of DaviPlata equal the CSV's", async () =>
    fc.assert(
      fc.asyncProperty(movements, async (drawn) => {
        const lines = drawn.map((one) => {
          const said = `${one.cents > 0 ? "ABONO" : "PAGO"} A ${one.text.replace(/[^A-ZÑ ]/g, "X")}`;
          return { ...one, reference: "", text: said.slice(0, 30).trim() };
        });
        const pages = pagesOf(lines).map((page) => [
          at(57, 60, "Saldo DaviPlata $ 465.500,50"),
          ...[at(58, 130, "Fecha"), at(132, 130, "Valor"), at(205, 130, "Oficina Documento Transacción")],
          ...page.flatMap((one, place) => {
            const y = TOP + place * ROW;
            const amount = written(Math.abs(one.cents), ",", ".");
            return [
              at(58, y, `2026-10-${two(one.date)} ${amount} 0`),
              ...[at(253, y, String(place + 1)), at(328, y, one.text)],
            ];
          }),
        ]);
        expect(await read(statementPdf(pages))).toEqual(await read(csv(lines)));
      }),
      runs,
    ));
});
