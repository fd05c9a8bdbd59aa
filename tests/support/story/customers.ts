import type { KnownPart, Part } from "../answers/answer.ts";
import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aQuote } from "./quotes.ts";

let made = 0;

/** An e-mail that nobody had yet. */
export const anEmail = (): string => `viajera${(made += 1)}@correo.test`;

const ADD = `mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id name version } }`;

/** Adds a customer in the office, with a name and an e-mail of its own by default. */
export async function aCustomer(
  app: TestApp,
  input: Readonly<Record<string, unknown>> = {},
  by: Handle = "admin",
): Promise<{ readonly id: string; readonly name: string; readonly version: number }> {
  const { addCustomer } = await app
    .as(by)
    .ask(ADD, { input: { name: `Viajera ${(made += 1)}`, email: anEmail(), ...input } });
  return addCustomer;
}

export const MERGE = `mutation ($id: ID!, $intoId: ID!) {
  mergeCustomers(id: $id, intoId: $intoId) { id name email telefono documentoIdentidad notes { text } } }`;

/** Makes one customer part of another; answers the other. */
export const mergeCustomers = (app: TestApp, id: string, intoId: string) =>
  app
    .as("admin")
    .ask(MERGE, { id, intoId })
    .then(({ mergeCustomers }) => mergeCustomers);

/** Returns the selected fields of a customer; null out of the caller's scope. */
export const customerOf = <const F extends string>(
  app: TestApp,
  id: string,
  selected: F & KnownPart<"customer", F>,
  by: Handle = "admin",
) =>
  app
    .as(by)
    .freely.ask(`query ($id: ID!) { customer(id: $id) { ${selected} } }`, { id })
    .then(({ customer }) => customer as Part<"customer", F>);

/** Returns the customer of a quote in the records of the office. */
export const customerOfQuote = (app: TestApp, id: string) =>
  app
    .as("admin")
    .ask(`query ($id: ID!) { quote(id: $id) { customer { id name email telefono source } } }`, { id })
    .then(({ quote }) => quote.customer);

/** A quote that a seller makes for an e-mail; answers its id. */
export async function aQuoteFor(
  app: TestApp,
  input: Readonly<Record<string, unknown>>,
  by: Handle = "asesor",
): Promise<string> {
  return (await aQuote(app, { by, input })).id;
}

/** A travel document of a customer, expiring in some days: a passport of Luz Vega. */
export async function aPdf(
  app: TestApp,
  id: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly validity: string }> {
  const { addCustomerPaper } = await app.as("admin").ask(
    `mutation ($id: ID!, $input: CustomerPaperInput!) {
      addCustomerPaper(id: $id, input: $input) { papers { id documentoIdentidad validity } } }`,
    {
      id,
      input: { holder: "Luz Vega", tipoDocumento: "passport", documentoIdentidad: "AB12345", ...input },
    },
  );
  const { papers } = addCustomerPaper as { papers: { id: string; validity: string }[] };
  return papers.at(-1)!;
}
