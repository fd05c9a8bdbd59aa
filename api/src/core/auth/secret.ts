import type { MikroORM } from "@mikro-orm/postgresql";
import { randomBytes } from "node:crypto";

/** The configured secret, else the one kept in the database, made once for all processes. */
export async function sharedSecret(orm: MikroORM, name: string, configured: string | null): Promise<string> {
  if (configured) return configured;
  const em = orm.em.fork();
  await em.execute("insert into secrets (name, value) values (?, ?) on conflict do nothing", [name, randomBytes(48).toString("base64url")]);
  const [secret] = await em.execute<{ value: string }[]>("select value from secrets where name = ?", [name]);
  if (!secret) throw new Error(`the secret ${name} could not be stored`);
  return secret.value;
}
