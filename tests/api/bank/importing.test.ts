import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import {
  aBankAccount,
  aFile,
  columns,
  COUNTED,
  imported,
  type Line,
  MOVEMENTS,
  movementsOf,
  PREVIEW,
  send,
} from "../../support/bank/story.ts";
import { workbook } from "../../support/bank/sheets.ts";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";

let app: TestApp;
let account: string;
let next = 0;
beforeAll(async () => {
  app = await anApp();
});

const anotherAccount = () => aBankAccount(app, `70100${(next += 1).toString().padStart(4, "0")}`);
const three: readonly Line[] = [
  [inDays(-3), "TRANSFERENCIA DE ANA", 1_000_000, "1001"],
  [inDays(-2), "CONSIGNACION CORRESPONSAL", 500_000],
  [inDays(-2), "CONSIGNACION CORRESPONSAL", 500_000],
];

describe("a file of a bank", () => {
  beforeAll(async () => {
    account = await anotherAccount();
  });

  it("is imported once: a repeated, halved or overlapping file brings only new movements", async () => {
    expect(await imported(app, account, three)).toMatchObject({ lines: 3, fresh: 3 });
    expect(await imported(app, account, three)).toMatchObject({ lines: 3, fresh: 0 });
    expect(await imported(app, account, three.slice(1, 2))).toMatchObject({ lines: 1, fresh: 0 });
    const overlapping: readonly Line[] = [...three.slice(1), three[1]!, [inDays(-1), "QR", 7, "9"]];
    expect(await imported(app, account, overlapping)).toMatchObject({ lines: 4, fresh: 2 });
  });

  it("is another one for another account", async () => {
    expect(await imported(app, await anotherAccount(), three)).toMatchObject({ lines: 3, fresh: 3 });
  });

  it("at once from two people brings each movement once", async () => {
    const other = await anotherAccount();
    const answers = await Promise.all([imported(app, other, three), imported(app, other, three, "admin")]);
    expect(answers.map(({ fresh }) => fresh).sort()).toEqual([0, 3]);
  });

  it("is read by the columns that the account keeps", async () => {
    const { data } = await send(app, account, aFile([[TODAY, "SIN COLUMNAS", 5]]), "contador", null);
    expect(data).toMatchObject({ importBankFile: { fresh: 1, format: "csv", filename: "extracto.csv" } });
    const { bankBooks } = await app
      .as("contador")
      .ask(`{ bankBooks { accountId columns { day amount reference bankId } } }`);
    expect(bankBooks).toContainEqual({
      accountId: account,
      columns: { day: "Fecha", amount: "Valor", reference: "Referencia", bankId: null },
    });
  });

  it("of another bank, with other columns, imports nothing and says which it misses", async () => {
    const file = { ...aFile([]), bytes: Buffer.from("Saldo;Oficina\n1;Centro") };
    const answer = await send(app, account, file, "contador", null);
    expectRefused(answer, "BAD_USER_INPUT");
    expect(answer.errors![0]!.message).toContain("¿Es de otro banco?");
  });

  it.each([
    [
      "a day that does not exist",
      `${TODAY};ok;1;\n31/02/${YEAR};mal;2;`,
      `Línea 3, columna «Fecha»: no entendimos «31/02/${YEAR}» como fecha (día/mes/año).`,
    ],
    ["a day to come", `${inDays(2)};mal;1;`, `Línea 2, columna «Fecha»: la fecha ${inDays(2)} aún no llega.`],
    [
      "an amount in letters",
      `${TODAY};ok;1;\n${TODAY};mal;mil;`,
      "Línea 3, columna «Valor»: no entendimos «mil» como valor en pesos.",
    ],
    [
      "a formula in the place of an amount",
      `${TODAY};mal;=2+2;`,
      "Línea 2, columna «Valor»: no entendimos «=2+2» como valor en pesos.",
    ],
  ])("with %s imports nothing and names the line", async (_, body, message) => {
    const other = await anotherAccount();
    const bytes = Buffer.from(`Fecha;Descripción;Valor;Referencia\n${body}`);
    const answer = await send(app, other, { ...aFile([]), bytes });
    expectRefused(answer, "BAD_USER_INPUT");
    expect(answer.errors![0]!.message).toBe(message);
    expect(await movementsOf(app, other)).toEqual({});
  });

  it.each<readonly [string, () => SentFile, string, string]>([
    [
      "no sheet at all",
      () => ({ ...aFile([]), bytes: Buffer.from("%PDF-1.7 nada") }),
      "BAD_USER_INPUT",
      "No pudimos leer el archivo.",
    ],
    [
      "more than 10 MB",
      () => ({ ...aFile([]), bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 65) }),
      "PAYLOAD_TOO_LARGE",
      "10MB",
    ],
    [
      "10,001 movements",
      () => aFile(Array.from({ length: 10_001 }, (_, at) => [TODAY, "X", at + 1] as const)),
      "BAD_USER_INPUT",
      "más de 10.000 movimientos",
    ],
  ])("that is %s is refused", async (_, file, code, words) => {
    const answer = await send(app, account, file());
    expectRefused(answer, code as never);
    expect(answer.errors![0]!.message).toContain(words);
  });

  it("in latin1 keeps its accents, and a workbook its days and the results of formulas", async () => {
    const other = await anotherAccount();
    const latin = Buffer.from(
      aFile([[TODAY, "CONSIGNACIÓN DE ÑÁÑEZ", "1.850.000,00"]]).bytes.toString(),
      "latin1",
    );
    await send(app, other, { ...aFile([]), bytes: latin });
    const sheet = workbook([
      ["Fecha", "Descripción", "Valor", "Referencia"],
      [TODAY, "=CMD()", { formula: "1+1", was: 250_000 }, "7"],
    ]);
    await send(app, other, { filename: "extracto.xlsx", type: "application/octet-stream", bytes: sheet });
    expect(Object.values(await movementsOf(app, other)).map(({ text, amount }) => [text, amount])).toEqual(
      expect.arrayContaining([
        ["CONSIGNACIÓN DE ÑÁÑEZ", 1_850_000],
        ["=CMD()", 250_000],
      ]),
    );
  });

  it("whose ids the bank uses again is read without them, and says so", async () => {
    const other = await anotherAccount();
    const ids = { ...columns, reference: null, bankId: "Referencia" };
    const of = (amount: number) => aFile([[TODAY, "QR", amount, "A-1"]]);
    for (const fresh of [1, 0])
      expect((await send(app, other, of(10), "contador", ids)).data).toMatchObject({
        importBankFile: { fresh },
      });
    const variables = { accountId: other, columns: ids };
    const { previewBankFile } = await app.as("contador").ask(COUNTED, variables, { file: of(11) });
    expect(previewBankFile).toMatchObject({
      fresh: 1,
      remarks: [
        "Línea 2: el banco ya había dado el identificador «A-1» a otro movimiento. " +
          "Leímos el archivo sin sus identificadores.",
      ],
    });
    expect((await send(app, other, of(11), "contador", ids)).data).toMatchObject({
      importBankFile: { fresh: 1 },
    });
  });

  it("is summed up by money in, money out, the tax on movements and reversed movements", async () => {
    const other = await anotherAccount();
    await imported(app, other, [
      [inDays(-2), "CONSIGNACION EQUIVOCADA", 300_000, "55"],
      [inDays(-1), "REVERSION CONSIGNACION EQUIVOCADA", -300_000, "55"],
      [TODAY, "GRAVAMEN MOVIMIENTO FINANCIERO 4X1000", -1_200],
      [TODAY, "PAGO A PROVEEDOR", -300_000],
      [TODAY, "TRANSFERENCIA RECIBIDA", 300_000],
    ]);
    const seen = await movementsOf(app, other);
    expect(Object.values(seen).map(({ text, kind, state }) => [text, kind, state])).toEqual(
      expect.arrayContaining([
        ["CONSIGNACION EQUIVOCADA", "abono", "reversado"],
        ["REVERSION CONSIGNACION EQUIVOCADA", "reversion", "egreso"],
        ["GRAVAMEN MOVIMIENTO FINANCIERO 4X1000", "gravamen", "libre"],
        ["PAGO A PROVEEDOR", "cargo", "libre"],
        ["TRANSFERENCIA RECIBIDA", "abono", "libre"],
      ]),
    );
    expect(seen["CONSIGNACION EQUIVOCADA"]!.reversedBy!.id).toBe(
      seen["REVERSION CONSIGNACION EQUIVOCADA"]!.id,
    );
  });

  it("is shown before it is imported, its columns proposed by their headings", async () => {
    const other = await anotherAccount();
    const bytes = Buffer.from(
      `Cuenta;1\nFECHA;CONCEPTO;DÉBITOS;CRÉDITOS;No. Documento\n${TODAY};QR;0,00;1.500;77`,
    );
    const file = { ...aFile([]), bytes };
    const { previewBankFile } = await app.as("contador").ask(PREVIEW, { accountId: other }, { file });
    expect(previewBankFile).toEqual({
      format: "csv",
      kept: false,
      lines: 1,
      problem: null,
      headings: ["FECHA", "CONCEPTO", "DÉBITOS", "CRÉDITOS", "No. Documento"],
      columns: {
        day: "FECHA",
        text: "CONCEPTO",
        amount: null,
        credit: "CRÉDITOS",
        debit: "DÉBITOS",
        sign: null,
        reference: "No. Documento",
        bankId: null,
      },
      first: [{ line: 3, day: TODAY, amount: 1_500, text: "QR", reference: "77", kind: "abono" }],
    });
    expect(await movementsOf(app, other)).toEqual({});
  });

  it("as OFX of another account is refused", async () => {
    const bytes = Buffer.from("OFXHEADER:100\n<OFX><ACCTID>99990000\n<STMTTRN><TRNAMT>1</OFX>");
    const answer = await send(app, account, { ...aFile([]), bytes });
    expect(answer.errors![0]!.message).toBe("El archivo es de la cuenta terminada en 0000, no de esta.");
  });

  it("of another account with the same ending is refused with both numbers", async () => {
    const own = await aBankAccount(app, "69812345678");
    const bytes = Buffer.from("OFXHEADER:100\n<OFX><ACCTID>40512345678\n<STMTTRN><TRNAMT>1</OFX>");
    const answer = await send(app, own, { ...aFile([]), bytes });
    expect(answer.errors![0]!.message).toBe("El archivo es de la cuenta 40512345678, no de la 69812345678.");
  });

  it("is found again by everybody who may read the bank, and by nobody else", async () => {
    const { bankImports } = await app
      .as("admin")
      .ask(`query ($id: ID!) { bankImports(accountId: $id) { items { fileId lines fresh } } }`, {
        id: account,
      });
    const [{ fileId }] = bankImports.items;
    const ADDRESS = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    expect((await app.as("contador").ask(ADDRESS, { id: fileId })).fileAddress.url).toContain("/files/");
    expectRefused(await app.as("asesor").gql(ADDRESS, { id: fileId }), "NOT_FOUND");
    expectRefused(await app.as("gerente").gql(MOVEMENTS, {}), "FORBIDDEN");
  });
});
