import { isDeepStrictEqual } from "node:util";
import type pg from "pg";

/** Numbers of rows made and of rows written by an act, by table, and of its announcements, by topic. */
type Left = Readonly<Record<string, number>>;

/** Tables that a server writes automatically, without any request. */
const own = ["rate_limits"];

const tables = `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' order by 1`;

/** Returns a statement that counts the rows of every table, and of the rows written since a moment. */
async function counting(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; quoted: string }>(tables);
  return rows
    .filter(({ name }) => !own.some((table) => name === `public.${table}`))
    .map(
      ({ name, quoted }) => `select '${name}' as name, count(*)::int as rows,
        count(*) filter (where xmin::text::bigint >= $1)::int as written from ${quoted}`,
    )
    .join(" union all ");
}

interface Announced {
  readonly topic: string;
  readonly of?: string;
}

/** Returns the kinds of the records that an announcement is about; its topic where it names none. */
const kindsOf = ({ topic, of }: Announced): string[] =>
  [of ?? topic].flatMap((tokens) => tokens.split(" ").map((token) => token.replace(/:.*/, "")));

interface Count {
  readonly name: string;
  readonly rows: number;
  readonly written: number;
}

/**
 * Returns a function that answers what a piece of work left in a database: the rows made and written in each
 * table, and the announcements of each kind. Between two pieces nobody else writes.
 */
export async function watch(client: pg.Client): Promise<(work: () => Promise<void>) => Promise<Left>> {
  const text = await counting(client);
  const moment = "select pg_snapshot_xmax(pg_current_snapshot())::text as moment";
  const now = async () => (await client.query<{ moment: string }>(moment)).rows[0]?.moment;
  const count = async (since: string | undefined) => (await client.query<Count>(text, [since])).rows;
  let before = await count(await now());
  return async (work) => {
    const since = await now();
    const announced: Record<string, number> = {};
    const heard = ({ payload = "{}" }: pg.Notification) => {
      for (const kind of kindsOf(JSON.parse(payload) as Announced))
        announced[`announced ${kind}`] = (announced[`announced ${kind}`] ?? 0) + 1;
    };
    client.on("notification", heard);
    await client.query("listen travesia");
    await work();
    const after = await count(since);
    await client.query("unlisten travesia");
    client.off("notification", heard);
    const rowsBefore = new Map(before.map(({ name, rows }) => [name, rows]));
    before = after;
    const made = after.flatMap(({ name, rows, written }) => [
      [`${name} made`, rows - (rowsBefore.get(name) ?? 0)] as const,
      [`${name} written`, written] as const,
    ]);
    return { ...announced, ...Object.fromEntries(made.filter(([, number]) => number !== 0)) };
  };
}

/** Refuses a floor that leaves other rows than the product. @throws Error with the differences. */
export function refuseOtherRows(act: string, product: Left, floor: Left): void {
  if (isDeepStrictEqual(product, floor)) return;
  const names = new Set([...Object.keys(product), ...Object.keys(floor)]);
  const differences = [...names].flatMap((name) => {
    const [ours, theirs] = [product[name] ?? 0, floor[name] ?? 0];
    return ours === theirs ? [] : [`${name}: ${ours}, floor ${theirs}`];
  });
  throw new Error(`${act} leaves other rows:\n${differences.join("\n")}`);
}
