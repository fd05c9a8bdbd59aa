import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { snake } from "../../../core/naming.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { verificationUrl } from "../../../core/verification/issue-document.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { ownContracts, readableContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import { collectedSql, collectionSql } from "../invoice/collection/collection.sql.ts";
import { creditedBySql } from "../invoice/credited.sql.ts";
import { type InvoiceTurnFacts, invoiceTurns } from "../invoice/turn/invoice-turn.rules.ts";
import { invoiceTurnFactsSql } from "../invoice/turn/invoice-turn.sql.ts";
import { fiscalFileUrl } from "../invoice/invoice.reads.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import type { ContractCreditNote, ContractInvoice, EarlierInvoice } from "./contract-invoice.types.ts";

type Unaddressed<P> = Omit<P, "pdfUrl" | "xmlUrl" | "verificationUrl" | "creditNotes"> & {
  readonly pdfKey: string | null;
  readonly xmlKey: string | null;
  /** Verification code of the issued document. */
  readonly checkCode: string | null;
};

interface FoundInvoice extends Unaddressed<EarlierInvoice> {
  /** Facts that determine who has to do the next step. */
  readonly turnFacts: InvoiceTurnFacts;
  readonly notes: readonly Unaddressed<ContractCreditNote>[];
}

interface Found {
  /** True when the caller is the contract's client. */
  readonly own: boolean;
  /** Invoices of the contract; the one that is not fully credited comes first, then the latest. */
  readonly invoices: readonly FoundInvoice[];
}

const codeOf = (fiscalDocument: Fragment, kind: "invoice" | "credit_note"): Fragment =>
  sql`(select d.code from issued_documents d where d.record_id = ${fiscalDocument} and d.kind = ${kind}
    order by d.issued_at desc, d.id desc limit 1)`;

const notes = sql`(select coalesce(json_agg(json_build_object('number', n.number, 'issueDate', n.issue_date,
    'totalAmount', n.total_amount, 'sendingState', n.sending_state, 'pdfKey', n.pdf_key,
    'xmlKey', n.xml_key, 'checkCode', ${codeOf(sql`n.id`, "credit_note")})
    order by n.issued_at, n.id), '[]')
  from credit_notes n where n.invoice_id = i.id)`;

const ofInvoice: RowColumns = (property) =>
  raw(`i.${property === "contract" ? "contract_id" : snake(property)}`);

const invoices = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number,
    'issueDate', i.issue_date, 'totalAmount', i.total_amount, 'status', i.status,
    'sendingState', i.sending_state, 'sendingProblem', i.sending_problem,
    'creditedAmount', i.credited_amount, 'creditedBy', ${creditedBySql(ofInvoice)},
    'cobro', ${collectionSql(ofInvoice)}, 'cobrado', ${collectedSql(ofInvoice)},
    'pruebas', i.content ->> 'ambiente' = '2',
    'pdfKey', i.pdf_key, 'xmlKey', i.xml_key, 'checkCode', ${codeOf(sql`i.id`, "invoice")},
    'turnFacts', ${invoiceTurnFactsSql(ofInvoice)}, 'notes', ${notes})
    order by i.credited_amount < i.total_amount desc, i.issued_at desc, i.id desc), '[]')
  from invoices i where i.contract_id = c.id)`;

/**
 * Returns the invoice of a contract that the viewer may read, and the earlier invoices that it replaced. The
 * client and the people who invoice get the files; other staff do not, because the lines reveal the cost of
 * purchases on behalf of third parties. The client sees only documents that were sent. Null when there is
 * none; NOT_FOUND for a contract out of scope.
 */
export async function contractInvoice(context: Context, contractId: string): Promise<ContractInvoice | null> {
  const { read, viewer, link, services } = context;
  const reached = { $and: [{ id: contractId }, readableContracts(viewer, link)] };
  const [row] = await read.rows<Found>(
    sql`select (${read.where(Contract, ownContracts(viewer, link), "c")}) as own, ${invoices} as invoices
      from contracts c where ${read.where(Contract, reached, "c")}`,
  );
  if (!row) throw notFound(NO_CONTRACT);
  const doesInvoice = may(viewer?.role, "invoice");
  const asClient = row.own && !doesInvoice;
  const isShown = ({ sendingState }: Pick<FoundInvoice, "sendingState">): boolean =>
    !asClient || sendingState === "enviada";
  const addressed = <P extends Unaddressed<ContractCreditNote>>(
    kind: FiscalDocumentKind,
    fiscalDocument: P,
  ) => {
    const { pdfKey, xmlKey, checkCode, ...shown } = fiscalDocument;
    const url = (key: string | null, ending: "pdf" | "xml") =>
      row.own || doesInvoice ? fiscalFileUrl(context, kind, fiscalDocument.number, [key, ending]) : null;
    const verification = checkCode && verificationUrl(services.config.publicUrl, checkCode);
    return {
      ...shown,
      pdfUrl: url(pdfKey, "pdf"),
      xmlUrl: url(xmlKey, "xml"),
      verificationUrl: verification,
    };
  };
  const [current, ...earlier] = row.invoices
    .filter(isShown)
    .map(({ notes: taken, turnFacts, ...invoice }) => ({
      ...addressed("factura", invoice),
      turn: isStaff(viewer) && !asClient ? (invoiceTurns(turnFacts)[0] ?? null) : null,
      sendingProblem: asClient ? null : invoice.sendingProblem,
      creditNotes: taken.filter(isShown).map((note) => addressed("nota_credito", note)),
    }));
  return current ? { ...current, anteriores: earlier } : null;
}
