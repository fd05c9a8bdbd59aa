import type { KnownPart, Part } from "../answers/answer.ts";
import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";

let made = 0;

const ADD = `mutation ($input: AddProviderInput!) {
  addProvider(input: $input) { id name nit version status } }`;

/** Adds a provider to the directory by the administration, with a name of its own by default. */
export async function aProvider(
  app: TestApp,
  input: Readonly<Record<string, unknown>> = {},
  by: Handle = "admin",
): Promise<{ readonly id: string; readonly name: string; readonly version: number }> {
  const { addProvider } = await app.as(by).ask(ADD, { input: { name: `Operador ${(made += 1)}`, ...input } });
  return addProvider;
}

export const MERGE = `mutation ($id: ID!, $intoId: ID!) {
  mergeProviders(id: $id, intoId: $intoId) { id name names { name } purchaseCount contacts { name } } }`;

/** Makes one provider part of another; answers the other. */
export const mergeProviders = (app: TestApp, id: string, intoId: string) =>
  app
    .as("admin")
    .ask(MERGE, { id, intoId })
    .then(({ mergeProviders }) => mergeProviders);

/** Returns the selected fields of a provider in the directory. */
export const providerOf = <const F extends string>(
  app: TestApp,
  id: string,
  selected: F & KnownPart<"provider", F>,
  by: Handle = "admin",
) =>
  app
    .as(by)
    .freely.ask(`query ($id: ID!) { provider(id: $id) { ${selected} } }`, { id })
    .then(({ provider }) => provider as Part<"provider", F>);
