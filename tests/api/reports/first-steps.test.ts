import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const STEPS = `{ firstSteps { customers providers pastSales quotes } }`;

describe("the first steps of a new agency", () => {
  it("are done one by one, for its owner alone, and over with its first contract", async () => {
    const read = async () => (await app.as("owner").ask(STEPS)).firstSteps;
    expect(await read()).toEqual({ customers: false, providers: false, pastSales: false, quotes: false });
    await aQuote(app);
    expect(await read()).toMatchObject({ customers: true, pastSales: false, quotes: true });
    expectRefused(await app.as("admin").gql(STEPS), "FORBIDDEN");
    await aSignedContract(app);
    expect(await read()).toBeNull();
  });
});
