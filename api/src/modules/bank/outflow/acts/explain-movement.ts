import { formatCop } from "../../../../core/colombia/cop.ts";
import { badInput, conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { CommissionPayout } from "../../../commissions/payout/commission-payout.entity.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { Refund } from "../../../payments/refund/refund.entity.ts";
import { Provider } from "../../../providers/provider.entity.ts";
import { Installment } from "../../../purchases/installment/installment.entity.ts";
import { ProviderPayment } from "../../../purchases/provider-payment/provider-payment.entity.ts";
import { Purchase } from "../../../purchases/purchase/purchase.entity.ts";
import type { AllocationOrigin } from "../../bank.enums.ts";
import { findMovement, lockFor } from "../../matching/movement.find.ts";
import { propose } from "../../matching/proposals.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { BankMovement } from "../../statement/bank-movement.entity.ts";
import { hundredthsLeft } from "../../statement/movement-sums.rules.ts";
import { BankAllocation } from "../allocation.entity.ts";
import { refuseConcept } from "../concept-direction.rules.ts";
import { registerPayments } from "../register-payments.ts";
import { settleOutflows } from "../settle-outflows.ts";
import { findTarget, type FoundTarget, lockTargets, type NamedTarget, refuseTarget } from "../targets.ts";

/** One part of a movement's explanation; without an amount, as much as both have left. */
export interface ExplainedPart extends NamedTarget {
  /** Whole COP, without sign. */
  readonly monto?: number | null;
  readonly centavos?: number | null;
}

/** Parts that explain a movement, and the receipt of a payment that it registers. */
export interface Explanation {
  readonly id: string;
  readonly input: { readonly parts: readonly ExplainedPart[] };
  readonly receipt?: StoredBytes | null;
  readonly origin?: AllocationOrigin;
}

/**
 * Explains a movement, whole or in parts: by payments of the agency that are there, by payments that it
 * registers on the day of the movement, and by concepts.
 * @throws Refusal FORBIDDEN for a payment to the caller, or one that they may not register; CONFLICT when a
 * part is more than what is left of the movement or of what was paid, or the month is closed; also for the
 * reasons of the acts that pay.
 */
export async function explainMovement(
  work: Work,
  { id, input: { parts }, receipt = null, origin = "eleccion" }: Explanation,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  if (parts.length === 0) throw badInput("parts", "Elige qué se pagó con este dinero");
  const movement = await findMovement(work, id);
  const found: FoundTarget[] = [];
  for (const [place, part] of parts.entries()) {
    const target = await findTarget(work, part, place);
    refuseTarget(work, part, target);
    found.push(target);
  }
  await lockTargets(work, found);
  await lockFor(work, movement, "explain");
  for (const [place, part] of parts.entries()) refuseConcept(movement, part.concept, `parts.${place}`);
  await refuseClosedMonth(work, movement.day, "id");
  const amounts = await amountsOf(work, movement, parts, found);
  const payouts = await registerPayments(work, { movement, parts, found, amounts, receipt });
  for (const [place, part] of parts.entries())
    add(work, movement, part, {
      amount: amounts[place]!,
      payoutId: payouts[place],
      origin,
      paid: found[place]!.paid,
    });
  for (const [place, { concept }] of parts.entries())
    work.audit("bank.explained", id, {
      movementId: id,
      concept,
      amount: Math.trunc(amounts[place]! / 100),
      origin,
      registered: !found[place]!.paid,
    });
  await work.save();
  await settleOutflows(work, id);
  await propose(work, sql`m.id = ${id}`);
  return id;
}

const abs = Math.abs;

/**
 * Returns the parts' amounts in hundredths of a peso, without sign; the last part without an amount takes
 * what is left, and a target that differs from it by less than a peso is taken whole.
 */
async function amountsOf(
  work: Work,
  movement: BankMovement,
  parts: readonly ExplainedPart[],
  found: readonly FoundTarget[],
): Promise<readonly number[]> {
  let left = abs(hundredthsLeft(movement));
  const amounts: number[] = [];
  for (const [place, { monto, centavos }] of parts.entries()) {
    const field = `parts.${place}`;
    // Looked at again under the locks: another person may have explained it meanwhile.
    const { open } = await findTarget(work, parts[place]!, place);
    const openHundredths = open === null ? null : open * 100;
    const asked = monto == null && centavos == null ? null : (monto ?? 0) * 100 + (centavos ?? 0);
    const amount = asked ?? wanted(left, openHundredths);
    if (found[place]!.paid && openHundredths !== null && openHundredths <= 0)
      throw conflict("Otro movimiento ya muestra este pago. Actualiza la lista.", field);
    if (amount <= 0) throw badInput(field, "El valor debe ser mayor a cero");
    if (amount >= left + 100)
      throw conflict(`Del movimiento quedan ${formatCop(Math.trunc(left / 100))} por explicar.`, field);
    if (openHundredths !== null && amount >= openHundredths + 100)
      throw conflict(`De ese pago quedan ${formatCop(open!)} por ver en el banco.`, field);
    if (!found[place]!.paid && openHundredths !== null && abs(amount - openHundredths) >= 100)
      throw conflict(`Se paga completo: son ${formatCop(open!)}.`, field);
    amounts.push(amount);
    left -= amount;
  }
  return amounts;
}

function wanted(left: number, open: number | null): number {
  if (open === null) return left;
  return abs(open - left) < 100 ? open : Math.min(open, left);
}

interface Added {
  readonly amount: number;
  readonly payoutId: string | undefined;
  readonly origin: AllocationOrigin;
  readonly paid: boolean;
}

function add(
  work: Work,
  movement: BankMovement,
  part: ExplainedPart,
  { amount, payoutId, origin, paid }: Added,
): void {
  const { em } = work;
  const sign = movement.amount < 0 ? -1 : 1;
  const { concept, installmentId, purchaseId, providerPaymentId, sellerId, refundId, providerId, accountId } =
    part;
  const payout = payoutId ?? part.payoutId;
  work.add(
    make(BankAllocation, {
      movement,
      concept,
      amount: sign * Math.trunc(amount / 100),
      centavos: sign * (amount % 100),
      installment: concept === "cuota" ? em.getReference(Installment, installmentId!) : null,
      purchase:
        concept === "compra" || concept === "devolucion_proveedor"
          ? em.getReference(Purchase, purchaseId!)
          : null,
      providerPayment:
        concept === "pago_proveedor" ? em.getReference(ProviderPayment, providerPaymentId!) : null,
      payout: concept === "comisiones" ? em.getReference(CommissionPayout, payout!) : null,
      seller: concept === "comisiones" && sellerId && !payoutId ? em.getReference(User, sellerId) : null,
      refund: concept === "devolucion" ? em.getReference(Refund, refundId!) : null,
      provider: concept === "anticipo" ? em.getReference(Provider, providerId!) : null,
      otherAccount: concept === "traslado" ? em.getReference(AgencyAccount, accountId!) : null,
      origin,
      registered: !paid,
      createdAt: work.now,
      createdBy: em.getReference(User, work.viewer!.id),
    }),
  );
}
