import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCalculatedQuote, costs } from "../../support/story/calculation.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { agencyInput } from "../../support/story/content.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const MINUTES = 60_000;

/** Expects a save to be refused and returns the change that the refusal names as the earlier one. */
async function changedBy(
  who: Parameters<TestApp["as"]>[0],
  document: string,
  variables: object,
): Promise<unknown> {
  const { errors } = await app.as(who).freely.gql(document, variables);
  expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
  return (errors?.[0]?.extensions as { changedBy?: unknown } | undefined)?.changedBy;
}

const nameOf = (who: "admin" | "asesor" | "owner") => app.people[who].name;

describe("a save of an older version", () => {
  it("is answered with the last saver, the time, and the version that is saved over", async () => {
    const { id } = await aQuote(app);
    const update = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { version } }`;
    await app.as("asesor").ask(update, { id, input: { nombreCliente: "María Torres Gil", version: 1 } });
    const at = app.clock.now().toISOString();
    app.clock.set(new Date(app.clock.now().getTime() + 5 * MINUTES));
    const input = { nombreCliente: "María T.", version: 1 };
    expect(await changedBy("admin", update, { id, input })).toEqual({
      version: 2,
      name: nameOf("asesor"),
      own: false,
      at,
    });
    await app.as("admin").ask(update, { id, input: { ...input, version: 2 } });
  });

  it("is answered with oneself as the saver, in another window", async () => {
    const id = await aPackage(app);
    const update = `mutation ($id: Int!, $input: UpdatePackageInput!) {
      updatePackage(id: $id, input: $input) { version } }`;
    await app.as("admin").ask(update, { id, input: { price: 5, version: 1 } });
    expect(await changedBy("admin", update, { id, input: { price: 6, version: 1 } })).toMatchObject({
      name: nameOf("admin"),
      own: true,
    });
  });

  it("does not name a person whose number is that of the package", async () => {
    const update = `mutation ($input: ProfileInput!) { updateProfile(input: $input) { version } }`;
    const { me } = await app.as("owner").ask("{ me { id version } }");
    let id = 0;
    while (id < me.id) id = await aPackage(app);
    await app
      .as("admin")
      .ask(`mutation ($id: Int!) { updatePackage(id: $id, input: { price: 7 }) { id } }`, { id: me.id });
    await app.as("owner").ask(update, { input: { ciudad: "Cali", version: me.version } });
    const input = { ciudad: "Bogotá", version: me.version };
    expect(await changedBy("owner", update, { input })).toMatchObject({ name: nameOf("owner"), own: true });
  });

  it("of a calculation, the agency's data, a text and a commission's terms is answered in the same way", async () => {
    const { id: quoteId } = await aCalculatedQuote(app);
    const upsert = `mutation ($input: QuoteCalculationInput!) {
      upsertQuoteCalculation(input: $input) { version } }`;
    await app
      .as("admin")
      .ask(upsert, { input: { quoteId, ...costs, observacionesGenerales: "Piso alto", version: 1 } });
    expect(await changedBy("asesor", upsert, { input: { quoteId, ...costs, version: 1 } })).toMatchObject({
      version: 2,
      name: nameOf("admin"),
    });

    const agency = `mutation ($input: AgencySettingsInput!) {
      updateAgencySettings(input: $input) { version } }`;
    const { agencySettings } = await app.as("owner").ask("{ agencySettings { version } }");
    await app
      .as("owner")
      .ask(agency, { input: { ...agencyInput, name: "Viajes del Sur", ...agencySettings } });
    expect(await changedBy("owner", agency, { input: { ...agencyInput, ...agencySettings } })).toMatchObject({
      name: nameOf("owner"),
    });

    const draft = `mutation ($input: PageTextInput!) {
      draftPageText(key: about, input: $input) { version } }`;
    const { pageText } = await app.as("admin").ask("{ pageText(key: about) { version } }");
    await app.as("admin").ask(draft, { input: { text: "## Uno", ...pageText } });
    expect(await changedBy("owner", draft, { input: { text: "## Dos", ...pageText } })).toMatchObject({
      name: nameOf("admin"),
    });

    const terms = { calculationType: "percentage", percentage: 3 };
    const create = `mutation ($input: CreateCommissionConfigInput!) {
      createCommissionConfig(input: $input) { id version } }`;
    const change = `mutation ($id: ID!, $input: UpdateCommissionConfigInput!) {
      updateCommissionConfig(id: $id, input: $input) { id version } }`;
    const { commissionConfigs } = await app
      .as("owner")
      .ask("{ commissionConfigs { id version role tripType } }");
    const first =
      commissionConfigs[0] ??
      (await app.as("owner").ask(create, { input: { ...terms, role: "asesor", tripType: "nacional" } }))
        .createCommissionConfig;
    const { updateCommissionConfig } = await app
      .as("admin")
      .ask(change, { id: first.id, input: { ...terms, percentage: 4, version: first.version } });
    const older = { id: first.id, input: { ...terms, percentage: 5, version: first.version } };
    expect(await changedBy("owner", change, older)).toMatchObject({
      version: updateCommissionConfig.version,
      name: nameOf("admin"),
    });
  });

  it("has no more keys in REST than before", async () => {
    const { id } = await aQuote(app);
    await app.as("asesor").rest("PUT", `/quotes/${id}`, { nombre_cliente: "Uno", version: 1 });
    const { status, body } = await app
      .as("asesor")
      .rest("PUT", `/quotes/${id}`, { nombre_cliente: "Dos", version: 1 });
    expect([status, Object.keys(body).sort()]).toEqual([409, ["error", "message", "success"]]);
  });
});
