import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Words that name a paid record in a sentence: `el contrato CT-2026-000045`. */
export interface PayableWords {
  /** Spanish article of the noun: `el` or `la`. */
  readonly article: string;
  /** Noun of the record type: `contrato`, `reserva`. */
  readonly noun: string;
  /** Number or name of the record: `CT-2026-000045`. */
  readonly name: string;
}

/** Returns the record with its article: `el contrato CT-2026-000045`. */
export const spokenPayable = ({ article, noun, name }: PayableWords): string => `${article} ${noun} ${name}`;

/**
 * Returns the sentence that the record was cancelled: `El contrato CT-2026-000045 está cancelado`, `La
 * reserva … está anulada`.
 */
export const endedPayable = ({ article, noun, name }: PayableWords): string =>
  article === "el" ? `El ${noun} ${name} está cancelado` : `La ${noun} ${name} está anulada`;

/** Returns the record with the preposition `de`: `del contrato CT-2026-000045`, `de la reserva …`. */
export const ofPayable = (words: PayableWords): string => `${ofNoun(words)} ${words.name}`;

/** Returns only the noun with the preposition `de`: `del contrato`, `de la reserva`. */
export const ofNoun = ({ article, noun }: PayableWords): string =>
  article === "el" ? `del ${noun}` : `de la ${noun}`;

/** Returns the record as the beginning of a line: `Contrato CT-2026-000045`. */
export const titledPayable = ({ noun, name }: PayableWords): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${name}`;

/** Dated amount (COP) of a payment plan, with its name: `Cuota 2 de 3`. */
export interface DueLine {
  readonly text: string;
  readonly due: Day;
  readonly amount: Cop;
}

const oldestDueFirst = (plan: readonly DueLine[]): readonly DueLine[] =>
  plan.toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));

/** Returns the name of a partial payment of a plan line: `Abono a Cuota 2 de 3`, `Abono al pago total`. */
const partOf = (text: string): string =>
  /^Pago /.test(text) ? `Abono al p${text.slice(1)}` : `Abono a ${text}`;

/**
 * Returns the plan lines that a payment covers, oldest due first: `Cuota inicial y Cuota 2 de 3`, `Abono a
 * Cuota 2 de 3`; null without a plan. `before` is the sum paid earlier and `amount` the payment, both in COP.
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
 * Returns the unpaid part of the next due line after `paid` (COP) is applied to a plan; null when nothing is
 * due.
 */
export function dueAfter(plan: readonly DueLine[], paid: Cop): DueLine | null {
  let left = paid;
  for (const line of oldestDueFirst(plan)) {
    if (left < line.amount) return { text: line.text, due: line.due, amount: line.amount - left };
    left -= line.amount;
  }
  return null;
}
