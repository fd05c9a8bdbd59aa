import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSentAddendum } from "../../support/story/addenda.ts";
import { APPROVE, CANCEL, commissionsOf, PAY } from "../../support/story/commissions.ts";
import { aSentContract } from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment, MEANT, verifyIt } from "../../support/story/payments.ts";
import { aCompletedContract } from "../../support/story/purchases.ts";
import { aRefundOf, anAccount, DECIDE_REFUND, payIt, SET_ACCOUNT } from "../../support/story/refunds.ts";
import { pointsOf } from "../../support/story/rewards.ts";
import { haveDocuments } from "../../support/story/staff-documents.ts";

const OUTCOME = `query ($id: ID!) { cancellationOutcome(contractId: $id) { voided { id seller amount }
  adjusted { id seller amount } adjustedIn refundable awaiting points quoteNumber invoiceNumber openAddendum
  purchases { id item provider cost owed } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const outcomeOf = async (id: string) => (await app.as("owner").ask(OUTCOME, { id })).cancellationOutcome;
const cancel = (id: string) => app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);

describe("what cancelling a contract would do", () => {
  it("is what it then does: commissions, money, purchases and points", async () => {
    const { id } = await aCompletedContract(app);
    await rows("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, id]);
    const [paid] = (await commissionsOf(app, id)).filter(({ tipoVendedor }) => tipoVendedor === "asesor");
    await app.as("admin").ask(APPROVE, { id: paid?.id });
    await haveDocuments(app, "asesor");
    await app.as("contador").ask(PAY, { id: paid?.id });
    await aVerifiedPayment(app, id, { monto: 530_000 });
    const waiting = await aPayment(app, id, { monto: 120_000 });
    const bought = () =>
      rows<{ id: string }>(
        `select p.id from purchases p join contract_items i on i.id = p.contract_item_id
         where i.contract_id = ? and p.voided_at is null order by p.id`,
        [id],
      );

    const said = await outcomeOf(id);
    expect(said).toMatchObject({ refundable: 530_000, awaiting: 120_000, points: 10, quoteNumber: null });
    expect(said.adjusted).toEqual([expect.objectContaining({ id: paid?.id, amount: paid?.montoComision })]);
    expect(said.voided.length).toBeGreaterThan(0);
    const purchases = await bought();
    expect(said.purchases.map((purchase: { id: string }) => ({ id: purchase.id }))).toEqual(purchases);

    await cancel(id);
    const after = await rows<{ id: string; clase: string; status: string; monto: string; mes: string }>(
      `select id, clase, status, monto_comision::text as monto, mes::text as mes, ajuste_de_id
       from commissions where contract_id = ? order by id`,
      [id],
    );
    const voided = after.filter(({ status }) => status === "voided").map((row) => row.id);
    expect(said.voided.map((one: { id: string }) => one.id)).toEqual(voided);
    const adjusted = after.filter(({ clase }) => clase === "ajuste");
    expect(adjusted).toMatchObject([
      { ajuste_de_id: said.adjusted[0].id, monto: String(-said.adjusted[0].amount), mes: said.adjustedIn },
    ]);
    expect(await bought()).toEqual(purchases);

    const more = { contractId: id, monto: said.refundable + 1, motivo: "Todo", dueOn: said.adjustedIn };
    const most = `Puedes devolver hasta ${formatCop(said.refundable)}.`;
    expectRefused(await app.as("gerente").gql(DECIDE_REFUND, { input: more }), "BAD_USER_INPUT", most);
    const before = await pointsOf(app, "asesor");
    const refund = await aRefundOf(app, id, said.refundable);
    await app.as("admin").ask(SET_ACCOUNT, { id: refund.id, input: anAccount() });
    expect((await payIt(app, refund.id)).errors).toBeUndefined();
    expect(await pointsOf(app, "asesor")).toBe(before - said.points);

    // The payment that waits is no part of that: once it is verified it is refunded automatically.
    expect(await outcomeOf(id)).toMatchObject({ refundable: 0, awaiting: said.awaiting });
    expect((await verifyIt(app, waiting.id, "contador", MEANT)).errors).toBeUndefined();
    expect(await outcomeOf(id)).toMatchObject({ refundable: 0, awaiting: 0 });
    const owed = "select monto::text as monto from refunds where contract_id = ? and status = 'abierta'";
    expect(await rows(owed, [id])).toEqual([{ monto: String(said.awaiting) }]);
  });

  it("gives the quote back of one that was never signed, and is read in reach by who may cancel", async () => {
    const { id, quoteId } = await aSentContract(app);
    const said = await outcomeOf(id);
    const { quote } = await app
      .as("owner")
      .ask("query ($id: ID!) { quote(id: $id) { quoteNumber status } }", { id: quoteId });
    expect(said).toMatchObject({
      voided: [],
      adjusted: [],
      purchases: [],
      refundable: 0,
      points: 0,
      invoiceNumber: null,
      quoteNumber: quote.quoteNumber,
    });
    expectRefused(await app.as("gerente").gql(OUTCOME, { id }), "FORBIDDEN");
    await cancel(id);
    const given = await app
      .as("owner")
      .ask("query ($id: ID!) { quote(id: $id) { status } }", { id: quoteId });
    expect(given.quote.status).toBe("approved");
  });

  it("takes an open addendum with it", async () => {
    const addendum = await aSentAddendum(app);
    const { id } = addendum.contract;
    expect(await outcomeOf(id)).toMatchObject({ openAddendum: 1 });
    await cancel(id);
    expect(await rows("select status from addenda where id = ?", [addendum.id])).toEqual([
      { status: "withdrawn" },
    ]);
  });
});
