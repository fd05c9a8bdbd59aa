import type { Day } from "../../../core/colombia/days.ts";
import { cop, type Cop } from "../../../core/colombia/cop.ts";
import { type MovementKind, movementKind } from "./movement-kind.rules.ts";
import type { ReadMovement } from "./reading/bank-reading.type.ts";

/** Movement of a file in its stored form. */
export interface StatementLine {
  readonly line: number;
  readonly day: Day;
  /** Amount in COP, truncated toward zero; negative for outgoing money. */
  readonly amount: Cop;
  /** Cents in addition to the whole pesos, with the same sign. */
  readonly centavos: number;
  readonly text: string;
  readonly reference: string | null;
  readonly bankId: string | null;
  readonly kind: MovementKind;
  /** True when a word of the file, not a sign, marked it as incoming or outgoing. */
  readonly signedByWord: boolean;
}

/** Returns whole pesos and the remaining cents; -52 hundredths are 0 and -52. */
export const pesosAndCents = (hundredths: number): Pick<StatementLine, "amount" | "centavos"> => {
  const amount = cop(Math.trunc(hundredths / 100));
  return { amount, centavos: hundredths - amount * 100 };
};

/** Returns the movements of a file in their stored form. */
export const statementLines = (movements: readonly ReadMovement[]): readonly StatementLine[] =>
  movements.map(({ cents, ...movement }) => ({
    ...movement,
    ...pesosAndCents(cents),
    kind: movementKind(movement.text, cents),
  }));
