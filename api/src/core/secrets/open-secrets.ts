import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import { takeTurn } from "../mutation/turn.ts";
import { isSealed, SecretBox, type SecretColumn } from "./secret-box.ts";
import { newSecretKey, type SecretKey, secretKeys } from "../config/secret-key.ts";

const FILE = "secrets.key";

interface Stored {
  readonly column: SecretColumn;
  readonly id: string;
  readonly value: string;
}

interface Keys {
  readonly keys: readonly SecretKey[];
  /** Name of the keys in messages for the person who starts the installation. */
  readonly name: string;
}

/**
 * Finds the keys of this installation and wraps what is plain, or wrapped by a key that retires. The embedded
 * database's key is made once in `DATA_DIR/secrets.key`; an own Postgres without `SECRETS_KEY` keeps its
 * secrets as they are, which is said once.
 * @throws ConfigError with one line when something is wrapped by a key that is not here.
 */
export async function openSecrets(
  orm: MikroORM,
  config: Pick<Config, "secretsKey" | "databaseUrl" | "dataDir">,
  columns: readonly SecretColumn[],
  log: Logger,
): Promise<SecretBox> {
  return orm.em.fork().transactional(async (em) => {
    // Of processes that start together one makes the key and wraps.
    await takeTurn(em, "secrets");
    const stored = (await Promise.all(columns.map((column) => storedIn(em, column)))).flat();
    const { keys, name } = await findKeys(
      config,
      stored.some(({ value }) => isSealed(value)),
    );
    const box = new SecretBox(keys);
    if (!stored.every(({ value }) => box.knows(value)))
      throw new ConfigError([
        `${name} no es la llave con la que se cifraron los secretos de esta base de datos.`,
      ]);
    if (keys.length === 0)
      log.warn("Sin SECRETS_KEY los secretos guardados en la base de datos quedan sin cifrar.");
    for (const row of stored) if (!box.isCurrent(row.value)) await wrap(em, box, row);
    return box;
  });
}

const storedIn = async (em: EntityManager, column: SecretColumn): Promise<Stored[]> => {
  const { table, key, column: name } = column;
  const rows = await em.execute<{ id: string; value: string }[]>(
    `select ${key}::text as id, ${name} as value from ${table} where ${name} is not null order by 1`,
  );
  return rows.map((row) => ({ column, ...row }));
};

async function wrap(em: EntityManager, box: SecretBox, { column, id, value }: Stored): Promise<void> {
  const { table, key, column: name } = column;
  const sealed = box.seal(box.open(value, column, id), column, id);
  // Another process may be changing it right now: then it is wrapped already.
  await em.execute(`update ${table} set ${name} = ? where ${key}::text = ? and ${name} = ?`, [
    sealed,
    id,
    value,
  ]);
}

async function findKeys(
  { secretsKey, databaseUrl, dataDir }: Pick<Config, "secretsKey" | "databaseUrl" | "dataDir">,
  somethingIsSealed: boolean,
): Promise<Keys> {
  // A second process may be given the embedded database by its address: the key is still in the folder.
  const wanted = Boolean(secretsKey) || !databaseUrl || somethingIsSealed;
  const present = wanted ? await presentKeys({ secretsKey, dataDir }) : null;
  if (present) return present;
  const file = join(dataDir, FILE);
  if (somethingIsSealed)
    throw new ConfigError([
      "Falta SECRETS_KEY: los secretos de esta base de datos están cifrados " +
        `(la llave de la base incluida es DATA_DIR/${FILE}).`,
    ]);
  return { keys: databaseUrl ? [] : secretKeys(await make(file)), name: file };
}

/** Returns the keys of the environment, or of its data folder; null where there are none. */
export async function presentKeys({
  secretsKey,
  dataDir,
}: Pick<Config, "secretsKey" | "dataDir">): Promise<Keys | null> {
  if (secretsKey) return { keys: secretKeys(secretsKey), name: "SECRETS_KEY" };
  const file = join(dataDir, FILE);
  const kept = await readFile(file, "utf8").catch(absent);
  return kept === null ? null : { keys: keysIn(file, kept), name: file };
}

function keysIn(file: string, text: string): readonly SecretKey[] {
  try {
    return secretKeys(text);
  } catch (error) {
    throw new ConfigError([`${file} ${(error as Error).message}`]);
  }
}

/** Written whole or not at all, and on the disk before anything is wrapped by it. */
async function make(file: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  const key = newSecretKey();
  const written = await open(draft, "w", 0o600);
  try {
    await written.writeFile(`${key}\n`);
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(draft, file);
  return key;
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};
