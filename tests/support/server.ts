import pg from "pg";

/** Runs statements as the superuser, or as the role of the address given, on a connection of its own. */
export async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

let kept: Promise<pg.Client> | undefined;

/** The superuser's connection of this process, for the requests of each file: it stays. */
export const keptAdmin = (adminUrl: string): Promise<pg.Client> =>
  (kept ??= (async () => {
    const admin = new pg.Client({ connectionString: adminUrl });
    admin.on("error", () => (kept = undefined));
    await admin.connect();
    return admin;
  })());

/** The addresses of the test server's roles; for another database of it use `at`. */
export interface ServerUrls {
  /** The superuser's, for making and dropping databases. */
  readonly admin: string;
  /** Address for the role that owns the tables: to disable triggers, create tables, gather statistics. */
  readonly owner: string;
  /** Address for the application's role. */
  readonly application: string;
}

/** The address of another database for the role of an address. */
export function at(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** The database of an address, for the role of another. */
export const sameDatabase = (role: string, address: string): string =>
  at(role, new URL(address).pathname.slice(1));

/**
 * Makes a database that others are copies of, unless it exists; two who ask at once make it once. `fill` gets
 * the draft's name, and leaves no connection to it.
 */
export async function makeOnce(
  adminUrl: string,
  template: string,
  fill: (draft: string, admin: pg.Client) => Promise<void>,
): Promise<void> {
  if (made.has(template)) return;
  await asAdmin(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext($1))", [template]);
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return;
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await fill(draft, admin);
    await admin.query(`alter database ${draft} rename to ${template}`);
  });
  made.add(template);
}

/** Databases that this process has made or found. */
const made = new Set<string>();
