import type { Day } from "../../../../core/colombia/days.ts";
import type { AcquirerName } from "./acquirers.ts";

/** Result of a transaction at its acquirer: paid out, declined, or returned. */
export type ReportStatus = "aprobada" | "rechazada" | "devuelta";

/** Amounts of a transaction or of several, in hundredths of a peso; the net is the gross less the others. */
export interface SettledAmounts {
  readonly gross: number;
  readonly fee: number;
  readonly feeVat: number;
  readonly withheldRenta: number;
  readonly withheldIva: number;
  readonly withheldIca: number;
  readonly other: number;
  readonly net: number;
}

/** A transaction of an acquirer's report. */
export interface ReportTransaction extends SettledAmounts {
  readonly line: number;
  /** Identifier of the acquirer; null where the report has none. */
  readonly transactionId: string | null;
  readonly day: Day;
  readonly reference: string | null;
  readonly payer: string | null;
  readonly status: ReportStatus;
  /** Day of the deposit; null when the report does not contain it. */
  readonly depositDay: Day | null;
  /** Brand, network or transaction that is deposited separately; null where all are one deposit. */
  readonly part: string | null;
}

/** Report of an acquirer that was read. */
export interface AcquirerReport {
  readonly acquirer: AcquirerName;
  readonly name: string;
  readonly transactions: readonly ReportTransaction[];
  /** Reason why the report cannot be imported, with the line; null when it can. */
  readonly problem: string | null;
}
