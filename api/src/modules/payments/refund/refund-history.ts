import type { AuditEntries } from "../../../core/audit/audit.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { historyOf, type HistoryLine } from "../../accounts/account/history-of.ts";
import type { RefundEventKind } from "./refund-history.enums.ts";
import type { RefundEvent } from "./refund.types.ts";

/**
 * Lines of a refund's history by audit entry; null for an entry that only the whole history shows. A waived
 * refund has no record: it is shown in the timeline of its contract.
 */
type Lines = {
  [T in Exclude<keyof AuditEntries & `refund.${string}`, "refund.waived">]: HistoryLine<
    RefundEventKind,
    AuditEntries[T]
  > | null;
};

const lines: Lines = {
  "refund.opened": ["opened", ({ note }) => note ?? null],
  "refund.account-set": ["account_set", ({ banco }) => banco || null],
  "refund.due-changed": [
    "due_changed",
    ({ before, after, reason }) => `Del ${spokenDay(before)} al ${spokenDay(after)}: ${reason}`,
  ],
  "refund.due-near": ["due_near", () => null],
  "refund.paid": ["paid", ({ paidOn }) => `El ${spokenDay(paidOn)}`],
  "refund.annulled": ["annulled", ({ reason }) => reason],
  "refund.account-asked": null,
  "refund.account-code-sent": null,
  "refund.account-shown": null,
  "refund.exported": null,
};

/** Returns the history of a refund that the viewer was shown, newest first, from the audit log. */
export const refundHistory = (context: Context, id: string): Promise<RefundEvent[]> =>
  historyOf<RefundEventKind>(context, id, lines as never);
