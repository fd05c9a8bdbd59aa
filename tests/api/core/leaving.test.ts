import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Shutdown, drain } from "../../../api/src/core/http/shutdown.ts";
import { openLog } from "../../../api/src/core/log/log.ts";

test("draining lets the running request end and waits for no idle connection", async () => {
  const slow = createServer((_request, response) => void setTimeout(() => response.end("done"), 300));
  await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
  const answered = fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`).then((response) =>
    response.text(),
  );
  await new Promise((soon) => setTimeout(soon, 100));
  const start = performance.now();
  await drain(slow, 5_000);
  expect(await answered).toBe("done");
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("leaving runs each step in order and once, past one that fails", async () => {
  const steps: string[] = [];
  const shutdown = new Shutdown(openLog("silent"))
    .add("first", () => steps.push("first") as never)
    .add("broken", () => Promise.reject(new Error("broken")))
    .add("last", async () => void steps.push("last"));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(steps).toEqual(["first", "last"]);
  expect(shutdown.leaving).toBe(true);
});
