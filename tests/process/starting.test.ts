import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isAlive, readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { afterFile } from "../support/after-file.ts";
import { eventually, until } from "../support/patience.ts";
import { sendRaw } from "../support/raw-http.ts";
import { aDataDir, begin, type Begun, freePort, refuses } from "./application.ts";
import { aHouse } from "./house.ts";

describe("a process whose database is away when it starts", () => {
  let app: Begun;
  let comesBack: () => void;
  beforeAll(async () => {
    const house = await aHouse();
    const real = new URL(house.DATABASE_URL);
    const address = new URL(house.DATABASE_URL);
    const port = await freePort();
    address.hostname = "127.0.0.1";
    address.port = String(port);
    address.searchParams.delete("host");
    comesBack = () => {
      const open = new Set<Socket>();
      const way = createServer((near) => {
        const far = connect(Number(real.port), "127.0.0.1");
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const)
          open.add(one.on("error", () => other.destroy()).on("close", () => other.destroy()));
        near.pipe(far).pipe(near);
      }).listen(port, "127.0.0.1");
      afterFile(async () => {
        for (const socket of open) socket.destroy();
        way.close();
      });
    };
    app = await begin({ ...house, DATABASE_URL: address.href });
    await app.until("Intento 1");
  });

  const get = (path: string, accept = "*/*") => fetch(`${app.url}${path}`, { headers: { accept } });

  it("says so, with a line for each try", () => {
    expect(app.said().stdout).toMatch(
      /No se puede conectar con la base de datos de DATABASE_URL \(127.0.0.1:\d+\/\w+\): nadie responde en esa dirección\. Intento 1: se prueba otra vez en 5 s\./,
    );
  });

  it.each(["/", "/panel/cotizaciones"])("shows everybody who opens %s its progress", async (path) => {
    const answer = await get(path, "text/html");
    const page = await answer.text();
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      ...[503, "5", "no-store"],
    ]);
    expect(page).toContain("<h1>Travesía se está preparando</h1>");
    expect(page).toMatch(/<li class="runs">Base de datos <span>En curso<\/span><\/li>/);
    // Nothing of the page needs what the policy forbids.
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
    const [, script = ""] = /<script src="([^"]+)" defer><\/script>/.exec(page) ?? [];
    expect((await get(script)).headers.get("content-type")).toContain("javascript");
  });

  it("answers every call 503, in its surface's words", async () => {
    const message = "Travesía se está preparando. Intenta de nuevo en unos segundos.";
    for (const path of ["/quotes", "/assets/index.js", "/docs/openapi.json"]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.json()).toEqual({ success: false, message, error: "UNAVAILABLE" });
    }
    const asked = await fetch(`${app.url}/graphql`, { method: "POST", body: '{"query":"{ me { id } }"}' });
    expect([asked.status, await asked.json()]).toEqual([
      503,
      { errors: [{ message, extensions: { code: "UNAVAILABLE" } }] },
    ]);
    const socket = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
    const headers = { ...socket, "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==" };
    expect((await sendRaw(app.url, { method: "GET", path: "/graphql", headers })).status).toBe(503);
  });

  it("lives and is not ready, for who operates it", async () => {
    expect((await get("/healthz")).status).toBe(200);
    const ready = await get("/readyz");
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "unavailable", database: false, writable: false, jobs: false, leaving: false },
    ]);
  });

  it("serves at the same port once the database is there", async () => {
    comesBack();
    await app.ready;
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    await expect(app.signIn("owner")).resolves.toBeDefined();
    expect((await app.kill("SIGTERM")).code).toBe(0);
  });
});

describe("a start that is asked to stop", () => {
  const moments = {
    "while its cluster is made": async (dataDir: string) =>
      void (await until(async () => (await readdir(dataDir)).some((name) => name.includes(".new-")))),
    "while its server starts": async (dataDir: string) =>
      void (await until(() => existsSync(join(dataDir, "postgres/postmaster.pid")))),
    "while it migrates": async (_dataDir: string, app: Begun) => app.until("base de datos ✓"),
    "while it makes the demo": async (_dataDir: string, app: Begun) =>
      app.until("datos de demostración: cuentas"),
  };
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
  const trials = Object.keys(moments).map((name, place) => [signals[place % 3] ?? "SIGTERM", name] as const);

  it.each(trials)("by %s %s ends what it has started, without a word", async (signal, name) => {
    const dataDir = await aDataDir();
    const app = await begin({ DATA_DIR: dataDir, DEMO: "true" });
    await moments[name as keyof typeof moments](dataDir, app);
    expect(app.said().stdout).toContain(`Los datos quedarán en ${dataDir}: unos 150 MB.`);
    expect(await app.kill(signal)).toMatchObject({ code: 0, stderr: "" });
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeNull();
    expect(existsSync(join(dataDir, "database.url"))).toBe(false);
    expect((await readdir(dataDir)).filter((file) => file.includes(".new-"))).toEqual([]);
    expect(await refuses(app.url)).toBe(true);
  });
});

describe("a start whose screens are still being built", () => {
  const late = async (environment: Record<string, string> = {}) => {
    const dataDir = await aDataDir();
    const app = await begin({ DATA_DIR: dataDir, ...environment }, "tests/process/late-screens.mjs");
    await app.until("Base de datos: ");
    return { app, dataDir };
  };
  const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

  it("brings up the rest meanwhile, and serves once they are there", async () => {
    const { app } = await late();
    expect(await readiness(app.url)).toBe(503);
    process.kill(app.pid, "SIGUSR2");
    await app.ready;
    expect(await readiness(app.url)).toBe(200);
    expect((await app.kill("SIGTERM")).code).toBe(0);
  });

  it("says why they could not be built, and leaves nothing running", async () => {
    const { app, dataDir } = await late({ SCREENS: "No se pudo construir Travesía (web)." });
    const { code, stderr } = await app.kill("SIGUSR2");
    expect([code, stderr]).toEqual([1, "No se pudo construir Travesía (web).\n"]);
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeNull();
    expect(await refuses(app.url)).toBe(true);
  });

  it("leaves at a signal as any other", async () => {
    const { app, dataDir } = await late();
    expect(await app.kill("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeNull();
  });
});

it("a server whose starter is gone without a word ends on its own, and a used one stays", async () => {
  const [left, used] = await Promise.all(
    [1, 2].map(async () => {
      const dataDir = await aDataDir();
      const app = await begin({ DATA_DIR: dataDir });
      const server = await eventually(async () => {
        const found = await readPostmaster(join(dataDir, "postgres"));
        expect(found?.ready).toBe(true);
        return found;
      });
      return { app, pid: server?.pid ?? 0 };
    }),
  );
  await left!.app.kill("SIGKILL");
  await used!.app.ready;
  // Stopped for a while, it is still connected.
  const { goOn } = used!.app.pause();
  const since = performance.now();
  await until(() => !isAlive(left!.pid));
  expect(performance.now() - since).toBeLessThan(60_000);
  expect(isAlive(used!.pid)).toBe(true);
  goOn();
  expect((await used!.app.kill("SIGTERM")).code).toBe(0);
});
