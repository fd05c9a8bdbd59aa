import pg from "pg";

/** Runs statements as the superuser, on a connection of their own. */
export async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The address of a database for the application's own role. */
export function applicationUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = "travesia";
  url.pathname = `/${database}`;
  return url.href;
}
