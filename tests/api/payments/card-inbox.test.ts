import { afterEach, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, START, TODAY } from "../../support/calendar.ts";
import { asOwner } from "../../support/owner.ts";
import { anEvent, applyEvent, fault, payByCard, providerSays, sendEvent } from "../../support/story/cards.ts";
import { aPayableContract } from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await fault(app, "lost");
});
afterEach(() => app.clock.set(START));

/** A contract with a payment by card that the provider approves by the event. */
async function anApproved() {
  const { id: contractId } = await aPayableContract(app);
  const { transaction, reference, monto } = await payByCard(app, contractId);
  return {
    contractId,
    transaction: { id: transaction.id as string, reference, amount_in_cents: monto * 100 },
  };
}
const send = async (transaction: object) => (await sendEvent(app, anEvent(app, { ...transaction }))).status;
const STATUS = `query ($id: ID!) { paymentsOfContract(contractId: $id) { status } }`;
const statusOf = async (contractId: string): Promise<string> =>
  (await app.as("owner").ask(STATUS, { id: contractId })).paymentsOfContract[0].status;

/** Lets the database refuse something of the inbox while something happens. */
async function refusing(check: string, meanwhile: () => Promise<void>): Promise<void> {
  const change = (how: string) => asOwner(app, (em) => em.execute(`alter table card_events ${how}`));
  await change(`add constraint stuck check (${check}) not valid`);
  await meanwhile().finally(() => change("drop constraint stuck"));
}

it("card events that arrive at the same moment are kept together, and none is lost for the fault of another", async () => {
  const [bad, ...good] = [await anApproved(), await anApproved(), await anApproved(), await anApproved()];
  await refusing(`transaction_id <> '${bad!.transaction.id}'`, async () => {
    const answers = await Promise.all([...good, bad!, ...good].map(({ transaction }) => send(transaction)));
    expect(answers).toEqual([200, 200, 200, 500, 200, 200, 200]);
  });
  await app.runJobs();
  for (const { contractId } of good) expect(await statusOf(contractId)).toBe("verified");
  expect(await statusOf(bad!.contractId)).toBe("pending");

  // The provider sends it again.
  expect(await send(bad!.transaction)).toBe(200);
  await app.runJobs();
  expect(await statusOf(bad!.contractId)).toBe("verified");
});

it("an event that cannot be applied keeps none behind it waiting, and is tried again", async () => {
  const [first, second] = [await anApproved(), await anApproved()];
  await refusing(`transaction_id <> '${first.transaction.id}' or outcome is null`, async () => {
    for (const { transaction } of [first, second]) expect(await send(transaction)).toBe(200);
    await app.runJobs();
    expect(await statusOf(first.contractId)).toBe("pending");
    expect(await statusOf(second.contractId)).toBe("verified");
  });
  app.clock.advance({ minutes: 2 });
  await app.sweep();
  expect(await statusOf(first.contractId)).toBe("verified");
});

it("a card payment that the provider dates in the future is dated today", async () => {
  const { contractId, transaction } = await anApproved();
  const finalized_at = at(inDays(4_000), "10:00").toISOString();
  const late = { ...transaction, id: `${transaction.id}-later`, finalized_at };
  await providerSays(app, late);
  await send(late);
  await app.runJobs();
  const DAYS = `query ($id: ID!) { paymentsOfContract(contractId: $id) { fechaPago status } }`;
  expect((await app.as("owner").ask(DAYS, { id: contractId })).paymentsOfContract).toContainEqual({
    fechaPago: TODAY,
    status: "verified",
  });
});

it("one job applies all card events that came in", async () => {
  const waiting = () =>
    app.app.services.orm.em
      .fork()
      .execute("select 1 from graphile_worker.jobs where task_identifier = 'payments.card-event'");
  const approved = [await anApproved(), await anApproved(), await anApproved()];
  for (const { transaction } of approved) await send(transaction);
  expect(await waiting()).toHaveLength(1);
  await app.runJobs();
  for (const { contractId } of approved) expect(await statusOf(contractId)).toBe("verified");
  expect(await waiting()).toHaveLength(0);
});

it("a card event about nothing that we know is kept as unmatched, and the owner is notified once", async () => {
  const noticed = async (): Promise<number> => {
    const { notifications } = await app.as("owner").ask("{ notifications(limit: 100) { items { type } } }");
    return notifications.items.filter(({ type }: { type: string }) => type === "payment_unclear").length;
  };
  const before = await noticed();
  await applyEvent(app, { id: "1292-3-1", reference: "OTRO-SISTEMA-9" });
  await applyEvent(app, { id: "1292-3-1", reference: "OTRO-SISTEMA-9", status: "VOIDED" });
  expect(await noticed()).toBe(before + 1);
  for (const hours of [1, 25, 73]) {
    app.clock.set(START);
    app.clock.advance({ hours });
    await app.sweep();
  }
  app.clock.set(START); // while the session lasts
  expect(await noticed()).toBe(before + 1);
  const kept = await app.app.services.orm.em.fork().execute(
    `select outcome, failure, applied_at is null as waits from card_events
        where transaction_id = '1292-3-1'`,
  );
  expect(kept).toEqual(Array(2).fill({ outcome: "unmatched", failure: null, waits: false }));
});
