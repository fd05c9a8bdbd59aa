import type { Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/**
 * Working days in which a consumer claims, from when they knew of it, and in which the parties reverse the
 * payment, from the claim (Ley 1480 de 2011, art. 51; Decreto 587 de 2016).
 */
const CLAIM_WORKING_DAYS = 5;
const REVERSAL_WORKING_DAYS = 15;

/** Names of the causes of a claim (Ley 1480 de 2011, art. 51). */
export const chargebackCauseLabels = {
  fraude: "Fraude",
  no_solicitado: "Operación no solicitada",
  no_recibido: "Servicio no recibido",
  no_corresponde: "No corresponde a lo solicitado",
  defectuoso: "Defectuoso",
} as const;

/** Calendar days before the deadline on which the people who answer claims are notified. */
export const NOTICE_DAYS = 3;

/**
 * Returns the last day on which a claim is in time; the day on which its client knew of it does not count.
 */
export const claimUntil = (knownOn: Day): Day => addWorkingDays(knownOn, CLAIM_WORKING_DAYS);

/** Returns the last day on which the payment is reversed; the day of the claim does not count. */
export const reversalUntil = (claimedOn: Day): Day => addWorkingDays(claimedOn, REVERSAL_WORKING_DAYS);

/** @throws Refusal BAD_USER_INPUT for future days, or a claim before it was known. */
export function refuseClaimDays(
  { knownOn, claimedOn }: { readonly knownOn: Day; readonly claimedOn: Day },
  today: Day,
): void {
  if (knownOn > today) throw badInput("knownOn", "La fecha no puede estar en el futuro");
  if (claimedOn > today) throw badInput("claimedOn", "La fecha no puede estar en el futuro");
  if (claimedOn < knownOn)
    throw badInput("claimedOn", "El reclamo no puede ser anterior al día en que el cliente lo supo");
}

/** Orders of the list of cases; the default depends on the filter. */
export const chargebackColumnOrder = listOrder({
  name: "ChargebackOrder",
  columns: { number: "plain", dueOn: "plain" },
});
