import type pg from "pg";

/** Tables in which the migrations themselves are noted: no migration makes them. */
const noted = ["migrations", "migration_checksums", "migration_steps"];

/** The names of our tables, in the order of the alphabet. */
async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      order by relname`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Everything that the tables hold, as statements that put it into empty ones, whatever their triggers and
 * references say.
 */
export async function rowsAsStatements(client: pg.Client): Promise<readonly string[]> {
  const statements: string[] = [];
  for (const table of await tablesOf(client)) {
    const columns = await columnsOf(client, table);
    if (noted.includes(table)) statements.push(definitionOf(table, columns));
    // The rows that migrations insert are among the dumped rows, as they are now: the table is emptied
    // first.
    const guards = await guardsOf(client, table);
    statements.push(...guards.map((name) => `alter table ${table} disable trigger ${name}`));
    if (!noted.includes(table)) statements.push(`delete from ${table}`);
    const names = columns.filter(({ stored }) => stored).map(({ name }) => name);
    const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `);
    const { rows } = await client.query<{ row: string }>(`select ${values} as row from ${table} order by 1`);
    const all = rows.map(({ row }) => `(${row})`).join(",\n");
    if (all) statements.push(`insert into ${table} (${names.join(", ")}) values\n${all}`);
    statements.push(...guards.map((name) => `alter table ${table} enable always trigger ${name}`));
    statements.push(...(await countersOf(client, table, columns)));
  }
  return statements;
}

/** Returns the names of the triggers that also hold while the others are switched off. */
async function guardsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tgname) as name from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgenabled = 'A' order by tgname`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly counts: boolean;
  readonly stored: boolean;
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type,
      attgenerated = '' as stored,
       pg_get_serial_sequence(attrelid::regclass::text, attname) is not null as counts
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`public.${table}`],
  );
  return rows;
}

const definitionOf = (table: string, columns: readonly Column[]): string =>
  `create table ${table}
    (${columns
      .map(({ name, type, counts }) => `${name} ` + `${counts ? "serial primary key" : type}`)
      .join(", ")})`;

async function countersOf(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
): Promise<readonly string[]> {
  const counters = columns.filter(({ counts }) => counts);
  return Promise.all(
    counters.map(async ({ name }) => {
      const { rows } = await client.query<{ sequence: string }>(
        "select pg_get_serial_sequence($1, $2) as sequence",
        [table, name],
      );
      const sequence = rows[0]?.sequence ?? "";
      const { rows: state } = await client.query<{ last: string; called: boolean }>(
        `select last_value as last, is_called as called from ${sequence}`,
      );
      return `select setval('${sequence}', ${state[0]?.last}, ${state[0]?.called})`;
    }),
  );
}
