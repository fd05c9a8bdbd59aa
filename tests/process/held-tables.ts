import pg from "pg";

/** A table that was held against writers, and for how many milliseconds at a stretch. */
export interface HeldTable {
  readonly table: string;
  readonly milliseconds: number;
}

/** Milliseconds between two looks. */
const EVERY = 10;

/** Looks from outside which tables an upgrade holds against writers, from `watch` to `end`. */
export class HeldTables {
  private readonly found = new Map<string, number>();
  private isLooking = true;
  private readonly done: Promise<void>;

  private constructor(private readonly client: pg.Client) {
    this.done = this.look();
  }

  /** Begins to look at the tables that are there now. */
  static async watch(adminUrl: string): Promise<HeldTables> {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(`create temporary table there as select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    return new HeldTables(client);
  }

  /** Returns the longest hold of each table that was there before, the longest first. */
  async end(): Promise<readonly HeldTable[]> {
    this.isLooking = false;
    await this.done;
    await this.client.end();
    return [...this.found]
      .map(([table, milliseconds]) => ({ table, milliseconds }))
      .sort((one, other) => other.milliseconds - one.milliseconds);
  }

  private async look(): Promise<void> {
    while (this.isLooking) {
      const { rows } = await this.client.query<HeldTable>(holding);
      for (const { table, milliseconds } of rows)
        this.found.set(table, Math.max(milliseconds, this.found.get(table) ?? 0));
      await new Promise((soon) => setTimeout(soon, EVERY));
    }
  }
}

// A transaction holds a table since some moment after it began: its age is the longest that it can be.
const holding = `
  select l.relation::regclass::text as table,
    (extract(epoch from clock_timestamp() - a.xact_start) * 1000)::int as milliseconds
  from pg_locks l join pg_stat_activity a on a.pid = l.pid join there t on t.oid = l.relation
  where l.granted and a.datname = current_database()
    and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;
