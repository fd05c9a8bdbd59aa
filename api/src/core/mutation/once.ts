import { createHash } from "node:crypto";
import { badInput, conflict } from "../failure.ts";
import type { Once } from "./act.ts";
import type { Work } from "./work.ts";

const hashOf = (args: unknown) =>
  createHash("sha256")
    .update(
      JSON.stringify(args, (key, value: unknown) =>
        typeof value === "bigint" ? String(value) : key === "key" ? undefined : value,
      ),
    )
    .digest("base64url");

/**
 * Runs `first` only for the first request of a key; a repetition with the same variables answers the stored
 * result, one with others is refused (CONFLICT). A parallel repetition waits for the first one's commit: the
 * row is the lock.
 */
export async function runOnce<R>(work: Work, once: Once, args: unknown, first: () => Promise<R>): Promise<R> {
  const { key, operation } = once;
  if (key === null || key === undefined || key === "") return first();
  if (key.length > 255)
    throw badInput("idempotencyKey", "La llave de idempotencia admite hasta 255 caracteres");
  const id = [work.viewer?.id ?? 0, operation, key];
  const hash = hashOf(args);
  const inserted = await work.em.execute<{ key: string }[]>(
    `insert into idempotency_keys (viewer_id, operation, key, variables_hash, at) values (?, ?, ?, ?, ?)
      on conflict do nothing returning key`,
    [...id, hash, work.now],
  );
  if (inserted.length === 0) {
    const [stored] = await work.em.execute<{ variables_hash: string; result: R }[]>(
      "select variables_hash, result from idempotency_keys where viewer_id = ? and operation = ? and key = ?",
      id,
    );
    if (!stored || stored.variables_hash !== hash)
      throw conflict("La llave de idempotencia ya se usó con otros datos.");
    return stored.result;
  }
  const result = await first();
  await work.save();
  await work.em.execute(
    "update idempotency_keys set result = ?::jsonb where viewer_id = ? and operation = ? and key = ?",
    [JSON.stringify(result ?? null), ...id],
  );
  return result;
}
