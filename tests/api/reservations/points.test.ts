import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { REVERSE, verifyIt } from "../../support/story/payments.ts";
import { aReservation, payReservation, updateReservation } from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** The points of the person who referred the client, by the last movement. */
async function points(): Promise<number> {
  const [row] = await app.app.services.orm.em.fork().execute<{ balance: number }[]>(
    `select m.balance from point_movements m join users r on r.id = m.user_id
     join users c on c.referred_by = r.referral_code where c.email = 'cliente@travesia.test'
     order by m.ordinal desc limit 1`,
  );
  return row?.balance ?? 0;
}

it("a paid reservation makes a point for every whole 50,000 COP of its price, and not its payments too", async () => {
  const { id } = await aReservation(app);
  for (const monto of [40_000, 2_460_000]) {
    expect(await points()).toBe(0);
    await verifyIt(app, await payReservation(app, id, { monto }));
  }
  expect(await points()).toBe(50);
});

it("a referrer's points are removed when their payment is reversed", async () => {
  const before = await points();
  const { id } = await aReservation(app, { numberOfPeople: 1 });
  const payment = await payReservation(app, id, { monto: 1_250_000 });
  await verifyIt(app, payment);
  expect(await points()).toBe(before + 25);
  await app.as("owner").gql(REVERSE, { id: payment, input: { motivo: "Sin fondos" } });
  expect(await points()).toBe(before);
});

it("a referred reservation is counted again each time that it becomes a paid one, and at its new price", async () => {
  const before = await points();
  const { id } = await aReservation(app, { numberOfPeople: 1 });
  await updateReservation(app, id, { isPaid: true });
  await updateReservation(app, id, { isPaid: false });
  expect(await points()).toBe(before);
  await updateReservation(app, id, { isPaid: true });
  await updateReservation(app, id, { numberOfPeople: 2 });
  expect(await points()).toBe(before + 50);
});
