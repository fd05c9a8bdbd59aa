import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { aBankAccount, aFile, imported, UNDO_IMPORT } from "../../support/bank/story.ts";
import { firstOf, inDays, lastOf, longDay, monthIn, TODAY } from "../../support/calendar.ts";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { addDays, type Day } from "../../../api/src/core/colombia/days.ts";
import { addWorkingDays, isWorkingDay } from "../../../api/src/core/colombia/working-days.ts";
import { dayInYear } from "../../../api/src/modules/bank/statement/balance.rules.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { close, monthOf } from "../../support/story/closing.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
let next = 0;
beforeAll(async () => {
  app = await anAppWithSales();
});

const number = () => `80200${(next += 1).toString().padStart(4, "0")}`;
const anotherAccount = () => aBankAccount(app, number());
const mes = monthIn(-1);
const first = firstOf(mes);
const day = (count: number): Day => addDays(first, count - 1);
const spanish = (one: Day) => one.split("-").reverse().join("/");

/** A line of a bank with the balance after it: day, text, amount, balance. */
type Balanced = readonly [Day, string, number | string, number | string];

const balanced = (...lines: readonly Balanced[]): SentFile => ({
  ...aFile([]),
  bytes: Buffer.from(
    ["Fecha;Descripción;Valor;Saldo", ...lines.map(([at, ...rest]) => [spanish(at), ...rest].join(";"))].join(
      "\n",
    ),
  ),
});

const IMPORT = `mutation ($accountId: ID!, $file: Upload!) {
  importBankFile(accountId: $accountId, file: $file, dayOrder: day) { id fresh } }`;
const bring = async (accountId: string, file: SentFile) =>
  (await app.as("contador").ask(IMPORT, { accountId }, { file })).importBankFile;

const BALANCES = `query ($accountId: ID, $mes: String) { bankBalances(accountId: $accountId, mes: $mes) {
  mes text cuadra since gaps opening { amount centavos } closing { amount centavos } closingTyped { amount }
  moved { amount centavos } missing { amount centavos } days { day missing { amount } } } }`;
const balanceOf = async (accountId: string, of: string | null = mes) =>
  (await app.as("contador").ask(BALANCES, { accountId, mes: of })).bankBalances[0];

const TYPE = `mutation ($input: TypeBankBalancesInput!) { typeBankBalances(input: $input) { id } }`;
const type = (accountId: string, input: object) =>
  app.as("contador").gql(TYPE, { input: { accountId, mes, ...input } });

const PREVIEW = `mutation ($accountId: ID, $byFile: Boolean, $file: Upload!) {
  previewBankFile(accountId: $accountId, byFile: $byFile, file: $file, dayOrder: day) {
    accountId saysAccount lines fresh problem remarks } }`;
const look = (file: SentFile, accountId: string | null = null, byFile = true) =>
  app.as("contador").gql(PREVIEW, { accountId, byFile }, { file });

describe("the balances of a statement", () => {
  it("fit its movements, with their cents", async () => {
    const account = await anotherAccount();
    const file = balanced([day(2), "A", "100,25", "1.100,25"], [day(3), "B", "-50,20", "1.050,05"]);
    await bring(account, file);
    expect(await balanceOf(account)).toMatchObject({
      mes,
      text: "Cuadra",
      cuadra: true,
      opening: { amount: 1_000, centavos: 0 },
      moved: { amount: 50, centavos: 5 },
      closing: { amount: 1_050, centavos: 5 },
      gaps: [],
    });
    // Without a month, the one of the account's last movement.
    expect(await balanceOf(account, null)).toMatchObject({ mes, cuadra: true });
  });

  it("show the amount that lacks between two files, and since when", async () => {
    const account = await anotherAccount();
    await bring(account, balanced([day(2), "A", 100, 1_100]));
    await bring(account, balanced([day(3), "C", 500, 1_900]));
    expect(await balanceOf(account)).toMatchObject({
      text: `Faltan ${formatCop(300)} desde el ${dayInYear(day(2))}`,
      cuadra: false,
      missing: { amount: 300, centavos: 0 },
    });
  });

  it("name the days that no file has", async () => {
    const account = await anotherAccount();
    const from = [day(1), day(2), day(3), day(4), day(5)].find(isWorkingDay)!;
    const to = addWorkingDays(from, 3);
    await bring(account, balanced([from, "A", 100, 1_100]));
    const later = balanced([to, "B", 100, 1_900]);
    const gap = `Ningún archivo trae del ${dayInYear(addDays(from, 1))} al ${dayInYear(addDays(to, -1))}.`;
    const { data } = await look(later, account, false);
    expect(data).toMatchObject({ previewBankFile: { fresh: 1, remarks: [gap] } });
    await bring(account, later);
    expect(await balanceOf(account)).toMatchObject({ gaps: [gap] });
  });

  it("go when the import of their file is undone", async () => {
    const account = await anotherAccount();
    const { id } = await bring(account, balanced([day(2), "A", 100, 1_100], [day(3), "B", 1, 1_101]));
    await app.as("contador").ask(UNDO_IMPORT, { id });
    expect(await balanceOf(account)).toMatchObject({ text: "Sin saldos del extracto", opening: null });
  });
});

describe("a balance that a person types", () => {
  const both = { inicial: { amount: 1_000 }, final: { amount: 1_499, centavos: 50 } };

  it("is compared as one of a file, and goes when it is emptied", async () => {
    const account = await anotherAccount();
    await imported(app, account, [[day(20), "UNO", "499,50"]]);
    expect(await balanceOf(account)).toMatchObject({ text: "Sin saldos del extracto" });
    expect((await type(account, both)).errors).toBeUndefined();
    expect(await balanceOf(account)).toMatchObject({ text: "Cuadra", closingTyped: { amount: 1_499 } });
    await type(account, { ...both, final: { amount: 2_000 } });
    expect(await balanceOf(account)).toMatchObject({
      text: `Faltan ${formatCop(500)},50 desde el ${dayInYear(first)}`,
    });
    await type(account, { inicial: both.inicial, final: null });
    expect(await balanceOf(account)).toMatchObject({ text: "Falta el saldo final", closingTyped: null });
  });

  it("from two people at once is one", async () => {
    const account = await anotherAccount();
    const answers = await Promise.all([type(account, both), type(account, both)]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const { orm } = app.app.services;
    const rows = await orm.em.fork().execute("select day from bank_balances where account_id = ?", [account]);
    expect(rows).toHaveLength(2);
  });

  it("with wrong cents or a wrong month is refused", async () => {
    const account = await anotherAccount();
    expectRefused(
      await type(account, { final: { amount: 1, centavos: 100 } }),
      "BAD_USER_INPUT",
      "Los centavos van de 0 a 99",
    );
    expectRefused(await type(account, { mes: "2026-13" }), "BAD_USER_INPUT", "El mes no es válido");
  });

  it("keeps its negative sign in the cents", async () => {
    const account = await anotherAccount();
    await type(account, { final: { amount: -7, centavos: 25 }, inicial: { amount: 0 } });
    expect(await balanceOf(account)).toMatchObject({ closing: { amount: -7, centavos: -25 } });
  });
});

describe("the account of a file", () => {
  const ofx = (account: string): SentFile => ({
    filename: "extracto.ofx",
    type: "application/x-ofx",
    bytes: Buffer.from(
      `OFXHEADER:100\n<OFX><ACCTID>${account}\n<BANKTRANLIST><STMTTRN>` +
        `<DTPOSTED>${TODAY.replaceAll("-", "")}` +
        "<TRNAMT>5<NAME>A</STMTTRN></BANKTRANLIST></OFX>",
    ),
  });

  it("is chosen by its number, whatever was chosen before", async () => {
    const its = number();
    const account = await aBankAccount(app, its);
    const other = await anotherAccount();
    for (const chosen of [null, other])
      expect((await look(ofx(its), chosen)).data).toMatchObject({
        previewBankFile: { accountId: account, saysAccount: true, lines: 1, problem: null },
      });
  });

  it("that the agency does not have is named, with its last digits", async () => {
    expect((await look(ofx("99990000"))).data).toMatchObject({
      previewBankFile: {
        accountId: null,
        lines: 0,
        problem: "El archivo es de la cuenta terminada en 0000, que no está entre las de la agencia.",
      },
    });
  });

  it("that ends like one of the agency's is named whole", async () => {
    const its = number();
    await aBankAccount(app, its);
    const like = `77${its.slice(-4)}`;
    expect((await look(ofx(like))).data).toMatchObject({
      previewBankFile: {
        accountId: null,
        problem: `El archivo es de la cuenta ${like}, que no está entre las de la agencia.`,
      },
    });
  });

  it("is asked for where the file names none", async () => {
    const account = await anotherAccount();
    const file = balanced([day(2), "A", 100, 1_100]);
    expect((await look(file)).data).toMatchObject({
      previewBankFile: { accountId: null, problem: "El archivo no dice su cuenta: elígela." },
    });
    expect((await look(file, account)).data).toMatchObject({
      previewBankFile: { accountId: account, saysAccount: false, lines: 1, problem: null },
    });
  });

  it("is not changed by hand: a file of another account is refused", async () => {
    const answer = await look(ofx("99990000"), await anotherAccount(), false);
    expectRefused(answer, "BAD_USER_INPUT", "El archivo es de la cuenta terminada en 0000, no de esta.");
  });
});

describe("the closing of a month", () => {
  it("counts movements that nobody classified; a late statement shows that it is closed", async () => {
    const account = await anotherAccount();
    const contract = await aPayableContract(app, { price: 9_000_000 });
    await aVerifiedPayment(app, contract.id, { monto: 700_000, fechaPago: lastOf(mes) });
    const before = await monthOf(app, mes);
    await imported(app, account, [
      [lastOf(mes), "SIN DUEÑO", 700],
      [lastOf(mes), "TAMBIÉN", 300],
    ]);
    const seen = await monthOf(app, mes);
    expect(seen.pendientes).toBe(before.pendientes + 2);
    const waits = seen.waiting.find(({ kind }) => kind === "movimientos_por_clasificar")!;
    expect(waits.records.filter(({ name }) => name.startsWith("Bancolombia"))).not.toEqual([]);
    expect(waits.records.map(({ person }) => person)).toContain("SIN DUEÑO");
    await close(app, mes);
    expect(await monthOf(app, mes)).toMatchObject({ state: "cerrado" });

    const late = balanced([lastOf(mes), "TARDE", 5, 5], [inDays(-1), "DESPUÉS", 5, 10]);
    const { data } = await look(late, account, false);
    const spoken = longDay(first).replace(/^1 de /, "");
    expect((data as { previewBankFile: { remarks: string[] } }).previewBankFile.remarks).toContain(
      `El mes de ${spoken} está cerrado: 1 movimiento nuevo entra para comparar el saldo. ` +
        "Para clasificarlos, el Propietario lo reabre.",
    );
  });
});
