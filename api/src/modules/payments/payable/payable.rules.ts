import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";

/** Words for a paid record: `el contrato CT-2026-000045`. */
export interface PayableWords {
  /** `el` or `la`. */
  readonly article: string;
  /** Kind of record: `contrato`, `reserva`. */
  readonly noun: string;
  /** Number or name: `CT-2026-000045`. */
  readonly name: string;
}

/** With its article: `el contrato CT-2026-000045`. */
export const spokenPayable = ({ article, noun, name }: PayableWords): string => `${article} ${noun} ${name}`;

/**
 * Returns the sentence that it ended early: `El contrato CT-2026-000045 está cancelado`, `La reserva … está
 * anulada`.
 */
export const endedPayable = ({ article, noun, name }: PayableWords): string =>
  article === "el" ? `El ${noun} ${name} está cancelado` : `La ${noun} ${name} está anulada`;

/** Returns the name in the genitive: `del contrato CT-2026-000045`, `de la reserva …`. */
export const ofPayable = (words: PayableWords): string => `${ofNoun(words)} ${words.name}`;

/** Returns the kind alone, in the genitive: `del contrato`, `de la reserva`. */
export const ofNoun = ({ article, noun }: PayableWords): string =>
  article === "el" ? `del ${noun}` : `de la ${noun}`;

/** At the beginning of a line: `Contrato CT-2026-000045`. */
export const titledPayable = ({ noun, name }: PayableWords): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${name}`;

/** Dated amount of a plan, in COP: `Cuota 2 de 3`. */
export interface DueLine {
  readonly text: string;
  readonly due: Day;
  readonly amount: Cop;
}

const oldestDueFirst = (plan: readonly DueLine[]): readonly DueLine[] =>
  plan.toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));

/** Returns the name of a part of a line: `Abono a Cuota 2 de 3`, `Abono al pago total`. */
const partOf = (text: string): string =>
  /^Pago /.test(text) ? `Abono al p${text.slice(1)}` : `Abono a ${text}`;

/**
 * Returns the parts of a plan that a payment covers, the oldest due first: `Cuota inicial y Cuota 2 de 3`,
 * `Abono a Cuota 2 de 3`; null without a plan. `before` is the sum paid before and `amount` the payment's, in
 * COP.
 */
export function conceptOf(plan: readonly DueLine[], before: Cop, amount: Cop): string | null {
  let from = 0;
  const parts: string[] = [];
  for (const { text, amount: due } of oldestDueFirst(plan)) {
    const to = from + due;
    const paid = Math.min(to, before + amount) - Math.max(from, before);
    if (paid > 0) parts.push(before + amount >= to ? text : partOf(text));
    from = to;
  }
  const last = parts.pop();
  if (last === undefined) return null;
  return parts.length > 0 ? `${parts.join(", ")} y ${last}` : last;
}

/**
 * Returns the next amount due once `paid` (COP) is laid over a plan, reduced to its unpaid part; null when
 * nothing is due.
 */
export function dueAfter(plan: readonly DueLine[], paid: Cop): DueLine | null {
  let left = paid;
  for (const line of oldestDueFirst(plan)) {
    if (left < line.amount) return { text: line.text, due: line.due, amount: line.amount - left };
    left -= line.amount;
  }
  return null;
}
