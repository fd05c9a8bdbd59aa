import { describe, expect, it } from "vitest";
import { start } from "./application.ts";
import { aHouse } from "./house.ts";

const NODE_OPTIONS = `--import=${new URL("./defect.mjs", import.meta.url).href}`;

describe("a failure that nobody caught", { timeout: 120_000 }, () => {
  it.each(["an exception", "a rejection"])("as %s is logged, answers what was asked, and ends the process with code 1", async (DEFECT) => {
    const app = await start({ ...(await aHouse()), NODE_OPTIONS, DEFECT });
    // A wrong password takes as long as a right one: the time of its hash.
    const asked = Promise.all(
      [1, 2, 3].map((n) => app.as().rest("POST", "/user/login", { email: `nadie${n}@travesia.test`, password: "Travesia2026" })),
    );
    await new Promise((soon) => setTimeout(soon, 20));
    const [answers, { code, stdout }] = await Promise.all([asked, app.kill("SIGUSR2")]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(code).toBe(1);
    // The log is what has the form of it: the line that says where the application is, has not.
    const logged = stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: "fatal", err: expect.objectContaining({ message: "a defect that nobody caught" }) }),
    ]);
  });
});
