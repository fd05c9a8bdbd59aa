import { conflict, Refusal } from "../../../core/failure.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AUTHORIZE_FIRST } from "../../contracts/addendum/addendum.acts.rules.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { creditLockedInvoice } from "../credit-note/credit-locked-invoice.ts";
import type { InvoicedTrip } from "../invoice/draft-invoice.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { NO_NOTE_RANGE } from "../invoice/invoice.texts.ts";
import { issueInvoice } from "../invoice/issue-invoice.ts";
import { InvoiceChange } from "./invoice-change.entity.ts";
import {
  invoiceToReplace,
  isAllowed,
  type PlannedChange,
  plannedChange,
  tripAfter,
} from "./planned-change.ts";

const NOT_NOW =
  "Antes de firmar, la agencia debe revisar la factura de tu contrato. Avísale a tu asesor y vuelve a intentarlo.";

/**
 * Listeners for addenda that change an invoiced price. Such an addendum can be sent only after the
 * accountant or the owner has authorized the replacement of the invoice. Its signature issues the credit
 * note and the new invoice exactly as authorized, otherwise the signature is refused.
 */
export const invoiceChangeListeners: readonly Listener[] = [
  on("addendum.sent", async (work, { addendumId }) => {
    const { addendum, contract, invoice } = await replacing(work, addendumId);
    if (!invoice) return;
    if (!(await allowed(work, { addendum, invoice, trip: tripAfter(contract, addendum) })))
      throw conflict(AUTHORIZE_FIRST);
  }),
  on("addendum.signed", async (work, { addendumId }) => {
    const { addendum, contract, invoice } = await replacing(work, addendumId);
    if (!invoice) return;
    await work.lock(invoice);
    const found = await allowed(work, { addendum, invoice, trip: contract }).catch((error: unknown) => {
      // The client is only asked to call the agency: the agency's page of the addendum shows the fault.
      throw error instanceof Refusal ? conflict(NOT_NOW) : error;
    });
    if (!found) throw conflict(NOT_NOW);
    await replaceInvoice(work, { addendum, contract, invoice, ...found });
  }),
];

async function replacing(work: Work, addendumId: string) {
  const addendum = await work.em.findOneOrFail(Addendum, { id: addendumId });
  const contract = await work.em.findOneOrFail(Contract, { id: addendum.contract.id });
  return { addendum, contract, invoice: await invoiceToReplace(work, addendum, contract) };
}

interface Allowed {
  readonly change: InvoiceChange;
  readonly planned: PlannedChange;
}

/** Returns the authorized documents, if both would still have the same content now. */
async function allowed(
  work: Work,
  asked: { addendum: Addendum; invoice: Invoice; trip: InvoicedTrip },
): Promise<Allowed | null> {
  const change = await work.em.findOne(InvoiceChange, { addendum: asked.addendum.id });
  if (!change) return null;
  const planned = await plannedChange(work, asked, change);
  return isAllowed(change, asked.invoice, planned) ? { change, planned } : null;
}

interface Replacing extends Allowed {
  readonly addendum: Addendum;
  readonly contract: Contract;
  readonly invoice: Invoice;
}

async function replaceInvoice(
  work: Work,
  { addendum, contract, invoice, change, planned: { note: crediting, credited, lines } }: Replacing,
): Promise<void> {
  const { name, lastname } = await work.em.findOneOrFail(User, { id: change.authorizedBy.id });
  const authorizedBy = `${name} ${lastname}`.trim();
  const note = await creditLockedInvoice(work, invoice, contract, { ...crediting, authorizedBy });
  if (!note) throw conflict(NO_NOTE_RANGE);
  // The database counts the credited amount, and allows another invoice for the contract from then on.
  await work.save();
  const { buyer, total } = change;
  const issued = await issueInvoice(work, contract, { lines, buyer, isOpen: false, authorizedBy });
  change.doneAt = work.now;
  change.creditNote = note;
  change.newInvoice = issued;
  work.audit("contract.invoice-replaced", contract.id, {
    addendum: addendum.number,
    invoiceNumber: invoice.number,
    noteNumber: note.number,
    credited,
    newNumber: issued.number,
    total,
    authorizedBy,
  });
}
