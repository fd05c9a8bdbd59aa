import type { Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/**
 * Legal deadlines in working days: for the consumer to claim, counted from the day on which the consumer
 * learned of the cause; and for the parties to reverse the payment, counted from the claim (Ley 1480 de 2011,
 * art. 51; Decreto 587 de 2016).
 */
const CLAIM_WORKING_DAYS = 5;
const REVERSAL_WORKING_DAYS = 15;

/** Labels of the causes of a claim (Ley 1480 de 2011, art. 51). */
export const chargebackCauseLabels = {
  fraude: "Fraude",
  no_solicitado: "Operación no solicitada",
  no_recibido: "Servicio no recibido",
  no_corresponde: "No corresponde a lo solicitado",
  defectuoso: "Defectuoso",
} as const;

/** Number of calendar days before the deadline when the people who answer claims are notified. */
export const NOTICE_DAYS = 3;

/**
 * Returns the last day for a claim in time; the day on which the client learned of the cause is not counted.
 */
export const claimUntil = (knownOn: Day): Day => addWorkingDays(knownOn, CLAIM_WORKING_DAYS);

/** Returns the last day for the reversal of the payment; the day of the claim is not counted. */
export const reversalUntil = (claimedOn: Day): Day => addWorkingDays(claimedOn, REVERSAL_WORKING_DAYS);

/**
 * Refuses invalid days of a claim.
 * @throws Refusal BAD_USER_INPUT for a future day, or a claim dated before the client knew of its cause.
 */
export function refuseClaimDays(
  { knownOn, claimedOn }: { readonly knownOn: Day; readonly claimedOn: Day },
  today: Day,
): void {
  if (knownOn > today) throw badInput("knownOn", "La fecha no puede estar en el futuro");
  if (claimedOn > today) throw badInput("claimedOn", "La fecha no puede estar en el futuro");
  if (claimedOn < knownOn)
    throw badInput("claimedOn", "El reclamo no puede ser anterior al día en que el cliente lo supo");
}

/** Sort orders of the list of cases; the default depends on the filter. */
export const chargebackColumnOrder = listOrder({
  name: "ChargebackOrder",
  columns: { number: "plain", dueOn: "plain" },
});
