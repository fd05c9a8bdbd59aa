import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import { conflict, type Refusal } from "../../../core/failure.ts";
import { passengerActs, type PassengersState } from "../../quotes/passenger/passenger.acts.rules.ts";
import type { ContractStatus } from "../contract/contract.lifecycle.ts";
import type { LinkedPage } from "./linked-page.enums.ts";

/** A page that follows another one; the others are reached by their mails alone. */
export type NextPage = "payment" | "trip" | "passengers";

/** A page of a quote; the others are of its contract. */
export type QuotePage = "proposal" | "passengers";
export type ContractPage = Exclude<LinkedPage, QuotePage>;

/** Returns whether a page is of a quote. */
export const isOfQuote = (page: LinkedPage): page is QuotePage =>
  page === "proposal" || page === "passengers";

/**
 * Pages of its contract to which a link of each purpose leads; purposes that are not named here lead to none.
 * A link to sign leads there only after a signature with the code.
 */
export const leadsTo: Partial<Readonly<Record<LinkPurpose, readonly NextPage[]>>> = {
  signature: ["payment", "trip"],
  addendum: ["payment", "trip"],
  payment: ["payment", "trip", "passengers"],
};

/** The sale of a page and the link that opened it: all on which it depends where the link leads. */
export interface LinkedSale {
  /** Purpose of the link; null when it belongs to another sale, is unknown, or was revoked. */
  readonly purpose: LinkPurpose | null;
  /** True of a link that opens its page no more: it expired, or ended with its contract. */
  readonly isOver: boolean;
  /** The contract that was sent; null of a draft. */
  readonly contract: {
    readonly status: ContractStatus;
    /** True when its client signed it with the code. */
    readonly isCoded: boolean;
    readonly hasEmail: boolean;
    /** True when a change of it waits for the signature. */
    readonly hasAddendum: boolean;
  } | null;
  readonly quote:
    | (PassengersState & {
        /** True when its client was sent a proposal that still opens. */
        readonly hasOffer: boolean;
        readonly hasEmail: boolean;
      })
    | null;
}

const LEADS_NOWHERE = "Este enlace no lleva a esa página. Pídela a tu correo.";
const NOT_SIGNED = "Este enlace lleva al viaje y a los pagos después de firmar con el código.";
const NO_FORM = "Los viajeros de este contrato los completa tu asesor. Escríbele.";
const NO_EMAIL = "No tenemos tu correo. Escríbele a tu asesor.";
const NOTHING_TO_SIGN = "Este contrato ya no espera firma.";
const NO_OFFER = "Esta propuesta ya no se puede abrir. Escríbele a tu asesor.";
const NOTHING_TO_PAY = "El contrato está cancelado: no hay nada por pagar.";

/** Returns the reason why a link does not lead to a page by a link of its own; null when it does. */
export function openRefusal(page: LinkedPage, sale: LinkedSale): Refusal | null {
  const { purpose, isOver, contract } = sale;
  if (purpose === null || isOver || !contract || !leadsTo[purpose]?.some((next) => next === page))
    return conflict(LEADS_NOWHERE);
  if (purpose === "signature" && !contract.isCoded) return conflict(NOT_SIGNED);
  return page === "passengers" ? formRefusal(sale) : null;
}

/** Returns the reason why the link of a page is not mailed to the holder of another one; null when it is. */
export function mailRefusal(page: LinkedPage, sale: LinkedSale): Refusal | null {
  if (sale.purpose === null) return conflict(LEADS_NOWHERE);
  const refusal = mailed[page](sale);
  if (refusal) return refusal;
  return (isOfQuote(page) ? sale.quote : sale.contract)?.hasEmail ? null : conflict(NO_EMAIL);
}

const ofContract = ({ contract }: LinkedSale): Refusal | null => (contract ? null : conflict(LEADS_NOWHERE));

/** Reasons why the link of each page is not mailed, whatever the address. */
const mailed: Readonly<Record<LinkedPage, (sale: LinkedSale) => Refusal | null>> = {
  proposal: ({ quote }) => (quote?.hasOffer ? null : conflict(NO_OFFER)),
  passengers: formRefusal,
  signature: ({ contract }) => (contract?.status === "active" ? null : conflict(NOTHING_TO_SIGN)),
  addendum: ({ contract }) => (contract?.hasAddendum ? null : conflict(NOTHING_TO_SIGN)),
  payment: (sale) =>
    ofContract(sale) ?? (sale.contract?.status === "cancelled" ? conflict(NOTHING_TO_PAY) : null),
  trip: ofContract,
};

/** Returns the reason why the travellers' form takes nothing by its link; null when it does. */
function formRefusal({ quote }: LinkedSale): Refusal | null {
  if (!quote) return conflict(NO_FORM);
  return passengerActs.refusal(
    "save",
    { viewer: null, link: { purpose: "passengers", recordId: quote.id } },
    quote,
  );
}

const nextPages: readonly NextPage[] = ["payment", "trip", "passengers"];
const linkedPages: readonly LinkedPage[] = [
  "proposal",
  "passengers",
  "signature",
  "addendum",
  "payment",
  "trip",
];

/** Returns where a link leads from a page of its sale: nothing of it is refused when it is pressed. */
export const leadsOf = (sale: LinkedSale) => ({
  opens: nextPages.filter((page) => openRefusal(page, sale) === null),
  mails: linkedPages.filter((page) => mailRefusal(page, sale) === null),
  cancelled: sale.purpose !== null && sale.contract?.status === "cancelled",
});
