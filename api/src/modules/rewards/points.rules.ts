import type { Cop } from "../../core/colombia/cop.ts";
import { badInput, conflict } from "../../core/failure.ts";
import type { PointKind } from "./point-movement.enums.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/** Amount in COP that a referred customer pays for one point of the referrer. */
export const COP_PER_POINT: Cop = 50_000;
export const MOST_POINTS = 100_000;

/** Labels of the kinds of point movements. */
export const pointKindLabels: Readonly<Record<PointKind, string>> = {
  earned: "Pago de un cliente",
  taken_back: "Pago anulado o devuelto",
  adjustment: "Ajuste",
};

/** Returns the points for one payment of a referred customer: one for every full 50,000 COP (shapes 3.2). */
export const pointsEarned = (amount: Cop): number => Math.floor(amount / COP_PER_POINT);

/** Returns the points to deduct for a reversed payment: the points earned, but not more than the balance. */
export const pointsTakenBack = (earned: number, balance: number): number => Math.min(earned, balance);

/**
 * Refuses an invalid adjustment. BAD_USER_INPUT for zero points or more than 100,000; CONFLICT when the
 * balance would be negative.
 */
export function refuseAdjustment(points: number, balance: number): void {
  if (points === 0) throw badInput("points", "Escribe cuántos puntos sumas o quitas");
  if (Math.abs(points) > MOST_POINTS)
    throw badInput("points", `Un ajuste es de ${MOST_POINTS.toLocaleString("es-CO")} puntos como máximo`);
  if (balance + points < 0)
    throw conflict(
      `El saldo no puede quedar por debajo de cero: tiene ${balance.toLocaleString("es-CO")} puntos.`,
    );
}

/** Sort orders of the list of point movements. */
export const pointOrder = listOrder({
  name: "PointMovementOrder",
  columns: { ordinal: "plain", points: "plain" },
  first: { by: "ordinal", direction: "desc" },
});
