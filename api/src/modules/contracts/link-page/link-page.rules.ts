import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import { conflict, type Refusal } from "../../../core/failure.ts";
import { passengerActs, type PassengersState } from "../../quotes/passenger/passenger.acts.rules.ts";
import type { ContractStatus } from "../contract/contract.lifecycle.ts";
import type { LinkedPage } from "./linked-page.enums.ts";

/** Page that can be opened from another page; the other pages are only reached through their mails. */
export type NextPage = "payment" | "trip" | "passengers";

/** Page that belongs to a quote; the other pages belong to its contract. */
export type QuotePage = "proposal" | "passengers";
export type ContractPage = Exclude<LinkedPage, QuotePage>;

/** Returns whether a page belongs to a quote. */
export const isOfQuote = (page: LinkedPage): page is QuotePage =>
  page === "proposal" || page === "passengers";

/**
 * Pages of the contract that a link of each purpose gives access to; purposes not listed give access to
 * none. A signing link gives access only after a signature with the code.
 */
export const leadsTo: Partial<Readonly<Record<LinkPurpose, readonly NextPage[]>>> = {
  signature: ["payment", "trip"],
  addendum: ["payment", "trip"],
  payment: ["payment", "trip", "passengers"],
};

/**
 * The sale of a page and the link that opened it: all data that determine which pages the link gives access
 * to.
 */
export interface LinkedSale {
  /** Purpose of the link; null when the link belongs to another sale, is unknown, or was revoked. */
  readonly purpose: LinkPurpose | null;
  /** True when the link no longer opens its page: it expired, or ended with its contract. */
  readonly isOver: boolean;
  /** The contract, if it was sent; null for a draft. */
  readonly contract: {
    readonly status: ContractStatus;
    /** True when the client signed the contract with the code. */
    readonly isCoded: boolean;
    readonly hasEmail: boolean;
    /** True when an addendum awaits the client's signature. */
    readonly hasAddendum: boolean;
  } | null;
  readonly quote:
    | (PassengersState & {
        /** True when the client was sent a proposal that can still be opened. */
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

/** Returns the reason why a link does not give access to a page; null when it does. */
export function openRefusal(page: LinkedPage, sale: LinkedSale): Refusal | null {
  const { purpose, isOver, contract } = sale;
  if (purpose === null || isOver || !contract || !leadsTo[purpose]?.some((next) => next === page))
    return conflict(LEADS_NOWHERE);
  if (purpose === "signature" && !contract.isCoded) return conflict(NOT_SIGNED);
  return page === "passengers" ? formRefusal(sale) : null;
}

/** Returns the reason why the link to a page is not mailed to the holder of another link; null when it is. */
export function mailRefusal(page: LinkedPage, sale: LinkedSale): Refusal | null {
  if (sale.purpose === null) return conflict(LEADS_NOWHERE);
  const refusal = mailed[page](sale);
  if (refusal) return refusal;
  return (isOfQuote(page) ? sale.quote : sale.contract)?.hasEmail ? null : conflict(NO_EMAIL);
}

const ofContract = ({ contract }: LinkedSale): Refusal | null => (contract ? null : conflict(LEADS_NOWHERE));

/** Reasons why the link to each page is not mailed, independent of the address. */
const mailed: Readonly<Record<LinkedPage, (sale: LinkedSale) => Refusal | null>> = {
  proposal: ({ quote }) => (quote?.hasOffer ? null : conflict(NO_OFFER)),
  passengers: formRefusal,
  signature: ({ contract }) => (contract?.status === "active" ? null : conflict(NOTHING_TO_SIGN)),
  addendum: ({ contract }) => (contract?.hasAddendum ? null : conflict(NOTHING_TO_SIGN)),
  payment: (sale) =>
    ofContract(sale) ?? (sale.contract?.status === "cancelled" ? conflict(NOTHING_TO_PAY) : null),
  trip: ofContract,
};

/** Returns the reason why the travellers' form cannot be submitted through its link; null when it can. */
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

/**
 * Returns the pages that a link gives access to from a page of its sale. Each can be opened without a
 * refusal.
 */
export const leadsOf = (sale: LinkedSale) => ({
  opens: nextPages.filter((page) => openRefusal(page, sale) === null),
  mails: linkedPages.filter((page) => mailRefusal(page, sale) === null),
  cancelled: sale.purpose !== null && sale.contract?.status === "cancelled",
});
