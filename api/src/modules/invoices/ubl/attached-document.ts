import { dianInstant } from "../../../core/colombia/dian.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import { taxScheme, type UblParts } from "./fiscal-parts.ts";
import type { WrittenDocument } from "./fiscal-xml.ts";
import { ublDocument } from "./ubl-node.ts";

/** A document that the DIAN accepted, with the DIAN's response. */
export interface TakenDocument extends Pick<WrittenDocument, "number" | "code" | "issuedAt" | "content"> {
  readonly xml: string;
  /** The DIAN's ApplicationResponse. */
  readonly responseXml: string;
  readonly sentAt: Date;
}

const VALIDATOR = "Unidad Especial Dirección de Impuestos y Aduanas Nacionales";
/** The DIAN's code for a validated document. */
const VALIDATED = "02";
/** The DIAN's code for the issuer's own software. */
const OWN_SOFTWARE = "000";

const kinds: Readonly<Record<FiscalDocumentKind, { readonly title: string; readonly scheme: string }>> = {
  factura: { title: "Factura Electrónica de Venta", scheme: "CUFE-SHA384" },
  nota_credito: { title: "Nota Crédito", scheme: "CUDE-SHA384" },
};

/**
 * Returns the container of a fiscal document for its buyer: the XML and the DIAN's response in one file
 * (annex 1.9, 6.5).
 */
export function attachedDocument(kind: FiscalDocumentKind, fiscalDocument: TakenDocument): string {
  const { number, code, issuedAt, content, xml, responseXml, sentAt } = fiscalDocument;
  const { title, scheme } = kinds[kind];
  const [made, validated] = [dianInstant(issuedAt), dianInstant(sentAt)];
  return ublDocument("AttachedDocument", {
    "cbc:UBLVersionID": "UBL 2.1",
    "cbc:CustomizationID": "Documentos adjuntos",
    "cbc:ProfileID": title,
    "cbc:ProfileExecutionID": content.ambiente,
    "cbc:ID": number,
    "cbc:IssueDate": validated.day,
    "cbc:IssueTime": validated.hour,
    "cbc:DocumentType": "Contenedor de Factura Electrónica",
    "cbc:ParentDocumentID": number,
    "cac:SenderParty": { "cac:PartyTaxScheme": taxScheme(content.vendedor, true) },
    "cac:ReceiverParty": { "cac:PartyTaxScheme": taxScheme(content.comprador) },
    "cac:Attachment": attached(xml),
    "cac:ParentDocumentLineReference": {
      "cbc:LineID": "1",
      "cac:DocumentReference": {
        "cbc:ID": number,
        "cbc:UUID": { "@schemeName": scheme, "#": code },
        "cbc:IssueDate": made.day,
        "cbc:DocumentType": "ApplicationResponse",
        "cac:Attachment": attached(responseXml),
        "cac:ResultOfVerification": {
          "cbc:ValidatorID": VALIDATOR,
          "cbc:ValidationResultCode": VALIDATED,
          "cbc:ValidationDate": validated.day,
          "cbc:ValidationTime": validated.hour,
        },
      },
    },
  });
}

/**
 * Returns the container's file name without extension: NIT, own software, year and number (annex 1.9, 15).
 */
export const containerName = (
  { vendedor }: TakenDocument["content"],
  issueDate: string,
  consecutivo: number,
): string =>
  `ad${vendedor.documento.padStart(10, "0")}${OWN_SOFTWARE}${issueDate.slice(2, 4)}` +
  consecutivo.toString(16).padStart(8, "0");

/** Returns a complete document as CDATA; a CDATA end mark inside it is escaped. */
const attached = (xml: string): UblParts => ({
  "cac:ExternalReference": {
    "cbc:MimeCode": "text/xml",
    "cbc:EncodingCode": "UTF-8",
    "cbc:Description": xml.includes("]]>") ? xml : { $: xml },
  },
});
