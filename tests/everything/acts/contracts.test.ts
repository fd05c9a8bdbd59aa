import { beforeAll, describe, expect, it } from "vitest";
import {
  contractActs,
  contractFacts,
} from "../../../api/src/modules/contracts/contract/contract.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { inDays } from "../../support/calendar.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSignedSimpleContract,
  aSigning,
  SEND,
  SIGN,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "Prueba" }) { id } }`;
const COMPLETE = `mutation ($id: ID!) { completeContract(id: $id) { id } }`;
const CONVERT = `mutation ($id: ID!) { convertQuoteItems(id: $id) { id } }`;

const sqlOf = (contract: StoryContract, ...statements: readonly string[]) =>
  Promise.all(
    statements.map((statement) => app.app.services.orm.em.fork().execute(statement, [contract.id])),
  );
const withoutItems = "delete from contract_items where contract_id = ?";
const nothingToBuy = async () => {
  const contract = await aSignedSimpleContract(app);
  await sqlOf(contract, withoutItems, "update contracts set contract_item = '[]' where id = ?");
  return contract;
};

/** A contract in each status, and under each condition that keeps an act from being done. */
const situations: Readonly<Record<string, () => Promise<StoryContract>>> = {
  "a draft": () => aDraftContract(app),
  "a draft whose sending was asked for today": async () => {
    const contract = await aDraftContract(app);
    await sqlOf(contract, "update contracts set sending_asked_at = created_at where id = ?");
    return contract;
  },
  "sent to be signed": () => aSentContract(app),
  "a draft of a client whose name is not printed": async () => {
    const contract = await aDraftContract(app);
    await sqlOf(contract, "update contracts set pasajero_titular = '李小龍' where id = ?");
    return contract;
  },
  "sent, with a traveller whose name is not printed": async () => {
    const contract = await aSentContract(app);
    await sqlOf(
      contract,
      `update passengers set nombre = '李小龍' where quote_id = (select quote_id from contracts where id = ?)`,
    );
    return contract;
  },
  "signed, with items to buy": () => aSignedContract(app),
  "sent, and reminded of today": async () => {
    const contract = await aSentContract(app);
    await sqlOf(contract, "update contracts set reminded_at = sent_at where id = ?");
    return contract;
  },
  "signed, with a payment that is overdue": async () => {
    const contract = await aSignedContract(app);
    await sqlOf(
      contract,
      "update plan_lines set fecha_vencimiento = fecha_vencimiento - 400 where contract_id = ?",
    );
    return contract;
  },
  "signed, its items not made yet": async () => {
    const contract = await aSignedContract(app);
    await sqlOf(contract, withoutItems);
    return contract;
  },
  "signed, with nothing to buy": nothingToBuy,
  completed: async () => {
    const contract = await nothingToBuy();
    await app.as("owner").ask(COMPLETE, { id: contract.id });
    return contract;
  },
  "cancelled before it was sent": async () => {
    const contract = await aDraftContract(app);
    await app.as("owner").ask(CANCEL, { id: contract.id });
    return contract;
  },
};

holdActs({
  app: () => app,
  acts: contractActs,
  called: "a contract",
  situations,
  asked: {
    send: [SEND, { input: {} }],
    share: [`mutation ($id: ID!) { shareContract(id: $id, channel: copy) { link } }`],
    askSending: [`mutation ($id: ID!) { askContractSending(id: $id) { id } }`],
    sign: null,
    askCode: null,
    confirmEmail: [`mutation ($id: ID!) { confirmContractEmail(id: $id) { id } }`],
    makePdf: [`mutation ($id: ID!) { generateContractPdf(id: $id) { pdf { url } } }`],
    edit: [`mutation ($id: ID!) { updateContract(id: $id, input: { observaciones: "x" }) { id } }`],
    changeEmail: [`mutation ($id: ID!) { changeContractEmail(id: $id, email: "maria@example.com") { id } }`],
    convert: [CONVERT],
    addItem: [
      `mutation ($id: ID!) { addContractItem(contractId: $id, input: { tipo: extras, descripcion: "Guía" }) {
          id } }`,
    ],
    draftAddendum: [
      `mutation ($id: ID!) { draftAddendum(contractId: $id, input: { motivo: "x", precioTotal: 9000000 }) {
          id } }`,
    ],
    complete: [COMPLETE],
    remind: [`mutation ($id: ID!) { remindContract(id: $id) { id } }`],
    promise: [
      `mutation ($id: ID!) { promisePayment(contractId: $id, input: { monto: 1, day: "${inDays(1)}" }) {
          id } }`,
    ],
    remindByWhatsapp: [`mutation ($id: ID!) { remindContractByWhatsapp(id: $id) { phone } }`],
    cancel: [CANCEL],
    stateDistance: [`mutation ($id: ID!) { stateDistance(id: $id, soldAtDistance: true) { id } }`],
    requestCancellation: null,
    retract: null,
    delete: [`mutation ($id: ID!) { deleteContract(id: $id) }`],
  },
  lasting: ["makePdf", "edit", "changeEmail"],
  state: async ({ id }) => {
    const document = `query ($id: ID!) { contract(id: $id) { ${contractFacts.join(" ")} } }`;
    return (await app.as("owner").freely.ask(document, { id })).contract;
  },
  field: "contract(id: $id)",
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});

describe("signing", () => {
  it("is offered to the link alone while it waits, and refused once it is done", async () => {
    const contract = await aSentContract(app);
    const document = `query ($id: ID!) { contract(id: $id) { acts { name allowed } } }`;
    const offered = async () =>
      (await app.withLink(contract.token).ask(document, { id: contract.id })).contract.acts;
    expect(await offered()).toEqual([
      { name: "sign", allowed: true },
      { name: "askCode", allowed: true },
    ]);
    await signIt(app, contract);
    expect(await offered()).toEqual([]);
    const again = await app.withLink(contract.token).gql(SIGN, { id: contract.id, input: aSigning() });
    expect(again.errors?.[0]).toMatchObject({
      message: "El contrato ya fue firmado.",
      extensions: { code: "CONFLICT" },
    });
  });
});
