import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { DeadlineAlert } from "../../../api/src/modules/purchases/deadline/deadline-alert.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, deadlineOf, inDays, onWire, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import {
  aBoughtItem,
  aContractToBuy,
  buy,
  type ContractToBuy,
  DEADLINE,
  markPaid,
} from "../../support/story/purchases.ts";

/** Hours count here: on the day of START, always from ten in the morning. */
const MORNING = at(TODAY, "10:00");

let app: TestApp;
let contract: ContractToBuy;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aContractToBuy(app);
});
beforeEach(() => app.clock.set(MORNING));

const set = (id: string, fechaVencimientoPago: unknown, version?: number) =>
  app
    .as("admin")
    .gql(DEADLINE, { id, input: { fechaVencimientoPago, ...(version === undefined ? {} : { version }) } });
const given = async (itemId: string): Promise<number[]> => {
  await app.sweep();
  const alerts = await app.app.services.orm.em
    .fork()
    .find(DeadlineAlert, { itemId }, { orderBy: { at: "asc" } });
  return alerts.map(({ hours }) => hours);
};
/** Gives a contract so many further items like one of its own. */
const copied = (itemId: string, count: number): Promise<void> =>
  asOwner(app, async (em) => {
    await em.execute("alter table contract_items disable trigger user");
    await em.execute(
      `insert into contract_items select item.* from contract_items i, generate_series(1, ?) n,
        jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'orden', 100 + n)) item
        where i.id = ?`,
      [count, itemId],
    );
    await em.execute("alter table contract_items enable trigger user");
  });
const hoursFromNow = (hours: number) => hoursAfter(MORNING, hours).toISOString();

describe("a deadline", () => {
  it("that is a day ends at 23:59 in Bogota", async () => {
    const { data } = await set(contract.items[0]!.id, inDays(7));
    expect(data?.["setItemDeadline"]).toMatchObject({
      fechaVencimientoPago: deadlineOf(inDays(7)),
      version: 2,
      alertStatus: "normal",
    });
  });

  it("that is an instant stays it, with any offset", async () => {
    const { data } = await set(contract.items[1]!.id, `${inDays(1)}T08:30:00-05:00`);
    expect(data?.["setItemDeadline"]).toMatchObject({
      fechaVencimientoPago: onWire(at(inDays(1), "08:30")),
      horasRestantes: 22.5,
    });
  });

  it.each([
    ["-1", "vencido"],
    ["11.9", "critico"],
    ["12", "por_vencer"],
    ["24", "advertencia"],
    ["72", "normal"],
  ])("in %s hours is «%s»", async (hours, level) => {
    const { data } = await set(contract.items[2]!.id, hoursFromNow(Number(hours)));
    expect(data?.["setItemDeadline"].alertStatus).toBe(level);
  });

  it.each(["2026-02-30", "mañana", "", null])("is not %j", async (wrong) => {
    expectRefused(
      await set(contract.items[0]!.id, wrong),
      "BAD_USER_INPUT",
      wrong ? "La fecha no es válida" : "La fecha límite es obligatoria",
    );
  });

  it("is not set over a newer one", async () => {
    const { items } = await aContractToBuy(app);
    await set(items[0]!.id, inDays(7));
    const stale = "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.";
    expectRefused(await set(items[0]!.id, inDays(8), 1), "CONFLICT", stale);
  });

  it("is over once the item is paid", async () => {
    const { purchase, item } = await aBoughtItem(app);
    await markPaid(app, purchase);
    expectRefused(await set(item.id, inDays(7)), "CONFLICT", "El servicio ya está comprado y pagado");
  });
});

describe("who watches the deadlines", () => {
  it("is notified at 72, 24 and 12 hours and when it is over, once each", async () => {
    const { items } = await aContractToBuy(app);
    const { id } = items[0]!;
    await set(id, hoursFromNow(80));
    expect(await given(id)).toEqual([]);
    app.clock.advance({ hours: 9 });
    expect(await given(id)).toEqual([72]);
    expect(await given(id)).toEqual([72]);
    app.clock.advance({ hours: 48 });
    expect(await given(id)).toEqual([72, 24]);
    app.clock.advance({ hours: 12 });
    expect(await given(id)).toEqual([72, 24, 12]);
    app.clock.advance({ hours: 12 });
    expect(await given(id)).toEqual([72, 24, 12, 0]);
    expect(await given(id)).toEqual([72, 24, 12, 0]);
  });

  it("is notified of the nearest step alone when the deadline is set late, and again when it moves", async () => {
    const { items } = await aContractToBuy(app);
    const { id } = items[0]!;
    await set(id, hoursFromNow(5));
    expect(await given(id)).toEqual([12]);
    await set(id, hoursFromNow(20));
    expect(await given(id)).toHaveLength(2);
  });

  it("is notified of many a slice at a time, each in a transaction of its own", async () => {
    const { id: contractId, items } = await aContractToBuy(app);
    await set(items[0]!.id, hoursFromNow(5));
    await copied(items[0]!.id, 49);
    await app.sweep();
    const { rows } = await app.app.services.pool.query(
      `select count(*)::int as alerts, count(distinct a.xmin::text)::int as transactions,
        (select count(distinct n.data ->> 'item_id')::int from notifications n
          where n.type = 'purchase_deadline' and n.data ->> 'contract_id' = $1) as notices
        from deadline_alerts a join contract_items i on i.id = a.item_id where i.contract_id::text = $1`,
      [contractId],
    );
    expect(rows).toEqual([{ alerts: 50, transactions: 3, notices: 50 }]);
  });

  it("hears nothing of a paid purchase, and of an owed one until it is paid", async () => {
    const { items } = await aContractToBuy(app);
    const { purchase, item } = await buy(app, items[0]!, { fechaVencimientoPago: inDays(1) });
    app.clock.advance({ hours: 1 });
    expect(await given(item.id)).toEqual([72]);
    await markPaid(app, purchase);
    app.clock.advance({ hours: 40 });
    expect(await given(item.id)).toEqual([72]);
  });

  it("is notified once by two sweeps at once", async () => {
    const { items } = await aContractToBuy(app);
    const { id } = items[0]!;
    await set(id, hoursFromNow(5));
    await Promise.all([app.app.worker.sweep(), app.app.worker.sweep()]);
    expect(await given(id)).toEqual([12]);
  });
});
