import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount } from "../../../support/bank/story.ts";
import {
  ACCEPT_OUTFLOW,
  ACCEPT_OUTFLOWS,
  anOutflow,
  EXPLAIN,
  outflowOf,
  someText,
  UNDO_PART,
} from "../../../support/bank/outflows.ts";
import { TODAY } from "../../../support/calendar.ts";
import { expectRefused } from "../../../support/expect-refused.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import { anEnteredCommission } from "../../../support/story/commissions.ts";
import { aRange } from "../../../support/story/payouts.ts";
import {
  aBoughtItem,
  anItemInInstallments,
  aReceipt,
  markPaid,
  PAY,
} from "../../../support/story/purchases.ts";
import { aPaidRefund, aPayableRefund } from "../../../support/story/refunds.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200321");
  await aRange(app);
});

async function asDatabase(statement: string, values: readonly (string | number)[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

async function paidDay(installment: string): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ day: string }>(
    "select fecha_pago::text as day from installments where id = $1",
    [installment],
  );
  await client.end();
  return rows[0]!.day;
}

/** A purchase at once from a provider whose name no other test has. */
const aPurchaseOf = async (proveedor: string, costo: number) =>
  (await aBoughtItem(app, { proveedor, costo })).purchase as { id: string };
const dueOf = async () => {
  const { installments } = await anItemInInstallments(app);
  return (installments as { id: string; montoCuota: number }[])[0]!;
};
const pay = (id: string) => app.as("admin").ask(PAY, { id, input: {} });

describe("an outflow that was paid already", () => {
  it("is proposed with its reasons, exact where the bank names the provider, and accepted with others", async () => {
    const [one, other] = [
      await aPurchaseOf("Hoteles Coral SAS", 1_310_001),
      await aPurchaseOf("Cruceros Azul Ltda", 1_310_002),
    ];
    await Promise.all([markPaid(app, one), markPaid(app, other)]);
    const [first, second] = [
      await anOutflow(app, account, someText("PAGO PROVEEDOR HOTELES CORAL"), 1_310_001),
      await anOutflow(app, account, someText("PAGO A CRUCEROS AZUL"), 1_310_002),
    ];
    expect(first).toMatchObject({
      state: "libre",
      proposed: true,
      proposals: [
        {
          concept: "compra",
          exact: true,
          registers: false,
          impediment: null,
          reasons: ["mismo valor", "mismo día", "el nombre está en el movimiento", "no hay otro igual"],
          parts: [{ amount: 1_310_001, paid: true }],
        },
      ],
    });
    const ids = [first, second].flatMap(({ proposals }) => proposals.map(({ id }) => id));
    const { acceptBankProposals } = await app.as("contador").ask(ACCEPT_OUTFLOWS, { ids });
    expect(acceptBankProposals).toEqual({ accepted: 2, refused: [] });
    expect(await outflowOf(app, account, first.text)).toMatchObject({
      state: "asignado",
      free: 0,
      proposals: [],
      allocations: [{ concept: "compra", amount: -1_310_001, origin: "propuesta", registered: false }],
    });
  });

  it("is not exact when two are alike, and two at once explain it once", async () => {
    const purchase = await aPurchaseOf("Trenes del Sur", 1_320_001);
    await markPaid(app, purchase);
    const texts = [someText("PAGO TRENES DEL SUR"), someText("PAGO TRENES DEL SUR")];
    await anOutflow(app, account, texts[0]!, 1_320_001);
    await anOutflow(app, account, texts[1]!, 1_320_001);
    const both = await Promise.all(texts.map((text) => outflowOf(app, account, text)));
    expect(both.map(({ proposals }) => proposals[0]!.exact)).toEqual([false, false]);
    const answers = await Promise.all(
      both.map(({ proposals }) => app.as("contador").gql(ACCEPT_OUTFLOW, { id: proposals[0]!.id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const after = await Promise.all(texts.map((text) => outflowOf(app, account, text)));
    expect(after.map(({ state }) => state).sort()).toEqual(["asignado", "libre"]);
  });

  it("shows a refund and a payment of commissions too", async () => {
    const refund = await aPaidRefund(app);
    const ofRefund = await anOutflow(app, account, someText("TRANSFERENCIA A MARIA PEREZ"), refund.monto);
    const proposal = ofRefund.proposals.find(({ concept }) => concept === "devolucion")!;
    expect(proposal).toMatchObject({ registers: false });
    const { acceptBankProposal } = await app.as("admin").ask(ACCEPT_OUTFLOW, { id: proposal.id });
    expect(acceptBankProposal).toMatchObject({ state: "asignado", allocations: [{ concept: "devolucion" }] });
  });
});

describe("an outflow that nobody registered", () => {
  it("registers its installment by who buys, and names them to others", async () => {
    const due = await dueOf();
    const outflow = await anOutflow(app, account, someText("PAGO PSE"), due.montoCuota);
    const [proposal] = outflow.proposals;
    const who = "Aceptarlo registra el pago: lo puede hacer Administrador o Propietario.";
    expect(proposal).toMatchObject({ concept: "cuota", registers: true, impediment: who, exact: false });
    expectRefused(await app.as("contador").gql(ACCEPT_OUTFLOW, { id: proposal!.id }), "FORBIDDEN", who);
    const refused = await app.as("admin").ask(ACCEPT_OUTFLOWS, { ids: [proposal!.id] });
    expect(refused.acceptBankProposals.accepted).toBe(0);
    const { acceptBankProposal } = await app.as("admin").ask(ACCEPT_OUTFLOW, { id: proposal!.id });
    expect(acceptBankProposal).toMatchObject({
      state: "asignado",
      allocations: [{ concept: "cuota", registered: true }],
    });
    expect(await paidDay(due.id)).toBe(TODAY);
  });

  it("registers several dues of one provider in one transfer", async () => {
    const one = await aPurchaseOf("Parques Unidos", 1_330_101);
    const other = await aPurchaseOf("Parques Unidos", 1_440_207);
    const outflow = await anOutflow(app, account, someText("PAGO PARQUES UNIDOS"), 1_330_101 + 1_440_207);
    const [proposal] = outflow.proposals;
    expect(proposal).toMatchObject({
      registers: true,
      reasons: expect.arrayContaining(["la suma de 2 es el valor", "el nombre está en el movimiento"]),
    });
    const { acceptBankProposal } = await app.as("admin").ask(ACCEPT_OUTFLOW, { id: proposal!.id });
    expect(acceptBankProposal.state).toBe("asignado");
    expect(
      acceptBankProposal.allocations.map((part: { purchase: { id: string } }) => part.purchase.id).sort(),
    ).toEqual([one.id, other.id].sort());
  });

  it("registers a refund with its proof alone", async () => {
    const refund = await aPayableRefund(app);
    const outflow = await anOutflow(app, account, someText("TRANSFERENCIA MARIA PEREZ"), refund.monto);
    const parts = [{ concept: "devolucion", refundId: refund.id }];
    expectRefused(
      await app.as("contador").gql(EXPLAIN, { id: outflow.id, input: { parts } }),
      "BAD_USER_INPUT",
      "Adjunta el comprobante de la devolución: se le envía al cliente.",
    );
    const variables = { id: outflow.id, input: { parts } };
    const { explainBankMovement } = await app.as("contador").ask(EXPLAIN, variables, { file: aReceipt() });
    expect(explainBankMovement).toMatchObject({ state: "asignado", allocations: [{ registered: true }] });
  });
});

describe("a movement in parts", () => {
  it("pays two providers' dues and one commission", async () => {
    const [one, other] = [await dueOf(), await dueOf()];
    await pay(one.id);
    const [commission] = [await anEnteredCommission(app, "asesor", 210_000)];
    const total = one.montoCuota + other.montoCuota + 210_000;
    const outflow = await anOutflow(app, account, someText("TRANSFERENCIA MULTIPLE"), total);
    const parts = [
      { concept: "cuota", installmentId: one.id },
      { concept: "cuota", installmentId: other.id },
      { concept: "comisiones", commissionIds: [commission.id] },
    ];
    const { explainBankMovement } = await app.as("owner").ask(EXPLAIN, { id: outflow.id, input: { parts } });
    expect(explainBankMovement).toMatchObject({ state: "asignado", free: 0 });
    expect(
      explainBankMovement.allocations.map(({ registered }: { registered: boolean }) => registered).sort(),
    ).toEqual([false, true, true]);
  });

  it("is no difference below one peso, which it names", async () => {
    const due = await dueOf();
    await pay(due.id);
    const outflow = await anOutflow(app, account, someText("PAGO"), "999999,60");
    const parts = [{ concept: "cuota", installmentId: due.id }];
    const { explainBankMovement } = await app
      .as("contador")
      .ask(EXPLAIN, { id: outflow.id, input: { parts } });
    expect(explainBankMovement).toMatchObject({
      state: "asignado",
      diferenciaCentavos: 40,
      allocations: [{ amount: -1_000_000, centavos: 0 }],
    });
  });

  it("is freed again, and the payment stays", async () => {
    const due = await dueOf();
    await pay(due.id);
    const outflow = await anOutflow(app, account, someText("PAGO"), due.montoCuota);
    const parts = [{ concept: "cuota", installmentId: due.id }];
    const { explainBankMovement } = await app
      .as("contador")
      .ask(EXPLAIN, { id: outflow.id, input: { parts } });
    const id = explainBankMovement.allocations[0]!.id;
    const { undoBankPart } = await app.as("admin").ask(UNDO_PART, { id });
    expect(undoBankPart).toMatchObject({ state: "libre", proposed: true, allocations: [] });
    expectRefused(await app.as("admin").gql(UNDO_PART, { id }), "NOT_FOUND", "Parte no encontrada");
  });

  it("refuses a part that does not fit", async () => {
    const outflow = await anOutflow(app, account, someText("CARGO"), 40_000);
    const explain = (part: object) =>
      app.as("contador").gql(EXPLAIN, { id: outflow.id, input: { parts: [part] } });
    expectRefused(
      await explain({ concept: "gmf", monto: 41_000 }),
      "CONFLICT",
      "Del movimiento quedan $ 40.000 por explicar.",
    );
    expectRefused(
      await explain({ concept: "efectivo" }),
      "BAD_USER_INPUT",
      "Efectivo llevado al banco: es solo de dinero que entra.",
    );
    expectRefused(await explain({ concept: "cuota" }), "BAD_USER_INPUT", "Elige qué se pagó con este dinero");
    expectRefused(
      await explain({ concept: "liquidacion" }),
      "BAD_USER_INPUT",
      "Liquidación de la pasarela: la trae su propio reporte.",
    );
  });
});

it("an outflow to the viewer is accepted by another person", async () => {
  const { id } = await anEnteredCommission(app, "asesor2", 190_000);
  // Who once sold, and now keeps the books.
  await asDatabase("update commissions set vendedor_id = $1 where id = $2", [app.people.admin.id, id]);
  const outflow = await anOutflow(app, account, someText("COMISION"), 190_000);
  const variables = { id: outflow.id, input: { parts: [{ concept: "comisiones", commissionIds: [id] }] } };
  const TO_ONESELF = "Es un pago para ti: lo acepta otra persona.";
  expectRefused(await app.as("admin").gql(EXPLAIN, variables), "FORBIDDEN", TO_ONESELF);
  const { explainBankMovement } = await app.as("contador").ask(EXPLAIN, variables);
  expect(explainBankMovement).toMatchObject({ state: "asignado" });
  const payoutId = explainBankMovement.allocations[0]!.payout.id;
  const other = await anOutflow(app, account, someText("COMISION"), 190_000);
  await app.as("contador").ask(UNDO_PART, { id: explainBankMovement.allocations[0]!.id });
  const again = { id: other.id, input: { parts: [{ concept: "comisiones", payoutId }] } };
  expectRefused(await app.as("admin").gql(EXPLAIN, again), "FORBIDDEN", TO_ONESELF);
});
