import { Contract } from "../contracts/contract/contract.entity.ts";
import { CreditNote } from "../invoices/credit-note/credit-note.entity.ts";
import { Invoice } from "../invoices/invoice/invoice.entity.ts";
import { NumberingRange } from "../numbering/numbering-range.entity.ts";
import { sql } from "../../core/read/sql.ts";
import { Provider } from "../providers/provider.entity.ts";
import { hasPurchaseToInvoice } from "../providers/provider.sql.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofInvoice, ofNumbering, ofProvider } from "./my-day-shown.ts";

const problem = "coalesce(r.sending_problem, '')";
/** What nobody sends any more by itself: refused, or given up after days. */
const unsent = () => filter({ sendingState: { $in: ["rechazada", "fallida"] } });

const papers = { part: "late", capability: "invoice" } as const;

/**
 * What the DIAN asks of the agency, and what invoices need to know: numbers that end soon, papers that did
 * not reach it, notes to make.
 */
export const dianLines: readonly Line[] = [
  {
    kind: "numbering_to_renew",
    part: "waiting",
    capability: "keepNumbering",
    entity: NumberingRange,
    shown: ofNumbering,
    where: () => filter({ retiredAt: null, warnedAt: { $ne: null } }),
  },
  {
    kind: "providers_without_nit",
    part: "waiting",
    capability: "manageProviders",
    entity: Provider,
    shown: ofProvider,
    where: () => filter({ nit: null, mergedInto: null }),
    besides: () => hasPurchaseToInvoice(sql`r.id`),
  },
  {
    kind: "invoices_to_review",
    part: "waiting",
    capability: "invoice",
    entity: Invoice,
    shown: ofInvoice("''", "r.total_amount", "r.issued_at", "join invoices i on i.id = r.id"),
    where: () => filter({ sendingState: "por_revisar" }),
  },
  {
    kind: "invoices_unsent",
    ...papers,
    entity: Invoice,
    shown: ofInvoice(problem, "r.total_amount", "r.issued_at", "join invoices i on i.id = r.id"),
    where: unsent,
  },
  {
    kind: "credit_notes_unsent",
    ...papers,
    entity: CreditNote,
    shown: ofInvoice(
      `concat('Nota ', r.number, '. ', ${problem})`,
      "r.total_amount",
      "r.issued_at",
      "join invoices i on i.id = r.invoice_id",
    ),
    where: unsent,
  },
  {
    kind: "credit_notes_to_make",
    ...papers,
    entity: Contract,
    shown: ofInvoice(
      "concat('Contrato cancelado ', r.contract_number)",
      "i.total_amount",
      "r.cancelled_at",
      "join invoices i on i.contract_id = r.id and i.credited_amount < i.total_amount",
    ),
    where: () => filter({ status: "cancelled", invoicedAt: { $ne: null } }),
  },
];
