import { beforeAll, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, firstOf, inDays, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { signedInNow } from "../../support/sign-in.ts";
import {
  aCompletedContract,
  aServedContract,
  APPROVE,
  CANCEL,
  commissionsOf,
  COMPLETE,
  PAY,
} from "../../support/story/commissions.ts";
import { haveDocuments } from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CALCULATE = `mutation ($input: CalculateCommissionsInput!) {
  calculateCommissions(input: $input) { total commissions { id contractId } } }`;
const CHECK = `mutation ($id: ID!) { approveContract(id: $id) { contract { id status } commissionSummary {
      total commissions { tipoVendedor } } } }`;
const DELETE = `mutation ($id: ID!) { deleteCommission(id: $id) }`;
const EXPLAINED = `query ($id: ID!) { commissionsOfContract(contractId: $id) {
  tipoVendedor montoBase porcentaje montoComision explicacion { configuracion base personas minimo maximo
    limite } } }`;

const LIMIT = `query ($id: Int!) { sellerLimit(userId: $id) { totalPagado } }`;

/** Looks at the application at another instant. */
async function inMonth(instant: Date, look: () => Promise<void>) {
  app.clock.set(instant);
  try {
    await look();
  } finally {
    app.clock.set(START);
  }
}

describe("a completed contract", () => {
  it("earns its advisor, leader and manager a pending commission each, which says why it is so much", async () => {
    const { id } = await aCompletedContract(app, { price: 3_000_000 });
    const made = await commissionsOf(app, id);
    expect(
      made.map(({ tipoVendedor, vendedorId, montoComision, status }) => ({
        tipoVendedor,
        vendedorId,
        montoComision,
        status,
      })),
    ).toEqual([
      { tipoVendedor: "asesor", vendedorId: app.people.asesor.id, montoComision: 30_000, status: "pending" },
      {
        tipoVendedor: "gerente",
        vendedorId: app.people.gerente.id,
        montoComision: 30_000,
        status: "pending",
      },
      { tipoVendedor: "lider", vendedorId: app.people.lider.id, montoComision: 30_000, status: "pending" },
    ]);
    const { commissionsOfContract } = await app.as("asesor").ask(EXPLAINED, { id });
    expect(commissionsOfContract).toEqual([
      {
        tipoVendedor: "asesor",
        montoBase: 3_000_000,
        porcentaje: 1,
        montoComision: 30_000,
        explicacion: {
          configuracion: "Configuración versión 1: $\u00a010.000 por persona",
          base: 3_000_000,
          personas: 3,
          minimo: null,
          maximo: null,
          limite: null,
        },
      },
    ]);
  });

  it("earns them once, also when it is completed twice at once and everything is calculated meanwhile", async () => {
    const { id } = await aServedContract(app);
    const admin = app.as("admin");
    const answers = await Promise.all([
      admin.gql(COMPLETE, { id }),
      admin.gql(COMPLETE, { id }),
      admin.gql(CALCULATE, { input: {} }),
      app.as("owner").gql(CALCULATE, { input: {} }),
    ]);
    expect(answers.slice(0, 2).filter(({ errors }) => errors).length).toBeLessThanOrEqual(1);
    await Promise.all([
      admin.gql(CALCULATE, { input: {} }),
      admin.gql(CHECK, { id }),
      app.as("owner").gql(CHECK, { id }),
    ]);
    expect(await commissionsOf(app, id)).toHaveLength(3);
  });

  it("gets back what was deleted when commissions are calculated for its day, and only then", async () => {
    const { id } = await aCompletedContract(app);
    const [first] = await commissionsOf(app, id);
    expect((await app.as("admin").ask(DELETE, { id: first!.id })).deleteCommission).toBe(
      "Comisión eliminada",
    );
    const before = await app
      .as("admin")
      .ask(CALCULATE, { input: { startDate: inDays(-19), endDate: inDays(-1) } });
    expect(before.calculateCommissions).toEqual({ total: 0, commissions: [] });
    const on = await app.as("admin").ask(CALCULATE, { input: { startDate: TODAY, endDate: TODAY } });
    expect(on.calculateCommissions).toMatchObject({ total: 1, commissions: [{ contractId: id }] });
    const again = await app.as("admin").ask(CALCULATE, { input: {} });
    expect(again.calculateCommissions.total).toBe(0);
  });

  it("is checked for missing commissions only once it is completed", async () => {
    const { id } = await aServedContract(app);
    expectRefused(
      await app.as("admin").gql(CHECK, { id }),
      "CONFLICT",
      "Las comisiones se generan cuando el contrato está completado.",
    );
    await app.as("admin").ask(COMPLETE, { id });
    const { approveContract } = await app.as("admin").ask(CHECK, { id });
    expect(approveContract).toMatchObject({
      contract: { id, status: "completed" },
      commissionSummary: { total: 3 },
    });
  });

  it("refuses a range that ends before it begins", async () => {
    const backwards = await app
      .as("admin")
      .gql(CALCULATE, { input: { startDate: inDays(-18), endDate: inDays(-19) } });
    expectRefused(backwards, "BAD_USER_INPUT", "La fecha final no puede ser anterior a la inicial");
  });
});

describe("a contract that is cancelled", () => {
  it("voids unpaid commissions, and deducts paid ones from the seller's next month, once", async () => {
    const { id } = await aCompletedContract(app);
    const [asesor, gerente] = await commissionsOf(app, id);
    for (const commission of [asesor!, gerente!]) await app.as("admin").ask(APPROVE, { id: commission.id });
    await haveDocuments(app, "asesor");
    await app.as("contador").ask(PAY, { id: asesor!.id });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });

    expect((await commissionsOf(app, id)).map(({ id: left, status }) => [left, status])).toEqual([
      [asesor!.id, "paid"],
    ]);
    expect(await commissionsOf(app, id, { status: "voided" })).toHaveLength(2);
    const withAdjustments = await commissionsOf(app, id, { ajustes: true });
    expect(withAdjustments.map(({ montoComision, status }) => [montoComision, status]).sort()).toEqual([
      [-30_000, "approved"],
      [30_000, "paid"],
    ]);

    const paid = async () =>
      Number(
        (await (await signedInNow(app, "owner")).ask(LIMIT, { id: app.people.asesor.id })).sellerLimit
          .totalPagado,
      );
    const inThisMonth = await paid();
    expect(inThisMonth).toBe(30_000);
    await inMonth(at(firstOf(monthIn(1)), "00:00"), async () => expect(await paid()).toBe(-30_000));
    await inMonth(at(lastOf(monthIn(0)), "23:59:59"), async () => expect(await paid()).toBe(30_000));
  });

  it("leaves nothing to calculate", async () => {
    const { id } = await aCompletedContract(app);
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    await app.as("admin").ask(CALCULATE, { input: {} });
    expect(await commissionsOf(app, id)).toEqual([]);
    expectRefused(await app.as("admin").gql(CHECK, { id }), "CONFLICT");
  });
});
