import type { AgencyAccountKind } from "../../../content/agency-account/agency-account.rules.ts";
import { badInput } from "../../../../core/failure.ts";
import type { MedioDePago, TipoPago } from "../payment.enums.ts";

/** Payment kind of each means; a database constraint enforces the pair. */
export const kindOfMeans = {
  transferencia: "transferencia",
  consignacion: "transferencia",
  pse: "transferencia",
  nequi: "transferencia",
  daviplata: "transferencia",
  bre_b: "transferencia",
  efectivo: "efectivo",
  corresponsal: "efectivo",
  cheque: "cheque",
  datafono: "tarjeta",
  wompi: "wompi",
} as const satisfies Readonly<Record<MedioDePago, TipoPago>>;

/** Labels of the means of payment. */
export const meansLabels: Readonly<Record<MedioDePago, string>> = {
  transferencia: "Transferencia",
  consignacion: "Consignación",
  pse: "PSE",
  nequi: "Nequi",
  daviplata: "Daviplata",
  bre_b: "Bre-B",
  efectivo: "Efectivo",
  corresponsal: "Corresponsal bancario",
  cheque: "Cheque",
  datafono: "Tarjeta (datáfono)",
  wompi: "Wompi (Pago en línea)",
};

/**
 * Display names of card brands by the provider's spelling; other brands are displayed as the provider spells
 * them.
 */
const cardBrands: Readonly<Record<string, string>> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DINERS: "Diners Club",
};

/** Means of a payment; for a known card also the brand and the last four digits. */
interface PaidBy {
  readonly medio: MedioDePago;
  readonly cardBrand?: string | null;
  readonly cardLastFour?: string | null;
}

/**
 * Returns the display text of a payment's means: `Tarjeta Visa terminada en 4242`, otherwise the label of the
 * means.
 */
export const meansText = ({ medio, cardBrand, cardLastFour }: PaidBy): string =>
  cardLastFour
    ? ["Tarjeta", cardBrand && (cardBrands[cardBrand] ?? cardBrand), `terminada en ${cardLastFour}`]
        .filter(Boolean)
        .join(" ")
    : meansLabels[medio];

/**
 * Means assumed when only the kind of a payment is known: the means with the same name; the terminal for a
 * card.
 */
export const meansOfKind = {
  transferencia: "transferencia",
  efectivo: "efectivo",
  cheque: "cheque",
  tarjeta: "datafono",
  wompi: "wompi",
} as const satisfies Readonly<Record<TipoPago, MedioDePago>>;

/** Kind and means of a payment; reports group by the kind. */
export interface HowPaid {
  readonly tipoPago: TipoPago;
  readonly medio: MedioDePago;
}

/**
 * Completes the kind and the means of a payment: a means determines its kind, and a kind the means with its
 * name. Without both, it is a transfer.
 * @throws Refusal BAD_USER_INPUT on `medio` for a means of another kind.
 */
export function howPaid({
  tipoPago,
  medio,
}: {
  readonly tipoPago?: TipoPago | null;
  readonly medio?: MedioDePago | null;
}): HowPaid {
  if (!medio) {
    const kind = tipoPago ?? "transferencia";
    return { tipoPago: kind, medio: meansOfKind[kind] };
  }
  const kind = kindOfMeans[medio];
  if (tipoPago && tipoPago !== kind)
    throw badInput("medio", "El medio de pago no corresponde al tipo de pago");
  return { tipoPago: kind, medio };
}

/** Kinds of agency accounts that can receive each means, the most likely first. */
const accountsOfMeans: Readonly<Record<MedioDePago, readonly AgencyAccountKind[]>> = {
  transferencia: ["ahorros", "corriente"],
  consignacion: ["ahorros", "corriente"],
  pse: ["ahorros", "corriente"],
  nequi: ["nequi", "bre_b"],
  daviplata: ["daviplata", "bre_b"],
  bre_b: ["bre_b"],
  efectivo: [],
  corresponsal: ["ahorros", "corriente"],
  cheque: ["corriente", "ahorros"],
  datafono: ["corriente", "ahorros"],
  wompi: [],
};

/**
 * Returns whether money of this means arrives in an account of the agency. Cash stays in the till, and Wompi
 * pays out later.
 */
export const reachesAccount = (medio: MedioDePago): boolean => accountsOfMeans[medio].length > 0;

/**
 * Returns the account that most likely received a payment: the first active account whose kind accepts the
 * payment's means.
 */
export function proposedAccount<A extends { readonly kind: AgencyAccountKind; readonly active: boolean }>(
  medio: MedioDePago,
  accounts: readonly A[],
): A | null {
  for (const kind of accountsOfMeans[medio]) {
    const found = accounts.find((account) => account.active && account.kind === kind);
    if (found) return found;
  }
  return null;
}
