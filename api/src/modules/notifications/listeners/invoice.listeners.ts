import { addressOf } from "../../../core/addresses.ts";
import { ended } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, CONTADOR, OWNER } from "../../accounts/permissions.rules.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { CreditNote } from "../../invoices/credit-note/credit-note.entity.ts";
import "../../invoices/invoice/invoice.events.ts";
import { Invoice } from "../../invoices/invoice/invoice.entity.ts";
import type { Told } from "../notify.ts";
import { peopleOf, tell, tellRoles, tellWhoMay } from "../told-people.ts";

const UNSENT = "invoice_unsent";

/** The invoice that a paper is, or that it takes back. */
async function invoiceOf({ em }: Work, kind: "factura" | "nota_credito", id: string): Promise<Invoice> {
  if (kind === "factura") return em.findOneOrFail(Invoice, { id });
  const { invoice } = await em.findOneOrFail(CreditNote, { id });
  return em.findOneOrFail(Invoice, { id: invoice.id });
}

/** Who is told of invoices: the seller that there is one, the office of what did not reach the DIAN. */
export const invoiceNotices: readonly Listener[] = [
  on("invoice.issued", async (work, { invoiceId }) => {
    const { number, totalAmount, contract } = await work.em.findOneOrFail(Invoice, { id: invoiceId });
    const sale = await work.em.findOneOrFail(Contract, { id: contract.id });
    await tell(work, [sellerOf(sale), ...(await peopleOf(work, CONTADOR))], {
      type: "invoice_issued",
      title: `Factura ${number}`,
      message:
        `El contrato ${sale.contractNumber} ya tiene su factura por ${formatCop(totalAmount)}. ` +
        "El cliente la recibe por correo cuando la DIAN la acepte.",
      link: addressOf("contract", { id: sale.id }),
      data: { contract_id: sale.id, invoice_id: invoiceId },
    });
  }),
  on("paper.unsent", async (work, { kind, paperId, number, problem }) => {
    const invoice = await invoiceOf(work, kind, paperId);
    const notice: Told = {
      type: UNSENT,
      title: `${kind === "factura" ? "Factura" : "Nota crédito"} ${number} sin enviar a la DIAN`,
      message: `${ended(problem)} Corrige la causa y reintenta el envío.`,
      data: { paper_id: paperId, invoice_id: invoice.id },
    };
    const list = `${addressOf("invoices")}?ver=facturas&search=${encodeURIComponent(invoice.number)}`;
    await tellWhoMay(work, "invoice", { ...notice, link: list });
    // Who does not invoice finds it on the page of the contract.
    await tellRoles(work, [ADMIN], {
      ...notice,
      link: addressOf("contract", { id: invoice.contract.id }),
    });
  }),
  on("paper.sent", async (work, { paperId }) => {
    await work.rows(
      sql`update notifications set read = true, read_at = ${work.now}, updated_at = ${work.now}
        where user_id in (select id from users where role = any(${[ADMIN, CONTADOR, OWNER]}::int[]))
          and not read and type = ${UNSENT} and data ->> 'paper_id' = ${paperId}`,
    );
  }),
];
