import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Origin } from "../auth/viewer.ts";
import { badInput, conflict } from "../failure.ts";
import { networkOf } from "../auth/client-address.ts";
import type { Act, Once, PreparedAct } from "./act.ts";
import type { Scope } from "./scope.ts";
import type { Work } from "./work.ts";

/** Maximum number of characters of a key. */
const LONGEST = 255;
const DAY = 24 * 3_600_000;

/**
 * Returns the arguments of an act as text, without the storage keys of files, which differ in each request.
 */
const textOf = (args: unknown) =>
  JSON.stringify(args, (key, value: unknown) =>
    typeof value === "bigint" ? String(value) : key === "key" ? undefined : value,
  );

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * Returns the `Once` of an act without its own key, from the request's `Idempotency-Key`; undefined if the
 * request has none.
 */
export const impliedOnce = <A, R, P>(
  { idempotencyKey: key }: Origin,
  act: Act<A, R> | PreparedAct<A, P, R>,
): Once | undefined =>
  key && key.length <= LONGEST ? { key, operation: act.name, implied: true } : undefined;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns whether a result may be stored for a repetition: an id, a boolean, or nothing; anything else may be
 * secret.
 */
const isPlain = (result: unknown) =>
  result == null ||
  typeof result === "number" ||
  typeof result === "boolean" ||
  (typeof result === "string" && UUID.test(result));

/** Sender of a key: a person, the holder of a link, or a network address. */
type Sender = Pick<Scope, "viewer" | "link" | "origin">;

/**
 * Returns a key in its stored form, so that other callers without an account cannot use the key of a link or
 * an address.
 */
const keptKey = ({ viewer, link, origin }: Sender, key: string): string =>
  viewer ? key : hashOf(`${link ? `link ${link.id}` : `address ${networkOf(origin.ip ?? "")}`} ${key}`);

/**
 * Returns the row under which a request is stored (by sender, operation and key), and the hash of its
 * content.
 */
function rowOf(sender: Sender, { key, operation, implied = false }: Keyed, args: unknown) {
  const said = textOf(args);
  // The arguments of an act may hold a password: they are hashed together with the key, which is not kept
  // then.
  const hash = hashOf(implied ? `${key} ${said}` : said);
  return { id: [sender.viewer?.id ?? 0, operation, keptKey(sender, implied ? hash : key)], hash };
}

/** An `Once` with a key. */
type Keyed = Once & { readonly key: string };

const isKeyed = (once: Once | undefined): once is Keyed => Boolean(once?.key);

interface Stored {
  readonly variables_hash: string;
  readonly result: unknown;
}

const storedAt = async (em: EntityManager, id: readonly unknown[]): Promise<Stored | undefined> =>
  (
    await em.execute<Stored[]>(
      "select variables_hash, result from idempotency_keys where viewer_id = ? and operation = ? and key = ?",
      [...id],
    )
  )[0];

/** Returns whether a request with this key and content was answered before. */
export async function wasAnswered<A>(scope: Scope, once: Once | undefined, args: A): Promise<boolean> {
  if (!isKeyed(once)) return false;
  const { id, hash } = rowOf(scope, once, args);
  return (await storedAt(scope.em, id))?.variables_hash === hash;
}

/**
 * First execution of a request, and the function that answers a repetition when the first result may not be
 * stored.
 */
interface Times<R> {
  readonly first: () => Promise<R>;
  readonly again?: (() => Promise<R>) | undefined;
}

/**
 * Runs `first` only for the first request with a key. A repetition with the same variables returns the stored
 * result; with other variables it is refused (CONFLICT). A parallel repetition waits for the first request's
 * commit, because it locks the key's row. A refusal is not stored.
 */
export async function runOnce<A, R>(
  work: Work,
  once: Once | undefined,
  args: A,
  { first, again }: Times<R>,
): Promise<R> {
  if (!isKeyed(once)) return first();
  const { key, implied = false } = once;
  if (key.length > LONGEST)
    throw badInput("idempotencyKey", "La llave de idempotencia admite hasta 255 caracteres");
  const { id, hash } = rowOf(work, once, args);
  const keptUntil = implied ? new Date(work.now.getTime() + DAY) : null;
  const inserted = await work.em.execute<{ key: string }[]>(
    `insert into idempotency_keys (viewer_id, operation, key, variables_hash, at, kept_until)
      values (?, ?, ?, ?, ?, ?) on conflict do nothing returning key`,
    [...id, hash, work.now, keptUntil],
  );
  if (inserted.length === 0) {
    const stored = await storedAt(work.em, id);
    if (stored?.variables_hash !== hash)
      throw conflict("La llave de idempotencia ya se usó con otros datos.");
    return implied && again ? again() : (stored.result as R);
  }
  const forget = () =>
    work.em.execute("delete from idempotency_keys where viewer_id = ? and operation = ? and key = ?", id);
  const result = await first().catch(async (error: unknown) => {
    // Any other failure takes the row back with everything.
    if (error === work.refusal) await forget();
    throw error;
  });
  await work.save();
  const isKept = !implied || again !== undefined || isPlain(result);
  if (!isKept) {
    await forget();
    return result;
  }
  await work.em.execute(
    "update idempotency_keys set result = ?::jsonb where viewer_id = ? and operation = ? and key = ?",
    [JSON.stringify(implied && again ? null : (result ?? null)), ...id],
  );
  return result;
}
