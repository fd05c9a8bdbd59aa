import type { Cop } from "../../core/colombia/cop.ts";
import { sum } from "../../core/colombia/cop.ts";
import { Refusal } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { PayoutKind } from "./approval.enums.ts";
import { approvalMoves, describedApproval } from "./approval-moves.ts";
import { NEEDS_SECOND_PERSON } from "./approval.rules.ts";
import { type Payout, payoutOf } from "./payout.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";

/** One payment that is made now. */
export interface PaidThing {
  readonly kind: PayoutKind;
  readonly id: string;
  /** Readable name, used when several things are paid together. */
  readonly label?: string;
  /** Input field that referenced the payment. */
  readonly field?: string;
}

/** Returns the amount in COP above which outgoing payments need a second person; null when none does. */
export async function secondPersonAbove(work: Work): Promise<Cop | null> {
  const [rule] = await work.rows<{ above: string | null }>(
    sql`select second_person_above as above from approval_rules`,
  );
  return rule?.above == null ? null : Number(rule.above);
}

/**
 * Uses up the approvals of the payments made now. The paying act calls it while it holds the locks of the
 * paid records, after the check of its own table of acts, and before anything is booked. Amounts to one
 * account count together, so that a large payment cannot be split into small parts. Approvals of payments
 * that no longer need one, because the owner changed the rule, end with these payments.
 * @throws Refusal CONFLICT `Falta la aprobación de una segunda persona.`; names the payment when there are
 * several.
 */
export async function spendApprovals(work: Work, things: readonly PaidThing[]): Promise<void> {
  const [asked] = await work.rows<{ above: string | null; living: boolean }>(
    sql`select (select second_person_above from approval_rules) as above,
      exists (select from payout_approvals where subject_id = any(${things.map(({ id }) => id)}::uuid[])
        and status in ('waiting', 'approved')) as living`,
  );
  if (asked?.above != null) await spendNeeded(work, things, Number(asked.above));
  if (asked?.living) await endUnneeded(work, things);
}

async function spendNeeded(work: Work, things: readonly PaidThing[], above: Cop): Promise<void> {
  const payouts = new Map<PaidThing, Payout>();
  for (const thing of things) {
    const payout = await payoutOf(work, thing.kind, thing.id);
    if (payout) payouts.set(thing, payout);
  }
  const together = (account: string): Cop =>
    sum([...payouts.values()].filter((one) => one.account === account).map(({ monto }) => monto));
  for (const [thing, payout] of payouts)
    if (together(payout.account) > above) await spend(work, thing, payout);
}

async function spend(work: Work, thing: PaidThing, { monto, account }: Payout): Promise<void> {
  const { kind, id: subjectId } = thing;
  const given = { kind, subjectId, status: "approved", monto, account } as const;
  const approval = await work.em.findOne(PayoutApproval, given);
  if (approval) await work.lock(approval);
  const payer = work.viewer?.id ?? null;
  if (approval?.status !== "approved" || payer === null || approval.approvedBy?.id === payer)
    throw missing(thing);
  approval.spentBy = work.em.getReference(User, payer);
  work.move(approvalMoves, approval, "spent", { audit: ["approval.spent", describedApproval(approval)] });
}

async function endUnneeded(work: Work, things: readonly PaidThing[]): Promise<void> {
  // The spent approvals are written first: the next statement no longer finds them open.
  await work.save();
  const subjectId = { $in: things.map(({ id }) => id) };
  const living = await work.em.find(
    PayoutApproval,
    { subjectId, status: { $in: ["waiting", "approved"] } },
    { orderBy: { id: "asc" } },
  );
  for (const approval of living) {
    await work.lock(approval);
    const { status, approvedBy } = approval;
    if (status !== "waiting" && status !== "approved") continue;
    const payer = work.viewer?.id ?? null;
    const { current } = await work.facts(approval, "current");
    if (status === "approved" && current && payer !== null && approvedBy?.id !== payer) {
      approval.spentBy = work.em.getReference(User, payer);
      work.move(approvalMoves, approval, "spent", { audit: ["approval.spent", describedApproval(approval)] });
    } else
      work.move(approvalMoves, approval, "withdrawn", {
        audit: ["approval.withdrawn", { ...describedApproval(approval), stale: true }],
      });
  }
}

/**
 * Ends the requested or granted approvals of payments that will not be made, because the larger payment that
 * they belonged to was paid at once or voided; the caller holds its locks.
 */
export async function endApprovals(
  work: Work,
  subjectIds: readonly string[],
  ended: "paid" | "voided",
): Promise<void> {
  await work.save();
  const living = await work.em.find(
    PayoutApproval,
    { subjectId: { $in: [...subjectIds] }, status: { $in: ["waiting", "approved"] } },
    { orderBy: { id: "asc" } },
  );
  for (const approval of living) {
    await work.lock(approval);
    if (approval.status !== "waiting" && approval.status !== "approved") continue;
    work.move(approvalMoves, approval, "withdrawn", {
      audit: ["approval.withdrawn", { ...describedApproval(approval), stale: false, ended }],
    });
  }
}

function missing({ label, field }: PaidThing): Refusal {
  if (!label) return new Refusal("CONFLICT", NEEDS_SECOND_PERSON);
  const message = `${label}: ${NEEDS_SECOND_PERSON} No se pagó nada.`;
  return new Refusal("CONFLICT", message, field ? [{ field, message }] : []);
}
