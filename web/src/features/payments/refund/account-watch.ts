import { changedLately } from "@travesia/api/approvals/approval.rules";
import { formatInstant } from "../../../ui/days.ts";
import type { RefundRowFragment } from "./refunds.generated.ts";

/**
 * Returns the notice about a refund's account for the payer: who entered it and when. It is urgent when the
 * account was entered within the last three days, was entered by the viewer, or replaced another account.
 * Null for a refund that is not owed or has no account.
 */
export function accountWatch(
  { status, accountAt, accountBy }: Pick<RefundRowFragment, "status" | "accountAt" | "accountBy">,
  viewerId: number,
  now: Date,
  changed = false,
): { readonly text: string; readonly pressing: boolean } | null {
  if (status !== "abierta" || !accountAt) return null;
  const own = accountBy?.id === viewerId;
  const fresh = changedLately(new Date(accountAt), now);
  const name = accountBy ? `${accountBy.name} ${accountBy.lastname}`.trim() : "El cliente";
  const who = own ? "Tú" : name;
  const did = changed
    ? own
      ? "cambiaste la cuenta"
      : "cambió la cuenta"
    : own
      ? "escribiste la cuenta"
      : "escribió la cuenta";
  const pressing = fresh || own || changed;
  const advice = pressing ? " Confírmala con el cliente por un canal conocido antes de pagar." : "";
  // The instant ends with the point of «a. m.».
  return { text: `${who} ${did} el ${formatInstant(accountAt)}${advice}`, pressing };
}
