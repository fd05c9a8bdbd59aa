import type { Cop } from "../../core/cop.ts";
import { badInput, conflict } from "../../core/failure.ts";

/** Pesos that a referred customer pays for one point of whoever referred them. */
export const COP_PER_POINT: Cop = 50_000;
export const MOST_POINTS = 100_000;

const whole = (paid: Cop): number => Math.floor(paid / COP_PER_POINT);

/** Points that a payment of `amount` makes for a customer who had paid `before`: what was left over counts with it. */
export const pointsEarned = (before: Cop, amount: Cop): number => whole(before + amount) - whole(before);

/** Points that taking back `amount` of `before` costs; never more than there are. */
export const pointsTakenBack = (before: Cop, amount: Cop, balance: number): number =>
  Math.min(whole(before) - whole(before - amount), balance);

/** BAD_USER_INPUT for an adjustment of nothing or beyond 100,000; CONFLICT below a balance of zero. */
export function refuseAdjustment(points: number, balance: number): void {
  if (points === 0) throw badInput("points", "Escribe cuántos puntos sumas o quitas");
  if (Math.abs(points) > MOST_POINTS) throw badInput("points", `Un ajuste es de ${MOST_POINTS.toLocaleString("es-CO")} puntos como máximo`);
  if (balance + points < 0) throw conflict(`El saldo no puede quedar por debajo de cero: tiene ${balance.toLocaleString("es-CO")} puntos.`);
}
