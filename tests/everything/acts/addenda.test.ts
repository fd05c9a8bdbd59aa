import { beforeAll } from "vitest";
import {
  addendumActs,
  addendumFacts,
} from "../../../api/src/modules/contracts/addendum/addendum.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aChange,
  anAddendum,
  aSentAddendum,
  EDIT,
  SEND_ADDENDUM,
  signAddendumOf,
  type StoryAddendum,
  WITHDRAW,
} from "../../support/story/addenda.ts";
import { anInvoice, invoiceRanges } from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

const ofCompleted = async () => {
  const addendum = await aSentAddendum(app);
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set status = 'completed', completed_at = signed_at where id = ?", [
      addendum.contract.id,
    ]);
  return addendum;
};

const situations: Readonly<Record<string, () => Promise<StoryAddendum>>> = {
  "a draft": () => anAddendum(app),
  "sent to be signed": () => aSentAddendum(app),
  "sent, of a contract whose services are bought": ofCompleted,
  "a draft that changes an invoiced price": async () =>
    anAddendum(app, { contract: (await anInvoice(app, { price: 2_380_000 })).contract, by: "owner" }),
  signed: async () => {
    const addendum = await aSentAddendum(app);
    await signAddendumOf(app, addendum);
    return addendum;
  },
  withdrawn: async () => {
    const addendum = await anAddendum(app);
    await app.as("gerente").ask(WITHDRAW, { id: addendum.id });
    return addendum;
  },
};

const READ = `query ($contractId: ID!) { addenda(contractId: $contractId) {`;

holdActs({
  app: () => app,
  acts: addendumActs,
  called: "an addendum",
  situations,
  asked: {
    edit: [EDIT, { input: aChange({ motivo: "Otro motivo" }) }],
    send: [SEND_ADDENDUM],
    withdraw: [WITHDRAW],
    sign: null,
    authorizeInvoices: null,
  },
  state: async ({ contract }) => {
    const document = `${READ} ${addendumFacts.join(" ")} } }`;
    return (await app.as("owner").freely.ask(document, { contractId: contract.id })).addenda[0];
  },
  shown: async (client, { contract }, selected) => {
    const answer = await client.freely.gql(`${READ} ${selected} } }`, {
      contractId: contract.id,
    });
    return { ...answer, data: answer.data && { shown: answer.data.addenda[0] } };
  },
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});
