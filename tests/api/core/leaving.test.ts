import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { Shutdown, drain } from "../../../api/src/core/http/shutdown.ts";
import { PATIENCE, until } from "../../support/patience.ts";
import { openLog } from "../../../api/src/core/log/log.ts";

test("draining lets the running request end and waits for no idle connection", async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const slow = createServer((_request, response) => asked.resolve(response));
  // Nothing but the draining ends a connection that waits for a next request.
  slow.keepAliveTimeout = 0;
  await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
  const answered = fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`).then((response) =>
    response.text(),
  );
  const running = await asked.promise;
  const cut = vi.spyOn(slow, "closeAllConnections");
  const drained = drain(slow, PATIENCE);
  await until(() => !slow.listening);
  running.end("done");
  expect(await answered).toBe("done");
  await drained;
  expect(cut).not.toHaveBeenCalled();
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
