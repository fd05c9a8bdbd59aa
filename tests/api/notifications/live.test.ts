import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { YEAR } from "../../support/calendar.ts";
import { listenTo } from "../../support/live.ts";
import { anApprovedCommission, PAY } from "../../support/story/commissions.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

interface Line {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
}

let here: TestApp;
let there: TestApp;
let folder: string;
beforeAll(async () => {
  here = await anAppWithSales();
  folder = await mkdtemp(join(tmpdir(), "travesia-second-"));
  there = await onDatabase(here.databaseUrl, folder);
});
afterAll(async () => {
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

const RECEIVED = `subscription { notificationReceived { id type title message } }`;
const LIST = `query { notifications(filter: { read: false }) { items { id type title message } }
  unreadNotificationCount }`;
const YES = `mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }`;

describe("a staff member at work", () => {
  it("sees in one process that a client approved in another, and the leader does too", async () => {
    const quote = await aSentQuote(here);
    const asesor = await listenTo<Line>(there, "asesor", RECEIVED);
    const lider = await listenTo<Line>(here, "lider", RECEIVED);
    const other = await listenTo<Line>(there, "asesor2", RECEIVED);
    await here.withLink(quote.token).ask(YES, { id: quote.id });

    expect((await asesor.next()).type).toBe("quote_viewed");
    const pushed = await asesor.next();
    expect(pushed).toMatchObject({
      type: "quote_approved",
      title: "Cotización aprobada",
      message: `María Fernanda Torres aprobó la cotización ${quote.number} a Cartagena por $\u00a03.000.000.`,
    });
    expect((await lider.next()).type).toBe("quote_approved");
    expect(other.waiting).toEqual([]);
    for (const one of [asesor, lider, other]) await one.stop();
  });

  it("sees that their commission was paid", async () => {
    const { id } = await anApprovedCommission(here);
    const asesor = await listenTo<Line>(there, "asesor", RECEIVED);
    await here.as("contador").ask(PAY, { id });
    const { type, message } = await asesor.next();
    expect(type).toBe("commission_paid");
    expect(message).toMatch(
      new RegExp(`^Te pagamos \\$\u00a030\\.000 de comisión por el contrato CT-${YEAR}-`),
    );
    await asesor.stop();
  });

  it("who was away gets what was missed from the list", async () => {
    const quote = await aSentQuote(here);
    const before = (await there.as("asesor").ask(LIST)).unreadNotificationCount as number;
    const away = await listenTo<Line>(there, "asesor", RECEIVED);
    await away.stop();
    await here.withLink(quote.token).ask(YES, { id: quote.id });
    const { notifications, unreadNotificationCount } = await there.as("asesor").ask(LIST);
    expect(unreadNotificationCount).toBe(before + 2);
    expect(notifications.items[0].message).toContain(quote.number);
  });

  it("is not notified of an act that failed", async () => {
    const quote = await aSentQuote(here);
    const asesor = await listenTo<Line>(here, "asesor", RECEIVED);
    const answers = await Promise.all(
      [1, 2, 3].map(() => here.withLink(quote.token).gql(YES, { id: quote.id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await asesor.next()).type).toBe("quote_viewed");
    expect((await asesor.next()).message).toContain(quote.number);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asesor.waiting).toEqual([]);
    await asesor.stop();
  });

  it("who is nobody hears nothing", async () => {
    const nobody = await listenTo<Line>(here, null, RECEIVED);
    await expect(nobody.next()).rejects.toThrow("No hay token disponible");
    await nobody.stop();
  });
});
