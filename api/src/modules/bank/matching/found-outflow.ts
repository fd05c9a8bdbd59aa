import type { Cop } from "../../../core/colombia/cop.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Concept } from "../outflow/concept.rules.ts";

/** Open outflow, with the part of it that nothing explains yet. */
export interface OpenOutflow {
  readonly id: string;
  readonly day: Day;
  /** Whole pesos, without sign. */
  readonly whole: Cop;
  /** True when cents come beside: then one peso more is no difference either. */
  readonly cents: boolean;
  readonly words: string;
}

/** Thing that an outflow may have paid, or may pay. */
export interface OutflowTarget {
  readonly concept: Concept;
  readonly installment_id: string | null;
  readonly purchase_id: string | null;
  readonly provider_payment_id: string | null;
  readonly payout_id: string | null;
  readonly seller_id: number | null;
  readonly refund_id: string | null;
  readonly commission_id?: string;
  readonly amount: Cop;
  readonly paid: boolean;
  readonly batch: string | null;
}

/** Proposal that is not stored yet. */
export interface FoundOutflow {
  readonly movement: OpenOutflow;
  readonly concept: Concept;
  readonly parts: readonly OutflowTarget[];
  readonly daysApart: number;
  readonly byName: boolean;
  readonly byDocument: boolean;
  readonly byReference: boolean;
}

/** Returns whether a total in COP is the rest of an outflow, but for less than a peso. */
export const isWhole = ({ whole, cents }: OpenOutflow, total: Cop): boolean =>
  total === whole || (cents && total === whole + 1);
