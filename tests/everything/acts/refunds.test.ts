import { beforeAll } from "vitest";
import { refundActs } from "../../../api/src/modules/payments/refund/refund.acts.rules.ts";
import { refundableContractActs } from "../../../api/src/modules/payments/refund/decision/refundable-contract.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { aPayableContract, aPaymentInReview } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import {
  aCancelledContract,
  anAccount,
  ANNUL_REFUND,
  aPaidRefund,
  aPayableRefund,
  aPayout,
  aRefund,
  aRefundOf,
  ASK_ACCOUNT,
  CHANGE_DUE,
  DECIDE_REFUND,
  PAY_REFUND,
  SET_ACCOUNT,
  type StoryRefund,
  SHOW_ACCOUNT,
} from "../../support/story/refunds.ts";

const ENTER_FIGURE = `mutation ($contractId: ID!, $retenido: COP!) {
  enterAirlineFigure(contractId: $contractId, retenido: $retenido) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const annulled = async () => {
  const refund = await aRefund(app);
  await app.as("owner").ask(ANNUL_REFUND, { id: refund.id, input: { motivo: "Se abrió por error" } });
  return refund;
};

/** Makes the accountant's refund of a payment in review, with an account written by the administration. */
const ofReview = async (): Promise<StoryRefund> => {
  const { id: contractId } = await aPayableContract(app);
  const payment = await aPaymentInReview(app, contractId);
  await app.as("contador").ask("mutation ($id: ID!) { refundPayment(id: $id) { id } }", { id: payment.id });
  const document = `query ($id: ID!) { refundsOfContract(contractId: $id) { id } }`;
  const { refundsOfContract } = await app.as("owner").ask(document, { id: contractId });
  const [{ id }] = refundsOfContract;
  await app.as("admin").ask(SET_ACCOUNT, { id, input: anAccount() });
  return { id, contractId, monto: 500_000 };
};

holdActs({
  app: () => app,
  acts: refundActs,
  called: "a refund",
  situations: {
    "owed, without an account": () => aRefund(app),
    "owed, with an account that the administration wrote": () => aPayableRefund(app),
    "owed, with an account that the accountant wrote": () => aPayableRefund(app, "contador"),
    "owed of a payment in review that the accountant gave back": ofReview,
    paid: () => aPaidRefund(app),
    annulled,
  },
  asked: {
    pay: [PAY_REFUND, { input: aPayout() }, { file: aReceipt() }],
    setAccount: [SET_ACCOUNT, { input: anAccount() }],
    showAccount: [SHOW_ACCOUNT],
    askAccount: [ASK_ACCOUNT],
    changeDue: [CHANGE_DUE, { input: { dueOn: inDays(20), motivo: "Lo pidió el cliente" } }],
    annul: [ANNUL_REFUND, { input: { motivo: "Se abrió por error" } }],
    giveAccount: null,
  },
  state: async ({ id }) => {
    const [row] = await app.app.services.orm.em.fork().execute(
      `select status, reason, created_by_id as "createdById", account_number is not null as "hasAccount",
       account_by_id as "accountById", contract_id as "contractId", (select cliente_id from contracts c
         where c.id = contract_id) as "clientId" from refunds where id = ?`,
      [id],
    );
    return row as never;
  },
  field: "refund(id: $id)",
  people: ["admin", "contador", "owner"],
});

holdActs({
  app: () => app,
  acts: refundableContractActs,
  called: "a contract whose money may go back",
  situations: {
    "not cancelled": () => aPayableContract(app),
    "cancelled and paid in part": () => aCancelledContract(app),
    "cancelled without a payment": () => aCancelledContract(app, 0),
    "cancelled, its money owed back": async () => {
      const contract = await aCancelledContract(app);
      await aRefundOf(app, contract.id);
      return contract;
    },
  },
  asked: {
    decideRefund: [
      DECIDE_REFUND,
      ({ id }) => ({ input: { contractId: id, monto: 1_000, motivo: "Lo acordado" } }),
    ],
    keep: [
      `mutation ($input: KeepOfContractInput!) { keepOfContract(input: $input) { id } }`,
      ({ id }) => ({ input: { contractId: id, penalidad: 1_000, motivo: "Lo acordado" } }),
    ],
    enterAirlineFigure: [ENTER_FIGURE, ({ id }) => ({ contractId: id, retenido: 0 })],
  },
  state: async ({ id }) =>
    (
      await app
        .as("owner")
        .ask(`query ($id: ID!) { contract(id: $id) { status porDevolver awaitsAirline } }`, { id })
    ).contract,
  shown: (client, { id }) =>
    client.gql(`query ($id: ID!) { shown: contract(id: $id) { acts: refundActs { name allowed reason } } }`, {
      id,
    }),
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});
