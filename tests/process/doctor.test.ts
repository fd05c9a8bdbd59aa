import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { isBuilt } from "../support/built.ts";
import { production } from "../support/production.ts";
import { aDataDir, begin, freePort } from "./application.ts";

const script = fileURLToPath(new URL("../../api/dist/doctor.js", import.meta.url));
const HEALTH = "{ systemHealth { name label state text todo } }";
/** Milliseconds in which the doctor has ended, whatever hangs. */
const LONGEST = 15_000;

interface Check {
  readonly name: string;
  readonly state: string;
  readonly text: string;
}

/** Runs the doctor as the container's shell does: what is built, by plain node. */
async function doctor(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  await isBuilt("api");
  const { PATH = "", HOME = "" } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, [script, ...words], { env: { PATH, HOME, ...environment } });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...said, took: performance.now() - begun };
}

const inJson = async (environment: Readonly<Record<string, string>>) => {
  const { code, stdout, took } = await doctor(environment, "--json");
  const { state, checks } = JSON.parse(stdout) as { state: string; checks: Check[] };
  const of = (name: string) => checks.find((check) => check.name === name);
  return { code, state, checks, of, took };
};

const open: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of open) server.close();
});

/** Listens at a port of its own. */
async function listening(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A server that takes connections and says nothing, as a stopped one does. */
const aSilentServer = () => listening(createServer((socket) => void sockets.push(socket)));

describe("the doctor of a running installation", () => {
  it("finds it well but for its backups, and says the same as the page of its owner", async () => {
    const port = String(await freePort());
    const environment = {
      DATA_DIR: await aDataDir(),
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    const running = await begin({ ...environment, DEMO: "true" }, "tests/process/small-demo.mjs");
    await running.ready;
    const { code, stdout, stderr } = await doctor(environment);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toContain("Travesía tiene 1 aviso.");
    expect(stdout).toContain("! Copias de seguridad: No hay copias de seguridad en ");
    expect(stdout).toMatch(/✓ Bien: Puerto, Base de datos, .*Llaves, Tareas, Correo/);

    const { systemHealth } = await (await running.signIn("owner")).ask(HEALTH);
    const { checks } = await inJson(environment);
    const states = (of: readonly Check[]) => of.map(({ name, state }) => [name, state]);
    // What the people of the office see is compared by the program alone.
    const [ofPage, ofDay] = [
      states(systemHealth as Check[]).filter(([name]) => name !== "my-day"),
      states(systemHealth as Check[]).filter(([name]) => name === "my-day"),
    ];
    expect(ofPage).toEqual(states(checks));
    expect(ofDay).toEqual([["my-day", "sin_revisar"]]);

    // A backup of now is enough; one of two weeks ago is not.
    const backup = join(environment.DATA_DIR, "backups", "newest.travesia");
    await mkdir(join(environment.DATA_DIR, "backups"));
    await writeFile(backup, "");
    expect(await inJson(environment)).toMatchObject({ code: 0, state: "bien" });
    const old = performance.timeOrigin / 1_000 - 14 * 86_400;
    await utimes(backup, old, old);
    const late = await inJson(environment);
    expect(late.code).toBe(2);
    expect(late.of("backups")?.text).toBe("La última copia de seguridad es de hace 14 días.");

    await running.kill("SIGTERM");
    const stopped = await inJson(environment);
    expect(stopped.of("port")).toMatchObject({
      state: "falla",
      text: `Travesía está detenida: nadie responde en el puerto ${port}.`,
    });
    expect(stopped.of("database")?.state).toBe("sin_revisar");
  });
});

describe("the doctor of an installation in trouble", () => {
  it("ends in time and names each trouble when port, database, mail and providers hang", async () => {
    const silent = await aSilentServer();
    const here = `127.0.0.1:${silent}`;
    const { code, of, took } = await inJson({
      ...production,
      DATA_DIR: await aDataDir(),
      HOST: "127.0.0.1",
      PORT: String(silent),
      PUBLIC_URL: `https://${here}`,
      DATABASE_URL: `postgresql://ana:secreta@${here}/travesia`,
      READ_DATABASE_URL: `postgresql://ana:secreta@${here}/travesia`,
      SMTP_URL: `smtp://${here}`,
      DIAN_PROVIDER_URL: `http://${here}`,
      DIAN_PROVIDER_TOKEN: "t",
    });
    expect(took).toBeLessThan(LONGEST);
    expect(code).toBe(2);
    expect(of("port")?.text).toBe(`Algo ocupa el puerto ${silent} y no responde.`);
    expect(of("database")?.text).toBe(
      `La base de datos acepta la conexión y no contesta (${here}/travesia).`,
    );
    expect(of("replica")?.state).toBe("falla");
    expect(of("mail")?.state).toBe("falla");
    expect(of("invoices")?.state).toBe("falla");
    expect(of("address")?.state).toBe("aviso");
    expect(of("jobs")?.state).toBe("sin_revisar");
  });

  it("names a port of another program, a database and a mail server that are away, and no password", async () => {
    const other = await listening(createHttpServer((_, answer) => void answer.end("hola")));
    const nobody = await freePort();
    const { code, stdout } = await doctor({
      ...production,
      DATA_DIR: await aDataDir(),
      HOST: "127.0.0.1",
      PORT: String(other),
      PUBLIC_URL: "http://viajes.example.com",
      DATABASE_URL: `postgresql://ana:secreta@127.0.0.1:${nobody}/travesia`,
      SMTP_URL: `smtp://ana:secreta@127.0.0.1:${nobody}`,
    });
    expect(code).toBe(2);
    expect(stdout).toContain(`✗ Puerto: Otro programa usa el puerto ${other}.`);
    expect(stdout).toContain(`✗ Base de datos: La base de datos no responde (127.0.0.1:${nobody}/travesia).`);
    expect(stdout).toContain("✗ Correo: El servidor de correo no responde (127.0.0.1).");
    expect(stdout).toContain("! Dirección: PUBLIC_URL no usa https");
    expect(stdout).not.toContain("secreta");
  });

  it("says what is wrong with a variable instead", async () => {
    const { code, stdout } = await doctor({ PORT: "tres mil" });
    expect(code).toBe(2);
    expect(stdout).toContain("✗ Configuración: PORT debe ser un número entero entre 0 y 65535.");
  });
});
