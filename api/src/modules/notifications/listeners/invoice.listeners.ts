import { addressOf, tabOf } from "../../../core/addresses.ts";
import { ended } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, CONTADOR, OWNER } from "../../accounts/permissions.rules.ts";
import { awaitsAuthorization } from "../../contracts/addendum/addendum-state.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { CreditNote } from "../../invoices/credit-note/credit-note.entity.ts";
import { Invoice } from "../../invoices/invoice/invoice.entity.ts";
import type { NoticeType } from "../kinds/notices.rules.ts";
import type { NoticeText } from "../notify.ts";
import { peopleOf, notifyPeople, notifyRoles, notifyWhoMay } from "../notify-people.ts";

const UNSENT = "invoice_unsent";
const TO_AUTHORIZE = "addendum_to_authorize";

/** Marks the office's notices about a completed step as read. */
async function settle(work: Work, type: NoticeType, key: string, id: string): Promise<void> {
  await work.rows(
    sql`update notifications set read = true, read_at = ${work.now}, updated_at = ${work.now}
      where user_id in (select id from users where role = any(${[ADMIN, CONTADOR, OWNER]}::int[]))
        and not read and type = ${type} and data ->> ${key} = ${id}`,
  );
}

/** Returns the invoice for a document, or the invoice that a credit note credits. */
async function invoiceOf({ em }: Work, kind: "factura" | "nota_credito", id: string): Promise<Invoice> {
  if (kind === "factura") return em.findOneOrFail(Invoice, { id });
  const { invoice } = await em.findOneOrFail(CreditNote, { id });
  return em.findOneOrFail(Invoice, { id: invoice.id });
}

/**
 * Listeners that notify the seller about a new invoice, and the office about documents that did not reach
 * the DIAN.
 */
export const invoiceNotices: readonly Listener[] = [
  on("invoice.issued", async (work, { invoiceId }) => {
    const { number, totalAmount, contract } = await work.em.findOneOrFail(Invoice, { id: invoiceId });
    const sale = await work.em.findOneOrFail(Contract, { id: contract.id });
    const notice: NoticeText = {
      type: "invoice_issued",
      title: `Factura ${number}`,
      message:
        `El contrato ${sale.contractNumber} ya tiene su factura por ${formatCop(totalAmount)}. ` +
        "El cliente la recibe por correo cuando la DIAN la acepte.",
      data: { contract_id: sale.id, invoice_id: invoiceId },
    };
    await notifyPeople(work, [sellerOf(sale)], { ...notice, link: tabOf("contract", sale.id, "papeles") });
    await notifyPeople(work, await peopleOf(work, CONTADOR), {
      ...notice,
      link: addressOf("oneInvoice", { id: invoiceId }),
    });
  }),
  on("paper.unsent", async (work, { kind, documentId, number, problem }) => {
    const invoice = await invoiceOf(work, kind, documentId);
    const notice: NoticeText = {
      type: UNSENT,
      title: `${kind === "factura" ? "Factura" : "Nota crédito"} ${number} sin enviar a la DIAN`,
      message: `${ended(problem)} Corrige la causa y reintenta el envío.`,
      data: { paper_id: documentId, invoice_id: invoice.id },
    };
    await notifyWhoMay(work, "invoice", { ...notice, link: addressOf("oneInvoice", { id: invoice.id }) });
    // Administrators, who do not invoice, find it on the page of the contract.
    await notifyRoles(work, [ADMIN], {
      ...notice,
      link: tabOf("contract", invoice.contract.id, "papeles"),
    });
  }),
  on("paper.sent", (work, { documentId }) => settle(work, UNSENT, "paper_id", documentId)),
  on("addendum.written", async (work, { contractId, addendumId }) => {
    await settle(work, TO_AUTHORIZE, "addendum_id", addendumId);
    await work.save();
    if (!(await awaitsAuthorization(work, addendumId))) return;
    const { contractNumber } = await work.em.findOneOrFail(Contract, { id: contractId });
    const { number, content } = await work.em.findOneOrFail(Addendum, { id: addendumId });
    await notifyWhoMay(work, "invoice", {
      type: TO_AUTHORIZE,
      message:
        `El otrosí n.º ${number} al contrato ${contractNumber} cambia su precio a ` +
        `${formatCop(content.precioDespues)}. Autoriza la nota crédito y la factura nueva para que se envíe.`,
      link: tabOf("contract", contractId, "papeles"),
      data: { contract_id: contractId, addendum_id: addendumId },
    });
  }),
  on("invoice-change.authorized", (work, { addendumId }) =>
    settle(work, TO_AUTHORIZE, "addendum_id", addendumId),
  ),
  on("addendum.withdrawn", (work, { addendumId }) => settle(work, TO_AUTHORIZE, "addendum_id", addendumId)),
];
