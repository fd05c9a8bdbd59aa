import { DIAN_NIT } from "../../../core/colombia/dian.ts";
import { nitCheckDigit } from "../../../core/colombia/documents.ts";
import { elementsAt, textAt, type XmlElement } from "./xml-tree.ts";
import { orderProblem } from "./ubl-order.rules.ts";

/** A rule of the annex: its code there, what it asks, and whether a document keeps it. */
type Rule = readonly [code: string, asks: string, kept: (paper: XmlElement) => boolean];

const DIAN = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions";
const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";

const lineName = ({ name }: XmlElement) => (name === "Invoice" ? "cac:InvoiceLine" : "cac:CreditNoteLine");
const linesOf = (paper: XmlElement) => elementsAt(paper, lineName(paper));
const cents = (text: string): number => Math.round(Number(text) * 100);
const sumAt = (elements: readonly XmlElement[], path: string): number =>
  elements.reduce((total, element) => total + cents(textAt(element, path) || "0"), 0);
const total = (paper: XmlElement, name: string) => cents(textAt(paper, `cac:LegalMonetaryTotal/cbc:${name}`));

/** The rule of a document that its schema does not allow. */
const SCHEMA = "ZB01";

/** A NIT and the check digit that stands with it. */
const hasCheckDigit = ({ text, attributes }: XmlElement): boolean =>
  attributes["schemeName"] !== "31" || attributes["schemeID"] === String(nitCheckDigit(text));

/** Whether a tax is its percentage of the base, within the peso that rounding takes (annex 5.1.1). */
const isOfItsBase = (subtotal: XmlElement): boolean => {
  const [base, tax] = [
    cents(textAt(subtotal, "cbc:TaxableAmount")),
    cents(textAt(subtotal, "cbc:TaxAmount")),
  ];
  const percent = Number(textAt(subtotal, "cac:TaxCategory/cbc:Percent"));
  return Math.abs((base * percent) / 100 - tax) <= 100;
};

/** The rules of all papers, by their codes for an invoice (a note's begin with CA); amounts in cents. */
const shared: readonly Rule[] = [
  ["FAD01", "La versión de UBL es 2.1", (paper) => textAt(paper, "cbc:UBLVersionID") === "UBL 2.1"],
  ["FAD04", "El ambiente es 1 o 2", (paper) => /^[12]$/.test(textAt(paper, "cbc:ProfileExecutionID"))],
  ["FAD06", "El código es un SHA-384", (paper) => /^[0-9a-f]{96}$/.test(textAt(paper, "cbc:UUID"))],
  [
    "FAD07",
    "El código dice su ambiente",
    (paper) =>
      elementsAt(paper, "cbc:UUID")[0]?.attributes["schemeID"] === textAt(paper, "cbc:ProfileExecutionID"),
  ],
  ["FAD09", "La fecha es un día", (paper) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(paper, "cbc:IssueDate"))],
  [
    "FAD10",
    "La hora es la de Colombia",
    (paper) => /^\d{2}:\d{2}:\d{2}-05:00$/.test(textAt(paper, "cbc:IssueTime")),
  ],
  ["FAD15", "La moneda es COP", (paper) => textAt(paper, "cbc:DocumentCurrencyCode") === "COP"],
  [
    "FAD16",
    "Las líneas se cuentan",
    (paper) => Number(textAt(paper, "cbc:LineCountNumeric")) === linesOf(paper).length,
  ],
  [
    "FAB27",
    "El código de seguridad del software es un SHA-384",
    (paper) => /^[0-9a-f]{96}$/.test(textAt(paper, `${DIAN}/sts:SoftwareSecurityCode`)),
  ],
  [
    "FAB31",
    "Autoriza la DIAN",
    (paper) => textAt(paper, `${DIAN}/sts:AuthorizationProvider/sts:AuthorizationProviderID`) === DIAN_NIT,
  ],
  [
    "FAB36",
    "El QR lleva el código",
    (paper) => textAt(paper, `${DIAN}/sts:QRCode`).endsWith(`documentkey=${textAt(paper, "cbc:UUID")}`),
  ],
  [
    "FAJ24",
    "El NIT de quien factura lleva su dígito de verificación",
    (paper) => {
      const [id] = elementsAt(paper, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`);
      return id?.attributes["schemeName"] === "31" && hasCheckDigit(id);
    },
  ],
  [
    "FAK24",
    "El NIT del cliente lleva su dígito de verificación",
    (paper) => elementsAt(paper, `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`).every(hasCheckDigit),
  ],
  [
    "FAS07",
    "Cada impuesto es el porcentaje de su base",
    (paper) =>
      [paper, ...linesOf(paper)].every((part) =>
        elementsAt(part, "cac:TaxTotal/cac:TaxSubtotal").every(isOfItsBase),
      ),
  ],
  [
    "FAS05",
    "El impuesto es la suma de sus líneas",
    (paper) =>
      sumAt([paper], "cac:TaxTotal/cbc:TaxAmount") === sumAt(linesOf(paper), "cac:TaxTotal/cbc:TaxAmount"),
  ],
  [
    "FAU02",
    "El valor bruto es la suma de las líneas",
    (paper) => total(paper, "LineExtensionAmount") === sumAt(linesOf(paper), "cbc:LineExtensionAmount"),
  ],
  [
    "FAU04",
    "La base es la suma de las bases de las líneas",
    (paper) =>
      total(paper, "TaxExclusiveAmount") ===
      sumAt(linesOf(paper), "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount"),
  ],
  [
    "FAU06",
    "El valor con impuestos es el bruto más los impuestos",
    (paper) =>
      total(paper, "TaxInclusiveAmount") ===
      total(paper, "LineExtensionAmount") + sumAt([paper], "cac:TaxTotal/cbc:TaxAmount"),
  ],
  [
    "FAU14",
    "El total es el valor con impuestos",
    (paper) => total(paper, "PayableAmount") === total(paper, "TaxInclusiveAmount"),
  ],
  [
    "FAV06",
    "Cada línea vale su precio por su cantidad",
    (paper) =>
      linesOf(paper).every(
        (line) => sumAt([line], "cbc:LineExtensionAmount") === sumAt([line], "cac:Price/cbc:PriceAmount"),
      ),
  ],
];

const invoice: readonly Rule[] = [
  ["FAD02", "La operación es 10 u 11", (paper) => /^1[01]$/.test(textAt(paper, "cbc:CustomizationID"))],
  [
    "FAD03",
    "El perfil es el de la factura",
    (paper) => textAt(paper, "cbc:ProfileID") === "DIAN 2.1: Factura Electrónica de Venta",
  ],
  ["FAD12", "El tipo es 01", (paper) => textAt(paper, "cbc:InvoiceTypeCode") === "01"],
  [
    "FAB05",
    "Lleva la resolución de su numeración",
    (paper) => textAt(paper, `${DIAN}/sts:InvoiceControl/sts:InvoiceAuthorization`) !== "",
  ],
  [
    "FAB07",
    "La resolución es válida ese día",
    (paper) => {
      const day = textAt(paper, "cbc:IssueDate");
      const period = `${DIAN}/sts:InvoiceControl/sts:AuthorizationPeriod`;
      return textAt(paper, `${period}/cbc:StartDate`) <= day && day <= textAt(paper, `${period}/cbc:EndDate`);
    },
  ],
  [
    "FAB11",
    "El número es del rango",
    (paper) => {
      const range = `${DIAN}/sts:InvoiceControl/sts:AuthorizedInvoices`;
      const prefix = textAt(paper, `${range}/sts:Prefix`);
      const [number, id] = [Number(textAt(paper, "cbc:ID").slice(prefix.length)), textAt(paper, "cbc:ID")];
      const [from, to] = ["From", "To"].map((name) => Number(textAt(paper, `${range}/sts:${name}`)));
      return id.startsWith(prefix) && number >= (from ?? 0) && number <= (to ?? 0);
    },
  ],
  [
    "FAV02",
    "Cada línea de un mandato dice si es de otro, y de quién",
    (paper) =>
      linesOf(paper).every((line) => {
        const agents = elementsAt(line, `${MANDATE}/cac:AgentParty/cac:PartyIdentification/cbc:ID`);
        const own = elementsAt(line, "cbc:ID")[0]?.attributes["schemeID"];
        if (textAt(paper, "cbc:CustomizationID") !== "11") return own === undefined && agents.length === 0;
        return (own === "1") === (agents.length === 1) && agents.every(hasCheckDigit);
      }),
  ],
];

const MANDATE = "cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney";

const creditNote: readonly Rule[] = [
  ["CAD02", "La operación es 20", (paper) => textAt(paper, "cbc:CustomizationID") === "20"],
  [
    "CAD03",
    "El perfil es el de la nota crédito",
    (paper) => textAt(paper, "cbc:ProfileID") === "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
  ],
  ["CAD12", "El tipo es 91", (paper) => textAt(paper, "cbc:CreditNoteTypeCode") === "91"],
  [
    "CBF01",
    "Dice por qué se hace",
    (paper) => /^[1-6]$/.test(textAt(paper, "cac:DiscrepancyResponse/cbc:ResponseCode")),
  ],
  [
    "CBG03",
    "Dice la factura que corrige",
    (paper) =>
      /^[0-9a-f]{96}$/.test(textAt(paper, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID")),
  ],
];

/**
 * What of a document the annex does not allow (Anexo Técnico 1.9, validations), with the rule's code; nothing
 * when it keeps all that is checked here: the order of its parts, its sums, its number and its people.
 */
export function annexProblems(paper: XmlElement): readonly string[] {
  const disordered = disorder(paper);
  if (disordered.length > 0) return disordered;
  const rules = [...shared, ...(paper.name === "Invoice" ? invoice : creditNote)];
  const named = (code: string) => (paper.name === "Invoice" ? code : code.replace(/^FA/, "CA"));
  return rules.filter(([, , kept]) => !kept(paper)).map(([code, asks]) => `${named(code)}: ${asks}`);
}

function disorder({ name, parts }: XmlElement): readonly string[] {
  const problem = orderProblem(
    name,
    parts.map((part) => part.name),
  );
  return [...(problem ? [`${SCHEMA}: ${problem}`] : []), ...parts.flatMap(disorder)];
}
