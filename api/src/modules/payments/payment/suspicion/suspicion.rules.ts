import type { Day, Month } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { closedMonthText } from "../../../closing/closing.rules.ts";
import {
  type AgencyAccountKind,
  shortAccount,
} from "../../../content/agency-account/agency-account.rules.ts";
import { endedPayable, type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";
import { type OtherPayment, paymentWords } from "../duplicate/duplicate.rules.ts";
import { reachesAccount } from "../means/means.rules.ts";
import type { MedioDePago } from "../payment.enums.ts";
import type { SuspicionGrade, SuspicionKind } from "./suspicion.enums.ts";

/** Facts from which warnings are derived; amounts in COP. */
export interface SuspicionFacts {
  readonly monto: Cop;
  readonly fechaPago: Day;
  readonly medio: MedioDePago;
  /** Other payments with the same bank and reference, or the same file. */
  readonly repeats: readonly OtherPayment[];
  /**
   * Other payments with the same amount or reference and another file whose picture looks nearly the same.
   */
  readonly alike: readonly OtherPayment[];
  /**
   * Number of other payments with the same amount, day and means that nothing distinguishes from this
   * payment.
   */
  readonly equals: number;
  /** Unpaid part of each plan line, in COP, oldest due first; empty without a plan. */
  readonly open: readonly Cop[];
  /** Sum of the pending payments that were registered before this payment, in COP. */
  readonly waiting: Cop;
  readonly saldoPendiente: Cop;
  /** Contract or reservation that is paid, in words, and the day on which it was created. */
  readonly payable: PayableWords;
  readonly madeOn: Day;
  /** True when the paid contract or reservation was cancelled. */
  readonly cancelled: boolean;
  /** Month of the payment day when that month is closed; otherwise null. */
  readonly closedMonth: Month | null;
  /** Account that received the payment; null when unknown. */
  readonly account: {
    readonly kind: AgencyAccountKind;
    readonly bank: string;
    readonly number: string;
    readonly active: boolean;
  } | null;
}

/** Warning to review before a payment is verified, as a sentence. */
export interface Suspicion {
  readonly tipo: SuspicionKind;
  readonly grado: SuspicionGrade;
  readonly texto: string;
}

/** Severity of each kind: a likely error or fraud is grave, a mere difference is a note. */
const grades: Readonly<Record<SuspicionKind, SuspicionGrade>> = {
  duplicado: "grave",
  imagen: "grave",
  cancelado: "grave",
  saldo: "grave",
  mes: "grave",
  igual: "nota",
  monto: "nota",
  fecha: "nota",
  cuenta: "nota",
};

/** Kinds of warnings under which a payment can be verified only with a written reason. */
const explained: ReadonlySet<SuspicionKind> = new Set(["duplicado", "imagen", "cancelado"]);

/** Returns whether a payment with this warning can be verified only with a written reason. */
export const needsReason = ({ tipo }: Pick<Suspicion, "tipo">): boolean => explained.has(tipo);

/**
 * Returns the warnings to review before a payment is verified, grave ones first; empty when the payment is as
 * expected.
 */
export function suspicions(facts: SuspicionFacts): Suspicion[] {
  const found: Readonly<Record<SuspicionKind, string | null>> = {
    duplicado: repeated(facts),
    imagen: lookingAlike(facts),
    cancelado: forWhatEnded(facts),
    saldo: aboveBalance(facts),
    mes: facts.closedMonth === null ? null : closedMonthText(facts.closedMonth),
    igual: undistinguished(facts),
    monto: unplanned(facts),
    fecha: tooEarly(facts),
    cuenta: inUnknownAccount(facts),
  };
  return Object.entries(found).flatMap(([kind, texto]) => {
    const tipo = kind as SuspicionKind;
    return texto === null ? [] : [{ tipo, grado: grades[tipo], texto }];
  });
}

const list = (others: readonly OtherPayment[]) => [...new Set(others.map(paymentWords))].join("; ");

const repeated = ({ repeats }: SuspicionFacts) =>
  repeats.length === 0
    ? null
    : `Posible duplicado, con el mismo banco y referencia o el mismo comprobante: ${list(repeats)}.`;

const lookingAlike = ({ alike }: SuspicionFacts) =>
  alike.length === 0
    ? null
    : `El comprobante es casi igual al de otro pago del mismo valor o referencia: ${list(alike)}.`;

const undistinguished = ({ equals }: SuspicionFacts) =>
  equals === 0
    ? null
    : `Hay ${equals === 1 ? "otro pago" : `otros ${equals} pagos`} del mismo valor, el mismo día ` +
      "y por el mismo medio, sin referencia ni comprobante que los distinga.";

/** Returns the unpaid parts of the plan lines after `waiting` (COP) is applied to them, oldest due first. */
function openAfter(open: readonly Cop[], waiting: Cop): Cop[] {
  let left = waiting;
  return open.map((monto) => {
    const taken = Math.min(monto, left);
    left -= taken;
    return monto - taken;
  });
}

/** Returns whether an amount fully pays one line, or the first lines together. */
function paysUp(monto: Cop, open: readonly Cop[]): boolean {
  let together = 0;
  return open.some((line) => line > 0 && (line === monto || (together += line) === monto));
}

const forWhatEnded = ({ cancelled, payable }: SuspicionFacts) =>
  cancelled ? `${endedPayable(payable)}.` : null;

const aboveBalance = ({ monto, saldoPendiente }: SuspicionFacts) =>
  monto > saldoPendiente ? `El monto supera el saldo pendiente (${formatCop(saldoPendiente)}).` : null;

/**
 * Returns the warning that the payment's amount does not match the plan, with the next amount due; null when
 * it matches.
 */
function unplanned({ monto, open, waiting, saldoPendiente, cancelled }: SuspicionFacts): string | null {
  // Nothing is due any more after a cancellation, and an amount above the balance is described as such.
  if (cancelled || monto >= saldoPendiente) return null;
  const left = openAfter(open, waiting);
  if (paysUp(monto, open) || paysUp(monto, left)) return null;
  const next = left.find((line) => line > 0) ?? open.find((line) => line > 0);
  return next === undefined ? null : `Es un abono: la próxima cuota es de ${formatCop(next)}.`;
}

function tooEarly({ fechaPago, madeOn, payable }: SuspicionFacts): string | null {
  if (fechaPago >= madeOn) return null;
  const what = `${spokenPayable(payable)} (${spokenDay(madeOn)})`;
  return `La fecha de pago, ${spokenDay(fechaPago)}, es anterior a ${what}.`.replace(" a el ", " al ");
}

function inUnknownAccount({ medio, account }: SuspicionFacts): string | null {
  if (account) return account.active ? null : `Entró en una cuenta desactivada: ${shortAccount(account)}.`;
  return reachesAccount(medio) ? "No dice en qué cuenta de la agencia entró." : null;
}
