/** Statuses of a transaction at the provider (spec/5-colombia.md 1.6). */
export const wompiStatuses = ["PENDING", "APPROVED", "DECLINED", "VOIDED", "ERROR"] as const;
export type WompiStatus = (typeof wompiStatuses)[number];

/** Transaction as the provider reports it, without the fields that this application never uses. */
export interface WompiTransaction {
  readonly id: string;
  readonly reference: string;
  readonly amountInCents: number;
  readonly currency: string;
  /** One of {@link wompiStatuses}, or a new status that is not known here yet. */
  readonly status: string;
  /** Reason of the status, in the provider's words. */
  readonly statusMessage: string | null;
  readonly createdAt: Date | null;
  /** Time at which the transaction reached its final status; null while it is pending. */
  readonly finalizedAt: Date | null;
  /** Payment method: `CARD`, `PSE`, `NEQUI`, … */
  readonly methodType: string | null;
  /**
   * Page of the bank where the client continues the payment; null until it is known, or when no bank page is
   * needed.
   */
  readonly bankUrl: string | null;
  /**
   * Brand of the card as the provider spells it, such as `VISA`. The next field contains the last four
   * digits.
   */
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  /** Public key of the merchant that was paid; null when the answer contains none. */
  readonly merchantKey: string | null;
}

/** Returns whether a status of the provider is known to this application. */
export const isKnownStatus = (status: string): status is WompiStatus =>
  (wompiStatuses as readonly string[]).includes(status);

/**
 * Returns whether a text has the format of a provider's transaction id; checked before it becomes part of an
 * address.
 */
export const isTransactionId = (id: string): boolean => /^[A-Za-z0-9-]{1,64}$/.test(id);

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const instant = (value: unknown): Date | null => {
  const at = typeof value === "string" ? new Date(value) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
};
const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** Reads a transaction from the provider's data; null when the data is not a transaction. */
export function readTransaction(sent: unknown): WompiTransaction | null {
  const id = text(part(sent, "id"));
  const reference = text(part(sent, "reference"));
  const status = text(part(sent, "status"));
  const amountInCents = part(sent, "amount_in_cents");
  if (!id || !isTransactionId(id) || !reference || reference.length > 255 || !status) return null;
  if (!Number.isSafeInteger(amountInCents) || (amountInCents as number) < 0) return null;
  const method = part(sent, "payment_method");
  const extra = part(method, "extra");
  const bankUrl = text(part(extra, "async_payment_url"));
  const lastFour = text(part(extra, "last_four"));
  return {
    id,
    reference,
    status,
    amountInCents: amountInCents as number,
    currency: text(part(sent, "currency")) ?? "",
    statusMessage: text(part(sent, "status_message")),
    createdAt: instant(part(sent, "created_at")),
    finalizedAt: instant(part(sent, "finalized_at")),
    methodType: text(part(sent, "payment_method_type")) ?? text(part(method, "type")),
    bankUrl: bankUrl && /^(https?:\/\/|\/)/.test(bankUrl) ? bankUrl : null,
    cardBrand: text(part(extra, "brand"))?.slice(0, 30) ?? null,
    cardLastFour: lastFour && /^\d{4}$/.test(lastFour) ? lastFour : null,
    merchantKey: text(part(part(sent, "merchant"), "public_key")),
  };
}

/**
 * Returns a transaction in the provider's format, limited to the fields that {@link readTransaction} reads,
 * for storage.
 */
export const describedTransaction = (transaction: WompiTransaction): Record<string, unknown> => ({
  id: transaction.id,
  reference: transaction.reference,
  status: transaction.status,
  status_message: transaction.statusMessage,
  amount_in_cents: transaction.amountInCents,
  currency: transaction.currency,
  created_at: transaction.createdAt?.toISOString() ?? null,
  finalized_at: transaction.finalizedAt?.toISOString() ?? null,
  payment_method_type: transaction.methodType,
  payment_method: { extra: { async_payment_url: transaction.bankUrl } },
});
