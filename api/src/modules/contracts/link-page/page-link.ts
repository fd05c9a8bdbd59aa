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

/** Ways to make a link: one that follows the asker's own and ends with it, or one for a mail. */
const ways = {
  next: { payment: nextPaymentToken, passengers: issueNextLink },
  mailed: { payment: newPaymentToken, passengers: issueLink },
} as const;

/** Makes the link of a contract's page, and answers its address. */
export async function pageLink(
  work: Work,
  page: NextPage,
  contract: Contract,
  way: keyof typeof ways,
): Promise<string> {
  if (page === "passengers") {
    const { id, until } = await passengersForm(work, contract);
    return passengersAddress(work, id, await ways[way].passengers(work, "passengers", id, until));
  }
  const token = await ways[way].payment(work, contract);
  return page === "trip"
    ? tripAddress(work, contract, token)
    : `${payAddress(work.services.config.publicUrl, contract.id)}&token=${token}`;
}

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
