import type { Context } from "../context.ts";
import { unexpected } from "../failures/failures.ts";
import { asRefusal } from "../failures/refusal.ts";
import type { Act, PreparedAct } from "../mutation/act.ts";
import type { BulkOutcome } from "./bulk-outcome.type.ts";

/** Selected records of a bulk act, and the idempotency key of the call. */
export interface Chosen<Id extends string | number> {
  readonly ids: readonly Id[];
  readonly idempotencyKey?: string | null;
}

/**
 * Act on one record, the function that builds its input for a record, and the operation name under which
 * repetitions are recognized.
 */
interface Each<Id, A, R, P> {
  readonly operation: string;
  readonly act: Act<A, R> | PreparedAct<A, P, R>;
  readonly args: (id: Id) => A;
}

/**
 * Does one act on each of several records, one after another, in the order of the selection. Every record has
 * its own transaction, checks, history and outcome, so a refused record does not stop the others.
 */
export async function inBulk<Id extends string | number, A, R, P>(
  context: Context,
  { ids, idempotencyKey: key }: Chosen<Id>,
  each: Each<Id, A, R, P>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    const once = { key: key && `${key} ${id}`, operation: each.operation };
    outcomes.push(await outcomeOf(context, id, () => context.run(each.act, each.args(id), once)));
  }
  return outcomes;
}

async function outcomeOf(
  { services, origin: { requestId } }: Context,
  id: string | number,
  run: () => Promise<unknown>,
): Promise<BulkOutcome> {
  try {
    await run();
    return { id, done: true, code: null, reason: null };
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal) return { id, done: false, code: refusal.code, reason: refusal.message };
    services.log.error({ err: error, requestId, recordId: id }, "one record of a bulk act failed");
    return { id, done: false, code: "INTERNAL", reason: unexpected(requestId) };
  }
}
