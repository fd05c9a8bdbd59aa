import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../api/src/core/sheet/csv.ts";
import { readFile, sample, samples } from "../support/bank/reading.ts";
import { workbook } from "../support/bank/sheets.ts";

type Reading = Awaited<ReturnType<typeof readFile>>;

const cents = ({ movements }: Reading) => movements.map((movement) => movement.cents);
const days = ({ movements }: Reading) => movements.map(({ day }) => day);
const problems = ({ refused }: Reading) => refused.map(({ problem }) => problem);
const file = (...lines: readonly string[]) => lines.join("\n");

describe("a sample of a bank", () => {
  it.each(samples.flatMap(([name, right]) => (right.movements ? [[name, right] as const] : [])))(
    "%s is read right with the proposed settings",
    async (name, { password = null, account, movements, opening, closing }) => {
      const reading = await readFile(sample(name), { password });
      expect(reading).toMatchObject({ problem: null, asks: null, refused: [] });
      expect(
        reading.movements.map(({ day, cents: amount, text, reference }) => ({
          day,
          amount: amount / 100,
          text,
          reference,
        })),
      ).toEqual(movements);
      if (account) expect(reading.account).toBe(account);
      if (opening !== undefined)
        expect([reading.opening, reading.closing]).toEqual(
          [opening, closing!].map((pesos) => Math.round(pesos * 100)),
        );
    },
  );

  it.each(samples.flatMap(([name, { movements }]) => (movements ? [] : [[name] as const])))(
    "%s is the report of an acquirer, and no movement",
    async (name) => {
      const reading = await readFile(sample(name));
      expect(reading.movements).toEqual([]);
      expect(reading.problem).toMatch(/^Es el informe de .*, no un extracto/);
    },
  );
});

describe("a word for a sign", () => {
  const read = (type: string, ...lines: readonly string[]) =>
    readFile(file(`Fecha;Descripción;Valor;${type}`, ...lines));

  it("is not looked for in a column that has other words: the amounts keep their signs", async () => {
    const reading = await read("Tipo", "25/11/2026;a;-50.000;Compra", "25/11/2026;b;1.850.000;Depósito");
    expect(reading.columns.sign).toBeUndefined();
    expect(cents(reading)).toEqual([-5_000_000, 185_000_000]);
    expect(reading.movements.some(({ signedByWord }) => signedByWord)).toBe(false);
  });

  it.each([
    ["ND", -1],
    ["N.D.", -1],
    ["Nota débito", -1],
    ["NOTAS DÉBITO", -1],
    ["Cargos", -1],
    ["D", -1],
    ["nc", 1],
    ["Nota Crédito", 1],
    ["Consignaciones", 1],
    ["Abono", 1],
    ["CR", 1],
  ] as const)("%s gives an unsigned amount its sign", async (word, sign) => {
    const { columns, movements } = await read("Tipo", `25/11/2026;a;50.000;${word}`);
    expect(columns.sign).toBe("Tipo");
    expect(movements).toMatchObject([{ cents: sign * 5_000_000, signedByWord: true }]);
  });

  it("that contradicts a signed amount refuses its line, with both", async () => {
    const reading = await read("Tipo", "25/11/2026;a;-50.000;Crédito", "26/11/2026;b;70.000;Crédito");
    expect(problems(reading)).toEqual([
      "Línea 2, columna «Valor»: -$ 50.000,00 contradice la palabra «Crédito».",
    ]);
    expect(reading.movements).toMatchObject([{ line: 3, cents: 7_000_000, signedByWord: false }]);
  });

  it("that nobody knows refuses its line where a person chose the column", async () => {
    const columns = { day: "Fecha", text: "Descripción", amount: "Valor", sign: "Tipo" };
    const reading = await readFile(
      file("Fecha;Descripción;Valor;Tipo", "25/11/2026;a;50.000;Compra", "25/11/2026;b;1;Débito"),
      { columns },
    );
    expect(problems(reading)).toEqual([
      "Línea 2, columna «Tipo»: «Compra» no dice si $ 50.000,00 entró o salió.",
    ]);
    expect(cents(reading)).toEqual([-100]);
  });
});

describe("a file of text", () => {
  it("has the same lines with any line end, separator or quotes", () => {
    const cell = fc.stringMatching(/^[a-zñ0-9 "',;\t|]{0,12}$/).map((text) => `x${text}`);
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    const ends = fc.array(fc.constantFrom("\n", "\r\n", "\r"), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(rows, ends, fc.constantFrom(";", ",", "\t", "|"), (found, end, separator) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = [["Fecha", "Descripción", "Valor"], ...found]
          .map((cells, at) => cells.map(at === 0 ? String : quoted).join(separator) + end[at])
          .join("");
        const known = new Set(["fecha", "descripcion", "valor"]);
        const { lines } = readCsv(Buffer.from(text), (heading) => known.has(heading));
        expect(lines.slice(1).map(({ cells }) => cells)).toEqual(found);
      }),
    );
  });

  it("loses no line when the first one ends otherwise than the others", async () => {
    const text = "Fecha;Descripción;Valor\r\n25/11/2026;a;500.000\n26/11/2026;b;1\n27/11/2026;c;2";
    expect(cents(await readFile(text))).toEqual([50_000_000, 100, 200]);
  });

  it("is split at the separator of its headings, not at the most frequent character", async () => {
    const reading = await readFile("Fecha;Descripción;Valor\n25/11/2026;HOTEL, CALI, VALLE, CO;1,50");
    expect(reading.movements).toMatchObject([{ text: "HOTEL, CALI, VALLE, CO", cents: 150 }]);
  });
});

describe("an amount", () => {
  const amounts = async (...texts: readonly string[]) =>
    cents(await readFile(file("Fecha;Descripción;Valor", ...texts.map((text) => `25/11/2026;a;${text}`))));

  it.each([
    [".07", 7],
    ["-.52", -52],
    ["$ -2,100,000.50", -210_000_050],
    ["1400,82", 140_082],
    ["1.400,82", 140_082],
    ["+1400000", 140_000_000],
    ["1400000.0000", 140_000_000],
  ])("%s is %d cents", async (text, right) => expect(await amounts(text)).toEqual([right]));

  it("with one mark and three digits behind it is what the file's others show", async () => {
    expect(await amounts("1.400", "2,50")).toEqual([140_000, 250]);
    expect(await amounts("1.400", "2.50")).toEqual([140, 250]);
    expect(await amounts("1.400")).toEqual([140_000]);
  });

  it.each(["--", "NaN", "N/A", '""'])("that is %s is none", async (blank) => {
    const reading = await readFile(
      file("Fecha;Descripción;Débito;Crédito", `25/11/2026;a;${blank};5`, `26/11/2026;b;7;${blank}`),
    );
    expect(cents(reading)).toEqual([500, -700]);
  });
});

describe("a day", () => {
  const read = (texts: readonly string[], said = {}) =>
    readFile(file("Fecha;Descripción;Valor", ...texts.map((text) => `${text};a;1`)), said);

  it("is read in the order that a line of its file shows", async () => {
    expect(days(await read(["11/05/2026", "11/16/2026"]))).toEqual(["2026-11-05", "2026-11-16"]);
    expect(days(await read(["05/11/2026", "16/11/2026"]))).toEqual(["2026-11-05", "2026-11-16"]);
  });

  it("is asked for where no line shows the order, or lines contradict each other", async () => {
    expect(await read(["11/05/2026", "11/06/2026"])).toMatchObject({ asks: "dayOrder", movements: [] });
    expect(await read(["11/16/2026", "16/11/2026"])).toMatchObject({ asks: "dayOrder", movements: [] });
    expect(days(await read(["11/05/2026"], { dayOrder: "month" }))).toEqual(["2026-11-05"]);
    expect(days(await read(["11/05/2026"], { dayOrder: "day" }))).toEqual(["2026-05-11"]);
    expect(await read(["11/11/2026"])).toMatchObject({ asks: null });
  });

  it("of eight digits and without a year is the one that can be meant", async () => {
    expect(days(await read(["20261102", "25112026"]))).toEqual(["2026-11-02", "2026-11-25"]);
    expect(days(await read(["11/13", "12/20"]))).toEqual(["2026-11-13", "2025-12-20"]);
  });
});

describe("a line that is no movement", () => {
  it("is left out and named, and one in between that should be one is refused", async () => {
    const reading = await readFile(
      file(
        "Fecha;Descripción;Valor;Saldo",
        "22/11/2026;SALDO ANTERIOR;;100,00",
        "23/11/2026;a;50,00;150,00",
        ";sigue el texto;;",
        "24/11/2026;;-20,00;130,00",
        "24/11/2026;nada;0;130,00",
        ";sin fecha;5,00;",
        "24/11/2026;sin valor;;",
        "25/11/2026;c;1,00;",
        ";Saldo final;;131,00",
        "Total;;31,00;",
      ),
    );
    expect(reading.movements.map(({ text }) => text)).toEqual(["a", "", "c"]);
    expect(reading.leftOut.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "Saldo"],
      [4, "Sin fecha"],
      [6, "Valor 0"],
      [10, "Saldo"],
      [11, "Sin fecha"],
    ]);
    expect(problems(reading)).toEqual([
      "Línea 7: su valor es 5,00, y no tiene fecha.",
      "Línea 8: es del 24/11/2026 y no tiene valor ni saldo.",
    ]);
  });
});

describe("balances", () => {
  const read = (...lines: readonly string[]) => readFile(file("Fecha;Descripción;Valor;Saldo", ...lines));

  it("that run from the oldest or from the newest line give the first and the last", async () => {
    expect(await read("25/11/2026;a;50;150", "25/11/2026;b;-20;130")).toMatchObject({
      problem: null,
      opening: 10_000,
      closing: 13_000,
    });
    expect(await read("25/11/2026;b;-20;130", "25/11/2026;a;50;150")).toMatchObject({
      problem: null,
      opening: 10_000,
      closing: 13_000,
    });
  });

  it("that do not add up refuse the file at the first line at fault", async () => {
    const lines = ["23/11/2026;a;50;150", "24/11/2026;b;20;130", "25/11/2026;c;5;135"];
    const reading = await read(...lines);
    expect(reading.movements).toEqual([]);
    expect(reading.problem).toContain("Línea 3: el saldo es $ 130,00 y con lo leído debería ser $ 170,00.");
    expect((await read(lines[0]!, lines[2]!)).problem).toContain("Línea 3:");
  });
});

describe("OFX", () => {
  const ofx = (...movements: readonly string[]) =>
    `OFXHEADER:100\n<OFX><BANKTRANLIST>${movements.join("")}</BANKTRANLIST></OFX>`;
  const movement = (id: string, amount = "1.00", day = "20261105") =>
    `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>PE&#209;A</STMTTRN>`;

  it.each([
    ["20261104003000[0:GMT]", "2026-11-03"],
    ["20261101020000[0:GMT]", "2026-10-31"],
    ["20260101033000[0:GMT]", "2025-12-31"],
    ["20261031230000[-5:COT]", "2026-10-31"],
    ["20261104003000", "2026-11-04"],
    ["20261104", "2026-11-04"],
  ])("%s is %s in Bogotá", async (written, day) =>
    expect(days(await readFile(ofx(movement("a", "1.00", written))))).toEqual([day]),
  );

  it("has thousands where a mark is repeated, and refuses an ambiguous amount", async () => {
    expect(cents(await readFile(ofx(movement("a", "1.400.000"), movement("b", "1.400"))))).toEqual([
      140_000_000, 140_000,
    ]);
    expect(problems(await readFile(ofx(movement("a", "1.400"))))).toEqual([
      "Línea 2, columna «Valor»: no entendimos «1.400» como valor en pesos.",
    ]);
  });

  it("is read without its ids where one comes again, and says so", async () => {
    const reading = await readFile(ofx(movement("a"), movement("a", "2.00")));
    expect(reading.movements.map(({ bankId }) => bankId)).toEqual([null, null]);
    expect(reading.remarks[0]).toContain("repite identificadores del banco («a»");
  });

  it.each([
    [
      "SGML",
      ofx("<STMTTRN>\n<DTPOSTED>20261105\n<TRNAMT>1.00\n<NAME>PE&#209;A & <![CDATA[<hijos>]]>\n</STMTTRN>"),
    ],
    [
      "XML",
      `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTTRN a="b"><DTPOSTED>20261105</DTPOSTED>
        <TRNAMT>1.00</TRNAMT><NAME c="d">PE&#209;A &amp; <![CDATA[<hijos>]]></NAME></STMTTRN></OFX>`,
    ],
  ])("keeps letters, CDATA and elements with attributes in %s", async (_, text) =>
    expect((await readFile(text)).movements).toMatchObject([{ text: "PEÑA & <hijos>", cents: 100 }]),
  );
});

describe("what no bank gives", () => {
  const pdfOf = (body: string) => `%PDF-1.7\n${body}startxref\n9\n%%EOF`;
  const stream = (bytes: Buffer) => `stream\n${bytes.toString("latin1")}\nendstream\n`;
  const swollen = Buffer.alloc(5 * 1024 * 1024, "q Q ");

  it("a PDF with a password is refused until the password is sent, and a wrong one is named as such", async () => {
    const locked = sample("nequi-extracto.pdf");
    expect(await readFile(locked)).toMatchObject({ asks: "password", movements: [] });
    const wrong = await readFile(locked, { password: "1" });
    expect(wrong).toMatchObject({ asks: "password", movements: [] });
    expect(wrong.problem).toContain("no es la contraseña");
  });

  it.each([
    ["several files", { "a.csv": new Uint8Array(3), "b.csv": new Uint8Array(3) }, "El ZIP trae 2 archivos."],
    ["nothing", { "a/": new Uint8Array(0) }, "El ZIP está vacío."],
    ["too much", { "a.csv": new Uint8Array(101 * 1024 * 1024) }, "100 MB"],
  ])("a ZIP of %s is refused", async (_, files, words) =>
    expect((await readFile(zipSync(files, { level: 1 }))).problem).toContain(words),
  );

  it.each([
    ["separators in one line", ",".repeat(9_000_000), "Línea 1: no es una fila de una hoja de cálculo."],
    ["one cell", `Fecha;Descripción;Valor\n25/11/2026;${"a".repeat(9_000_000)};1`, "Línea 2: no es una fila"],
    ["rows of a page", `<table>${"<tr><td>".repeat(500_000)}`, "más de 10.000 movimientos"],
    ["blank lines", `Fecha;Descripción;Valor\n${"\n".repeat(9_000_000)}`, "demasiadas líneas o columnas"],
    ["blank lines of before", `Fecha;Valor\r${"\r".repeat(9_000_000)}`, "demasiadas líneas o columnas"],
    ["columns", `Fecha;Valor\n${`${";".repeat(19_000)}\n`.repeat(450)}`, "demasiadas líneas o columnas"],
    ["cells of a page", `<table><tr>${"<td>".repeat(2_000_000)}`, "demasiadas líneas o columnas"],
    ["entities of a page", `<table><tr><td>${"&amp;".repeat(1_000_000)}`, "demasiadas líneas o columnas"],
    [
      "entities of OFX",
      `<?xml version="1.0"?><OFX><NAME>${"&amp;".repeat(1_000_000)}</NAME></OFX>`,
      "demasiadas líneas o columnas",
    ],
    ["records of an old workbook", `ID;PWXL\n${"C;Y1;X1;K1\n".repeat(800_000)}`, "más de 10.000 movimientos"],
    [
      "a compound file of nothing",
      `\u00d0\u00cf\u0011\u00e0${"a".repeat(1_000_000)}`,
      "No pudimos leer el archivo.",
    ],
    ["elements of OFX", `OFXHEADER:100<OFX>${"<a>".repeat(1_000_000)}`, "más de 10.000 movimientos"],
    ["nothing of a PDF", "%PDF-1.7 nada", "No pudimos leer el archivo."],
    ["a broken PDF", `%PDF-1.7\n${"nada ".repeat(400_000)}`, "El PDF está dañado."],
    ["a large PDF", `%PDF-1.7\n${"nada ".repeat(900_000)}`, "El PDF pesa más de 4 MB."],
    ["streams of a PDF", pdfOf("stream\nendstream\n".repeat(6_000)), "demasiado texto"],
    ["a stream that swells", pdfOf(stream(deflateSync(swollen))), "demasiado texto"],
    ["a stream packed twice", pdfOf(stream(deflateSync(deflateSync(swollen)))), "demasiado texto"],
  ])("%s without end is refused in words", async (_, text, words) =>
    expect((await readFile(Buffer.from(text, "latin1"))).problem).toContain(words),
  );

  it("10,000 bad lines are named one by one", async () => {
    const lines = Array.from({ length: 10_000 }, () => "25/11/2026;a;mil");
    expect((await readFile(file("Fecha;Descripción;Valor", ...lines))).refused).toHaveLength(10_000);
  });

  it("a workbook of days and numbers needs no order of its days", async () => {
    const bytes = workbook([
      ["Fecha", "Concepto", "Valor"],
      [{ serial: 46_331 }, "a", 1_850_000.5],
    ]);
    expect((await readFile(bytes)).movements).toMatchObject([{ day: "2026-11-05", cents: 185_000_050 }]);
  });
});
