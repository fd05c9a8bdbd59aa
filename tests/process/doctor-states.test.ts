import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { doctorOf } from "../companions/programs.ts";
import { onDatabaseOf } from "../releases/open.ts";
import { anS3Server } from "../support/s3/s3-server.ts";
import { at, keptAdmin } from "../support/server.ts";
import { freePort, type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";

const said = async (environment: Readonly<Record<string, string>>) => (await doctorOf(environment)).stdout;

let house: Awaited<ReturnType<typeof aHouse>>;
let app: Process;
let running: Readonly<Record<string, string>>;
beforeAll(async () => {
  house = await aHouse();
  // Nobody of it runs jobs.
  app = await start({ ...house, JOBS: "false" });
  running = { ...house, PORT: new URL(app.url).port, PUBLIC_URL: app.url };
});

describe("the doctor beside a companion in trouble", () => {
  it("a queue that nobody works on", async () => {
    await onDatabaseOf(house.DATABASE_URL, (client) =>
      client.query("select graphile_worker.add_job('mail', run_at := now() - interval '2 hours')"),
    );
    expect(await said(running)).toMatch(
      /! Tareas: \d+ tareas? esperan?; la más antigua, desde hace 2 horas\.\n {2}→ Qué las detiene se ve en Operación\./,
    );
  });

  it("a store that is away, and one that answers 503", async () => {
    const store = await anS3Server();
    const away = `s3://llave:secreta@127.0.0.1:${await freePort()}/archivos?tls=false`;
    expect(await said({ ...running, STORAGE_URL: away })).toContain(
      "✗ Archivos: El depósito de STORAGE_URL no responde.\n" +
        "  → Revisa STORAGE_URL y la salida a internet de este equipo.",
    );
    store.mood = "away";
    expect(await said({ ...running, STORAGE_URL: store.address })).toContain(
      "✗ Archivos: El depósito de STORAGE_URL no responde.",
    );
    store.mood = "well";
    expect(await said({ ...running, STORAGE_URL: store.address })).toMatch(/✓ Bien: .*Archivos/);
  });

  it("a replica that is away", async () => {
    const READ_DATABASE_URL = `postgresql://ana@127.0.0.1:${await freePort()}/travesia`;
    expect(await said({ ...running, READ_DATABASE_URL })).toContain(
      "✗ Réplica: La réplica de READ_DATABASE_URL no responde.\n" +
        "  → Inícialas a ella y a su red, o quita READ_DATABASE_URL.",
    );
  });

  it("a scanner that is away", async () => {
    expect(await said({ ...running, CLAMAV_URL: `tcp://127.0.0.1:${await freePort()}` })).toContain(
      "✗ Antivirus: El antivirus no responde: no se recibe ningún archivo.\n  → Inicia clamd o revisa CLAMAV_URL.",
    );
  });

  it("a database of other letters", async () => {
    const admin = await keptAdmin(inject("server").admin);
    const name = `travesia_test_latin1_${process.pid}`;
    await admin.query(`create database ${name} encoding 'LATIN1' template template0 locale 'C'`);
    onTestFinished(() => admin.query(`drop database ${name} with (force)`).then(() => undefined));
    expect(await said({ ...running, DATABASE_URL: at(house.DATABASE_URL, name) })).toMatch(
      /✗ Base de datos: DATABASE_URL lleva a una base de datos con codificación LATIN1, que no guarda tildes .*\n {2}→ Crea otra con create database /,
    );
  });
});
