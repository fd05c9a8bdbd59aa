import { dianInstant } from "../../../core/colombia/dian.ts";
import { sum } from "../../../core/colombia/cop.ts";
import { conceptCode, type CreditConcept } from "../credit-note/credit-note.rules.ts";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import type { FiscalContent } from "../document/fiscal-document.types.ts";
import {
  customer,
  extensions,
  identifier,
  ivaTotal,
  money,
  paymentMeans,
  supplier,
  type UblParts,
} from "./fiscal-parts.ts";
import { ublDocument } from "./ubl-node.ts";

/** A fiscal document to be written as XML; line amounts in COP. */
export interface WrittenDocument {
  readonly number: string;
  readonly issuedAt: Date;
  readonly code: string;
  readonly content: FiscalContent;
  readonly lines: readonly DraftLine[];
}

/** Invoice that a credit note credits, with the reason. */
export interface TakenBack {
  readonly number: string;
  readonly code: string;
  readonly issueDate: string;
  readonly reason: string;
  readonly concept: CreditConcept;
}

const STANDARD = "10";
const MANDATE = "11";

/** Returns the UBL 2.1 document of an invoice (annex 1.9, 6.1), without its signature. */
export function invoiceXml(fiscalDocument: WrittenDocument): string {
  const { content, lines } = fiscalDocument;
  const operation = lines.some(({ mandante }) => mandante) ? MANDATE : STANDARD;
  return ublDocument("Invoice", {
    "ext:UBLExtensions": extensions(content, fiscalDocument.code, true),
    ...head(fiscalDocument, operation, "DIAN 2.1: Factura Electrónica de Venta", "CUFE-SHA384"),
    "cbc:InvoiceTypeCode": "01",
    ...counted(fiscalDocument),
    "cac:AccountingSupplierParty": supplier(content),
    "cac:AccountingCustomerParty": customer(content),
    "cac:PaymentMeans": paymentMeans(content),
    ...sums(lines),
    "cac:InvoiceLine": lines.map((line, at) => item(line, at + 1, "cbc:InvoicedQuantity", operation)),
  });
}

/** Returns the UBL 2.1 document of a credit note that credits an invoice, or part of it (annex 1.9, 6.2). */
export function creditNoteXml(
  fiscalDocument: WrittenDocument,
  { number, code, issueDate, reason, concept }: TakenBack,
): string {
  const { content, lines } = fiscalDocument;
  const id = { "@schemeName": "CUFE-SHA384", "#": code };
  return ublDocument("CreditNote", {
    "ext:UBLExtensions": extensions(content, fiscalDocument.code, false),
    ...head(fiscalDocument, "20", "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta", "CUDE-SHA384"),
    "cbc:CreditNoteTypeCode": "91",
    ...counted(fiscalDocument),
    "cac:DiscrepancyResponse": {
      "cbc:ReferenceID": number,
      "cbc:ResponseCode": conceptCode(concept),
      "cbc:Description": reason,
    },
    "cac:BillingReference": {
      "cac:InvoiceDocumentReference": { "cbc:ID": number, "cbc:UUID": id, "cbc:IssueDate": issueDate },
    },
    "cac:AccountingSupplierParty": supplier(content),
    "cac:AccountingCustomerParty": customer(content),
    "cac:PaymentMeans": paymentMeans(content),
    ...sums(lines),
    "cac:CreditNoteLine": lines.map((line, at) => item(line, at + 1, "cbc:CreditedQuantity", STANDARD)),
  });
}

function head(
  { number, code, issuedAt, content: { ambiente } }: WrittenDocument,
  operation: string,
  profile: string,
  scheme: string,
): UblParts {
  const { day, hour } = dianInstant(issuedAt);
  return {
    "cbc:UBLVersionID": "UBL 2.1",
    "cbc:CustomizationID": operation,
    "cbc:ProfileID": profile,
    "cbc:ProfileExecutionID": ambiente,
    "cbc:ID": number,
    "cbc:UUID": { "@schemeID": ambiente, "@schemeName": scheme, "#": code },
    "cbc:IssueDate": day,
    "cbc:IssueTime": hour,
  };
}

const counted = ({ content, lines }: WrittenDocument): UblParts => ({
  "cbc:Note": `Contrato ${content.contrato.numero}. Viaje a ${content.contrato.destino}.`,
  "cbc:DocumentCurrencyCode": {
    "@listAgencyID": "6",
    "@listAgencyName": "United Nations Economic Commission for Europe",
    "@listID": "ISO 4217 Alpha",
    "#": "COP",
  },
  "cbc:LineCountNumeric": String(lines.length),
});

const isTaxed = ({ impuesto }: DraftLine): boolean => impuesto === "GRAVADO_19" || impuesto === "EXENTO_481";

function sums(lines: readonly DraftLine[]): UblParts {
  const taxed = lines.filter(isTaxed);
  const [value, base, iva] = [
    sum(lines.map((line) => line.base)),
    sum(taxed.map((line) => line.base)),
    sum(lines.map((line) => line.iva)),
  ];
  return {
    "cac:TaxTotal": taxed[0] ? ivaTotal(base, iva, taxed[0].tarifa) : undefined,
    "cac:LegalMonetaryTotal": {
      "cbc:LineExtensionAmount": money(value),
      "cbc:TaxExclusiveAmount": money(base),
      "cbc:TaxInclusiveAmount": money(value + iva),
      "cbc:PayableAmount": money(value + iva),
    },
  };
}

function item(line: DraftLine, position: number, quantity: string, operation: string): UblParts {
  const { descripcion, base, iva, tarifa, mandante } = line;
  const one = { "@unitCode": "94", "#": "1.00" };
  return {
    "cbc:ID":
      operation === MANDATE ? { "@schemeID": mandante ? "1" : "0", "#": String(position) } : String(position),
    [quantity]: one,
    "cbc:LineExtensionAmount": money(base),
    "cac:TaxTotal": isTaxed(line) ? ivaTotal(base, iva, tarifa) : undefined,
    "cac:Item": {
      "cbc:Description": descripcion,
      "cac:StandardItemIdentification": { "cbc:ID": { "@schemeID": "999", "#": line.impuesto } },
      "cac:InformationContentProviderParty":
        mandante && operation === MANDATE ? principal(mandante.nit) : undefined,
    },
    "cac:Price": { "cbc:PriceAmount": money(base), "cbc:BaseQuantity": one },
  };
}

const principal = (nit: string): UblParts => ({
  "cac:PowerOfAttorney": {
    "cac:AgentParty": {
      "cac:PartyIdentification": {
        "cbc:ID": identifier(nit.slice(0, -2), "31", nit.slice(-1)),
      },
    },
  },
});
