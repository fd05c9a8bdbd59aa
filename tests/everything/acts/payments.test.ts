import { beforeAll, describe, expect, it } from "vitest";
import { paidContractActs } from "../../../api/src/modules/payments/payable/paid-contract.acts.rules.ts";
import { paymentActs, paymentFacts } from "../../../api/src/modules/payments/payment/payment.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { lastOf, monthIn } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { close, reopen } from "../../support/story/closing.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aVerifiedPayment,
  REGISTER,
  aTransfer,
  REVERSE,
  type StoryPayment,
  VERIFY,
} from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import { aDraftContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { CANCEL } from "../../support/story/commissions.ts";

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
});

const NO = { status: "rejected", observaciones: "No entró" };
const WITHDRAW = `mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`;
const small = { monto: 1_000 };
const by = (who: Handle) => () => aPayment(app, contractId, small, who);

/** A payment that no longer fits under its contract's price: another was booked past the registration. */
const tooMuch = async (): Promise<StoryPayment> => {
  const contract = await aPayableContract(app);
  const payment = await aPayment(app, contract.id, { monto: 3_000_000 });
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set total_pagado = 1000 where id = ?", [contract.id]);
  return payment;
};

const rejected = async () => {
  const payment = await by("asesor")();
  await app.as("owner").ask(VERIFY, { id: payment.id, input: NO });
  return payment;
};
const reversed = async () => {
  const payment = await aVerifiedPayment(app, contractId, small);
  await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Devuelta" } });
  return payment;
};

const lastMonth = { ...small, fechaPago: lastOf(monthIn(-1)) };
/** A payment of last month, which was closed since; it was open while the payment was made. */
const ofClosedMonth = (made: () => Promise<StoryPayment>) => async () => {
  await reopen(app, monthIn(-1));
  const payment = await made();
  await close(app, monthIn(-1));
  return payment;
};

holdActs({
  app: () => app,
  acts: paymentActs,
  called: "a payment",
  situations: {
    "registered by its advisor": by("asesor"),
    "registered by the accountant": by("contador"),
    "registered by the owner": by("owner"),
    "more than its contract still has to be paid": tooMuch,
    "in review": () => aPaymentInReview(app, contractId, small),
    verified: () => aVerifiedPayment(app, contractId, small),
    rejected,
    reversed,
    "of a closed month": ofClosedMonth(() => aPayment(app, contractId, lastMonth)),
    "verified, of a closed month": ofClosedMonth(() => aVerifiedPayment(app, contractId, lastMonth)),
  },
  asked: {
    verify: [VERIFY, { input: {} }],
    reject: [VERIFY, { input: NO }],
    attach: [
      `mutation ($id: ID!, $file: Upload!) { attachPaymentReceipt(id: $id, file: $file) { id } }`,
      {},
      { file: aReceipt() },
    ],
    refund: [`mutation ($id: ID!) { refundPayment(id: $id) { id } }`],
    correct: [
      `mutation ($id: ID!, $input: CorrectPaymentInput!) { correctPayment(id: $id, input: $input) { id } }`,
      { input: { medio: "nequi" } },
    ],
    withhold: [
      `mutation ($id: ID!, $input: StateWithheldInput!) {
        statePaymentWithholding(id: $id, input: $input) { id } }`,
      // Other amounts depend on the balance and the month; the same ones never do.
      { input: {} },
    ],
    withdraw: [WITHDRAW],
    reverse: [REVERSE, { input: { motivo: "Devuelta" } }],
  },
  state: async ({ id }) => {
    const document = `query ($id: ID!) { payment(id: $id) { ${paymentFacts.join(" ")} } }`;
    return (await app.as("owner").freely.ask(document, { id })).payment;
  },
  field: "payment(id: $id)",
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});

const cancelled = async () => {
  const contract = await aSignedSimpleContract(app);
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "No viaja" } });
  return contract;
};

holdActs({
  app: () => app,
  acts: paidContractActs,
  called: "a contract to be paid",
  situations: { draft: () => aDraftContract(app), signed: () => aPayableContract(app), cancelled },
  asked: { register: [REGISTER, ({ id }) => ({ input: aTransfer(id, small) })], pay: null },
  state: async ({ id }) =>
    (await app.as("owner").ask(`query ($id: ID!) { contract(id: $id) { status } }`, { id })).contract,
  shown: (client, { id }) =>
    client.gql(
      `query ($id: ID!) { shown: contract(id: $id) { acts: paymentActs { name allowed reason } } }`,
      { id },
    ),
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});

describe("a payment of a contract", () => {
  it("is not taken before the contract went to its client", async () => {
    const { id } = await aDraftContract(app);
    expectRefused(
      await app.as("asesor").gql(REGISTER, { input: aTransfer(id, small) }),
      "CONFLICT",
      "El contrato está en estado «Borrador» y no recibe pagos.",
    );
  });

  it("shows its client no act", async () => {
    const { id } = await by("asesor")();
    const { errors } = await app.as("cliente").gql(WITHDRAW, { id });
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
