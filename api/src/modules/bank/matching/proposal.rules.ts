import { type Contradiction, contradictionTexts } from "./contradiction.rules.ts";

/** Facts that a proposal is based on. */
export interface ProposalFacts {
  readonly exact: boolean;
  readonly daysApart: number;
  readonly byAmount: boolean;
  readonly byReference: boolean;
  readonly byNumber: boolean;
  readonly byName: boolean;
  /** Contradiction in the bank's words; null when there is none. */
  readonly contradiction: Contradiction | null;
  /** True for a registered payment, false for a plan amount. */
  readonly isPayment: boolean;
  /** True when other movements already cover a part of the payment. */
  readonly isRest: boolean;
}

const days = (count: number): string => (Math.abs(count) === 1 ? "1 día" : `${Math.abs(count)} días`);

/** Returns text for the number of days between a payment and a movement. */
export function whenPaid(apart: number): string {
  if (apart === 0) return "mismo día";
  return apart < 0 ? `pagado ${days(apart)} antes` : `pagado ${days(apart)} después`;
}

function whenDue(apart: number): string {
  if (apart === 0) return "vence ese día";
  return apart > 0 ? `vence ${days(apart)} después` : `venció ${days(apart)} antes`;
}

function sameAmount(isPayment: boolean, isRest: boolean): string {
  if (!isPayment) return "es justo lo que falta de la cuota";
  return isRest ? "es justo lo que falta del pago" : "mismo valor";
}

/** Returns the reasons for a proposed match, in words. */
export function proposalReasons(facts: ProposalFacts): readonly string[] {
  const { daysApart, byAmount, byReference, byNumber, byName, isPayment, isRest, exact, contradiction } =
    facts;
  return [
    byAmount ? sameAmount(isPayment, isRest) : "otro valor",
    isPayment ? whenPaid(daysApart) : whenDue(daysApart),
    ...(byReference ? ["la referencia está en el movimiento"] : []),
    ...(byNumber ? ["el número del contrato está en el movimiento"] : []),
    ...(byName ? ["el nombre está en el movimiento"] : []),
    ...(exact ? ["no hay otro igual"] : []),
    ...(contradiction ? [contradictionTexts[contradiction]] : []),
  ];
}

/** Facts that a proposal of an outflow is based on. */
export interface OutflowFacts {
  readonly exact: boolean;
  readonly daysApart: number;
  readonly byReference: boolean;
  readonly byDocument: boolean;
  readonly byName: boolean;
  /** True when everything that it names is paid already. */
  readonly paid: boolean;
  /** Number of things that it names. */
  readonly partCount: number;
}

/** Returns the reasons for the proposed match of an outflow, in words. */
export function outflowReasons(facts: OutflowFacts): readonly string[] {
  const { exact, daysApart, byReference, byDocument, byName, paid, partCount } = facts;
  return [
    partCount > 1 ? `la suma de ${partCount} es el valor` : "mismo valor",
    paid ? whenPaid(daysApart) : whenDue(daysApart),
    ...(byReference ? ["la referencia está en el movimiento"] : []),
    ...(byDocument ? ["el NIT o el documento está en el movimiento"] : []),
    ...(byName ? ["el nombre está en el movimiento"] : []),
    ...(exact ? ["no hay otro igual"] : []),
  ];
}
