import { randomBytes } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { SecretBox, SecretColumn } from "./secret-box.ts";

/** Table and columns of the secrets that the installation generated. */
export const sharedSecrets: SecretColumn = { table: "secrets", key: "name", column: "value" };

/**
 * Returns the configured secret, otherwise the secret stored in the database, which is generated once for all
 * processes: by `make`, or 48 random bytes. It is stored encrypted by the box.
 */
export async function sharedSecret(
  { orm, secrets }: { readonly orm: MikroORM; readonly secrets: SecretBox },
  name: string,
  configured: string | null,
  make: () => string | Promise<string> = () => randomBytes(48).toString("base64url"),
): Promise<string> {
  if (configured) return configured;
  const em = orm.em.fork();
  const kept = async () =>
    (await em.execute<{ value: string }[]>("select value from secrets where name = ?", [name]))[0]?.value;
  let stored = await kept();
  if (stored === undefined) {
    const value = secrets.seal(await make(), sharedSecrets, name);
    await em.execute("insert into secrets (name, value) values (?, ?) on conflict do nothing", [name, value]);
    // Another process may have been first.
    stored = await kept();
  }
  if (stored === undefined) throw new Error(`the secret ${name} could not be stored`);
  return secrets.open(stored, sharedSecrets, name);
}
