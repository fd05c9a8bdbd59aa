import pg from "pg";
import { ConfigError } from "../config/config.ts";
import { handOverSchema, queueSchema } from "./roles.ts";

interface Thing {
  readonly name: string;
  readonly kind: "table" | "sequence" | "function";
  /** True when the owner is the session's role, or a role of which it is a member. */
  readonly ours: boolean;
  readonly may: string;
  readonly wanted: string;
}

/** Bits of pg_trigger.tgtype for a row trigger at DELETE and UPDATE. */
const EVERY_CHANGE = 1 | 8 | 16;

/**
 * SQL that lists every table, sequence and `security definer` function that does not belong to an extension,
 * with the current rights of a role and the rights it needs. The application's role reads the migrations
 * tables, inserts into append-only tables, reads and writes all others, and calls functions that run as the
 * owner.
 * A table is append-only when a row trigger refuses UPDATE and DELETE, as migrations/append-only creates it;
 * the trigger of migrations/evidence lists the columns that may change.
 */
const things = `
  select c.oid::regclass::text as name, case c.relkind when 'S' then 'sequence' else 'table' end as kind,
    pg_has_role(c.relowner, 'USAGE') as ours,
    concat_ws(', ',
      (select string_agg(g.privilege_type, ', ' order by g.privilege_type)
        from aclexplode(c.relacl) g where g.grantee = to_regrole(quote_ident($1))),
      (select string_agg(format('%s (%s)', privilege_type, names), ', ' order by privilege_type) from (
        select g.privilege_type, string_agg(quote_ident(a.attname), ', ' order by a.attname) as names
        from pg_attribute a, aclexplode(a.attacl) g
        where a.attrelid = c.oid and not a.attisdropped and g.grantee = to_regrole(quote_ident($1))
        group by g.privilege_type) columns)) as may,
    case when c.relkind = 'S' then 'SELECT, USAGE'
      when c.relkind in ('v', 'm') or c.relname like 'migration%' then 'SELECT'
      when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = to_regproc('refuse_change')
        and t.tgqual is null and t.tgtype & ${EVERY_CHANGE} = ${EVERY_CHANGE}) then 'INSERT, SELECT'
      when evidence.changing is not null then concat_ws(', ', 'INSERT, SELECT', (
        select 'UPDATE (' || string_agg(quote_ident(a.attname), ', ' order by a.attname) || ')'
        from pg_attribute a where a.attrelid = c.oid and a.attname = any (evidence.changing)))
      else 'DELETE, INSERT, SELECT, UPDATE' end as wanted
  from pg_class c left join lateral (
    select string_to_array(encode(t.tgargs, 'escape'), '\\000') as changing from pg_trigger t
    where t.tgrelid = c.oid and t.tgfoid = to_regproc('keep_evidence')) evidence on true
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.deptype = 'e')
  union all
  select p.oid::regprocedure::text, 'function', pg_has_role(p.proowner, 'USAGE'),
    coalesce((select g.privilege_type from aclexplode(p.proacl) g
      where g.grantee = to_regrole(quote_ident($1))), ''), 'EXECUTE'
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
      and d.deptype = 'e')
  order by kind desc, name`;

/**
 * Grants the rights that the application's role needs, in a session of the owner, after the migrations;
 * existing grants are not changed. @throws ConfigError with one line when the owner does not own everything.
 */
export async function grant(owner: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<Thing>(things, [role]);
  const foreign = rows.find(({ ours }) => !ours);
  if (foreign) throw notOwner(foreign);
  const to = pg.escapeIdentifier(role);
  const statements = rows
    .filter(({ may, wanted }) => may !== wanted)
    .map(
      ({ name, kind, wanted }) =>
        `revoke all on ${kind} ${name} from ${to}; grant ${wanted} on ${kind} ${name} to ${to}`,
    );
  if (statements.length > 0) await owner.query(statements.join(";\n"));
  await grantPlaces(owner, role);
}

/**
 * Grants the rights and rolls back, so that a failure that would occur after the migrations is found before
 * them. @throws ConfigError with one line when the owner does not own everything.
 */
export async function tryGrant(owner: pg.ClientBase, role: string): Promise<void> {
  await owner.query("begin");
  try {
    await grant(owner, role);
  } finally {
    await owner.query("rollback");
  }
}

/**
 * Grants access to the schema of our tables, and a separate schema for the job queue, whose tables the
 * application creates itself.
 */
async function grantPlaces(owner: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<{
    base: string;
    enters: boolean;
    makes: boolean;
    queue: boolean | null;
  }>(
    `select current_database() as base, has_schema_privilege($1, 'public', 'USAGE') as enters,
       has_database_privilege($1, current_database(), 'CREATE') as makes,
       (select nspowner = to_regrole(quote_ident($1)) from pg_namespace
         where nspname = '${queueSchema}') as queue`,
    [role],
  );
  const { base = "", enters, makes, queue = null } = rows[0] ?? {};
  const to = pg.escapeIdentifier(role);
  if (!enters) await owner.query(`grant usage on schema public to ${to}`);
  if (!makes) await owner.query(`grant create on database ${pg.escapeIdentifier(base)} to ${to}`);
  if (queue === false)
    await owner
      .query(handOverSchema(queueSchema, to))
      .catch((error: unknown) => Promise.reject(notHanded(error, role)));
}

/**
 * Returns whether a session's role could disable the protection of the history: it owns the tables, or is a
 * superuser.
 */
export async function ownsTables(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ owns: boolean }>(
    `select pg_has_role(relowner, 'USAGE') as owns from pg_class
      where oid = to_regclass('public.audit_entries')`,
  );
  return rows[0]?.owns ?? false;
}

const kinds = { table: "tabla", sequence: "secuencia", function: "función" } as const;

/** Returns the error for an owner that does not own a table of ours. */
const notOwner = ({ kind, name }: Thing) =>
  new ConfigError([
    `La cuenta de MIGRATE_DATABASE_URL no es dueña de la ${kinds[kind]} ${name}: ` +
      "entrégale las tablas con REASSIGN OWNED BY … TO … e inicia de nuevo.",
  ]);

const DENIED = "42501";
const notHanded = (error: unknown, role: string) =>
  (error as { code?: string }).code === DENIED
    ? new ConfigError([
        `El esquema ${queueSchema} debe ser de la cuenta de DATABASE_URL (${role}): ` +
          "ejecuta ALTER SCHEMA … OWNER TO y lo mismo con sus tablas, " +
          `o dale ese rol a la cuenta de MIGRATE_DATABASE_URL por un inicio.`,
      ])
    : error;
