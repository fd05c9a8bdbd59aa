import { isPercent } from "../../../../core/cop.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import {
  ADMIN,
  ASESOR,
  CLIENTE,
  CONTADOR,
  GERENTE,
  LIDER,
  OWNER,
  type RoleNumber,
} from "../../../accounts/permissions.rules.ts";
import { administering } from "../../../accounts/staff.rules.ts";
import { type QuoteStatus, quoteLifecycle } from "../quote.lifecycle.ts";

/** The largest discount, in percent, that a leader may approve. */
export const leaderDiscount = 15;

/** The largest discount, in percent, that each role may approve. */
export const discountAuthority: Readonly<Record<RoleNumber, number>> = {
  [CLIENTE]: 0,
  [ASESOR]: 0,
  [LIDER]: leaderDiscount,
  [GERENTE]: 100,
  [ADMIN]: 100,
  [CONTADOR]: 0,
  [OWNER]: 100,
};

/**
 * Returns whether a role may approve a discount (percent); on a person's own quote, as its seller or maker,
 * only ADMIN and OWNER.
 */
export const mayApproveDiscount = (role: RoleNumber, ownQuote: boolean, percent: number): boolean =>
  percent <= discountAuthority[role] &&
  discountAuthority[role] > 0 &&
  (!ownQuote || administering.includes(role));

/**
 * @throws Refusal BAD_USER_INPUT for a discount that is no percentage up to 100, or on a price that no
 * calculation was confirmed for.
 */
export function refuseDiscount(percent: number, calculationConfirmed: boolean): void {
  if (!isPercent(percent) || percent > 100)
    throw badInput("descuentoPorcentaje", "El descuento debe estar entre 0 y 100 %, con dos decimales");
  if (percent > 0 && !calculationConfirmed)
    throw badInput("descuentoPorcentaje", "Confirma el cálculo antes de dar un descuento.");
}

/** Fields that may change after the quote was sent, by the people who may edit it then. */
export const clientContactFields: readonly string[] = [
  "nombreCliente",
  "emailCliente",
  "telefonoCliente",
  "observaciones",
];

/** Permitted edit of a quote. */
export type QuoteEditing = "everything" | "contact" | "nothing";

const byStatus: Readonly<Record<QuoteStatus, QuoteEditing>> = {
  pending: "everything",
  completed: "everything",
  requote: "everything",
  sent: "contact",
  pending_passengers: "contact",
  approved: "contact",
  rejected: "contact",
  expired: "contact",
  converted: "nothing",
};

/**
 * Returns the permitted edit for a role that manages quotes at a status: from `sent` on, contact data for
 * ADMIN and OWNER, nothing for the others.
 */
export function editing(role: RoleNumber, status: QuoteStatus): QuoteEditing {
  const allowed = byStatus[status];
  return allowed === "contact" && !administering.includes(role) ? "nothing" : allowed;
}

/** Returns the refusal of an edit that a role may not make at a status. */
export function lockedEditText(role: RoleNumber, status: QuoteStatus): string {
  const { converted, pending } = quoteLifecycle.labels;
  return status === "converted" && administering.includes(role)
    ? `La cotización está en estado «${converted}» y no puede volver a «${pending}» para editarse.`
    : "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.";
}

/** @throws Refusal CONFLICT when one of the changed fields may not be edited by that role at that status. */
export function refuseLockedEdit(role: RoleNumber, status: QuoteStatus, changed: readonly string[]): void {
  const allowed = editing(role, status);
  if (
    allowed === "everything" ||
    (allowed === "contact" && changed.every((field) => clientContactFields.includes(field)))
  )
    return;
  throw conflict(lockedEditText(role, status));
}
