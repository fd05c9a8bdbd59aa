import { beforeAll, describe, expect, it, vi } from "vitest";
import { today } from "../../../api/src/core/colombia/days.ts";
import { type DayFacts, heatOf } from "../../../api/src/modules/reports/my-day/day-order.rules.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aFiledClaim } from "../../support/story/claims.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";

const INBOX = `query ($limit: Int) { dayInbox(limit: $limit) {
  total rows { kind part recordId number person amount since opened asksChange } } }`;
const OPEN = "query ($id: ID!) { quote(id: $id) { id } }";
const REQUOTE =
  'mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Con otro hotel" }) { id } }';
const PUT_OFF = "mutation ($input: PostponeInput!) { postponeRecord(input: $input) }";
const RESUME = "mutation ($input: ResumeInput!) { resumeRecord(input: $input) }";

interface Row extends DayFacts {
  readonly recordId: string;
  readonly amount: number | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await aSignedSimpleContract(app);
});

/** Returns the session of a person; on a later day a new one, as sessions end. */
const sessionOf = async (who: Handle) =>
  app.clock.now().getTime() - START.getTime() < 3_600_000 ? app.as(who) : signedInNow(app, who);
const inboxOf = async (who: Handle, limit = 100): Promise<{ total: number; rows: readonly Row[] }> =>
  (await (await sessionOf(who)).ask(INBOX, { limit })).dayInbox;
const rowOf = async (who: Handle, kind: string, id: string) =>
  (await inboxOf(who)).rows.find((row) => row.kind === kind && row.recordId === id);
const later = (days: number) => app.clock.set(new Date(START.getTime() + days * 86_400_000));

describe("the day as one list", () => {
  it("is ordered by heat, then by money, as the rule says of each row, for everybody and on any day", async () => {
    await aFiledClaim(app);
    for (const price of [900_000, 4_000_000]) await aCompletedQuote(app, { price });
    for (const days of [0, 4, 40]) {
      later(days);
      for (const who of ["owner", "admin", "asesor"] as const) {
        const { rows } = await inboxOf(who);
        const sorts = rows.map((row) => [heatOf(row, today(app.clock.now())), -(row.amount ?? -1)] as const);
        expect(sorts).toEqual([...sorts].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
        expect(rows.length).toBeGreaterThan(0);
      }
    }
    app.clock.set(START);
  });

  it("says how often the client opened an offer today, and puts it first then; tomorrow no more", async () => {
    const quote = await aSentQuote(app, { price: 1_000 });
    later(4);
    // What follows within a few minutes is the same opening.
    const opens = async () => {
      await app.withLink(quote.token).ask(OPEN, { id: quote.id });
      app.clock.advance({ minutes: 5 });
    };
    expect(await rowOf("asesor", "quotes_without_reply", quote.id)).toMatchObject({ opened: 0 });
    for (let time = 0; time < 3; time += 1) await opens();
    expect(await rowOf("asesor", "quotes_without_reply", quote.id)).toMatchObject({ opened: 3 });
    expect((await inboxOf("asesor", 1)).rows).toMatchObject([{ recordId: quote.id }]);
    later(5);
    expect(await rowOf("asesor", "quotes_without_reply", quote.id)).toMatchObject({ opened: 0 });
    app.clock.set(START);
  });

  it("puts a change that a client asked for before greater amounts, and one of the agency among them", async () => {
    const [asks, wants] = [await aSentQuote(app, { price: 1_000 }), await aSentQuote(app, { price: 2_000 })];
    await app.withLink(asks.token).ask(REQUOTE, { id: asks.id });
    await app.as("asesor").ask(REQUOTE, { id: wants.id });
    const rows = (await inboxOf("asesor")).rows.filter(({ kind }) => kind === "quotes_to_price");
    const asked = rows.map(({ recordId, asksChange }) => [recordId, asksChange]);
    expect(asked[0]).toEqual([asks.id, true]);
    expect(asked).toContainEqual([wants.id, false]);
  });

  it("is one statement, and counts what it does not show", async () => {
    for (let count = 0; count < 4; count += 1) await aQuote(app, { by: "lider2" });
    const lider = app.as("lider2");
    const asked = vi.spyOn(app.app.services.pool, "query");
    const { dayInbox } = await lider.ask(INBOX, { limit: 2 });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(dayInbox.rows).toHaveLength(2);
    expect(dayInbox.total).toBeGreaterThanOrEqual(4);
  });

  it("lets one record go until a later day and shows it again, to nobody but its reader", async () => {
    const quote = await aQuote(app, { by: "asesor2" });
    const record = { kind: "quotes_to_price", recordId: quote.id };
    const asesor = app.as("asesor2");
    const input = { ...record, until: today(new Date(START.getTime() + 86_400_000)) };
    await asesor.ask(PUT_OFF, { input });
    expect(await rowOf("asesor2", record.kind, quote.id)).toBeUndefined();
    expect((await app.as("asesor").ask(RESUME, { input: record })).resumeRecord).toBe(false);
    expect(await rowOf("asesor2", record.kind, quote.id)).toBeUndefined();
    expect((await asesor.ask(RESUME, { input: record })).resumeRecord).toBe(true);
    expect(await rowOf("asesor2", record.kind, quote.id)).toBeDefined();
  });
});
