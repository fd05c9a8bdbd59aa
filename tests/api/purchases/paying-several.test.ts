import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { addMonths, monthOf } from "../../../api/src/core/colombia/days.ts";
import { closedMonthText } from "../../../api/src/modules/closing/closing.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { close } from "../../support/story/closing.ts";
import {
  aBoughtItem,
  aNearlyBoughtContract,
  anItemInInstallments,
  aReceipt,
  markPaid,
} from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const PAY_SEVERAL = `mutation ($input: PayProvidersInput!, $file: Upload!, $key: String) {
  payProviders(input: $input, file: $file, idempotencyKey: $key) {
    id total lines fechaPago metodoPago comprobanteFileId } }`;
const paySeveral = (input: object, key?: string, who: "admin" | "owner" = "admin") =>
  app.as(who).gql(PAY_SEVERAL, { input, key }, { file: aReceipt("transferencia.png") });

interface Due {
  readonly purchaseId: string;
  readonly installmentId?: string;
}
const dues = async (filter: object = {}) =>
  (
    await app.as("contador").ask(
      `query ($filter: ProviderDueFilter) { providerDues(filter: $filter, limit: 100) {
        total items {
          purchaseId installmentId provider contractNumber number of monto dueOn paidOn estado } } }`,
      { filter },
    )
  ).providerDues;
const stateOf = async (purchaseId: string) =>
  (
    await app.as("owner").ask(
      `query ($id: ID!) { purchase(id: $id) { estadoPago saldoPendiente providerPayment { id }
        installments { estado comprobanteFileId providerPayment { id } } } }`,
      { id: purchaseId },
    )
  ).purchase;

/** One purchase at once and two installments of another, which come to 3,200,000 COP. */
async function threeDues() {
  const once = await aBoughtItem(app, { proveedor: "Mayorista Andina" });
  const parts = await anItemInInstallments(app);
  const chosen: Due[] = [
    { purchaseId: once.purchase.id },
    { purchaseId: parts.purchase.id, installmentId: parts.installments[0].id },
    { purchaseId: parts.purchase.id, installmentId: parts.installments[1].id },
  ];
  return { once, parts, chosen };
}

describe("several that are paid in one act", () => {
  it("are all paid, by one payment with one receipt", async () => {
    const { once, parts, chosen } = await threeDues();
    const { data } = await paySeveral({ dues: chosen, total: 3_200_000, metodoPago: "transferencia" });
    const payment = data!.payProviders;
    expect(payment).toMatchObject({ total: 3_200_000, lines: 3, fechaPago: TODAY });
    expect(await stateOf(once.purchase.id)).toMatchObject({
      estadoPago: "pagado",
      saldoPendiente: 0,
      providerPayment: { id: payment.id },
    });
    const { comprobanteFileId } = payment;
    const proved = { estado: "pagado", comprobanteFileId, providerPayment: { id: payment.id } };
    expect(await stateOf(parts.purchase.id)).toMatchObject({
      saldoPendiente: 1_000_000,
      installments: [proved, proved, { estado: "pendiente", providerPayment: null }],
    });
    const open = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    const { fileAddress } = await app.as("contador").ask(open, { id: comprobanteFileId });
    const file = await app.as().rest("GET", new URL(fileAddress.url).pathname);
    expect(file).toMatchObject({ status: 200, bytes: aReceipt().bytes });
  });

  it("are none of them paid when one cannot be, which is named", async () => {
    const { once, parts, chosen } = await threeDues();
    await markPaid(app, once.purchase);
    const { contractNumber } = (
      await app
        .as("owner")
        .ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, { id: once.contract.id })
    ).contract;
    const refused = expectRefused(
      await paySeveral({ dues: [...chosen].reverse() }),
      "CONFLICT",
      `Mayorista Andina, ${contractNumber}: La compra ya fue pagada. No se pagó nada.`,
    );
    expect(refused).toMatchObject([{ field: "dues.2" }]);
    expect(await stateOf(parts.purchase.id)).toMatchObject({ saldoPendiente: 3_000_000 });
  });

  it("are each paid once, however many pay them at once", async () => {
    const { parts, chosen } = await threeDues();
    const answers = await Promise.all([
      paySeveral({ dues: chosen }),
      paySeveral({ dues: [...chosen].reverse() }, undefined, "owner"),
      paySeveral({ dues: chosen.slice(1) }),
    ]);
    // If the request for two is first, those for all three fail, or the other way round.
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0]!.message).toMatch(/No se pagó nada\.$/);
    expect((await stateOf(parts.purchase.id)).saldoPendiente).toBe(1_000_000);
  });

  it("are paid once by two clicks with one key", async () => {
    const { chosen } = await threeDues();
    const twice = await Promise.all([
      paySeveral({ dues: chosen }, "several-once"),
      paySeveral({ dues: chosen }, "several-once"),
    ]);
    expect(new Set(twice.map(({ data }) => data?.["payProviders"].id)).size).toBe(1);
  });

  it("are exactly the ones that the payer read", async () => {
    const { chosen } = await threeDues();
    expectRefused(
      await paySeveral({ dues: chosen, total: 3_000_000 }),
      "CONFLICT",
      `El total cambió: ahora es ${formatCop(3_200_000)}. Revisa las líneas y vuelve a pagar.`,
    );
    expectRefused(
      await paySeveral({ dues: [...chosen, chosen[0]] }),
      "BAD_USER_INPUT",
      "Elegiste dos veces la misma compra o cuota",
    );
    expectRefused(
      await paySeveral({ dues: [{ purchaseId: chosen[1]!.purchaseId }] }),
      "BAD_USER_INPUT",
      "Elige qué cuotas de Hotel Caribe pagas",
    );
    expectRefused(
      await paySeveral({ dues: chosen, fechaPago: inDays(1) }),
      "BAD_USER_INPUT",
      "La fecha de pago no puede ser futura",
    );
    expectRefused(await paySeveral({ dues: [] }), "BAD_USER_INPUT", "Elige al menos una compra o cuota");
  });

  it("are not paid in a month that is closed", async () => {
    const { chosen } = await threeDues();
    const before = addMonths(TODAY, -2);
    await aBoughtItem(app, { fechaCompra: before });
    await close(app, monthOf(before));
    const answer = await paySeveral({ dues: chosen, fechaPago: before });
    expectRefused(answer, "CONFLICT", closedMonthText(monthOf(before)));
    expect((await dues({ when: "paid", endDate: before })).total).toBe(0);
    expect((await paySeveral({ dues: chosen })).errors).toBeUndefined();
  });

  it("complete the contract with the last of its items", async () => {
    const { contract, last } = await aNearlyBoughtContract(app);
    const { errors } = await paySeveral({ dues: [{ purchaseId: last.id }], fechaPago: inDays(-2) });
    expect(errors).toBeUndefined();
    const { contract: after } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { status } }`, { id: contract.id });
    expect(after.status).toBe("completed");
    const [paid] = (await dues({ when: "paid", endDate: inDays(-2) })).items;
    expect(paid).toMatchObject({ purchaseId: last.id, paidOn: inDays(-2), estado: "pagado" });
  });
});

describe("what is owed to providers", () => {
  it("is listed by the day on which it is due, and added up by its time", async () => {
    const proveedor = "Lanchas de Barú";
    const bought = async (due: string | undefined) =>
      (await aBoughtItem(app, { proveedor, costo: 100_000, fechaVencimientoPago: due })).purchase.id;
    const undated = await bought(undefined);
    const [later, overdue, today] = [await bought(inDays(40)), await bought(inDays(-3)), await bought(TODAY)];
    const search = "LANCHAS baru";
    const ids = async (filter: object) =>
      (await dues({ search, ...filter })).items.map(({ purchaseId }: Due) => purchaseId);
    expect(await ids({})).toEqual([overdue, today, later, undated]);
    expect(await ids({ when: "overdue" })).toEqual([overdue]);
    expect(await ids({ when: "week" })).toEqual([today]);
    expect(await ids({ when: "later" })).toEqual([later]);
    expect(await ids({ when: "undated" })).toEqual([undated]);
    expect(await ids({ startDate: inDays(-3), endDate: TODAY })).toEqual([overdue, today]);
    expect((await dues({ search })).total).toBe(4);

    const { providerDueFigures } = await app.as("contador").ask(
      `query ($filter: ProviderDueFilter) { providerDueFigures(filter: $filter) { overdue overdueCount
        week weekCount later laterCount undated undatedCount weeks { monto count } } }`,
      { filter: { search } },
    );
    expect(providerDueFigures).toEqual({
      overdue: 100_000,
      overdueCount: 1,
      week: 100_000,
      weekCount: 1,
      later: 100_000,
      laterCount: 1,
      undated: 100_000,
      undatedCount: 1,
      weeks: [
        { monto: 100_000, count: 1 },
        { monto: 100_000, count: 1 },
      ],
    });
    const none = await app.as("admin").ask(
      `{ providerDueFigures(filter: { search: "nadie" }) {
          overdue undated undatedCount weeks { count } } }`,
    );
    expect(none.providerDueFigures).toEqual({ overdue: 0, undated: 0, undatedCount: 0, weeks: [] });
  });

  it("is listed page by page without gap or repetition", async () => {
    const page = async (at: number) =>
      (
        await app
          .as("owner")
          .ask(`query ($at: Int!) { providerDues(page: $at, limit: 3) { items { id } } }`, { at })
      ).providerDues.items.map(({ id }: { id: string }) => id);
    const all = (
      await app.as("owner").ask(`{ providerDues(limit: 9) { items { id } } }`)
    ).providerDues.items.map(({ id }: { id: string }) => id);
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(all);
  });
});

const EXPORT = `mutation ($input: ExportDuesInput!) {
  exportDues(input: $input) { filename contentType content } }`;

describe("the file with which a bank pays providers", () => {
  const account = (name: string) =>
    app.app.services.orm.em.fork().execute(
      `update providers set bank = 'Bancolombia', account_kind = 'corriente', account_number = '03100009562',
         nit = null where name = ?`,
      [name],
    );

  it("has one line for each provider, names those without an account, and pays nothing", async () => {
    const { once, chosen } = await threeDues();
    const ask = (who: "admin" | "contador", input: object = {}) =>
      app.as(who).gql(EXPORT, { input: { dues: chosen, total: 3_200_000, format: "csv", ...input } });
    expectRefused(await ask("contador"), "FORBIDDEN");
    const { items } = await dues();
    const names = [
      ...new Set(
        chosen.map(({ purchaseId }) => items.find((due) => due.purchaseId === purchaseId)!.provider),
      ),
    ];
    const [first = "", ...others] = names;
    await account(first);
    if (others.length > 0) {
      const { errors } = await ask("admin");
      expect(errors?.[0]?.message).toContain(others.join("; "));
    }
    for (const name of others) await account(name);
    expectRefused(await ask("admin", { total: 1 }), "BAD_USER_INPUT");
    const { data } = await ask("admin");
    const text = Buffer.from(data!["exportDues"].content, "base64").toString("utf8");
    const lines = text.replace("\ufeff", "").trimEnd().split("\r\n").slice(1);
    expect(lines).toHaveLength(names.length);
    const paid = lines.map((line) => Number(line.split(";")[5]));
    expect(paid.reduce((total, amount) => total + amount, 0)).toBe(3_200_000);
    expect(lines[0]).toContain(`${first};Bancolombia;Corriente;03100009562;`);
    expect(await stateOf(once.purchase.id)).toMatchObject({ estadoPago: "pendiente" });
  });
});
