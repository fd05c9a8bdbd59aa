import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAlive, readPostmaster } from "../../api/src/core/database/postmaster.ts";
import { aDataDir, start } from "./application.ts";

describe("a process with a database of its own", { timeout: 120_000 }, () => {
  it("leaves in order when it is told to, takes the database along, and is back in a moment", async () => {
    const DATA_DIR = await aDataDir();
    const first = await start({ DATA_DIR, DEMO: "false" });
    const server = await readPostmaster(join(DATA_DIR, "postgres"));
    expect((await readFile(join(DATA_DIR, "database.url"), "utf8")).trim()).toContain(`:${server!.port}/`);

    expect(await first.kill("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
    expect(isAlive(server!.pid)).toBe(false);
    expect(existsSync(join(DATA_DIR, "database.url"))).toBe(false);

    const began = performance.now();
    const second = await start({ DATA_DIR, DEMO: "false" });
    // It takes two seconds where nothing else runs.
    expect(performance.now() - began).toBeLessThan(20_000);
    // It serves at once; its jobs run a moment later.
    await expect
      .poll(async () => (await second.as().rest("GET", "/readyz")).status, { timeout: 10_000 })
      .toBe(200);

    // Ctrl-C below npm comes twice: from the terminal and from npm.
    void second.kill("SIGINT");
    expect(await second.kill("SIGINT")).toMatchObject({ code: 0, stderr: "" });
    expect(await readPostmaster(join(DATA_DIR, "postgres"))).toBeNull();
  });

  it("answers what was asked before it leaves", async () => {
    const app = await start({ DATA_DIR: await aDataDir(), DEMO: "false" });
    // A wrong password takes as long as a right one: the time of its hash.
    const asked = Promise.all(
      [1, 2, 3].map((n) =>
        app.as().rest("POST", "/user/login", { email: `nadie${n}@travesia.test`, password: "Travesia2026" }),
      ),
    );
    await new Promise((soon) => setTimeout(soon, 20));
    const [answers, { code }] = await Promise.all([asked, app.kill("SIGTERM")]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(code).toBe(0);
  });
});
