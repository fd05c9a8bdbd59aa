import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";

let made = 0;

const ADD = `mutation ($input: AddProviderInput!) {
  addProvider(input: $input) { id name nit version status } }`;

/** A provider that the administration wrote into the directory, of a name of its own unless told. */
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

/** What the directory says of a provider. */
export const providerOf = (app: TestApp, id: string, selected: string, by: Handle = "admin") =>
  app
    .as(by)
    .ask(`query ($id: ID!) { provider(id: $id) { ${selected} } }`, { id })
    .then(({ provider }) => provider);
