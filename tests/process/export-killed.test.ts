import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE, until } from "../support/patience.ts";
import { EXPORT, linesOf, OPEN } from "../support/story/exports.ts";
import { type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";
import { jobsHaveRun } from "./selling.ts";

const PACKAGES = 60_000;

let house: Awaited<ReturnType<typeof aHouse>>;
let database: pg.Client;
beforeAll(async () => {
  house = await aHouse();
  database = new pg.Client({ connectionString: house.DATABASE_URL });
  await database.connect();
  await database.query(
    `insert into packages (title, slug, detail, destino, category, city, location, lat, lng, price, days,
       cupos, images, chars, is_active, is_yapaya, created_at, updated_at)
     select 'Paquete ' || i, 'paquete-' || i, 'Con guía, hotel y traslados.', 'Nacionales', 'Nacionales',
       'Cartagena', 'Centro', '4.6', '-74.1', 600000 + i, 4, 10, array['/paisajes/cartagena.svg'],
       array['Hotel'], true, false, now(), now() from generate_series(1, ${PACKAGES}) i`,
  );
});
afterAll(() => database.end());

const one = async <T extends object>(statement: string): Promise<T | undefined> =>
  (await database.query<T>(statement)).rows[0];
const state = () =>
  one<{ id: string; status: string; row_count: number; attempts: number }>(
    "select id, status, row_count, attempts from list_exports",
  );
const keptFiles = async () =>
  (await one<{ n: number }>("select count(*)::int as n from stored_files where owner_type = 'export'"))?.n;
const columns = ["titulo", "destino", "ciudad", "precio", "cupos", "creado"];

describe("an export whose process is killed half-way", () => {
  let app: Process;

  it(
    "leaves no file behind, and is written whole by the next process",
    { timeout: 3 * PATIENCE },
    async () => {
      app = await start(house);
      const owner = await app.signIn("owner");
      await owner.ask(EXPORT, { input: { list: "packagePage", format: "csv", columns } });
      await until(async () => {
        const made = await state();
        return made?.status === "running" && made.row_count > 0;
      });
      await app.kill("SIGKILL");
      const half = await state();
      expect(half?.status).toBe("running");
      expect(half?.row_count).toBeLessThan(PACKAGES);
      expect(await keptFiles()).toBe(0);

      app = await start(house);
      await jobsHaveRun(database);
      expect(await state()).toMatchObject({ status: "ready", row_count: PACKAGES, attempts: 2 });
      expect(await keptFiles()).toBe(1);
      const { openExport } = await (await app.signIn("owner")).ask(OPEN, { id: half?.id });
      const file = await fetch(app.url + new URL(openExport.url as string).pathname);
      expect(linesOf(Buffer.from(await file.arrayBuffer()))).toHaveLength(PACKAGES + 1);
      // The file written before the end is known as nobody's, and is deleted a day later.
      expect((await one<{ n: number }>("select count(*)::int as n from pending_files"))?.n).toBe(1);
    },
  );
});
