import type { AgencyAccountKind } from "../../../../core/agency.ts";
import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/cop.ts";
import { shortAccount } from "../../../content/agency-account/agency-account.rules.ts";
import { type PayableWords, spokenPayable } from "../../payable/payable.rules.ts";
import { type OtherPayment, toldPayment } from "../duplicate/duplicate.rules.ts";
import { reachesAccount } from "../means/means.rules.ts";
import type { MedioDePago } from "../payment.enums.ts";
import type { SuspicionKind } from "./suspicion.enums.ts";

/** What a suspicion rests on; amounts in COP. */
export interface SuspicionFacts {
  readonly monto: Cop;
  readonly fechaPago: Day;
  readonly medio: MedioDePago;
  /** Other payments with its bank and reference, or its file. */
  readonly repeats: readonly OtherPayment[];
  /** Other payments whose picture looks nearly the same, without those of the same file. */
  readonly alike: readonly OtherPayment[];
  /** What is not paid of each line of the plan, the oldest due first; empty where there is no plan. */
  readonly open: readonly Cop[];
  /** What other payments that were registered before it and await verification make. */
  readonly waiting: Cop;
  readonly saldoPendiente: Cop;
  /** What it is for, and the day on which that was made. */
  readonly payable: PayableWords;
  readonly madeOn: Day;
  /** The account that received it; null where nobody said it. */
  readonly account: {
    readonly kind: AgencyAccountKind;
    readonly bank: string;
    readonly number: string;
    readonly active: boolean;
  } | null;
}

/** One thing to look at before a payment counts, as a sentence. */
export interface Suspicion {
  readonly tipo: SuspicionKind;
  readonly texto: string;
}

/** What to look at before a payment is verified; nothing where it is as one expects. */
export function suspicions(facts: SuspicionFacts): Suspicion[] {
  const found: Readonly<Record<SuspicionKind, string | null>> = {
    duplicado: repeated(facts),
    imagen: lookingAlike(facts),
    monto: unplanned(facts),
    fecha: tooEarly(facts),
    cuenta: inUnknownAccount(facts),
  };
  return Object.entries(found).flatMap(([tipo, texto]) =>
    texto === null ? [] : [{ tipo: tipo as SuspicionKind, texto }],
  );
}

const list = (others: readonly OtherPayment[]) => [...new Set(others.map(toldPayment))].join("; ");

const repeated = ({ repeats }: SuspicionFacts) =>
  repeats.length === 0
    ? null
    : `Posible duplicado, con el mismo banco y referencia o el mismo comprobante: ${list(repeats)}.`;

const lookingAlike = ({ alike }: SuspicionFacts) =>
  alike.length === 0 ? null : `El comprobante es casi igual al de otro pago: ${list(alike)}.`;

/** What is open of the lines once `waiting` is laid over them, the oldest due first. */
function openAfter(open: readonly Cop[], waiting: Cop): Cop[] {
  let left = waiting;
  return open.map((monto) => {
    const taken = Math.min(monto, left);
    left -= taken;
    return monto - taken;
  });
}

/** Whether an amount pays one line up, or the first lines together. */
function paysUp(monto: Cop, open: readonly Cop[]): boolean {
  let together = 0;
  return open.some((line) => line > 0 && (line === monto || (together += line) === monto));
}

function unplanned({ monto, open, waiting, saldoPendiente }: SuspicionFacts): string | null {
  if (monto > saldoPendiente) return `El monto supera el saldo pendiente (${formatCop(saldoPendiente)}).`;
  const left = openAfter(open, waiting);
  if (monto === saldoPendiente || paysUp(monto, open) || paysUp(monto, left)) return null;
  const next = left.find((line) => line > 0) ?? open.find((line) => line > 0);
  return next === undefined
    ? null
    : `El monto no es el del plan: lo siguiente por pagar es ${formatCop(next)}.`;
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
