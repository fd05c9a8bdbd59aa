import {
  DIAN_NIT,
  departmentOf,
  dianAddress,
  dianAmount,
  FINAL_CONSUMER,
} from "../../../core/colombia/dian.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { FiscalContent, FiscalParty } from "../document/fiscal-document.types.ts";
import type { UblNode } from "./ubl-node.ts";

/** An XML element with named parts. */
export type UblParts = { readonly [name: string]: UblNode | readonly UblNode[] | undefined };

const NIT = "31";
const agency = {
  "@schemeAgencyID": "195",
  "@schemeAgencyName": "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)",
} as const;

/** Returns the element for an amount in COP. */
export const money = (amount: Cop): UblParts => ({ "@currencyID": "COP", "#": dianAmount(amount) });

/**
 * Returns the element for an identification number; for a person it has the kind of document and check
 * digit.
 */
export const identifier = (documento: string, tipo: string, dv: string | null): UblParts => ({
  ...agency,
  ...(dv !== null && { "@schemeID": dv }),
  "@schemeName": tipo,
  "#": documento,
});

/**
 * Returns the two extensions of every document: the data that the DIAN requires, and the placeholder for the
 * signature.
 */
export const extensions = (
  { vendedor, rango, software, ambiente }: FiscalContent,
  code: string,
  authorized: boolean,
): UblParts => ({
  "ext:UBLExtension": [
    {
      "ext:ExtensionContent": {
        "sts:DianExtensions": {
          "sts:InvoiceControl": authorized
            ? {
                "sts:InvoiceAuthorization": rango.resolucion,
                "sts:AuthorizationPeriod": {
                  "cbc:StartDate": rango.vigenteDesde,
                  "cbc:EndDate": rango.vigenteHasta,
                },
                "sts:AuthorizedInvoices": {
                  "sts:Prefix": rango.prefijo || undefined,
                  "sts:From": String(rango.desde),
                  "sts:To": String(rango.hasta),
                },
              }
            : undefined,
          "sts:InvoiceSource": {
            "cbc:IdentificationCode": {
              "@listAgencyID": "6",
              "@listAgencyName": "United Nations Economic Commission for Europe",
              "@listSchemeURI": "urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1",
              "#": "CO",
            },
          },
          "sts:SoftwareProvider": {
            "sts:ProviderID": identifier(vendedor.documento, NIT, vendedor.dv),
            "sts:SoftwareID": { ...agency, "#": software.id },
          },
          "sts:SoftwareSecurityCode": { ...agency, "#": software.codigo },
          "sts:AuthorizationProvider": { "sts:AuthorizationProviderID": identifier(DIAN_NIT, NIT, "4") },
          "sts:QRCode": dianAddress(code, ambiente),
        },
      },
    },
    { "ext:ExtensionContent": {} },
  ],
});

/** Returns the IVA total for a base, at a rate in percent. */
export const ivaTotal = (base: Cop, iva: Cop, rate: number): UblParts => ({
  "cbc:TaxAmount": money(iva),
  "cac:TaxSubtotal": {
    "cbc:TaxableAmount": money(base),
    "cbc:TaxAmount": money(iva),
    "cac:TaxCategory": { "cbc:Percent": rate.toFixed(2), "cac:TaxScheme": ivaScheme },
  },
});

const ivaScheme = { "cbc:ID": "01", "cbc:Name": "IVA" } as const;
const noScheme = { "cbc:ID": "ZZ", "cbc:Name": "No aplica" } as const;

/** Returns the seller: the agency, a company that charges IVA. */
export function supplier({ vendedor, municipio, rango }: FiscalContent): UblParts {
  const address = {
    "cbc:ID": municipio.codigo,
    "cbc:CityName": municipio.nombre,
    "cbc:CountrySubentity": departmentOf(municipio.codigo) ?? "",
    "cbc:CountrySubentityCode": municipio.codigo.slice(0, 2),
    "cac:AddressLine": { "cbc:Line": vendedor.direccion },
    "cac:Country": colombia,
  };
  const id = identifier(vendedor.documento, vendedor.tipoDocumento, vendedor.dv);
  return {
    "cbc:AdditionalAccountID": "1",
    "cac:Party": {
      "cac:PartyName": { "cbc:Name": vendedor.nombre },
      "cac:PhysicalLocation": { "cac:Address": address },
      "cac:PartyTaxScheme": {
        "cbc:RegistrationName": vendedor.nombre,
        "cbc:CompanyID": id,
        "cbc:TaxLevelCode": { "@listName": "48", "#": "R-99-PN" },
        "cac:RegistrationAddress": address,
        "cac:TaxScheme": ivaScheme,
      },
      "cac:PartyLegalEntity": {
        "cbc:RegistrationName": vendedor.nombre,
        "cbc:CompanyID": id,
        "cac:CorporateRegistrationScheme": { "cbc:ID": rango.prefijo || undefined, "cbc:Name": "0" },
      },
      "cac:Contact": contact(vendedor),
    },
  };
}

const colombia = {
  "cbc:IdentificationCode": "CO",
  "cbc:Name": { "@languageID": "es", "#": "Colombia" },
} as const;

/** Tax data of a seller or buyer: name, number and tax responsibilities; only the agency charges IVA. */
export const taxScheme = (
  { nombre, documento, tipoDocumento, dv }: FiscalParty,
  charges = false,
): UblParts => ({
  "cbc:RegistrationName": nombre,
  "cbc:CompanyID": identifier(documento, tipoDocumento, dv),
  "cbc:TaxLevelCode": { "@listName": charges ? "48" : "49", "#": "R-99-PN" },
  "cac:TaxScheme": charges ? ivaScheme : noScheme,
});

/** Returns the buyer: a person, a company, or the final consumer. */
export function customer({ comprador }: FiscalContent): UblParts {
  const { nombre, documento, tipoDocumento, dv, direccion, ciudad } = comprador;
  const id = identifier(documento, tipoDocumento, dv);
  return {
    "cbc:AdditionalAccountID": tipoDocumento === NIT ? "1" : "2",
    "cac:Party": {
      "cac:PartyIdentification": { "cbc:ID": id },
      "cac:PartyName": { "cbc:Name": nombre },
      "cac:PhysicalLocation":
        direccion || ciudad
          ? {
              "cac:Address": {
                "cbc:CityName": ciudad || undefined,
                "cac:AddressLine": direccion ? { "cbc:Line": direccion } : undefined,
              },
            }
          : undefined,
      "cac:PartyTaxScheme": taxScheme(comprador),
      "cac:PartyLegalEntity": { "cbc:RegistrationName": nombre, "cbc:CompanyID": id },
      "cac:Contact": documento === FINAL_CONSUMER ? undefined : contact(comprador),
    },
  };
}

const contact = ({ telefono, correo }: FiscalParty): UblParts | undefined =>
  telefono || correo
    ? { "cbc:Telephone": telefono || undefined, "cbc:ElectronicMail": correo || undefined }
    : undefined;

/**
 * Returns the payment form: immediate, or deferred with its due date. The payment method is left undefined.
 */
export const paymentMeans = ({ vence }: FiscalContent): UblParts => ({
  "cbc:ID": vence === null ? "1" : "2",
  "cbc:PaymentMeansCode": "1",
  "cbc:PaymentDueDate": vence ?? undefined,
});
