import { accountWarning, changedLately } from "@travesia/api/approvals/approval.rules";
import { sum } from "@travesia/api/cop";
import type { DueRowFragment } from "./dues.generated.ts";

/** Total amount paid to one provider, in COP, and its account. */
export interface PaidProvider {
  readonly id: string;
  readonly provider: string;
  /** Bank and last digits of the account, if known. */
  readonly place: string;
  readonly count: number;
  readonly monto: number;
}

/** Returns the selected amounts grouped by provider, the largest first. */
export function byProvider(dues: readonly DueRowFragment[]): PaidProvider[] {
  const ids = [...new Set(dues.map(({ providerId }) => providerId))];
  return ids
    .map((id) => {
      const own = dues.filter(({ providerId }) => providerId === id);
      const { provider = "", bank, maskedAccount } = own[0] ?? {};
      const place = [bank, maskedAccount].filter(Boolean).join(" ");
      return { id, provider, place, count: own.length, monto: sum(own.map(({ monto }) => monto)) };
    })
    .sort((one, other) => other.monto - one.monto);
}

/**
 * Returns the payments above an amount (COP) that need a second person's approval; payments to one provider
 * are added up.
 */
export function aboveTogether(dues: readonly DueRowFragment[], above: number | null): DueRowFragment[] {
  if (above === null) return [];
  const large = new Set(byProvider(dues).flatMap(({ id, monto }) => (monto > above ? [id] : [])));
  return dues.filter(({ providerId }) => large.has(providerId));
}

/**
 * Returns a sentence for each provider whose account was changed within the last three days, or by the payer.
 */
export function changedAccounts(dues: readonly DueRowFragment[], now: Date, payerId: number): string[] {
  const warnings = dues.flatMap(({ provider, accountChangedAt, accountChangedById, accountReplaced }) => {
    if (!accountChangedAt) return [];
    const recent = changedLately(new Date(accountChangedAt), now);
    const own = accountChangedById === payerId;
    return accountWarning({ payee: provider, replaced: accountReplaced, recent, own, by: null }) ?? [];
  });
  return [...new Set(warnings)];
}
