import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { openCore, type CoreServices } from "./core-services.ts";
import { eventually } from "../../support/patience.ts";

let here: CoreServices;
let there: CoreServices;
beforeAll(async () => {
  here = await openCore();
  there = await here.again();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const announce = (topic: string) => (work: Work, id: number) => work.announce(topic, { id });

describe("what one process announces", () => {
  test("reaches the subscriptions of another, in its order", async () => {
    const heard = there.services.live.subscribe("order");
    for (const id of [1, 2, 3]) await here.run(announce("order"), id);
    const ids = [];
    for await (const { id } of heard) {
      ids.push(id);
      if (ids.length === 3) break;
    }
    expect(ids).toEqual([1, 2, 3]);
    await expect(heard.next()).resolves.toEqual({ value: undefined, done: true });
  });

  test("reaches nobody when its transaction fails, nor subscribers of another topic", async () => {
    const listener = vi.fn();
    const forget = there.services.live.on("undone", listener);
    const undone = async (work: Work) => {
      await work.announce("undone", { id: 1 });
      throw new Error("undone");
    };
    await expect(here.run(undone, undefined)).rejects.toThrow("undone");
    const heard = there.services.live.subscribe("after");
    await here.run(announce("after"), 2);
    await heard.next();
    expect(listener).not.toHaveBeenCalled();
    forget();
  });

  test("reaches every listener, although one of them fails", async () => {
    const listener = vi.fn();
    there.services.live.on("failing", () => {
      throw new Error("a listener");
    });
    there.services.live.on("failing", listener);
    await here.run(announce("failing"), 7);
    await eventually(() => expect(listener).toHaveBeenCalledWith({ id: 7 }));
  });
});

test("a lost connection is opened again, and caches drop everything", async () => {
  const { live } = there.services;
  const dropAll = vi.fn();
  live.onReconnect(dropAll);
  const admin = new pg.Client({ connectionString: there.url });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'travesia live'
      and datname = current_database()`,
  );
  await admin.end();
  await eventually(() => expect(dropAll).toHaveBeenCalledOnce());
  expect(live.connected).toBe(true);
  const heard = live.subscribe("again");
  await eventually(() => expect(here.services.live.connected).toBe(true));
  await here.run(announce("again"), 1);
  await expect(heard.next()).resolves.toEqual({ value: { id: 1 }, done: false });
});

test("stopping ends the subscriptions", async () => {
  const third = await here.again();
  const heard = third.services.live.subscribe("end");
  const next = heard.next();
  await third.close();
  await expect(next).resolves.toEqual({ value: undefined, done: true });
  expect(third.services.live.connected).toBe(false);
});
