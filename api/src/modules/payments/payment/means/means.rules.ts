import type { AgencyAccountKind } from "../../../../core/agency.ts";
import { badInput } from "../../../../core/failure.ts";
import type { MedioDePago, TipoPago } from "../payment.enums.ts";

/** The kind of payment that each means is of; the database holds the pair. */
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

/** Names of the means of payment. */
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

/** Names of card brands by the provider's spelling; any other brand is shown as it is spelled. */
const cardBrands: Readonly<Record<string, string>> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DINERS: "Diners Club",
};

/** Means of a payment; of a known card its brand and last four digits. */
interface PaidBy {
  readonly medio: MedioDePago;
  readonly cardBrand?: string | null;
  readonly cardLastFour?: string | null;
}

/**
 * Returns how something was paid, in words: `Tarjeta Visa terminada en 4242`, else what the means is called.
 */
export const meansText = ({ medio, cardBrand, cardLastFour }: PaidBy): string =>
  cardLastFour
    ? ["Tarjeta", cardBrand && (cardBrands[cardBrand] ?? cardBrand), `terminada en ${cardLastFour}`]
        .filter(Boolean)
        .join(" ")
    : meansLabels[medio];

/** The means of a payment of which only the kind is known: the one of its name, a terminal for a card. */
export const meansOfKind = {
  transferencia: "transferencia",
  efectivo: "efectivo",
  cheque: "cheque",
  tarjeta: "datafono",
  wompi: "wompi",
} as const satisfies Readonly<Record<TipoPago, MedioDePago>>;

/** Kind and means of a payment: reports count by the kind. */
export interface HowPaid {
  readonly tipoPago: TipoPago;
  readonly medio: MedioDePago;
}

/**
 * Returns how a client paid out of what was said of it: a means says its kind, a kind the means of its name,
 * nothing a transfer.
 * @throws Refusal BAD_USER_INPUT on `medio` for one of another kind than was said.
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

/** The kinds of account of the agency into which each means goes, the likeliest first. */
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
 * Returns whether money paid so comes into an account of the agency; cash stays in the till, Wompi settles
 * later.
 */
export const reachesAccount = (medio: MedioDePago): boolean => accountsOfMeans[medio].length > 0;

/**
 * Returns the account that most likely received a payment: the first one in use of a kind that its means goes
 * to.
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
