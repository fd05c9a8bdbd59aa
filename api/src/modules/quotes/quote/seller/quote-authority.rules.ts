import { isPercent } from "../../../../core/colombia/cop.ts";
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

/** Maximum discount, in percent, that a leader may approve. */
export const leaderDiscount = 15;

/** Maximum discount, in percent, that each role may approve. */
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
 * Returns whether a role may approve a discount (percent). On a quote that the person sells or created, only
 * ADMIN and OWNER may.
 */
export const mayApproveDiscount = (role: RoleNumber, ownQuote: boolean, percent: number): boolean =>
  percent <= discountAuthority[role] &&
  discountAuthority[role] > 0 &&
  (!ownQuote || administering.includes(role));

/**
 * Refuses an invalid discount.
 * @throws Refusal BAD_USER_INPUT for a discount that is not a percentage up to 100, or for a price without a
 * confirmed calculation.
 */
export function refuseDiscount(percent: number, calculationConfirmed: boolean): void {
  if (!isPercent(percent) || percent > 100)
    throw badInput("descuentoPorcentaje", "El descuento debe estar entre 0 y 100 %, con dos decimales");
  if (percent > 0 && !calculationConfirmed)
    throw badInput("descuentoPorcentaje", "Confirma el cálculo antes de dar un descuento.");
}

/** Fields that can change after the quote was sent, for the people who may edit it then. */
export const clientContactFields: readonly string[] = [
  "nombreCliente",
  "emailCliente",
  "telefonoCliente",
  "observaciones",
];

/** Extent to which a quote may be edited. */
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
 * Returns the extent to which a role that manages quotes may edit a quote in a status: from `sent` on,
 * contact data for ADMIN and OWNER, nothing for others.
 */
export function editing(role: RoleNumber, status: QuoteStatus): QuoteEditing {
  const allowed = byStatus[status];
  return allowed === "contact" && !administering.includes(role) ? "nothing" : allowed;
}

/** Returns the message that refuses an edit that a role may not make in a status. */
export function lockedEditText(role: RoleNumber, status: QuoteStatus): string {
  const { converted, pending } = quoteLifecycle.labels;
  return status === "converted" && administering.includes(role)
    ? `La cotización está en estado «${converted}» y no puede volver a «${pending}» para editarse.`
    : "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.";
}

/**
 * Refuses a locked edit.
 * @throws Refusal CONFLICT when one of the changed fields may not be edited by the role in the status.
 */
export function refuseLockedEdit(role: RoleNumber, status: QuoteStatus, changed: readonly string[]): void {
  const allowed = editing(role, status);
  if (
    allowed === "everything" ||
    (allowed === "contact" && changed.every((field) => clientContactFields.includes(field)))
  )
    return;
  throw conflict(lockedEditText(role, status));
}
