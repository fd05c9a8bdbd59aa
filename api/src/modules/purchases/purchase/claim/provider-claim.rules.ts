import type { Day } from "../../../../core/colombia/days.ts";
import { badInput } from "../../../../core/failure.ts";

/** State of a provider's debt for a voided purchase. */
export type ClaimState = "abierto" | "devuelto";

/** Labels of the states. */
export const claimStateLabels: Readonly<Record<ClaimState, string>> = {
  abierto: "Por devolver",
  devuelto: "Devuelto",
};

/**
 * Refuses a day on which a provider cannot have returned money.
 * @throws Refusal BAD_USER_INPUT for a day after today, or before the purchase was voided.
 */
export function refuseReturnDay(day: Day, voidedOn: Day, today: Day): void {
  if (day > today) throw badInput("returnedOn", "El día de la devolución no puede ser futuro");
  if (day < voidedOn)
    throw badInput("returnedOn", "El día de la devolución no puede ser anterior a la anulación de la compra");
}
