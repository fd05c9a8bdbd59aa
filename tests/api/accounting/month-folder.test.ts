import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { firstOf, lastOf, longDay, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import {
  BOOKS,
  centsOf,
  CHOOSE,
  CONFIRM_ACCOUNTS,
  countDocuments,
  EXPORT_MONTH,
  folderBytes,
  folderOf,
  journalIn,
  SETTINGS,
} from "../../support/story/accounting.ts";
import { close, tryToClose, tryToReopen } from "../../support/story/closing.ts";
import { exporting } from "../../support/story/exports.ts";
import { aMandatedContract, invoiceOf, invoiceRanges } from "../../support/story/invoices.ts";
import { aPayableContract, aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import { aContractToBuy, buy, buyInInstallments, PAY } from "../../support/story/purchases.ts";
import { frontToBack } from "../../support/zip/front-to-back.ts";

const [present, last] = [monthIn(0), monthIn(-1)];
const spoken = (mes: string) => longDay(firstOf(mes)).replace(/^1 de /, "");

let app: TestApp;
let contractId: string;
let installment: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
  await aVerifiedPayment(app, contractId, { monto: 2_000_000, fechaPago: lastOf(last) });
  await aVerifiedPayment(app, contractId, { monto: 500_000, medio: "efectivo", fechaPago: firstOf(last) });
  const { items } = await aContractToBuy(app);
  await buy(app, items[0]!, { costo: 700_000, fechaCompra: firstOf(last) });
  const { installments } = await buyInInstallments(app, items[1]!, {
    fechaCompra: firstOf(last),
    cuotasPlan: [
      { monto: 1_500_000, fechaVencimiento: lastOf(last) },
      { monto: 1_500_000, fechaVencimiento: lastOf(present) },
    ],
  });
  installment = installments[0].id;
  await app.as("admin").ask(PAY, {
    id: installment,
    input: { fechaPago: lastOf(last), metodoPago: "tarjeta" },
  });
  // The receipts are printed.
  await app.runJobs();
});
const { sql } = exporting(() => app);

const asked = (mes: string, by: "contador" | "owner" | "admin" = "contador") =>
  app.as(by).gql(EXPORT_MONTH, { mes });
const choose = (input: object, by: "contador" | "owner" = "contador") => app.as(by).gql(CHOOSE, { input });

describe("the folder of a month", () => {
  it("is of a closed month alone", async () =>
    expectRefused(
      await asked(last),
      "CONFLICT",
      `El paquete contable es de un mes cerrado: cierra primero ${spoken(last)}.`,
    ));

  it("is refused while a key has no account: all are named at once, and nothing is exported", async () => {
    await close(app, last);
    const { monthBooks } = await app.as("contador").ask(BOOKS, { mes: last });
    expect(monthBooks).toMatchObject({
      delivered: null,
      missing: [{ key: "tarjeta.agencia", label: "Tarjeta de crédito de la agencia" }],
    });
    const refused = await asked(last);
    expectRefused(refused, "CONFLICT", "Faltan cuentas");
    expect(refused.errors?.[0]?.extensions?.["errors"]).toEqual([
      { field: "tarjeta.agencia", message: "Tarjeta de crédito de la agencia" },
    ]);
    expect(await sql("select from list_exports where list = 'month'")).toEqual([]);
    expect(await sql("select from accounting_packages")).toEqual([]);
  });

  it("has a journal that balances to the cent, with the third party and the account of each line", async () => {
    const { chooseAccount } = await app
      .as("contador")
      .ask(CHOOSE, { input: { key: "tarjeta.agencia", code: "212005", name: "Tarjeta Visa" } });
    expect(chooseAccount).toMatchObject({ code: "212005", proposed: null });
    expect(chooseAccount.confirmedAt).not.toBeNull();
    const files = await folderOf(app, last);
    const lines = journalIn(files);
    const debits = lines.reduce((sum, { debito }) => sum + centsOf(debito), 0);
    expect(debits).toBe(lines.reduce((sum, { credito }) => sum + centsOf(credito), 0));
    // 2.000.000 and 500.000 received, 700.000 and 3.000.000 bought, 1.500.000 paid.
    expect(debits).toBe(770_000_000);
    const short = lines.map(({ tipo, cuenta, debito, credito }) => [tipo, cuenta, debito, credito]);
    expect(short).toEqual([
      ["RC", "110505", "500000,00", "0,00"],
      ["RC", "280505", "0,00", "500000,00"],
      ["CM", "170540", "700000,00", "0,00"],
      ["CM", "220505", "0,00", "700000,00"],
      ["CM", "170540", "3000000,00", "0,00"],
      ["CM", "220505", "0,00", "3000000,00"],
      ["RC", "111005", "2000000,00", "0,00"],
      ["RC", "280505", "0,00", "2000000,00"],
      ["CE", "220505", "1500000,00", "0,00"],
      ["CE", "212005", "0,00", "1500000,00"],
    ]);
    for (const { tercero_nombre, origen } of lines) {
      expect(tercero_nombre).not.toBe("");
      expect(origen).toMatch(/^[a-z-]+:[0-9a-f-]{36}$/);
    }
    const receipts = [...files.keys()].filter((path) => path.startsWith("soportes/recibos/"));
    expect(receipts).toHaveLength(2);
    for (const path of receipts) expect(files.get(path)!.subarray(0, 5).toString()).toBe("%PDF-");
    expect([...files.keys()].filter((path) => path.startsWith("hojas/"))).toHaveLength(10);
  });

  it("has the same bytes again, whatever the mapping, the names and the clock are by then", async () => {
    const first = await folderBytes(app, last);
    expect((await choose({ key: "anticipo.cliente", code: "280510", name: "Otra" })).errors).toBeUndefined();
    await sql("update providers set name = name || ' S.A.S.'");
    app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
    expect((await folderBytes(app, last, "owner")).equals(first)).toBe(true);
    await expect(
      asOwner(app, (em) => em.execute("update accounting_packages set number = 2")),
    ).rejects.toThrow("solo admite filas nuevas");
  });

  it("asked for twice at once is kept once", async () => {
    await tryToReopen(app, last);
    await close(app, last);
    await sql("delete from list_exports");
    const both = await Promise.all([asked(last), asked(last, "owner")]);
    for (const { errors } of both) expect(errors).toBeUndefined();
    const kept = await sql<{ number: number }>("select number from accounting_packages order by number");
    expect(kept.map(({ number }) => number)).toEqual([1, 2]);
    await app.runJobs();
    await app.runJobs();
  });

  it("that changed after a reopening is a file of its own, by its version and the accounts of now", async () => {
    await sql("delete from list_exports");
    const { exportMonth } = await app.as("contador").ask(EXPORT_MONTH, { mes: last });
    expect(exportMonth).toMatchObject({
      list: "month",
      format: "zip",
      title: `Paquete contable de ${spoken(last)}, versión 2`,
    });
    await app.runJobs();
    const lines = journalIn(await folderOf(app, last));
    expect(lines.filter(({ cuenta }) => cuenta === "280510")).toHaveLength(2);
    expect(lines.filter(({ cuenta }) => cuenta === "280505")).toEqual([]);
  });

  it("is for the accountant and the owner: others have neither its export nor its books", async () => {
    expectRefused(await asked(last, "admin"), "FORBIDDEN");
    expectRefused(await app.as("admin").gql(BOOKS, { mes: last }), "FORBIDDEN");
    const rest = await app
      .as("admin")
      .rest("POST", "/v1/exports", { kind: "month", format: "zip", filters: { mes: last } });
    expect(rest.status).toBe(403);
  });

  it("is fetched by programs, too", async () => {
    await sql("delete from list_exports");
    const post = (body: object) => app.as("contador").rest("POST", "/v1/exports", body);
    const { status, body } = await post({ kind: "month", format: "zip", filters: { mes: last } });
    expect([status, body["kind"], body["format"]]).toEqual([201, "month", "zip"]);
    await app.runJobs();
    const file = await app.as("contador").rest("GET", `/v1/exports/${String(body["id"])}/file`);
    expect(file.headers.get("content-type")).toBe("application/zip");
    expect([...frontToBack(file.bytes).keys()].slice(0, 2)).toEqual(["LEEME.txt", "journal.csv"]);
    expect(await post({ kind: "month", format: "csv", filters: { mes: last } })).toMatchObject({
      status: 400,
      body: { message: "El paquete contable se exporta en ZIP." },
    });
    expect(await post({ kind: "month", format: "zip" })).toMatchObject({ status: 400 });
    expect(await post({ kind: "payments", format: "zip" })).toMatchObject({
      status: 400,
      body: { message: "Un listado se exporta en Excel, CSV o NDJSON." },
    });
  });

  it("names each receipt whose PDF was not made by then, which is no file of it", async () => {
    await tryToReopen(app, last);
    const { receiptNumber } = await aVerifiedPayment(app, contractId, {
      monto: 250_000,
      medio: "efectivo",
      fechaPago: lastOf(last),
    });
    await close(app, last);
    await sql("delete from list_exports");
    const files = await folderOf(app, last);
    const remarks = frontToBack(files.get("hojas/9-por-mirar.xlsx")!).get("xl/worksheets/sheet1.xml");
    expect(String(remarks)).toMatch(new RegExp(`Documentos sin PDF en soportes.*${receiptNumber}`));
    expect(String(files.get("LEEME.txt"))).toContain(
      "1 documento no está en soportes: su PDF no se había hecho. hojas/9-por-mirar.xlsx los nombra.",
    );
    expect([...files.keys()].filter((path) => path.startsWith("soportes/recibos/"))).toHaveLength(2);
  });

  it("leaves a line of the history for each export, with the hash of its content", async () => {
    const rows = await sql<{ detail: { mes: string; version: number; sha256: string } }>(
      "select detail from audit_entries where type = 'month.exported' order by at",
    );
    expect(rows.length).toBeGreaterThan(4);
    const hashes = (version: number) =>
      new Set(rows.filter(({ detail }) => detail.version === version).map(({ detail }) => detail.sha256));
    expect([hashes(1).size, hashes(2).size]).toEqual([1, 1]);
    expect([...hashes(1)]).not.toEqual([...hashes(2)]);
  });
});

describe("the accounts", () => {
  it.each([
    ["anticipo.cliente", "414545", "El dinero de clientes y de terceros no va a una cuenta de ingresos."],
    ["terceros", "414545", "El dinero de clientes y de terceros no va a una cuenta de ingresos."],
    ["caja", "1205", "Esta cuenta debe comenzar por 11."],
    ["caja", "110", "La cuenta lleva de 4 a 12 cifras"],
    ["caja", "1105050000000", "La cuenta lleva de 4 a 12 cifras"],
    [
      "terceros",
      "280595",
      "La cuenta 280595 ya es la de «Recibido sin saber de quién es»: " +
        "el dinero propio y el de terceros van en cuentas distintas.",
    ],
  ])("of %s is not %s", async (key, code, message) => {
    expectRefused(await choose({ key, code, name: "Cuenta" }), "BAD_USER_INPUT", message);
  });

  it("are proposals until they are confirmed, once", async () => {
    const read = async () => {
      const document = "{ accountingAccounts { key code confirmedAt } }";
      const { accountingAccounts } = await app.as("owner").ask(document);
      return accountingAccounts.find(({ key }: { key: string }) => key === "caja")!;
    };
    expect(await read()).toMatchObject({ code: "110505", confirmedAt: null });
    await app.as("owner").ask(CONFIRM_ACCOUNTS, { keys: ["caja", "cliente"] });
    expect((await read()).confirmedAt).not.toBeNull();
    await app.as("owner").ask(CONFIRM_ACCOUNTS, { keys: ["caja"] });
    const [row] = await sql<{ count: number }>(
      "select count(*)::int as count from accounting_accounts where key = 'caja'",
    );
    expect(row.count).toBe(1);
    const entries = await sql("select from audit_entries where type = 'accounting.accounts-confirmed'");
    expect(entries).toHaveLength(1);
  });

  it("of an account that the agency no longer has are refused, and go with it", async () => {
    const gone = "banco.00000000-0000-7000-8000-000000000000";
    expectRefused(await choose({ key: gone, code: "111005", name: "Bancos" }), "CONFLICT");
  });

  it("are chosen by the accountant and the owner alone", async () => {
    expectRefused(
      await app.as("admin").gql(CHOOSE, { input: { key: "caja", code: "110510", name: "Caja" } }),
      "FORBIDDEN",
    );
    expectRefused(await app.as("admin").gql("{ accountingAccounts { key } }"), "FORBIDDEN");
  });
});

describe("the file for the accountant's program", () => {
  it.each([
    ["siigo_nube", "programas/siigo-nube-1.xlsx"],
    ["siigo_pyme", "programas/siigo-pyme-1.xlsx"],
    ["world_office", "programas/world-office-1.xlsx"],
    ["odoo", "programas/odoo-1.xlsx"],
  ])("is a file of %s", async (program, path) => {
    await sql("delete from list_exports");
    const { updateAccountingSettings } = await app.as("contador").ask(SETTINGS, {
      input: { program, vatPeriod: "cuatrimestral", voucherCodes: [{ type: "RC", code: "1" }] },
    });
    expect(updateAccountingSettings).toMatchObject({ program, vatPeriod: "cuatrimestral" });
    expect((await folderOf(app, last)).has(path)).toBe(true);
  });
});

describe("the sums that must add up", () => {
  it("add up, and name each difference", async () => {
    const { monthBooks } = await app.as("contador").ask(BOOKS, { mes: last });
    const off = monthBooks.controls.filter(({ differing }: { differing: number }) => differing > 0);
    // The statement of the bank was never imported: each amount that passed through it is named.
    expect(off.map(({ number }: { number: number }) => number)).toEqual([2]);
    expect(off[0]!.differences).toEqual([
      {
        expected: 0,
        booked: 2_000_000,
        record: expect.objectContaining({ kind: "payment", of: contractId }),
      },
    ]);
  });

  it("hold with an invoice of third parties, a reversal and a voided purchase, and IVA is of its period", async () => {
    await invoiceRanges(app);
    const contract = await aMandatedContract(app, "900123456-8", 1_000_000);
    await aVerifiedPayment(app, contract.id, { monto: 300_000 });
    const invoice = await invoiceOf(app, contract);
    await countDocuments(app);
    const payment = await aVerifiedPayment(app, contractId, { monto: 70_000 });
    const reversed = await app
      .as("owner")
      .gql(REVERSE, { id: payment.id, input: { motivo: "No era de este contrato" } });
    expect(reversed.errors).toBeUndefined();
    const { monthBooks } = await app.as("contador").ask(BOOKS, { mes: present });
    const off = monthBooks.controls.filter(
      ({ differing, number }: { differing: number; number: number }) => differing > 0 && number !== 2,
    );
    // Each item was sold for the price that was quoted: the invoice has the amounts paid for third parties.
    expect(off).toEqual([]);
    const byNumber = (number: number) =>
      monthBooks.controls.find((sum: { number: number }) => sum.number === number)!;
    expect(byNumber(9).booked).toBe(invoice.baseAmount);
    expect(byNumber(10).booked).toBe(invoice.ivaAmount);
    expect(monthBooks.taxes).toMatchObject({
      ivaGenerado: invoice.ivaAmount,
      period: "cuatrimestral",
      periodIva: invoice.ivaAmount,
    });
  });

  it("are of a month that exists", async () => {
    expectRefused(await app.as("owner").gql(BOOKS, { mes: monthIn(-30) }), "NOT_FOUND", "Mes no encontrado");
    expect((await tryToClose(app, present)).errors).toBeDefined();
  });
});
