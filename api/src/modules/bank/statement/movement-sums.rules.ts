import type { Cop } from "../../../core/colombia/cop.ts";

/** Amount of a movement, and its sums that are assigned or explained, in COP with the cents beside. */
export interface MovementSums {
  readonly amount: Cop;
  readonly centavos: number;
  readonly backed: Cop;
  readonly explained: Cop;
  readonly explainedCents: number;
}

/** Returns the part of a movement that nothing explains yet, in hundredths of a peso, with its sign. */
export const hundredthsLeft = ({
  amount,
  centavos,
  backed,
  explained,
  explainedCents,
}: MovementSums): number => (amount - backed - explained) * 100 + centavos - explainedCents;

/** Returns the whole pesos of a movement that can still be assigned, with its sign. */
export const freeOf = (movement: MovementSums): Cop => Math.trunc(hundredthsLeft(movement) / 100);
