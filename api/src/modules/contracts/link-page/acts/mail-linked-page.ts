import { maskedEmail } from "../../../../core/colombia/emails.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { newOfferLink } from "../../../quotes/quote/offer/offer-link.ts";
import { advisorOf } from "../../../quotes/quote/offer/quote.mail.ts";
import { newPassengerLink } from "../../../quotes/quote/passenger-link.ts";
import { QuoteVersion } from "../../../quotes/quote/offer/quote-version.entity.ts";
import { NO_QUOTE } from "../../../quotes/quote/quote.access.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { addendumUrl } from "../../addendum/addendum-link.ts";
import { Addendum } from "../../addendum/addendum.entity.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { hasSignature } from "../../contract/contract.lifecycle.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { newSignatureLink } from "../../contract/print/signature-link.ts";
import { contractPageLetter, quotePageLetter } from "../link-page.mail.ts";
import { type ContractPage, isOfQuote, mailRefusal, type QuotePage } from "../link-page.rules.ts";
import type { LinkedPage } from "../linked-page.enums.ts";
import { linkedSale, type PageRecord, type ReachedSale } from "../linked-sale.ts";
import { pageLink } from "../page-link.ts";

interface AskedPage {
  readonly of: PageRecord;
  readonly page: LinkedPage;
  /** Sale that the link gave access to at the time of the request. */
  readonly sale: ReachedSale;
  /** Id of the caller's link, which may have expired. */
  readonly linkId: string;
}

/**
 * Mails a link to a page of a sale to the address in its contract or quote. The caller holds another link of
 * the same sale, which may have expired. Returns that address, masked. A request for the signing page gets
 * the trip page once everything is signed.
 */
export async function mailLinkedPage(
  work: Work,
  { of, page: wanted, sale: { contractId, quoteId }, linkId }: AskedPage,
): Promise<string> {
  const record = isOfQuote(wanted)
    ? await work.forUpdate.find(Quote, { id: quoteId ?? [] }, NO_QUOTE)
    : await work.forUpdate.find(Contract, { id: contractId ?? [] }, NO_CONTRACT);
  const sale = await linkedSale(work, of, sql`l.id = ${linkId}`);
  const page =
    wanted === "signature" && sale.contract && hasSignature(sale.contract.status) ? "trip" : wanted;
  const refusal = mailRefusal(page, sale);
  if (refusal) throw refusal;
  if (isOfQuote(page)) return mailQuotePage(work, record as Quote, page);
  return mailContractPage(work, record as Contract, page);
}

async function mailQuotePage(work: Work, quote: Quote, page: QuotePage): Promise<string> {
  const { subject, letter } = quotePageLetter(
    quote,
    page,
    page === "passengers" ? newPassengerLink(work, quote.id) : await proposalLink(work, quote),
  );
  const advisor = await advisorOf(work, quote);
  const to = quote.emailCliente;
  await queueMail(work, {
    key: `quote-page:${quote.id}:${page}:${work.now.getTime()}`,
    to,
    subject,
    letter: advisor ? { ...letter, advisor } : letter,
  });
  if (page === "passengers") work.audit("passengers.form-mailed", quote.id, {});
  else work.audit("quote.page-mailed", quote.id, { page });
  return maskedEmail(to);
}

async function proposalLink(work: Work, quote: Quote): Promise<string> {
  const version = await work.em.findOneOrFail(QuoteVersion, { id: quote.sentOffer?.id ?? [] });
  return newOfferLink(work, quote, version, "mail").url;
}

async function mailContractPage(work: Work, contract: Contract, page: ContractPage): Promise<string> {
  const to = contract.emailSentTo ?? contract.cliente.email;
  const content = await contractContent(work.em, contract);
  const { subject, letter } = contractPageLetter(content, page, await contractPageLink(work, contract, page));
  const key = `contract-page:${contract.id}:${page}:${work.now.getTime()}` as const;
  await queueMail(work, { key, to, subject, letter });
  work.audit("contract.page-mailed", contract.id, { page });
  return maskedEmail(to);
}

async function contractPageLink(work: Work, contract: Contract, page: ContractPage): Promise<string> {
  if (page === "signature") return newSignatureLink(work, contract.id);
  if (page === "addendum")
    return addendumUrl(
      work,
      await work.em.findOneOrFail(Addendum, { contract: contract.id, status: "sent" }),
    );
  return pageLink(work, page, contract, "mailed");
}
