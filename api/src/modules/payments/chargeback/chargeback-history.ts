import type { AuditEntries } from "../../../core/audit/audit.ts";
import type { Context } from "../../../core/context.ts";
import { historyOf, type HistoryLine } from "../../accounts/account/history-of.ts";
import type { ChargebackEventKind } from "./chargeback-history.enums.ts";
import type { ChargebackEvent } from "./chargeback.types.ts";

type Lines = {
  [T in keyof AuditEntries & `chargeback.${string}`]: HistoryLine<ChargebackEventKind, AuditEntries[T]>;
};

const lines: Lines = {
  "chargeback.opened": ["opened", ({ inTime }) => (inTime ? null : "Fuera de los 5 días hábiles")],
  "chargeback.noted": ["noted", ({ text }) => text],
  "chargeback.file-added": ["file_added", ({ filename }) => filename],
  "chargeback.answered": ["answered", ({ answer }) => answer],
  "chargeback.dropped": ["dropped", ({ reason }) => reason],
  "chargeback.reversed": ["reversed", () => null],
  "chargeback.due-near": ["due_near", () => null],
};

/**
 * Returns the history of a case from the audit log, newest first, limited to the entries that the viewer may
 * see.
 */
export const chargebackHistory = (context: Context, id: string): Promise<ChargebackEvent[]> =>
  historyOf<ChargebackEventKind>(context, id, lines as never);
