import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readXlsx } from "../../../api/src/core/sheet/xlsx.ts";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import { exportedLists } from "../../../api/src/modules/exports/exported-lists.ts";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract, setAccount } from "../../support/story/commissions.ts";
import { exporting } from "../../support/story/exports.ts";
import { invoiceOf, invoiceRanges } from "../../support/story/invoices.ts";
import {
  aPayableContract,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
  REVERSE,
  verifyIt,
} from "../../support/story/payments.ts";
import { aCancelledContract } from "../../support/story/refunds.ts";
import { aBoughtItem } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});
const { sql, taken, forget } = exporting(() => app);
beforeEach(forget);

/** A company of Medellín that buys, sells or travels: its NIT has a check digit. */
const COMPANY = { nit: "890903938-8", document: "890903938", digit: "8", city: "Medellín" };
const PARTY = ["Tipo de documento", "Documento", "Dígito de verificación", "Ciudad"] as const;

interface Taken {
  /** The first sheet: what each line says. */
  readonly cover: Readonly<Record<string, string>>;
  /** Lines by their headings, the one with the totals left out. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
  readonly headings: readonly string[];
  readonly sheets: readonly string[];
}

const texts = (xml: string) => [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text ?? "");

async function workbookOf(who: Handle, list: string, args: object = {}): Promise<Taken> {
  const bytes = await taken(who, { list, format: "xlsx", arguments: args });
  const parts = unzipSync(bytes);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const cover = texts(part("xl/worksheets/sheet2.xml"));
  const [headings = [], ...lines] = readXlsx(bytes).lines.map(({ cells }) => cells);
  const rows = lines.map((cells) =>
    Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ""])),
  );
  return {
    cover: Object.fromEntries(cover.flatMap((name, at) => (at % 2 ? [] : [[name, cover[at + 1] ?? ""]]))),
    rows: rows.slice(0, -1),
    totals: rows.at(-1) ?? {},
    headings,
    sheets: [...part("xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name ?? ""),
  };
}

const ofCompany = (contractId: string) =>
  sql(
    `update contracts set cliente_tipo_documento = 'nit', cliente_documento_identidad = ?, cliente_ciudad = ?
     where id = ?`,
    [COMPANY.nit, COMPANY.city, contractId],
  );

/** Lists to export: how to make their rows, and the sums of their amounts by plain SQL. */
const lists = {
  payments: {
    make: async () => {
      const { id } = await aPayableContract(app);
      await ofCompany(id);
      const details = { pagadorNombre: "Rosa Paga" };
      const { registerPayment } = await app.as("asesor").ask(REGISTER, { input: aTransfer(id), details });
      const { data } = await verifyIt(app, registerPayment.id);
      const { receiptNumber } = data!["verifyPayment"] as { receiptNumber: string };
      return { Recibo: receiptNumber, Pagador: "Rosa Paga", Estado: "Verificado", Medio: "Transferencia" };
    },
    total: ["Valor", "select sum(monto)::int as total from payments where status <> 'rejected'"],
    account: "Cuenta del cliente",
  },
  contracts: {
    make: async () => {
      const { id, number } = await aPayableContract(app);
      await ofCompany(id);
      return { Número: number };
    },
    total: ["Precio total", "select sum(precio_total)::bigint as total from contracts"],
    account: "Cuenta del cliente",
  },
  invoices: {
    make: async () => {
      const contract = await aCompletedContract(app);
      await ofCompany(contract.id);
      const { number } = await invoiceOf(app, contract);
      return { Número: number, Contrato: contract.number };
    },
    total: ["Total", "select sum(total_amount)::int as total from invoices"],
    account: "Cuenta del cliente",
  },
  commissions: {
    make: async () => {
      await setAccount(app, "asesor");
      await sql("update users set tipo_documento = 'nit', documento_identidad = ?, ciudad = ? where id = ?", [
        ...[COMPANY.nit, COMPANY.city, app.people.asesor.id],
      ]);
      const { number } = await aCompletedContract(app);
      return { Contrato: number, "Cuenta del vendedor": "Bancolombia Ahorros •••• 4567" };
    },
    total: ["Comisión", "select sum(monto_comision)::int as total from commissions"],
    account: "Cuenta del vendedor",
  },
  providerDues: {
    make: async () => {
      const { contract } = await aBoughtItem(app, { proveedor: "Lanchas del Golfo", costo: 800_000 });
      await sql(
        `update providers set nit = ?, city = ?, bank = 'Bancolombia', account_kind = 'ahorros',
           account_number = '03100009562' where name = 'Lanchas del Golfo'`,
        [COMPANY.nit, COMPANY.city],
      );
      return { Contrato: contract.number, Proveedor: "Lanchas del Golfo", Cuenta: "Bancolombia •••• 9562" };
    },
    total: ["Valor", "select sum(saldo_pendiente)::int as total from purchases where voided_at is null"],
    account: "Cuenta",
  },
  financialPayments: {
    make: async () => {
      const { id, number } = await aPayableContract(app);
      await ofCompany(id);
      await aVerifiedPayment(app, id);
      return { Contrato: number, Estado: "Confirmado" };
    },
    total: ["Valor", "select sum(monto)::int as total from payments where status <> 'rejected'"],
    account: "Cuenta del cliente",
  },
  financialPurchases: {
    make: async () => {
      const said = await lists.providerDues.make();
      return {
        Contrato: said.Contrato,
        Proveedor: said.Proveedor,
        "Cuenta del proveedor": "Bancolombia •••• 9562",
      };
    },
    total: ["Valor", "select sum(costo)::int as total from purchases where voided_at is null"],
    account: "Cuenta del proveedor",
  },
} as const;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

describe("a workbook for the books", () => {
  it.each(names)("of %s names whom each line is about, and ends with its total", async (list) => {
    const { make, total } = lists[list];
    const said = await make();
    const { rows, totals, sheets } = await workbookOf("contador", list);
    const [heading, summed] = total;
    const [{ total: exact }] = await sql<{ total: number | string }>(summed);
    expect(totals[heading]).toBe(String(exact));
    const row = rows.find((row) => Object.entries(said).every(([name, value]) => row[name] === value));
    expect(PARTY.map((name) => row?.[name])).toEqual(["NIT", COMPANY.document, COMPANY.digit, COMPANY.city]);
    expect(sheets[0]).toBe("Filtros");
  });

  it("shows nobody's account and document to who sells", async () => {
    await lists.payments.make();
    for (const list of ["payments", "contracts", "commissions"] as const) {
      const { headings } = await workbookOf("asesor", list);
      expect(headings).not.toContain(lists[list].account);
      expect(headings).not.toContain("Documento");
    }
    expect((await workbookOf("contador", "payments")).headings).toContain("Cuenta del cliente");
  });

  it("says first of which filters and days it was made, by whom and when", async () => {
    await lists.payments.make();
    const vendedorId = app.people.asesor.id;
    const filter = { status: "verified", medio: "transferencia", vendedorId, startDate: TODAY };
    const { cover } = await workbookOf("contador", "payments", { filter });
    const { name, lastname } = await personOf(vendedorId);
    expect(cover).toEqual({
      Listado: "Pagos",
      "Hecho por": expect.stringContaining("(Contador)"),
      Fecha: expect.stringContaining("(hora de Colombia)"),
      Periodo: `Desde el ${spokenDay(TODAY)}`,
      Estado: "Verificado",
      Medio: "Transferencia",
      Vendedor: `${name} ${lastname}`,
    });
  });

  it("calls a reversed payment and a waiting one as the screens do", async () => {
    const { id } = await aPayableContract(app);
    const { id: reversed } = await aVerifiedPayment(app, id);
    await app.as("owner").ask(REVERSE, { id: reversed, input: { motivo: "Sin fondos" } });
    const { rows } = await workbookOf("contador", "payments", { filter: { contractId: id } });
    expect(rows.map(({ Estado }) => Estado)).toEqual(["Anulado"]);
  });

  it("says nothing is owed of a cancelled contract, nor of its payments", async () => {
    const { id, number } = await aCancelledContract(app, 500_000);
    const { rows } = await workbookOf("contador", "contracts", { filter: { search: number } });
    expect(rows).toMatchObject([{ Número: number, Pagado: "500000", Saldo: "0", "Saldo vencido": "0" }]);
    const paid = await workbookOf("contador", "payments", { filter: { contractId: id } });
    expect(paid.rows.map((row) => row["Saldo que queda"])).toEqual(["0"]);
  });

  it("adds up nothing that was rejected or reversed, and says so", async () => {
    const { id } = await aPayableContract(app);
    const { id: reversed } = await aVerifiedPayment(app, id);
    await app.as("owner").ask(REVERSE, { id: reversed, input: { motivo: "Sin fondos" } });
    await app.as("asesor").ask(REGISTER, { input: aTransfer(id) });
    await aVerifiedPayment(app, id);
    const [{ total }] = await sql<{ total: number }>(
      "select sum(monto)::int as total from payments where contract_id = ? and status <> 'rejected'",
      [id],
    );
    const { totals } = await workbookOf("contador", "payments", { filter: { contractId: id } });
    expect(totals).toMatchObject({
      "Fecha de pago": "Total sin los rechazados ni los anulados",
      Valor: String(total),
    });
  });

  it("says of every list whose rows may count for nothing which of them its total leaves out", () => {
    const nothing = /^(?:Anulad|Rechazad|Cancelad)/;
    const summed = exportedLists.filter(({ columns }) => Object.values(columns).some(({ total }) => total));
    const wrong = summed.flatMap(({ query, columns, totals, reads }) =>
      Object.values(columns)
        // The notes that credit an invoice are rows of the same file.
        .filter(() => reads !== "invoiceBook")
        .flatMap(({ labels = {} }) => Object.entries(labels))
        .filter(([code, label]) => nothing.test(label) && !totals?.leftOut.includes(code))
        .map(([code]) => `${query}: ${code}`),
    );
    expect(summed.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it("is rows alone as text: no line is above or below them", async () => {
    await lists.payments.make();
    const csv = (await taken("contador", { list: "payments", format: "csv" })).toString("utf8");
    expect(csv).not.toContain("Filtros");
    expect(csv).not.toMatch(/^Total;/m);
  });
});

const personOf = async (id: number) =>
  (await sql<{ name: string; lastname: string }>("select name, lastname from users where id = ?", [id]))[0];
