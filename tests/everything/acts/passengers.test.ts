import { beforeAll } from "vitest";
import {
  passengerActs,
  passengersFacts,
} from "../../../api/src/modules/quotes/passenger/passenger.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  type StoryContract,
} from "../../support/story/contracts.ts";
import { child, formTokenOf, holder, husband } from "../../support/story/passengers.ts";
import { anAcceptedQuote, aQuote, type StoryQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const sql = (statement: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, [...values]);

/** A quote of the client's account, with the token of its passengers' form, and further conditions. */
async function ready(made: Promise<Pick<StoryQuote, "id">>, but?: (id: string) => Promise<unknown>) {
  const { id } = await made;
  const token = await formTokenOf(app, { id, number: "", token: "" });
  await sql("update quotes set cliente_id = ? where id = ?", [app.people.cliente.id, id]);
  await but?.(id);
  return { id, token };
}
const inStatus = (status: string) => () =>
  ready(anAcceptedQuote(app), (id) => sql("update quotes set status = ? where id = ?", [status, id]));
/** The quote of a contract, and the fate of that contract. */
const ofContract =
  (made: () => Promise<StoryContract>, but?: (contract: StoryContract) => Promise<unknown>) => async () => {
    const contract = await made();
    return ready(Promise.resolve({ id: contract.quoteId }), () => but?.(contract) ?? Promise.resolve());
  };
const cancel = ({ id }: StoryContract) =>
  app
    .as("owner")
    .ask(`mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "Prueba" }) { id } }`, { id });
const depart = ({ id }: StoryContract) =>
  sql("update contracts set fecha_inicio_viaje = ? where id = ?", [TODAY, id]);

holdActs({
  app: () => app,
  acts: passengerActs,
  called: "a quote's list of passengers",
  situations: {
    "of a request": () => ready(aQuote(app)),
    "of an offer that is sent": inStatus("sent"),
    "of an offer to be made again": inStatus("requote"),
    "waited for": () => ready(anAcceptedQuote(app)),
    "of an approved quote": inStatus("approved"),
    "of a rejected quote": inStatus("rejected"),
    "of an expired quote": inStatus("expired"),
    "of a contract that is a draft": ofContract(() => aDraftContract(app)),
    "of a draft whose day of departure came": ofContract(() => aDraftContract(app), depart),
    "of a contract that was sent": ofContract(() => aSentContract(app)),
    "of a contract that is signed": ofContract(() => aSignedContract(app)),
    "of a trip that begins today": ofContract(() => aSignedContract(app), depart),
    "of a contract that was cancelled once it was signed": ofContract(() => aSignedContract(app), cancel),
    "of a contract that was cancelled before": ofContract(() => aSentContract(app), cancel),
  },
  asked: {
    save: [
      `mutation ($id: ID!, $input: SavePassengersInput!) {
        savePassengers(quoteId: $id, input: $input) { total } }`,
      { input: { passengers: [holder, husband, child] } },
    ],
    renewLink: [`mutation ($id: ID!) { renewPassengerLink(quoteId: $id) { link } }`],
  },
  lasting: ["renewLink"],
  state: async ({ id }) => {
    const document = `query ($id: ID!) { quote(id: $id) { ${passengersFacts.join(" ")} } }`;
    return (await app.as("owner").freely.ask(document, { id })).quote;
  },
  shown: (client, { id }, selected) =>
    client.freely.gql(
      `query ($id: ID!) {
        shown: quoteOfPassengers(quoteId: $id) { ${selected.replace("acts", "acts: passengerActs")} } }`,
      { id },
    ),
  people: ["cliente", "asesor", "lider", "gerente", "admin", "contador", "owner"],
  link: "passengers",
});
