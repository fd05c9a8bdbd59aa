import { beforeAll, describe, expect, it } from "vitest";
import {
  type ComparedDay,
  compareDay,
} from "../../../api/src/modules/reports/my-day/comparison/compare-day.ts";
import { turningRecords } from "../../../api/src/modules/reports/my-day/comparison/turning-records.ts";
import { Quote } from "../../../api/src/modules/quotes/quote/quote.entity.ts";
import { turnOf } from "../../../api/src/modules/accounts/turn/turn.rules.ts";
import { anApp, START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
let numbers: readonly string[];
beforeAll(async () => {
  app = await anApp();
  const ids = [(await aQuote(app)).id, (await aCompletedQuote(app)).id, (await aSentQuote(app)).id];
  const numberOf = async (id: string) =>
    (await app.as("asesor").ask("query ($id: ID!) { quote(id: $id) { quoteNumber } }", { id })).quote
      .quoteNumber;
  numbers = await Promise.all(ids.map(numberOf));
});

/** Compares the day as the rule of quotes would have it that is given. */
const comparedWith = (turnsOf: (typeof turningRecords)[number]["turnsOf"]): Promise<ComparedDay> =>
  compareDay(
    app.app.services,
    app.clock.now(),
    turningRecords.map((type) => (type.entity === Quote ? { ...type, turnsOf } : type)),
  );

describe("Mi día compared with the turns of the records", () => {
  it("is the same for everybody", async () => {
    const compared = await compareDay(app.app.services, app.clock.now());
    expect(compared).toMatchObject({ turns: 2, differing: 0, examples: [] });
    expect(compared.people).toBeGreaterThan(8);
  });

  it("shows records that are nobody's turn by the rule", async () => {
    const { differing, examples } = await comparedWith(() => []);
    expect(differing).toBe(2);
    const { name } = app.people.asesor;
    expect(examples.map(({ number }) => number).sort()).toEqual(numbers.slice(0, 2).sort());
    expect(examples[0]).toMatchObject({ person: expect.stringContaining(name), step: null });
  });

  it("lacks what is somebody's turn by the rule", async () => {
    const member = { ...app.people.lider, role: 3 };
    const turn = { act: "send", step: "enviarla al cliente", since: null, sentence: "", button: "" };
    const { examples } = await comparedWith(() => [turnOf(member, turn)]);
    const lacking = examples.filter(({ step }) => step !== null);
    expect(lacking.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    expect(lacking[0]).toMatchObject({ step: "enviarla al cliente" });
  });
});

describe("the comparison of a night", () => {
  const seen = async (owner: Client) =>
    (await owner.ask("{ systemHealth { name state text } }")).systemHealth.find(
      ({ name }: { name: string }) => name === "my-day",
    );

  it("is made once, and Operación says what came of it", async () => {
    expect(await seen(app.as("owner"))).toMatchObject({ state: "sin_revisar" });
    app.clock.set(new Date(START.getTime() + 17 * 3_600_000));
    await app.sweep();
    await app.runJobs();
    expect(await seen(await signedInNow(app, "owner"))).toMatchObject({
      state: "bien",
      text: expect.stringMatching(
        /^Mi día mostraba lo mismo que las fichas: 2 turnos de \d+ personas, hace /,
      ),
    });
  });
});
