import { claimableActs } from "@travesia/api/payments/chargeback/chargeback.acts.rules";
import { may } from "@travesia/api/permissions";
import type { PaymentRowFragment } from "../payment/payments.generated.ts";

type Claimable = Pick<PaymentRowFragment, "status" | "tipoPago" | "enReclamo">;

/**
 * Returns null when a client's claim can be opened for a payment, and the reason as a sentence when it cannot
 * now. Undefined when the act is not offered at all, as for a payment not made online.
 */
export function offeredClaim(
  viewer: { readonly id: number; readonly role: number },
  { status, tipoPago, enReclamo }: Claimable,
): string | null | undefined {
  if (tipoPago !== "wompi" || !may(viewer.role, "openChargebacks")) return undefined;
  const [offered] = claimableActs.offered({ viewer }, { status, tipoPago, enReclamo: enReclamo ?? false });
  return offered && offered.reason;
}
