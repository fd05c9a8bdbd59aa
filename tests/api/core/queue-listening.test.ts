import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speakWhileListening } from "../../../api/src/core/jobs/listening.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

it("the queue's listening connection is not quiet for the 30 minutes after which a proxy cuts it", async () => {
  const events = new EventEmitter() as WorkerEvents;
  speakWhileListening(events);
  const client = { query: vi.fn(async () => ({ rows: [] })) };
  events.emit("pool:listen:success", { client } as never);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(client.query).toHaveBeenCalledTimes(3);
  client.query.mockRejectedValueOnce(new Error("Connection terminated"));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  events.emit("pool:listen:release", { client } as never);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(client.query).toHaveBeenCalledTimes(4);
});
