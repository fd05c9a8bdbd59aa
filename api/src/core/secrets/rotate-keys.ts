import { readFile } from "node:fs/promises";
import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { newSecretKey } from "../config/secret-key.ts";
import { type KeyPlace, writeKeys } from "./key-file.ts";
import { type Keys, presentKeys } from "./open-secrets.ts";
import { lacking, othersEnded, servedElsewhere } from "./processes.ts";
import { type SealedAnew, sealAnew } from "./seal-anew.ts";
import { SecretBox, type SecretColumn } from "./secret-box.ts";
import { sealedBy } from "./sealed-with.ts";

/** Name of the lock that allows only one rotation at a time. */
const TURN = "keys:rotate";
/** Milliseconds within which a process must have announced its keys. */
const SAID = 10_000;

/** Result of a rotation: the number of re-encrypted values, and the location of the keys. */
export interface Rotated {
  readonly columns: readonly (SealedAnew & { readonly total: number })[];
  /** Name of the keys for the person who runs the rotation. */
  readonly name: string;
  /** Number of keys besides the encrypting one. */
  readonly others: number;
}

/**
 * Encrypts every secret of a database with the first of its keys, while people work. In a file with one key,
 * a new key is inserted before it, once, and running processes read it from there. The rotation can be
 * interrupted and started again at any time. @throws ConfigError with one line when there are no two keys,
 * one is missing, or a process lacks the new one.
 */
export async function rotateKeys(
  client: pg.ClientBase,
  place: KeyPlace,
  columns: readonly SecretColumn[],
  patience = SAID,
): Promise<Rotated> {
  if (!(await holdsLock(client))) throw new ConfigError(["Otra rotación de llaves está en curso."]);
  try {
    return await rotateLocked(client, place, columns, patience);
  } finally {
    await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [TURN]).catch(() => undefined);
  }
}

async function rotateLocked(
  client: pg.ClientBase,
  place: KeyPlace,
  columns: readonly SecretColumn[],
  patience: number,
): Promise<Rotated> {
  const present = await presentKeys(place);
  if (!present)
    throw new ConfigError([
      "No hay SECRETS_KEY: los secretos están sin cifrar. Defínela y reinicia Travesía, que los cifra.",
    ]);
  await refuseStrange(client, present, columns);
  const { keys, name, file } = await withNewKey(client, place, present);
  const box = new SecretBox(keys, file);
  const [first = ""] = box.ids();
  refuseLacking(await lacking(client, first, "knows", patience), name);
  const before = await everything(client, box, columns);
  await refuseUnfinished(client, await lacking(client, first, "wraps by", patience));
  // Transactions that had begun by then have written the values that they wrapped by the earlier key.
  const after = await everything(client, box, columns);
  const stored = await sealedBy(client, columns);
  const left = stored.filter(({ key }) => key !== first).reduce((sum, { count }) => sum + count, 0);
  const results = before.map((one, place) => ({
    ...one,
    count: one.count + (after[place]?.count ?? 0),
    broken: after[place]?.broken ?? [],
    total: stored.filter(({ column }) => column === one.column).reduce((sum, { count }) => sum + count, 0),
  }));
  const broken = results.reduce((sum, one) => sum + one.broken.length, 0);
  if (left > broken)
    throw new ConfigError([`Quedan ${left} sin cifrar de nuevo: corre otra vez la rotación.`]);
  return { columns: results, name, others: keys.length - 1 };
}

/**
 * Tries to acquire the rotation lock for this session and returns whether it did. The lock ends with the
 * session, even when this program is killed.
 */
async function holdsLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as held",
    [TURN],
  );
  return rows[0]?.held ?? false;
}

async function refuseStrange(
  client: pg.ClientBase,
  { keys, name }: Keys,
  columns: readonly SecretColumn[],
): Promise<void> {
  const strange = (await sealedBy(client, columns)).filter(
    ({ key }) => key !== null && !keys.some(({ id }) => id === key),
  );
  if (strange.length === 0) return;
  const count = strange.reduce((sum, one) => sum + one.count, 0);
  throw new ConfigError([
    `${name} no abre ${count === 1 ? "un secreto" : `${count} secretos`} de esta base de datos: ` +
      "agrega al final la llave con la que se cifraron; se quitó antes de tiempo o es de otra instalación.",
  ]);
}

async function withNewKey(client: pg.ClientBase, place: KeyPlace, present: Keys): Promise<Keys> {
  if (present.keys.length > 1) return present;
  if (!present.file)
    throw new ConfigError([
      "SECRETS_KEY tiene una sola llave. Arranca cada proceso con dos, la nueva primero " +
        "(openssl rand -base64 32), o pásala a un archivo (SECRETS_KEY_FILE), que se relee sin reiniciar.",
    ]);
  if (await servedElsewhere(client))
    throw new ConfigError([
      `Travesía corre en varias máquinas: en cada una agrega la llave nueva al final de ${present.name}, ` +
        "después pásala al comienzo en cada una, y corre otra vez la rotación.",
    ]);
  const { path } = present.file;
  await writeKeys(path, [newSecretKey(), (await readFile(path, "utf8")).trim()]);
  return (await presentKeys(place)) ?? present;
}

function refuseLacking(count: number, name: string): void {
  if (count > 0)
    throw new ConfigError([
      `${processes(count)} no tiene la llave nueva de ${name}, o es de una versión anterior: ` +
        "nada se cambió. Ponla allí (o actualízalo) y corre otra vez la rotación.",
    ]);
}

async function refuseUnfinished(client: pg.ClientBase, count: number): Promise<void> {
  if (count > 0)
    throw new ConfigError([
      `${processes(count)} todavía cifra con la llave anterior: pon allí la nueva de primera, ` +
        "y corre otra vez la rotación.",
    ]);
  if (!(await othersEnded(client)))
    throw new ConfigError(["Una transacción lleva más de dos minutos: corre otra vez la rotación."]);
}

const processes = (count: number): string => (count === 1 ? "Un proceso" : `Cada uno de ${count} procesos`);

async function everything(
  client: pg.ClientBase,
  box: SecretBox,
  columns: readonly SecretColumn[],
): Promise<SealedAnew[]> {
  const done: SealedAnew[] = [];
  for (const column of columns) done.push(await sealAnew(client, box, column));
  return done;
}
