import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { EXPORT, exporting, linesOf } from "../../support/story/exports.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import { anItemInInstallments } from "../../support/story/purchases.ts";
import { anIcaRate, aTaxProfile, VILLAVICENCIO } from "../../support/story/withholding.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  const { id } = await aSignedContract(app);
  await aVerifiedPayment(app, id, { fechaPago: inDays(-40) });
  await aCompletedContract(app);
  await anItemInInstallments(app);
});
const { sql, taken, forget } = exporting(() => app);
beforeEach(forget);

/** The lines of a list as text, each by its headings. */
async function rowsOf(who: Handle, list: string, args: object = {}): Promise<Record<string, string>[]> {
  const lines = linesOf(await taken(who, { list, format: "csv", arguments: args }));
  const [headings = [], ...rows] = lines.map((line) => line.split(";"));
  return rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ""])));
}

const text = (value: unknown) => (value === null ? "" : String(value));

/** Makes sure that nobody but these takes a list along. */
async function expectOnly(list: string, allowed: readonly Handle[]): Promise<void> {
  for (const who of ["asesor", "lider", "gerente", "admin", "contador", "owner"] as const) {
    const answer = await app.as(who).gql(EXPORT, { input: { list, format: "csv" } });
    if (allowed.includes(who)) expect([who, answer.errors]).toEqual([who, undefined]);
    else expectRefused(answer, "FORBIDDEN");
  }
}

describe("a list that is worked out, taken along", () => {
  it("of the follow-up of payments holds what its screen shows, in its order and under its filter", async () => {
    const asked = { show: "unpaid", order: "monto" };
    const { paymentFollowUp } = await app.as("owner").ask(
      `query ($show: PaymentFollowUp, $order: PaymentFollowUpOrder!) {
        paymentFollowUp(limit: 100, show: $show, order: $order) {
          items { contractNumber saldoPendiente proximoPago { monto } } total } }`,
      asked,
    );
    const rows = await rowsOf("owner", "paymentFollowUp", asked);
    expect(rows.map((row) => [row["Contrato"], row["Saldo"], row["Valor próximo"]])).toEqual(
      paymentFollowUp.items.map(({ contractNumber, saldoPendiente, proximoPago }) => [
        ...[contractNumber, String(saldoPendiente), text(proximoPago?.monto ?? null)],
      ]),
    );
    expect(rows.length).toBeGreaterThan(0);
    const all = await rowsOf("owner", "paymentFollowUp");
    expect(all.length).toBeGreaterThan(rows.length);
    expect(all.map((row) => row["Estado"])).toContain("Pago parcial");
    await expectOnly("paymentFollowUp", ["owner"]);
  });

  it("of the months holds every month, the newest first", async () => {
    const { accountingMonths } = await app
      .as("contador")
      .ask("{ accountingMonths(limit: 100) { items { mes recibido pendientes } } }");
    const rows = await rowsOf("contador", "accountingMonths");
    expect(rows.map((row) => [row["Mes"], row["Recaudo"], row["Pendientes"]])).toEqual(
      accountingMonths.items.map(({ mes, recibido, pendientes }: Record<string, unknown>) => [
        ...[mes, String(recibido), String(pendientes)],
      ]),
    );
    expect(rows[0]?.["Estado"]).toBe("En curso");
    expect(rows.length).toBeGreaterThan(1);
    await expectOnly("accountingMonths", ["contador", "owner"]);
  });

  it("of the monthly limits holds the viewer's own sellers found by the filter", async () => {
    const set = "update users set commission_limit = 0, name = 'Íñigo' where id = ?";
    await sql(set, [app.people.asesor.id]);
    const LIMITS = `query ($filter: SellerMonthFilter) { monthlyLimits(filter: $filter) {
      vendedor { nombre } limite status } }`;
    for (const [who, filter] of [
      ["admin", {}],
      ["gerente", {}],
      ["admin", { status: "critical" }],
      ["admin", { search: "iñigo" }],
    ] as const) {
      const { monthlyLimits } = await app.as(who).ask(LIMITS, { filter });
      const rows = await rowsOf(who, "monthlyLimits", { filter });
      expect(rows.map((row) => [row["Vendedor"], row["Límite"]])).toEqual(
        monthlyLimits.map(({ vendedor, limite }: { vendedor: { nombre: string }; limite: number }) => [
          ...[vendedor.nombre, String(limite)],
        ]),
      );
      expect(rows.length).toBeGreaterThan(0);
      if ("status" in filter) expect(new Set(rows.map((row) => row["Estado"]))).toEqual(new Set(["Crítico"]));
    }
    const [everybody, team] = [
      await rowsOf("admin", "monthlyLimits"),
      await rowsOf("gerente", "monthlyLimits"),
    ];
    expect(team.length).toBeLessThan(everybody.length);
    await expectOnly("monthlyLimits", ["gerente", "admin", "owner"]);
  });

  it("of who is taxed says how, and leaves empty who has no profile", async () => {
    await anIcaRate(app, TODAY);
    await aTaxProfile(app, "asesor", { procedimiento: "comisiones_11", factura: true, dane: VILLAVICENCIO });
    const rows = await rowsOf("contador", "taxedPeople");
    const { taxedPeople } = await app.as("contador").ask("{ taxedPeople { nombre perfil { id } } }");
    expect(rows.map((row) => row["Persona"])).toEqual(
      taxedPeople.map(({ nombre }: { nombre: string }) => nombre),
    );
    expect(rows.filter((row) => row["Retención en la fuente"] !== "")).toEqual([
      expect.objectContaining({
        "Retención en la fuente": "Comisiones, persona natural declarante",
        Factura: "Sí",
        ICA: "Villavicencio",
      }),
    ]);
    await expectOnly("taxedPeople", ["admin", "contador", "owner"]);
  });

  it("of the cash flow holds every week, and the amounts behind a figure", async () => {
    const { cashFlow } = await app
      .as("contador")
      .ask("{ cashFlow { lines { time monday clientes proveedores neto } } }");
    const rows = await rowsOf("contador", "cashFlow");
    expect(rows.map((row) => [row["Deben los clientes"], row["A proveedores"], row["Queda"]])).toEqual(
      cashFlow.lines.map(({ clientes, proveedores, neto }) => [
        ...[String(clientes), String(proveedores), String(neto)],
      ]),
    );
    expect(rows.map((row) => row["Cuándo"])).toEqual([
      ...["Vencido", ...Array.from({ length: 12 }, () => "Semana"), "Después de 12 semanas", "Sin fecha"],
    ]);
    const entries = await rowsOf("contador", "cashFlowEntries", { filter: { kind: "proveedores" } });
    expect(entries.reduce((sum, row) => sum + Number(row["Valor"]), 0)).toBe(
      cashFlow.lines.reduce((sum: number, { proveedores }: { proveedores: number }) => sum + proveedores, 0),
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const list of ["cashFlow", "cashFlowEntries"])
      await expectOnly(list, ["admin", "contador", "owner"]);
  });

  it("says on its first sheet which arguments of its own it was asked with", async () => {
    const bytes = await taken("owner", {
      list: "paymentFollowUp",
      format: "xlsx",
      arguments: { show: "unpaid", order: "monto" },
    });
    const cover = strFromU8(unzipSync(bytes)["xl/worksheets/sheet2.xml"] ?? new Uint8Array());
    const said = [...cover.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
    expect(said.slice(said.indexOf("Ver"))).toEqual(["Ver", "Sin pagos"]);
  });
});
