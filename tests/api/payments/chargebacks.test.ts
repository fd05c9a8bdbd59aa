import { beforeAll, describe, expect, it } from "vitest";
import { chargebackActs } from "../../../api/src/modules/payments/chargeback/chargeback.acts.rules.ts";
import { claimUntil, reversalUntil } from "../../../api/src/modules/payments/chargeback/chargeback.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aCase as aCaseOf,
  aClaim,
  anOnlinePayment as anOnlinePaymentOf,
  OPEN_CASE as OPEN,
} from "../../support/story/chargebacks.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const ANSWER = `mutation ($id: ID!, $input: AnswerChargebackInput!) {
  answerChargeback(id: $id, input: $input) {
  id status } }`;
const DROP = `mutation ($id: ID!, $input: ChargebackNoteInput!) {
  dropChargeback(id: $id, input: $input) { id } }`;
const NOTE = `mutation ($id: ID!, $input: ChargebackNoteInput!, $file: Upload) {
  noteChargeback(id: $id, input: $input, file: $file) { id } }`;
const CASE = `query ($id: ID!) {
  chargeback(id: $id) { status decidedAt history { kind note } evidence { id } } }`;

const anOnlinePayment = () => anOnlinePaymentOf(app);
const aCase = () => aCaseOf(app);
const answered = async (procede = true) => {
  const made = await aCase();
  await app.as("contador").ask(ANSWER, { id: made.id, input: { procede, respuesta: "Lo revisamos" } });
  return made;
};

holdActs({
  app: () => app,
  acts: chargebackActs,
  called: "a case",
  situations: { open: aCase, "answered with yes": answered, "answered with no": () => answered(false) },
  asked: {
    decide: [ANSWER, { input: { procede: true, respuesta: "Procede" } }],
    drop: [DROP, { input: { nota: "El cliente desistió" } }],
    note: [NOTE, { input: { nota: "El banco pidió soportes" } }],
  },
  lasting: ["note"],
  state: async ({ id }) => (await app.as("owner").ask(CASE, { id })).chargeback,
  field: "chargeback(id: $id)",
  people: ["asesor", "gerente", "admin", "contador", "owner"],
});

describe("a claim that a payment be reversed", () => {
  it("has a number, its days by the law, and is notified to its client", async () => {
    const { id } = await anOnlinePayment();
    const { openChargeback } = await app
      .as("asesor")
      .ask(OPEN, { input: aClaim(id) }, { file: aReceipt("correo.png") });
    expect(openChargeback).toMatchObject({
      number: expect.stringMatching(/^RP-\d{4}-\d{6}$/),
      status: "abierto",
      claimedInTime: true,
      claimUntil: claimUntil(TODAY),
      dueOn: reversalUntil(TODAY),
      openedByClient: false,
      evidence: [{ filename: "correo.png" }],
    });
    await app.runJobs();
    const subject = `Recibimos tu reclamo ${openChargeback.number}`;
    expect((await app.outbox()).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it("is taken after five working days too, and marked", async () => {
    const { id } = await anOnlinePayment();
    const { openChargeback } = await app.as("asesor").ask(OPEN, {
      input: aClaim(id, { knownOn: inDays(-15) }),
    });
    expect(openChargeback.claimedInTime).toBe(false);
  });

  it("is of a payment that was made online and received, once at a time", async () => {
    const { id: contractId } = await aPayableContract(app);
    const transfer = await aVerifiedPayment(app, contractId);
    expectRefused(
      await app.as("asesor").gql(OPEN, { input: aClaim(transfer.id) }),
      "CONFLICT",
      "La reversión aplica a los pagos hechos en línea.",
    );
    const { paymentId } = await aCase();
    expectRefused(
      await app.as("asesor").gql(OPEN, { input: aClaim(paymentId) }),
      "CONFLICT",
      "Este pago ya tiene un caso de reversión abierto.",
    );
    expectRefused(await app.as("asesor2").gql(OPEN, { input: aClaim(paymentId) }), "NOT_FOUND");
  });

  it("is offered on the payment to staff, and on their own page to its client, while none is open", async () => {
    const { id, contractId } = await anOnlinePayment();
    const transfer = await aVerifiedPayment(app, contractId, { monto: 200_000 });
    const offered = async (payment: string, who: "asesor" | "contador" = "asesor") =>
      (
        await app
          .as(who)
          .ask("query ($id: ID!) { payment(id: $id) { enReclamo claimActs { name allowed reason } } }", {
            id: payment,
          })
      ).payment;
    const client = app.withLink(await aPaymentLink(app, contractId));
    const claimable = async () =>
      (
        await client.ask("query ($id: ID!) { ownContract(id: $id) { payments { id claimable } } }", {
          id: contractId,
        })
      ).ownContract.payments;
    const open = { name: "openChargeback", allowed: true, reason: null };
    expect(await offered(id)).toEqual({ enReclamo: false, claimActs: [open] });
    expect((await offered(transfer.id)).claimActs[0]).toMatchObject({ allowed: false });
    expect(await claimable()).toEqual(
      expect.arrayContaining([
        { id, claimable: true },
        { id: transfer.id, claimable: false },
      ]),
    );
    await app.as("asesor").ask(OPEN, { input: aClaim(id) });
    expect(await offered(id, "contador")).toMatchObject({
      enReclamo: true,
      claimActs: [{ allowed: false, reason: "Este pago ya tiene un caso de reversión abierto." }],
    });
    expect(await claimable()).toContainEqual({ id, claimable: false });
  });

  it("is opened by its client, of their own payments, today", async () => {
    const { id, contractId } = await anOnlinePayment();
    const client = app.withLink(await aPaymentLink(app, contractId));
    const CLAIM = `mutation ($contractId: ID!, $input: OpenChargebackInput!) {
      claimChargeback(contractId: $contractId, input: $input) { chargebacks { paymentId status dueOn } } }`;
    const input = aClaim(id, { knownOn: inDays(-1), claimedOn: inDays(-1) });
    const { claimChargeback } = await client.ask(CLAIM, { contractId, input });
    expect(claimChargeback.chargebacks).toEqual([
      { paymentId: id, status: "abierto", dueOn: reversalUntil(TODAY) },
    ]);
    const { id: another } = await anOnlinePayment();
    expectRefused(await client.gql(CLAIM, { contractId, input: aClaim(another) }), "NOT_FOUND");
  });

  it("ends when the provider takes the payment back, which books the reversal", async () => {
    const made = await answered();
    await made.report("VOIDED");
    const { chargeback } = await app.as("owner").ask(CASE, { id: made.id });
    expect(chargeback.status).toBe("reversado");
    expect(chargeback.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      "reversed",
      "answered",
      "opened",
    ]);
    const { payment } = await app.as("owner").ask(
      `query ($id: ID!) {
      payment(id: $id) { status reversedAt } }`,
      {
        id: made.paymentId,
      },
    );
    expect(payment).toMatchObject({ status: "rejected", reversedAt: expect.any(String) });
  });

  it("is notified to the people who answer before its deadline, once", async () => {
    const { id } = await aCase();
    app.clock.set(new Date(new Date(`${reversalUntil(TODAY)}T15:00:00Z`).getTime() - 3 * 86_400_000));
    await app.app.worker.sweep();
    await app.app.worker.sweep();
    const notices = await app.app.services.orm.em.fork().execute(
      `select from notifications where type = 'chargeback_due' and data->>'chargeback_id' = ?
         and user_id = ?`,
      [id, app.people.contador.id],
    );
    expect(notices).toHaveLength(1);
    app.clock.set(START);
  });
});
