import { readFile } from "node:fs/promises";
import pg from "pg";

/**
 * Makes the roles of the compose file as its service does, by one client, with the passwords `owner_password`
 * and `app_password`: what psql does with `docker/roles.sql`, statements in their order, answers of those
 * before `\\gexec` as statements too.
 */
export async function makeRoles(
  client: pg.Client,
  passwords: Readonly<Record<"owner_password" | "app_password", string>>,
): Promise<void> {
  const file = new URL("../../docker/roles.sql", import.meta.url);
  const text = (await readFile(file, "utf8"))
    .replaceAll(/^--.*$/gm, "")
    .replaceAll(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(passwords[name as "app_password"]));
  for (const [statement] of text.matchAll(/[^;\\]+(;|\\gexec)/g)) {
    const { rows } = await client.query<Record<string, string>>(statement.replace(/(;|\\gexec)$/, ""));
    if (statement.endsWith("gexec")) for (const row of rows) await client.query(Object.values(row)[0]!);
  }
}
