import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ACCEPTS_DUPLICATE, DUPLICATE_REASON, NO_REASON, reasonOf } from "../duplicate/duplicate.rules.ts";
import { likesOf } from "../duplicate/duplicate.sql.ts";
import type { Payment } from "../payment.entity.ts";
import { needsReason, type Suspicion, type SuspicionFacts, suspicions } from "./suspicion.rules.ts";

/** Answer of the person who verifies a payment that may be a duplicate, or whose contract was cancelled. */
export interface Answered {
  readonly aceptaDuplicado?: boolean | null | undefined;
  readonly motivoDuplicado?: string | null | undefined;
}

/**
 * Ids of the payments that the verified payment may duplicate, and the reason for verifying it anyway; null
 * without a reason.
 */
export interface Explained {
  readonly duplicates: readonly string[];
  readonly reason: string | null;
}

/** Facts from which the warnings on a payment are derived; null once the payment is decided. */
type Suspected = Pick<Payment, "suspicionFacts">;

const explainedOnes = ({ suspicionFacts }: Suspected): readonly Suspicion[] =>
  suspicionFacts ? suspicions(suspicionFacts as SuspicionFacts).filter(needsReason) : [];

/** Returns whether a locked payment can be verified only with a written reason. */
export const isGrave = async (work: Work, payment: Payment): Promise<boolean> =>
  explainedOnes(await work.facts(payment, "suspicionFacts")).length > 0;

/**
 * Requires a reason to verify a locked payment that may be a duplicate, or whose record was cancelled. REST
 * clients, jobs and access tokens cannot be asked for a reason; the history then states that there is none.
 * `suspected` passes the facts of the payment when they are already loaded.
 * @throws Refusal CONFLICT on `aceptaDuplicado` when the duplicate was not accepted, on `motivoDuplicado`
 * when the reason is missing.
 */
export async function askReason(
  work: Work,
  payment: Payment,
  answered: Answered,
  suspected?: Suspected,
): Promise<Explained> {
  const given = reasonOf(answered.motivoDuplicado);
  const grave = explainedOnes(suspected ?? (await work.facts(payment, "suspicionFacts")));
  if (grave.length === 0) return { duplicates: [], reason: null };
  const said = grave.map(({ texto }) => texto).join(" ");
  const like = await work.rows<{ id: string }>(likesOf(payment.id));
  const asked = work.origin.channel === "graphql";
  if (asked && like.length > 0 && answered.aceptaDuplicado !== true)
    throw conflict(`Míralo antes de verificarlo. ${said}`, ACCEPTS_DUPLICATE);
  if (asked && given === null && !work.viewer?.token)
    throw conflict(`Escribe por qué cuenta de todos modos. ${said}`, DUPLICATE_REASON);
  return { duplicates: like.map(({ id }) => id), reason: given ?? NO_REASON };
}
