import { startOfDay } from "../../../core/colombia/days.ts";
import { issueNextLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { passengersAddress } from "../../quotes/quote/passenger-link.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { payAddress } from "../contract/print/contract-payment.ts";
import { newPaymentToken, nextPaymentToken, tripAddress } from "../plan/payment-link.ts";

/**
 * Ways to create a payment link: `next` expires with the caller's link; `mailed` is independent, for a mail.
 */
const ways = { next: nextPaymentToken, mailed: newPaymentToken } as const;

/** Creates the link for paying a contract or seeing its trip, and returns its URL. */
export async function pageLink(
  work: Work,
  page: "payment" | "trip",
  contract: Contract,
  way: keyof typeof ways,
): Promise<string> {
  const token = await ways[way](work, contract);
  return page === "trip"
    ? tripAddress(work, contract, token)
    : `${payAddress(work.services.config.publicUrl, contract.id)}&token=${token}`;
}

/**
 * Creates a link to the travellers' form, derived from the caller's link; it expires when the trip begins.
 */
export const nextFormLink = async (
  work: Work,
  quoteId: string,
  { fechaInicioViaje }: Contract,
): Promise<string> =>
  passengersAddress(
    work,
    quoteId,
    await issueNextLink(work, "passengers", quoteId, startOfDay(fechaInicioViaje)),
  );
