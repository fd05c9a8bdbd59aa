import { readFile } from "node:fs/promises";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import { lockName } from "../mutation/named-lock.ts";
import { isSealed, SecretBox, type SecretColumn } from "./secret-box.ts";
import { newSecretKey, type SecretKey, secretKeys } from "../config/secret-key.ts";
import { KeyFile, keyFileOf, type KeyPlace, writeKeys } from "./key-file.ts";

interface Stored {
  readonly column: SecretColumn;
  readonly id: string;
  readonly value: string;
}

/** Encryption keys that were found. */
export interface Keys {
  readonly keys: readonly SecretKey[];
  /** Name of the keys in messages for the person who starts the installation. */
  readonly name: string;
  /** File with the keys; null when they are in an environment variable, which cannot change. */
  readonly file: KeyFile | null;
}

/**
 * Finds the keys of this installation and encrypts values that are plain or encrypted with a retired key. The
 * embedded database's key is generated once in `DATA_DIR/secrets.key`. With an external Postgres and no
 * `SECRETS_KEY`, secrets stay unencrypted, which is logged once. @throws ConfigError with one line when the
 * key of an encrypted value is missing.
 */
export async function openSecrets(
  orm: MikroORM,
  config: KeyPlace & Pick<Config, "databaseUrl">,
  columns: readonly SecretColumn[],
  log: Logger,
): Promise<SecretBox> {
  return orm.em.fork().transactional(async (em) => {
    // Of processes that start together one makes the key and wraps.
    await lockName(em, "secrets");
    const stored = (await Promise.all(columns.map((column) => storedIn(em, column)))).flat();
    const { keys, name, file } = await findKeys(
      config,
      stored.some(({ value }) => isSealed(value)),
    );
    const box = new SecretBox(keys, file);
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
  const { table, key, column: name, print = name } = column;
  const rows = await em.execute<{ id: string; value: string }[]>(
    `select ${key}::text as id, ${name} as value from ${table}
      where ${name} is not null and ${print} is not null order by 1`,
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
  config: KeyPlace & Pick<Config, "databaseUrl">,
  somethingIsSealed: boolean,
): Promise<Keys> {
  const { secretsKey, secretsKeyFile, databaseUrl } = config;
  // A second process may be given the embedded database by its address: the key is still in the folder.
  const wanted = Boolean(secretsKey ?? secretsKeyFile) || !databaseUrl || somethingIsSealed;
  const present = wanted ? await presentKeys(config) : null;
  if (present) return present;
  if (somethingIsSealed)
    throw new ConfigError([
      "Falta SECRETS_KEY: los secretos de esta base de datos están cifrados " +
        "(la llave de la base incluida es DATA_DIR/secrets.key).",
    ]);
  const path = keyFileOf(config);
  if (databaseUrl) return { keys: [], name: path, file: null };
  await writeKeys(path, [newSecretKey()]);
  return inFile(path, await readFile(path, "utf8"));
}

/**
 * Returns the keys of the environment variable or of the file; null when there are none. @throws ConfigError
 * with one line when the file contains no keys, or is configured and cannot be read.
 */
export async function presentKeys(config: KeyPlace): Promise<Keys | null> {
  const { secretsKey, secretsKeyFile } = config;
  if (secretsKey) return { keys: secretKeys(secretsKey), name: "SECRETS_KEY", file: null };
  const path = keyFileOf(config);
  const kept = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && !secretsKeyFile) return null;
    throw new ConfigError([
      `No se puede leer ${path}, el archivo de SECRETS_KEY: ${reasons[error.code ?? ""] ?? error.code}.`,
    ]);
  });
  return kept === null ? null : inFile(path, kept);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no existe",
  EACCES: "no hay permiso",
  EISDIR: "es una carpeta",
};

function inFile(path: string, text: string): Keys {
  try {
    return { keys: secretKeys(text), name: path, file: new KeyFile(path) };
  } catch (error) {
    throw new ConfigError([`${path} ${(error as Error).message}`]);
  }
}
