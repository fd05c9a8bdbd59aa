/**
 * Parts of each element that documents use, in the order of UBL 2.1's schemas (UBL-Invoice-2.1.xsd,
 * UBL-CreditNote-2.1.xsd, UBL-CommonAggregateComponents-2.1.xsd; annex 1.9 for `sts`); `!` marks required
 * parts, `+` parts that may be repeated.
 */
const orders: Readonly<Record<string, string>> = {
  Invoice:
    "ext:UBLExtensions! cbc:UBLVersionID! cbc:CustomizationID! cbc:ProfileID! cbc:ProfileExecutionID! cbc:ID! cbc:UUID! cbc:IssueDate! cbc:IssueTime! cbc:InvoiceTypeCode! cbc:Note+ cbc:DocumentCurrencyCode! cbc:LineCountNumeric! cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PaymentMeans!+ cac:TaxTotal+ cac:LegalMonetaryTotal! cac:InvoiceLine!+",
  CreditNote:
    "ext:UBLExtensions! cbc:UBLVersionID! cbc:CustomizationID! cbc:ProfileID! cbc:ProfileExecutionID! cbc:ID! cbc:UUID! cbc:IssueDate! cbc:IssueTime! cbc:CreditNoteTypeCode! cbc:Note+ cbc:DocumentCurrencyCode! cbc:LineCountNumeric! cac:DiscrepancyResponse!+ cac:BillingReference!+ cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PaymentMeans!+ cac:TaxTotal+ cac:LegalMonetaryTotal! cac:CreditNoteLine!+",
  "ext:UBLExtensions": "ext:UBLExtension!+",
  "ext:UBLExtension": "ext:ExtensionContent!",
  "ext:ExtensionContent": "sts:DianExtensions",
  "sts:DianExtensions":
    "sts:InvoiceControl sts:InvoiceSource! sts:SoftwareProvider! sts:SoftwareSecurityCode! sts:AuthorizationProvider! sts:QRCode!",
  "sts:InvoiceControl": "sts:InvoiceAuthorization! sts:AuthorizationPeriod! sts:AuthorizedInvoices!",
  "sts:AuthorizationPeriod": "cbc:StartDate! cbc:EndDate!",
  "sts:AuthorizedInvoices": "sts:Prefix sts:From! sts:To!",
  "sts:InvoiceSource": "cbc:IdentificationCode!",
  "sts:SoftwareProvider": "sts:ProviderID! sts:SoftwareID!",
  "sts:AuthorizationProvider": "sts:AuthorizationProviderID!",
  "cac:DiscrepancyResponse": "cbc:ReferenceID! cbc:ResponseCode! cbc:Description!+",
  "cac:BillingReference": "cac:InvoiceDocumentReference!",
  "cac:InvoiceDocumentReference": "cbc:ID! cbc:UUID! cbc:IssueDate!",
  "cac:AccountingSupplierParty": "cbc:AdditionalAccountID! cac:Party!",
  "cac:AccountingCustomerParty": "cbc:AdditionalAccountID! cac:Party!",
  "cac:Party":
    "cac:PartyIdentification cac:PartyName! cac:PhysicalLocation cac:PartyTaxScheme! cac:PartyLegalEntity! cac:Contact",
  "cac:PartyIdentification": "cbc:ID!",
  "cac:PartyName": "cbc:Name!",
  "cac:PhysicalLocation": "cac:Address!",
  "cac:Address":
    "cbc:ID cbc:CityName cbc:CountrySubentity cbc:CountrySubentityCode cac:AddressLine+ cac:Country",
  "cac:RegistrationAddress":
    "cbc:ID! cbc:CityName! cbc:CountrySubentity! cbc:CountrySubentityCode! cac:AddressLine!+ cac:Country!",
  "cac:AddressLine": "cbc:Line!",
  "cac:Country": "cbc:IdentificationCode! cbc:Name",
  "cac:PartyTaxScheme":
    "cbc:RegistrationName! cbc:CompanyID! cbc:TaxLevelCode! cac:RegistrationAddress cac:TaxScheme!",
  "cac:PartyLegalEntity": "cbc:RegistrationName! cbc:CompanyID! cac:CorporateRegistrationScheme",
  "cac:CorporateRegistrationScheme": "cbc:ID cbc:Name",
  "cac:Contact": "cbc:Telephone cbc:ElectronicMail",
  "cac:PaymentMeans": "cbc:ID! cbc:PaymentMeansCode! cbc:PaymentDueDate",
  "cac:TaxTotal": "cbc:TaxAmount! cac:TaxSubtotal!+",
  "cac:TaxSubtotal": "cbc:TaxableAmount! cbc:TaxAmount! cac:TaxCategory!",
  "cac:TaxCategory": "cbc:Percent! cac:TaxScheme!",
  "cac:TaxScheme": "cbc:ID! cbc:Name!",
  "cac:LegalMonetaryTotal":
    "cbc:LineExtensionAmount! cbc:TaxExclusiveAmount! cbc:TaxInclusiveAmount! cbc:PayableAmount!",
  "cac:InvoiceLine":
    "cbc:ID! cbc:InvoicedQuantity! cbc:LineExtensionAmount! cac:TaxTotal+ cac:Item! cac:Price!",
  "cac:CreditNoteLine":
    "cbc:ID! cbc:CreditedQuantity! cbc:LineExtensionAmount! cac:TaxTotal+ cac:Item! cac:Price!",
  "cac:Item": "cbc:Description!+ cac:StandardItemIdentification! cac:InformationContentProviderParty",
  "cac:StandardItemIdentification": "cbc:ID!",
  "cac:InformationContentProviderParty": "cac:PowerOfAttorney!",
  "cac:PowerOfAttorney": "cac:AgentParty!",
  "cac:AgentParty": "cac:PartyIdentification!",
  "cac:Price": "cbc:PriceAmount! cbc:BaseQuantity!",
};

interface Place {
  readonly name: string;
  readonly required: boolean;
  readonly many: boolean;
}

const places = new Map<string, readonly Place[]>(
  Object.entries(orders).map(([name, order]) => [
    name,
    order.split(" ").map((part) => ({
      name: part.replace(/[!+]/g, ""),
      required: part.includes("!"),
      many: part.includes("+"),
    })),
  ]),
);

/** Returns the schema violation in the parts of an element; null when there is none. */
export function orderProblem(name: string, parts: readonly string[]): string | null {
  const order = places.get(name);
  if (!order) return parts.length > 0 ? `${name} no lleva partes` : null;
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (parts[index - 1] === part && order[at]?.name === part && order[at]?.many) continue;
    const next = order.findIndex(({ name: known }, place) => known === part && (place > at || index === 0));
    if (next < 0) return `${part} no va en ese lugar de ${name}`;
    at = next;
  }
  const missing = order.find(({ name: known, required }) => required && !parts.includes(known));
  return missing ? `A ${name} le falta ${missing.name}` : null;
}
