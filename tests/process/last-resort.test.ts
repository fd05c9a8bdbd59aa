import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { start } from "./application.ts";
import { aHouse } from "./house.ts";

/** Begins a call and waits until the application has it; answers how to send its body and read the status. */
const aCallWithoutItsBody = (url: string): Promise<() => Promise<number>> =>
  new Promise((begun, reject) => {
    const headers = { "content-type": "application/json", "content-length": 2, expect: "100-continue" };
    const call = request(`${url}/user/login`, { method: "POST", headers });
    const status = new Promise<number>((answered, fail) => {
      call.on("response", (response) => answered(response.resume().statusCode ?? 0));
      call.on("error", fail);
    });
    status.catch(reject);
    call.on("continue", () =>
      begun(() => {
        call.end("{}");
        return status;
      }),
    );
    call.flushHeaders();
  });

const NODE_OPTIONS = `--import=${new URL("./defect.mjs", import.meta.url).href}`;

describe("a failure that nobody caught", { timeout: 120_000 }, () => {
  it.each(["an exception", "a rejection"])(
    "as %s is logged, answers what was asked, and ends the process with code 1",
    async (DEFECT) => {
      const app = await start({ ...(await aHouse()), NODE_OPTIONS, DEFECT });
      // Three calls have begun and wait for their bodies: those are sent when the process is already about to
      // leave.
      const calls = await Promise.all([1, 2, 3].map(() => aCallWithoutItsBody(app.url)));
      const ended = app.kill("SIGUSR2");
      await new Promise((soon) => setTimeout(soon, 300));
      expect(await Promise.all(calls.map((finish) => finish()))).toEqual([400, 400, 400]);
      const { code, stdout } = await ended;
      expect(code).toBe(1);
      // The log is what has the form of it: the line that says where the application is, has not.
      const logged = stdout.split("\n").filter((line) => line.startsWith("{"));
      expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          level: "fatal",
          err: expect.objectContaining({ message: "a defect that nobody caught" }),
        }),
      ]);
    },
  );
});
