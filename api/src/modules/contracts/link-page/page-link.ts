import { startOfDay } from "../../../core/colombia/days.ts";
import { conflict } from "../../../core/failure.ts";
import { issueLink, issueNextLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { refusePassengersForm } from "../../quotes/passenger/passenger.access.ts";
import { passengersAddress } from "../../quotes/quote/passenger-link.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { payAddress } from "../contract/print/contract-payment.ts";
import { newPaymentToken, nextPaymentToken, tripAddress } from "../plan/payment-link.ts";
import type { NextPage } from "./link-page.rules.ts";

const NO_FORM = "Los viajeros de este contrato los completa tu asesor. Escríbele.";

/** Makes the link of a contract's page that follows the asker's own link, and answers its address. */
export async function nextPageLink(work: Work, page: NextPage, contract: Contract): Promise<string> {
  if (page !== "passengers") return paidPage(work, page, contract, await nextPaymentToken(work, contract));
  const { id, until } = await passengersForm(work, contract);
  return passengersAddress(work, id, await issueNextLink(work, "passengers", id, until));
}

/** Makes the link of a contract's page for a mail to its client, and answers its address. */
export async function mailedPageLink(work: Work, page: NextPage, contract: Contract): Promise<string> {
  if (page !== "passengers") return paidPage(work, page, contract, await newPaymentToken(work, contract));
  const { id, until } = await passengersForm(work, contract);
  return passengersAddress(work, id, issueLink(work, "passengers", id, until));
}

const paidPage = (work: Work, page: "payment" | "trip", contract: Contract, token: string): string =>
  page === "trip"
    ? tripAddress(work, contract, token)
    : `${payAddress(work.services.config.publicUrl, contract.id)}&token=${token}`;

/** Returns the quote whose travellers a contract names, and the departure, at which its form closes. */
async function passengersForm(
  work: Work,
  { quoteId, fechaInicioViaje }: Contract,
): Promise<{ readonly id: string; readonly until: Date }> {
  if (quoteId === null) throw conflict(NO_FORM);
  const quote = await work.find(Quote, { id: quoteId }, NO_QUOTE);
  await refusePassengersForm(work, quote);
  return { id: quoteId, until: startOfDay(fechaInicioViaje) };
}
