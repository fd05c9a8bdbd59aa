import type { AuditEntries } from "../../../core/audit/audit.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { historyOf, type HistoryLine } from "../../accounts/account/history-of.ts";
import type { RefundEventKind } from "./refund-history.enums.ts";
import type { RefundEvent } from "./refund.types.ts";

/**
 * Text of a refund's history line for each audit entry; null for entries that appear only in the full
 * history. A waived refund has no record of its own, so it appears in the timeline of its contract.
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

/**
 * Returns the history of a refund from the audit log, newest first, limited to the entries that the viewer
 * may see.
 */
export const refundHistory = (context: Context, id: string): Promise<RefundEvent[]> =>
  historyOf<RefundEventKind>(context, id, lines as never);
