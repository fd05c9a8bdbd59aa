import type { AcquirerReport, ReportTransaction } from "../statement/reading/report.type.ts";

/** A transaction with the text by which it is recognized in other reports of its acquirer. */
export interface IdentifiedLine extends ReportTransaction {
  readonly identity: string;
}

/**
 * Returns the transactions of a report with their identities: acquirer, identifiers, day, amount and status,
 * and its place among equal ones.
 */
export function identified({ acquirer, transactions }: AcquirerReport): readonly IdentifiedLine[] {
  const counts = new Map<string, number>();
  return transactions.map((line) => {
    const { transactionId, reference, day, gross, status } = line;
    const base = [acquirer, transactionId ?? "", reference ?? "", day, gross, status].join("|");
    const ordinal = (counts.get(base) ?? 0) + 1;
    counts.set(base, ordinal);
    return { ...line, identity: `${base}|${ordinal}` };
  });
}
