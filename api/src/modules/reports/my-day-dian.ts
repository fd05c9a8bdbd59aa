import { Invoice } from "../invoices/invoice/invoice.entity.ts";
import { invoicesOfTask } from "../invoices/invoice/invoice-task.ts";
import { NumberingRange } from "../numbering/numbering-range.entity.ts";
import { sql } from "../../core/read/sql.ts";
import { Provider } from "../providers/provider.entity.ts";
import { hasPurchaseToInvoice } from "../providers/provider.sql.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofInvoice, ofNumbering, ofProvider } from "./my-day-shown.ts";

/** SQL join for the notes of an invoice that did not reach the DIAN. */
const unsentNotes = `join lateral (select sum(n.total_amount)::bigint as amount, min(n.issued_at) as since,
    string_agg(concat('Nota ', n.number, '. ', n.sending_problem), ' · ' order by n.issued_at) as detail
  from credit_notes n
    where n.invoice_id = r.id and n.sending_state in ('rechazada', 'fallida')) unsent on true`;

const documents = { part: "late", turn: "theirs", capability: "invoice", entity: Invoice } as const;

/**
 * Lines about the DIAN: number ranges that end soon, documents that did not reach the DIAN, credit notes to
 * issue, and open questions that block invoices.
 */
export const dianLines: readonly Line[] = [
  {
    kind: "numbering_to_renew",
    part: "waiting",
    turn: "untold",
    capability: "keepNumbering",
    entity: NumberingRange,
    shown: ofNumbering,
    where: () => filter({ retiredAt: null, warnedAt: { $ne: null } }),
  },
  {
    kind: "providers_without_nit",
    part: "waiting",
    turn: "untold",
    capability: "manageProviders",
    entity: Provider,
    shown: ofProvider,
    where: () => filter({ nit: null, mergedInto: null }),
    besides: () => hasPurchaseToInvoice(sql`r.id`),
  },
  {
    kind: "invoices_to_review",
    ...documents,
    acts: ["review"],
    part: "waiting",
    shown: ofInvoice("''", "r.total_amount", "r.issued_at"),
    where: () => filter(invoicesOfTask.review),
  },
  {
    kind: "invoices_unsent",
    ...documents,
    acts: ["correct", "resend"],
    shown: ofInvoice("coalesce(r.sending_problem, '')", "r.total_amount", "r.issued_at"),
    where: () => filter(invoicesOfTask.unsent),
  },
  {
    kind: "credit_notes_unsent",
    ...documents,
    acts: ["resendNote"],
    shown: ofInvoice("unsent.detail", "unsent.amount", "unsent.since", unsentNotes),
    where: () => filter(invoicesOfTask.unsent_note),
  },
  {
    kind: "credit_notes_to_make",
    ...documents,
    acts: ["credit"],
    shown: ofInvoice("concat('Contrato cancelado ', c.contract_number)", "r.total_amount", "c.cancelled_at"),
    where: () => filter(invoicesOfTask.note),
  },
];
