import pg from "pg";
import { verifyChain } from "../../core/chain/verify-chain.ts";

/** Figures of a database with which a copy is verified. */
export interface Sums {
  /** Number of rows and sum of each numeric column, by table. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Figures of the history: its links, its head, and how many lines differ from the chained ones; null
   * without a history.
   */
  readonly chain: { readonly links: number; readonly head: string; readonly faults: number } | null;
}

/** One of our tables with its columns: the copied ones, and the numeric ones. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly numbers: readonly string[];
}

/** Returns every table of the schema `public`, except tables of extensions, by name. */
export async function tablesOf(session: pg.ClientBase): Promise<readonly CopiedTable[]> {
  const { rows } = await session.query<CopiedTable>(
    `select c.relname as name,
       coalesce(json_agg(a.attname order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns,
       coalesce(json_agg(a.attname order by a.attnum)
         filter (where a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)),
         '[]') as numbers
     from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
         and d.deptype = 'e')
     group by c.relname order by c.relname collate "C"`,
  );
  return rows;
}

/** Counts the rows of every table, adds up its numeric columns and verifies the history against its chain. */
export async function sumsOf(session: pg.ClientBase, tables: readonly CopiedTable[]): Promise<Sums> {
  const counted: Record<string, Readonly<Record<string, string>>> = {};
  for (const { name, numbers } of tables) {
    const sums = numbers.map(
      (column) =>
        `coalesce(sum(${pg.escapeIdentifier(column)}), 0)::text as ${pg.escapeIdentifier(`sum ${column}`)}`,
    );
    const { rows } = await session.query<Record<string, string>>(
      `select ${["count(*)::text as rows", ...sums].join(", ")} from public.${pg.escapeIdentifier(name)}`,
    );
    counted[name] = rows[0] ?? {};
  }
  return {
    tables: counted,
    chain: tables.some(({ name }) => name === "audit_chain") ? await chainOf(session) : null,
  };
}

async function chainOf(session: pg.ClientBase): Promise<Sums["chain"]> {
  const { links, head, faults } = await verifyChain(session, []);
  return {
    links: Number(links),
    head: head ? `${head.position} ${head.hash}` : "",
    // A line that waits to be chained is no fault: its waiting time is checked elsewhere.
    faults: faults.filter(({ kind }) => kind !== "unchained").length,
  };
}

/** Returns the name of the first table or part in which two databases differ; null when they are equal. */
export function differenceOf(expected: Sums, found: Sums): string | null {
  const text = (value: unknown) => JSON.stringify(value);
  for (const [name, sums] of Object.entries(expected.tables))
    if (text(sums) !== text(found.tables[name])) return `la tabla ${name}`;
  return text(expected.chain) === text(found.chain) ? null : "la historia";
}

/** Returns the total number of rows in all tables. */
export const rowsOf = ({ tables }: Sums): number =>
  Object.values(tables).reduce((all, { rows = "0" }) => all + Number(rows), 0);
