import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { type EmbeddedServer, startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { openDatabase } from "../../api/src/server/open-database.ts";
import { installQueue } from "../../api/src/core/jobs/queue.ts";
import { openLog } from "../../api/src/core/log/log.ts";
import { at } from "../support/server.ts";
import { aDataDir } from "./application.ts";
import { makeRoles } from "./compose-roles.ts";

let dataDir: string;
let server: EmbeddedServer;
let superuser: pg.Client;

const address = (role: string, password: string) =>
  Object.assign(new URL(server.sharedUrl), { username: role, password }).href;

beforeAll(async () => {
  dataDir = await aDataDir();
  server = await startEmbedded(dataDir, { settings: { fsync: "off" } });
  superuser = new pg.Client({ connectionString: at(server.adminUrl, "travesia") });
  await superuser.connect();
  return async () => {
    await superuser.end();
    await server.stop(1_000);
  };
});

it("the script is run by a role that may make roles and owns the database, twice as well as once", async () => {
  await superuser.query("create role dba login createrole createdb password 'dba'");
  await superuser.query("alter database travesia owner to dba");
  // As the server itself grants it to a role that makes another one, since PostgreSQL 16.
  for (const role of ["travesia_owner", "travesia_app"])
    await superuser.query(`do $$ begin if to_regrole('${role}') is not null then
      grant ${role} to dba with admin true, inherit false, set false; end if; end $$`);
  const dba = new pg.Client({ connectionString: address("dba", "dba") });
  await dba.connect();
  for (const _ of [1, 2]) await makeRoles(dba, { owner_password: "duena", app_password: "app" });
  await dba.end();
  const owner = "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'travesia'";
  expect((await superuser.query(owner)).rows).toEqual([{ owner: "travesia_owner" }]);
});

it("a database that one superuser made is handed over by the compose file's script, twice as well as once", async () => {
  const one = at(server.adminUrl, "travesia");
  const orm = await MikroORM.init(ormOptions(one, []));
  await orm.migrator.up({ to: "0002-behaviour" }).finally(() => orm.close(true));
  await installQueue(one, openLog("silent"));
  for (const _ of [1, 2]) await makeRoles(superuser, { owner_password: "duena", app_password: "app" });

  const config = {
    dataDir,
    databaseUrl: address("travesia_app", "app"),
    migrateDatabaseUrl: address("travesia_owner", "duena"),
  };
  const { readPool, url, close } = await openDatabase({ ...config, readDatabaseUrl: null }, []);
  await installQueue(url, openLog("silent"));
  const owned = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace
        and pg_has_role(relowner, 'USAGE')`;
  expect((await readPool.query(owned)).rows).toEqual([{ n: 0 }]);
  const application = new pg.Client({ connectionString: url });
  await application.connect();
  await application.query("select graphile_worker.add_job('any')");
  await expect(application.query("delete from audit_entries")).rejects.toThrow("permission denied");
  await application.end();
  await close();
});
