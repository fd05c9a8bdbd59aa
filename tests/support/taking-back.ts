import pg from "pg";
import { afterEach, beforeAll, inject } from "vitest";
import { AGENCY_CHANGED } from "../../api/src/modules/content/agency/agency-data.ts";
import { USER_CHANGED } from "../../api/src/core/auth/viewers.ts";
import { afterFile } from "./after-file.ts";
import { anApp, START, type TestApp } from "./app.ts";
import { hasHeardAll } from "./live.ts";
import { sameDatabase } from "./server.ts";

/**
 * Notes each change of a row, and undoes all of them, the last first. Undoing fires no trigger and checks no
 * foreign key: the rows left are the earlier ones.
 */
const noting = `
  create schema undo;
  create unlogged table undo.changes (n bigserial primary key, place regclass, was jsonb, became jsonb);
  create function undo.note() returns trigger language plpgsql security definer as $$
  begin
    insert into undo.changes (place, was, became) values (tg_relid,
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  create function undo.back() returns setof int language plpgsql as $$
  declare change record; same text; columns text; values text;
  begin
    for change in select * from undo.changes order by n desc loop
      select string_agg(format('t.%1$I = r.%1$I', attname), ' and ') into same
        from pg_index, pg_attribute where indrelid = change.place and indisprimary
        and attrelid = indrelid and attnum = any (indkey);
      select string_agg(quote_ident(attname), ', '), string_agg(format('r.%I', attname), ', ')
        into columns, values from pg_attribute where attrelid = change.place and attnum > 0
        and not attisdropped and attgenerated = '' and (change.became is null or attidentity <> 'a');
      if change.was is null then
        execute format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) r where %2$s',
          change.place, same) using change.became;
      elsif change.became is null then
        execute format('insert into %1$s (%2$s) overriding system value
          select %3$s from jsonb_populate_record(null::%1$s, $1) r', change.place, columns, values)
          using change.was;
      else
        execute format('update %1$s t set (%2$s) = row(%3$s) from jsonb_populate_record(null::%1$s, $1) r
          where %4$s', change.place, columns, values, same) using change.was;
      end if;
      if change.place = 'users'::regclass then
        return next (coalesce(change.was, change.became) ->> 'id')::int;
      end if;
    end loop;
    -- Of a few rows quicker than to truncate, which makes new files.
    delete from undo.changes;
  end $$;
  do $$ declare place regclass; guard name; begin
    -- What refuses a change of the history to everybody lets pass what takes it back.
    for place, guard in select tgrelid, tgname from pg_trigger where tgenabled = 'A' loop
      execute format('alter table %s enable trigger %I', place, guard);
    end loop;
    for place in select c.oid from pg_class c, pg_namespace n where n.oid = relnamespace and relkind = 'r'
      and (nspname = 'public' or nspname = 'graphile_worker') and exists
        (select from pg_index where indrelid = c.oid and indisprimary)
    loop
      execute format('create trigger zz_undo after insert or update or delete on %s
        for each row execute function undo.note()', place);
    end loop;
  end $$`;

/** The superuser's connection to an application's database, which stays: a new one knows no table yet. */
const noted = new WeakMap<TestApp, Promise<pg.Client>>();

async function begin({ databaseUrl }: TestApp): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: sameDatabase(inject("server").admin, databaseUrl) });
  await admin.connect();
  afterFile(() => admin.end());
  await admin.query(noting);
  await admin.query("set session_replication_role = replica");
  return admin;
}

/** Remembers the present state of an application's database, which {@link takeBack} restores. */
export async function remember(app: TestApp): Promise<void> {
  const begun = noted.get(app) ?? begin(app);
  noted.set(app, begun);
  await (await begun).query("delete from undo.changes");
}

/** Puts every row back as it was remembered, whatever has been done since; files that were made stay. */
export async function takeBack(app: TestApp): Promise<void> {
  const admin = await noted.get(app);
  if (!admin) throw new Error("nothing was remembered");
  const { rows } = await admin.query<{ id: number }>("select distinct id from undo.back() as id");
  // The process may keep in memory undone rows.
  const announced = [
    ...rows.map(({ id }) => ({ topic: USER_CHANGED, userId: id })),
    { topic: AGENCY_CHANGED },
  ];
  for (const ids of announced) await admin.query("select pg_notify('travesia', $1)", [JSON.stringify(ids)]);
  await hasHeardAll(app);
}

/**
 * One application for all tests of a file, each of which finds its database and its clock as the first one
 * did, and the rows that `furnish` made. Returns it, from the first hook on.
 */
export function anAppForEach(
  furnish: (app: TestApp) => Promise<unknown> = () => Promise.resolve(),
): () => TestApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await anApp();
    await furnish(app);
    app.clock.set(START);
    await remember(app);
  });
  afterEach(async () => {
    await takeBack(app);
    app.clock.set(START);
  });
  return () => app;
}
