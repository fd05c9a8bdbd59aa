import type { AuditEntries } from "../../../../core/audit/audit.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import type { Context } from "../../../../core/context.ts";
import { historyOf, type Telling } from "../../history/history.ts";
import "../refund.audit.ts";
import type { RefundEventKind } from "./refund-history.enums.ts";
import type { RefundEvent } from "../refund.types.ts";

type Told = {
  [T in keyof AuditEntries & `refund.${string}`]?: Telling<RefundEventKind, AuditEntries[T]>;
};

const told: Told = {
  "refund.opened": ["opened", ({ note }) => note ?? null],
  "refund.account-set": ["account_set", ({ banco }) => banco || null],
  "refund.due-changed": [
    "due_changed",
    ({ before, after, reason }) => `Del ${spokenDay(before)} al ${spokenDay(after)}: ${reason}`,
  ],
  "refund.due-near": ["due_near", () => null],
  "refund.paid": ["paid", ({ paidOn }) => `El ${spokenDay(paidOn)}`],
  "refund.annulled": ["annulled", ({ reason }) => reason],
};

/** What happened to a refund that the asker was shown, newest first, out of the audit log. */
export const refundHistory = (context: Context, id: string): Promise<RefundEvent[]> =>
  historyOf<RefundEventKind>(context, id, told as never);
