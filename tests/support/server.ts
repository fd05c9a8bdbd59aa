import pg from "pg";

/** Runs statements as the superuser, or whoever's address is given, on a connection of their own. */
export async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The addresses of the test server's roles; whoever needs another database of it says so with `at`. */
export interface ServerUrls {
  /** The superuser's, for making and dropping databases. */
  readonly admin: string;
  /** Of the role that owns the tables: for disabling triggers, making tables, gathering statistics. */
  readonly owner: string;
  /** Of the role that the application runs as. */
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
