import { beforeAll, describe, expect, it } from "vitest";
import { beginRaw } from "../support/raw-http.ts";
import { until } from "../support/patience.ts";
import { refuses, start } from "./application.ts";
import { aHouse } from "./house.ts";

const NODE_OPTIONS = `--import=${new URL("./defect.mjs", import.meta.url).href}`;

describe("a failure that nobody caught", () => {
  let house: Awaited<ReturnType<typeof aHouse>>;
  beforeAll(async () => {
    house = await aHouse();
  });

  it("as a rejection is logged as an error, and the process goes on", async () => {
    const app = await start({ ...house, NODE_OPTIONS, DEFECT: "a rejection" });
    process.kill(app.pid, "SIGUSR2");
    await until(() => app.said().stdout.includes("a failure nobody waited for"));
    const [line = ""] = app
      .said()
      .stdout.split("\n")
      .filter((said) => said.includes("nobody waited for"));
    expect(JSON.parse(line)).toMatchObject({
      level: "error",
      err: { message: "a defect that nobody caught" },
    });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it("as an exception is logged, answers what was asked, and ends the process with code 1", async () => {
    const app = await start({ ...house, NODE_OPTIONS, DEFECT: "an exception" });
    // Three calls have begun and wait for their bodies: those are sent when the process is already about to
    // leave.
    const headers = { "Content-Type": "application/json", "Content-Length": "2", Expect: "100-continue" };
    const calls = await Promise.all([1, 2, 3].map(() => beginRaw(app.url, { path: "/user/login", headers })));
    await Promise.all(calls.map(({ asked }) => asked));
    const ended = app.kill("SIGUSR2");
    await until(() => refuses(app.url));
    for (const { send } of calls) send("{}");
    expect(await Promise.all(calls.map(async ({ answer }) => (await answer).status))).toEqual([
      400, 400, 400,
    ]);
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
  });
});
