import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { payCommissions } from "../../commissions/payout/acts/pay-commissions.ts";
import { payRefund } from "../../payments/refund/acts/pay-refund.ts";
import { payInstallment } from "../../purchases/installment/acts/pay-installment.ts";
import { Installment } from "../../purchases/installment/installment.entity.ts";
import { payProviders } from "../../purchases/provider-payment/acts/pay-providers.ts";
import type { BankMovement } from "../statement/bank-movement.entity.ts";
import type { FoundTarget, NamedTarget } from "./targets.ts";

interface Registered {
  readonly movement: BankMovement;
  readonly parts: readonly NamedTarget[];
  readonly found: readonly FoundTarget[];
  /** Amounts in hundredths of a peso. */
  readonly amounts: readonly number[];
  readonly receipt: StoredBytes | null;
}

const NO_PROOF = "Adjunta el comprobante de la devolución: se le envía al cliente.";

/**
 * Registers the payments that the parts of a movement name and that nobody registered yet, on the day of the
 * movement, each by the act that pays such things. Several dues are one payment to providers. Returns the ids
 * of the payments of commissions by the place of their part.
 */
export async function registerPayments(
  work: Work,
  { movement, parts, found, amounts, receipt }: Registered,
): Promise<readonly (string | undefined)[]> {
  const unpaid = parts.filter((_, place) => !found[place]!.paid);
  const dues = unpaid.filter(({ concept }) => concept === "cuota" || concept === "compra");
  await payDues(work, movement, dues, receipt);
  const payouts: (string | undefined)[] = [];
  for (const [place, { concept, commissionIds, refundId }] of parts.entries()) {
    if (found[place]!.paid) continue;
    if (concept === "comisiones") {
      const input = { ids: [...(commissionIds ?? [])], neto: Math.round(amounts[place]! / 100) };
      payouts[place] = await payCommissions(work, { input, receipt });
    }
    if (concept === "devolucion" && refundId) {
      if (!receipt) throw badInput("file", NO_PROOF);
      const { day: paidOn, reference } = movement;
      await payRefund(work, {
        id: refundId,
        input: { paidOn, means: "transferencia", reference: reference?.slice(0, 120) ?? null },
        proof: receipt,
      });
    }
  }
  return payouts;
}

async function payDues(
  work: Work,
  { day: fechaPago }: BankMovement,
  dues: readonly NamedTarget[],
  receipt: StoredBytes | null,
): Promise<void> {
  const [only] = dues;
  if (!only) return;
  if (dues.length === 1 && only.installmentId) {
    await payInstallment(work, {
      id: only.installmentId,
      input: { fechaPago, metodoPago: "transferencia" },
      receipt,
    });
    return;
  }
  const installments = await work.em.find(Installment, {
    id: { $in: dues.flatMap(({ installmentId }) => installmentId ?? []) },
  });
  const input = {
    dues: dues.map(({ installmentId = null, purchaseId }) => ({
      installmentId,
      purchaseId: installments.find(({ id }) => id === installmentId)?.purchase.id ?? purchaseId!,
    })),
    fechaPago,
    metodoPago: "transferencia" as const,
  };
  await payProviders(work, { input, receipt });
}
