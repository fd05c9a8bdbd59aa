import type { Day } from "../../../core/colombia/days.ts";
import { cop, type Cop } from "../../../core/cop.ts";
import { type MovementKind, movementKind } from "./movement-kind.rules.ts";
import type { ReadMovement } from "./reading/bank-reading.type.ts";

/** Movement of a file as it is stored. */
export interface StatementLine {
  readonly line: number;
  readonly day: Day;
  /** Amount in COP, cut toward zero; negative for outgoing money. */
  readonly amount: Cop;
  /** Cents beside the whole pesos, signed like them. */
  readonly centavos: number;
  readonly text: string;
  readonly reference: string | null;
  readonly bankId: string | null;
  readonly kind: MovementKind;
  /** True when a word of the file, not a sign, marked it as incoming or outgoing. */
  readonly signedByWord: boolean;
}

/** Returns whole pesos and the cents beside them; -52 hundredths are 0 and -52. */
export const pesosAndCents = (hundredths: number): Pick<StatementLine, "amount" | "centavos"> => {
  const amount = cop(Math.trunc(hundredths / 100));
  return { amount, centavos: hundredths - amount * 100 };
};

/** Returns the movements of a file as they are stored. */
export const statementLines = (movements: readonly ReadMovement[]): readonly StatementLine[] =>
  movements.map(({ cents, ...movement }) => ({
    ...movement,
    ...pesosAndCents(cents),
    kind: movementKind(movement.text, cents),
  }));
