import type { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { writtenMigrations } from "./statements.ts";

const names = {
  table: /\b(?:table|rename to) (?:if (?:not )?exists )?"?(\w+)/gi,
  routine: /\bfunction (?:if exists )?"?(\w+)/gi,
  collation: /\bcollation (?:if (?:not )?exists )?"?(\w+)/gi,
} as const;

/**
 * Drops all that the migrations have made in the schema `public`, at once, so that they can be applied again.
 * Tables and functions of other origin stay, and so do extensions.
 */
export async function undoMigrations(owner: pg.ClientBase, orm: MikroORM): Promise<void> {
  const text = writtenMigrations(orm)
    .flatMap(({ statements }) => statements)
    .join("\n");
  const made = (kind: keyof typeof names) => [...text.matchAll(names[kind])].map(([, name]) => name);
  const { rows } = await owner.query<{ statement: string }>(things, [
    [...made("table"), "migrations", "migration_checksums", "migration_steps"],
    made("routine"),
    made("collation"),
  ]);
  await owner.query(rows.map(({ statement }) => statement).join(";\n"));
}

const notOfAnExtension = (id: string, catalogue: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${id}
    and d.deptype = 'e')`;

// Tables are first: the triggers on their rows are dropped with them.
const things = `
  select format('drop table if exists public.%I cascade', relname) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any($1)
      and ${notOfAnExtension("pg_class.oid", "pg_class")}
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any($2)
      and ${notOfAnExtension("pg_proc.oid", "pg_proc")}
  union all
  select format('drop collation if exists public.%I cascade', collname) from pg_collation
    where collnamespace = 'public'::regnamespace and collname = any($3)`;
