import { DIAN_NIT } from "../../../core/colombia/dian.ts";
import { nitCheckDigit } from "../../../core/colombia/documents.ts";
import { elementsAt, textAt, type XmlElement } from "./xml-tree.ts";
import { orderProblem } from "./ubl-order.rules.ts";

/** A rule of the annex: its code, its requirement, and the check whether a document meets it. */
type Rule = readonly [code: string, asks: string, kept: (fiscalDocument: XmlElement) => boolean];

const DIAN = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions";
const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";

const lineName = ({ name }: XmlElement) => (name === "Invoice" ? "cac:InvoiceLine" : "cac:CreditNoteLine");
const linesOf = (fiscalDocument: XmlElement) => elementsAt(fiscalDocument, lineName(fiscalDocument));
const cents = (text: string): number => Math.round(Number(text) * 100);
const sumAt = (elements: readonly XmlElement[], path: string): number =>
  elements.reduce((total, element) => total + cents(textAt(element, path) || "0"), 0);
const total = (fiscalDocument: XmlElement, name: string) =>
  cents(textAt(fiscalDocument, `cac:LegalMonetaryTotal/cbc:${name}`));

/** Code of the rule that a document must conform to its XML schema. */
const SCHEMA = "ZB01";

/** Returns whether the check digit of a NIT is correct. */
const hasCheckDigit = ({ text, attributes }: XmlElement): boolean =>
  attributes["schemeName"] !== "31" || attributes["schemeID"] === String(nitCheckDigit(text));

/**
 * Returns whether a tax equals its percentage of the base, within the one-peso rounding tolerance (annex
 * 5.1.1).
 */
const isOfItsBase = (subtotal: XmlElement): boolean => {
  const [base, tax] = [
    cents(textAt(subtotal, "cbc:TaxableAmount")),
    cents(textAt(subtotal, "cbc:TaxAmount")),
  ];
  const percent = Number(textAt(subtotal, "cac:TaxCategory/cbc:Percent"));
  return Math.abs((base * percent) / 100 - tax) <= 100;
};

/**
 * Rules of all documents, by their codes for an invoice (codes for a note begin with CA); amounts in cents.
 */
const shared: readonly Rule[] = [
  [
    "FAD01",
    "La versión de UBL es 2.1",
    (fiscalDocument) => textAt(fiscalDocument, "cbc:UBLVersionID") === "UBL 2.1",
  ],
  [
    "FAD04",
    "El ambiente es 1 o 2",
    (fiscalDocument) => /^[12]$/.test(textAt(fiscalDocument, "cbc:ProfileExecutionID")),
  ],
  [
    "FAD06",
    "El código es un SHA-384",
    (fiscalDocument) => /^[0-9a-f]{96}$/.test(textAt(fiscalDocument, "cbc:UUID")),
  ],
  [
    "FAD07",
    "El código dice su ambiente",
    (fiscalDocument) =>
      elementsAt(fiscalDocument, "cbc:UUID")[0]?.attributes["schemeID"] ===
      textAt(fiscalDocument, "cbc:ProfileExecutionID"),
  ],
  [
    "FAD09",
    "La fecha es un día",
    (fiscalDocument) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(fiscalDocument, "cbc:IssueDate")),
  ],
  [
    "FAD10",
    "La hora es la de Colombia",
    (fiscalDocument) => /^\d{2}:\d{2}:\d{2}-05:00$/.test(textAt(fiscalDocument, "cbc:IssueTime")),
  ],
  [
    "FAD15",
    "La moneda es COP",
    (fiscalDocument) => textAt(fiscalDocument, "cbc:DocumentCurrencyCode") === "COP",
  ],
  [
    "FAD16",
    "Las líneas se cuentan",
    (fiscalDocument) =>
      Number(textAt(fiscalDocument, "cbc:LineCountNumeric")) === linesOf(fiscalDocument).length,
  ],
  [
    "FAB27",
    "El código de seguridad del software es un SHA-384",
    (fiscalDocument) => /^[0-9a-f]{96}$/.test(textAt(fiscalDocument, `${DIAN}/sts:SoftwareSecurityCode`)),
  ],
  [
    "FAB31",
    "Autoriza la DIAN",
    (fiscalDocument) =>
      textAt(fiscalDocument, `${DIAN}/sts:AuthorizationProvider/sts:AuthorizationProviderID`) === DIAN_NIT,
  ],
  [
    "FAB36",
    "El QR lleva el código",
    (fiscalDocument) =>
      textAt(fiscalDocument, `${DIAN}/sts:QRCode`).endsWith(
        `documentkey=${textAt(fiscalDocument, "cbc:UUID")}`,
      ),
  ],
  [
    "FAJ24",
    "El NIT de quien factura lleva su dígito de verificación",
    (fiscalDocument) => {
      const [id] = elementsAt(fiscalDocument, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`);
      return id?.attributes["schemeName"] === "31" && hasCheckDigit(id);
    },
  ],
  [
    "FAK24",
    "El NIT del cliente lleva su dígito de verificación",
    (fiscalDocument) =>
      elementsAt(fiscalDocument, `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`).every(hasCheckDigit),
  ],
  [
    "FAS07",
    "Cada impuesto es el porcentaje de su base",
    (fiscalDocument) =>
      [fiscalDocument, ...linesOf(fiscalDocument)].every((part) =>
        elementsAt(part, "cac:TaxTotal/cac:TaxSubtotal").every(isOfItsBase),
      ),
  ],
  [
    "FAS05",
    "El impuesto es la suma de sus líneas",
    (fiscalDocument) =>
      sumAt([fiscalDocument], "cac:TaxTotal/cbc:TaxAmount") ===
      sumAt(linesOf(fiscalDocument), "cac:TaxTotal/cbc:TaxAmount"),
  ],
  [
    "FAU02",
    "El valor bruto es la suma de las líneas",
    (fiscalDocument) =>
      total(fiscalDocument, "LineExtensionAmount") ===
      sumAt(linesOf(fiscalDocument), "cbc:LineExtensionAmount"),
  ],
  [
    "FAU04",
    "La base es la suma de las bases de las líneas",
    (fiscalDocument) =>
      total(fiscalDocument, "TaxExclusiveAmount") ===
      sumAt(linesOf(fiscalDocument), "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount"),
  ],
  [
    "FAU06",
    "El valor con impuestos es el bruto más los impuestos",
    (fiscalDocument) =>
      total(fiscalDocument, "TaxInclusiveAmount") ===
      total(fiscalDocument, "LineExtensionAmount") + sumAt([fiscalDocument], "cac:TaxTotal/cbc:TaxAmount"),
  ],
  [
    "FAU14",
    "El total es el valor con impuestos",
    (fiscalDocument) =>
      total(fiscalDocument, "PayableAmount") === total(fiscalDocument, "TaxInclusiveAmount"),
  ],
  [
    "FAV06",
    "Cada línea vale su precio por su cantidad",
    (fiscalDocument) =>
      linesOf(fiscalDocument).every(
        (line) => sumAt([line], "cbc:LineExtensionAmount") === sumAt([line], "cac:Price/cbc:PriceAmount"),
      ),
  ],
];

const invoice: readonly Rule[] = [
  [
    "FAD02",
    "La operación es 10 u 11",
    (fiscalDocument) => /^1[01]$/.test(textAt(fiscalDocument, "cbc:CustomizationID")),
  ],
  [
    "FAD03",
    "El perfil es el de la factura",
    (fiscalDocument) => textAt(fiscalDocument, "cbc:ProfileID") === "DIAN 2.1: Factura Electrónica de Venta",
  ],
  ["FAD12", "El tipo es 01", (fiscalDocument) => textAt(fiscalDocument, "cbc:InvoiceTypeCode") === "01"],
  [
    "FAB05",
    "Lleva la resolución de su numeración",
    (fiscalDocument) => textAt(fiscalDocument, `${DIAN}/sts:InvoiceControl/sts:InvoiceAuthorization`) !== "",
  ],
  [
    "FAB07",
    "La resolución es válida ese día",
    (fiscalDocument) => {
      const day = textAt(fiscalDocument, "cbc:IssueDate");
      const period = `${DIAN}/sts:InvoiceControl/sts:AuthorizationPeriod`;
      return (
        textAt(fiscalDocument, `${period}/cbc:StartDate`) <= day &&
        day <= textAt(fiscalDocument, `${period}/cbc:EndDate`)
      );
    },
  ],
  [
    "FAB11",
    "El número es del rango",
    (fiscalDocument) => {
      const range = `${DIAN}/sts:InvoiceControl/sts:AuthorizedInvoices`;
      const prefix = textAt(fiscalDocument, `${range}/sts:Prefix`);
      const [number, id] = [
        Number(textAt(fiscalDocument, "cbc:ID").slice(prefix.length)),
        textAt(fiscalDocument, "cbc:ID"),
      ];
      const [from, to] = ["From", "To"].map((name) => Number(textAt(fiscalDocument, `${range}/sts:${name}`)));
      return id.startsWith(prefix) && number >= (from ?? 0) && number <= (to ?? 0);
    },
  ],
  [
    "FAV02",
    "Cada línea de un mandato dice si es de otro, y de quién",
    (fiscalDocument) =>
      linesOf(fiscalDocument).every((line) => {
        const agents = elementsAt(line, `${MANDATE}/cac:AgentParty/cac:PartyIdentification/cbc:ID`);
        const own = elementsAt(line, "cbc:ID")[0]?.attributes["schemeID"];
        if (textAt(fiscalDocument, "cbc:CustomizationID") !== "11")
          return own === undefined && agents.length === 0;
        return (own === "1") === (agents.length === 1) && agents.every(hasCheckDigit);
      }),
  ],
];

const MANDATE = "cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney";

const creditNote: readonly Rule[] = [
  ["CAD02", "La operación es 20", (fiscalDocument) => textAt(fiscalDocument, "cbc:CustomizationID") === "20"],
  [
    "CAD03",
    "El perfil es el de la nota crédito",
    (fiscalDocument) =>
      textAt(fiscalDocument, "cbc:ProfileID") === "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
  ],
  ["CAD12", "El tipo es 91", (fiscalDocument) => textAt(fiscalDocument, "cbc:CreditNoteTypeCode") === "91"],
  [
    "CBF01",
    "Dice por qué se hace",
    (fiscalDocument) => /^[1-6]$/.test(textAt(fiscalDocument, "cac:DiscrepancyResponse/cbc:ResponseCode")),
  ],
  [
    "CBG03",
    "Dice la factura que corrige",
    (fiscalDocument) =>
      /^[0-9a-f]{96}$/.test(
        textAt(fiscalDocument, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID"),
      ),
  ],
];

/**
 * Returns the violations of the annex in a document (Anexo Técnico 1.9, validations), with the code of each
 * rule. It checks the order of the parts, the totals, the number and the parties. Empty when the document
 * passes.
 */
export function annexProblems(fiscalDocument: XmlElement): readonly string[] {
  const disordered = disorder(fiscalDocument);
  if (disordered.length > 0) return disordered;
  const rules = [...shared, ...(fiscalDocument.name === "Invoice" ? invoice : creditNote)];
  const named = (code: string) => (fiscalDocument.name === "Invoice" ? code : code.replace(/^FA/, "CA"));
  return rules.filter(([, , kept]) => !kept(fiscalDocument)).map(([code, asks]) => `${named(code)}: ${asks}`);
}

function disorder({ name, parts }: XmlElement): readonly string[] {
  const problem = orderProblem(
    name,
    parts.map((part) => part.name),
  );
  return [...(problem ? [`${SCHEMA}: ${problem}`] : []), ...parts.flatMap(disorder)];
}
