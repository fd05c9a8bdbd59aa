import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { snake } from "../../../core/naming.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { ownContracts, readableContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import { type InvoiceTurnFacts, invoiceTurn } from "../invoice/turn/invoice-turn.rules.ts";
import { invoiceTurnFactsSql } from "../invoice/turn/invoice-turn.sql.ts";
import { paperUrl } from "../invoice/invoice.reads.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import type { ContractCreditNote, ContractInvoice } from "./contract-invoice.types.ts";

type Unaddressed<P> = Omit<P, "pdfUrl" | "xmlUrl" | "creditNotes"> & {
  readonly pdfKey: string | null;
  readonly xmlKey: string | null;
};

interface Found {
  /** Whether the client asks. */
  readonly own: boolean;
  readonly invoice: Omit<Unaddressed<ContractInvoice>, "turn"> | null;
  /** What tells who does its next step; null without one. */
  readonly turnFacts: InvoiceTurnFacts | null;
  readonly notes: readonly Unaddressed<ContractCreditNote>[];
}

const ofInvoice: RowColumns = (property) =>
  raw(`i.${property === "contract" ? "contract_id" : snake(property)}`);

const invoice = sql`case when i.id is not null then json_build_object('number', i.number,
    'issueDate', i.issue_date, 'totalAmount', i.total_amount, 'status', i.status,
    'sendingState', i.sending_state, 'sendingProblem', i.sending_problem,
    'creditedAmount', i.credited_amount, 'pruebas', i.content ->> 'ambiente' = '2',
    'pdfKey', i.pdf_key, 'xmlKey', i.xml_key) end`;

const notes = sql`(select coalesce(json_agg(json_build_object('number', n.number, 'issueDate', n.issue_date,
    'totalAmount', n.total_amount, 'sendingState', n.sending_state, 'pdfKey', n.pdf_key,
    'xmlKey', n.xml_key) order by n.issued_at, n.id), '[]')
  from credit_notes n where n.invoice_id = i.id)`;

/** Of several the one that is not credited whole, else the last one. */
const current = sql`left join lateral (select * from invoices where contract_id = c.id
    order by credited_amount < total_amount desc, issued_at desc, id desc limit 1) i on true`;

/**
 * The invoice of a contract that the asker reads: with its files to the client and to who invoices, to other
 * staff only that it is there, for its lines tell what was bought by mandate at its cost. The client is told
 * of papers that were sent. Null where there is none; NOT_FOUND for a contract out of reach.
 */
export async function contractInvoice(context: Context, contractId: string): Promise<ContractInvoice | null> {
  const { read, viewer, link } = context;
  const reached = { $and: [{ id: contractId }, readableContracts(viewer, link)] };
  const [row] = await read.rows<Found>(
    sql`select (${read.where(Contract, ownContracts(viewer, link), "c")}) as own,
        ${invoice} as invoice, ${notes} as notes,
        case when i.id is not null then ${invoiceTurnFactsSql(ofInvoice)} end as "turnFacts"
      from contracts c ${current}
      where ${read.where(Contract, reached, "c")}`,
  );
  if (!row) throw notFound(NO_CONTRACT);
  const invoices = may(viewer?.role, "invoice");
  const asClient = row.own && !invoices;
  const shown = <P extends Unaddressed<ContractCreditNote>>(paper: P | null): P | null =>
    paper && (!asClient || paper.sendingState === "enviada") ? paper : null;
  const addressed = <P extends Unaddressed<ContractCreditNote>>(kind: PaperKind, paper: P) => {
    const { pdfKey, xmlKey, ...told } = paper;
    const url = (key: string | null, ending: "pdf" | "xml") =>
      row.own || invoices ? paperUrl(context, kind, paper.number, [key, ending]) : null;
    return { ...told, pdfUrl: url(pdfKey, "pdf"), xmlUrl: url(xmlKey, "xml") };
  };
  const found = shown(row.invoice);
  const isTold = isStaff(viewer) && !asClient && row.turnFacts !== null;
  const taken = row.notes.filter((note) => shown(note));
  return (
    found && {
      ...addressed("factura", found),
      turn: isTold ? invoiceTurn(row.turnFacts) : null,
      sendingProblem: asClient ? null : found.sendingProblem,
      creditNotes: taken.map((note) => addressed("nota_credito", note)),
    }
  );
}
