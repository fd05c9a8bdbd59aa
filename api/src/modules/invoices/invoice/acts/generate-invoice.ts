import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { typedBuyer } from "../../document/buyer.ts";
import { draftInvoice, invoiceFacts, type OwnIncome, refuseUnanswered } from "../draft-invoice.ts";
import { invoicingActs } from "../invoice.acts.rules.ts";
import type { BilledToInput } from "../../document/buyer.inputs.ts";
import { missingAnswer } from "../invoice.rules.ts";
import { invoiceOfContract } from "../invoice-of-contract.ts";
import { issueInvoice } from "../issue-invoice.ts";

/** Result of a request for an invoice; `created` is false when the invoice already existed. */
export interface GeneratedInvoice {
  readonly invoiceId: string;
  readonly created: boolean;
}

interface Args extends OwnIncome {
  readonly contractId: string;
  readonly facturarA?: BilledToInput | null | undefined;
  /**
   * True when missing answers about the purchases may be reviewed after the invoice is issued and before it
   * is sent.
   */
  readonly reviewLater?: boolean;
}

/**
 * Issues the invoice of a completed contract. A repeated request returns the same invoice, unless it was
 * fully credited. Refused when a provider has not answered in whose name it sells. With `reviewLater`, the
 * service then counts as own income, and the invoice is not sent until a person confirms it. The number is
 * assigned last, in this transaction, and released if anything is refused.
 */
export async function generateInvoice(
  work: Work,
  { contractId, facturarA, reviewLater = false, ...own }: Args,
): Promise<GeneratedInvoice> {
  const contract = await fieldsFirst(findContract(work.forUpdate, contractId), () => typedBuyer(facturarA));
  const existing = await invoiceOfContract(work, contract);
  if (existing) return { invoiceId: existing.id, created: false };
  invoicingActs.refuse("generate", work, contract);

  const facts = await invoiceFacts(work, contract.id);
  const { services } = facts;
  if (!reviewLater) refuseUnanswered(services);
  const lines = draftInvoice(contract, facts, own);
  const isOpen = services.some((service) => missingAnswer(service) !== null);
  const invoice = await issueInvoice(work, contract, { lines, buyer: typedBuyer(facturarA), isOpen });
  return { invoiceId: invoice.id, created: true };
}
