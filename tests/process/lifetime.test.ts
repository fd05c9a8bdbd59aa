import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAlive, readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { until } from "../support/patience.ts";
import { beginRaw, type RawExchange, type RawRequest } from "../support/raw-http.ts";
import { aDataDir, refuses, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";

describe("a process with a database of its own", () => {
  it("ends in order when asked to, takes the database along, and starts again with its data", async () => {
    const DATA_DIR = await aDataDir();
    const first = await start({ DATA_DIR });
    const server = await readPostmaster(join(DATA_DIR, "postgres"));
    expect((await readFile(join(DATA_DIR, "database.url"), "utf8")).trim()).toContain(`:${server!.port}/`);

    expect(await first.kill("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
    expect(isAlive(server!.pid)).toBe(false);
    expect(existsSync(join(DATA_DIR, "database.url"))).toBe(false);

    const made = () => stat(join(DATA_DIR, "postgres/PG_VERSION")).then(({ ino, mtimeMs }) => [ino, mtimeMs]);
    const before = await made();
    const second = await start({ DATA_DIR });
    // The cluster is not made again: that would take longer than all the rest.
    expect(await made()).toEqual(before);
    // It serves at once; its jobs run a moment later.
    await expect.poll(async () => (await second.as().rest("GET", "/readyz")).status).toBe(200);

    // Ctrl-C below npm comes twice: from the terminal and from npm.
    void second.kill("SIGINT");
    expect(await second.kill("SIGINT")).toMatchObject({ code: 0, stderr: "" });
    expect(await readPostmaster(join(DATA_DIR, "postgres"))).toBeNull();
  });

  it("answers what was asked before it leaves, also whose body is still on its way", async () => {
    const app = await start({ DATA_DIR: await anInhabitedFolder() });
    const half = await Promise.all([1, 2, 3].map(() => beginRaw(app.url, wrongPassword({ half: true }))));
    await Promise.all(half.map(({ asked }) => asked));
    const left = app.kill("SIGTERM");
    // It has begun to leave, and closes what is idle.
    await until(() => refuses(app.url));
    for (const { send } of half) send(LOGIN);
    expect(await statuses(half)).toEqual([401, 401, 401]);
    expect((await left).code).toBe(0);
  });

  it("answers requests that arrived before it was stopped", async () => {
    const app = await start({ DATA_DIR: await anInhabitedFolder() });
    const { goOn } = app.pause();
    // The system connects for a process that does nothing.
    const waiting = await Promise.all([1, 2, 3].map(() => beginRaw(app.url, wrongPassword())));
    const left = app.kill("SIGTERM");
    goOn();
    expect(await statuses(waiting)).toEqual([401, 401, 401]);
    expect((await left).code).toBe(0);
  });
});

// A wrong password takes as long as a right one: the time of its hash.
const LOGIN = JSON.stringify({ email: "nadie@travesia.test", password: "Travesia2026" });

/** A sign-in with a wrong password; `half` is its head alone. */
const wrongPassword = ({ half = false } = {}): RawRequest => ({
  path: "/user/login",
  headers: {
    "Content-Type": "application/json",
    "Content-Length": String(LOGIN.length),
    ...(half ? { Expect: "100-continue" } : {}),
  },
  body: half ? "" : LOGIN,
});

const statuses = async (exchanges: readonly RawExchange[]): Promise<number[]> =>
  Promise.all(exchanges.map(async ({ answer }) => (await answer).status));
