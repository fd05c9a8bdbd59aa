import Link from "@mui/material/Link";
import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { formatDay } from "../../../ui/days.ts";
import { type Fact, FactList } from "../../../ui/desk/FactList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { invoiceTexts as texts } from "../invoice.texts.ts";
import type { InvoiceDetailQuery } from "../invoices.generated.ts";

type Invoice = NonNullable<InvoiceDetailQuery["invoice"]>;

/** Shows who buys with an invoice and for which contract, and its day and code. */
export function InvoiceBuyer({ invoice }: { readonly invoice: Invoice }) {
  const { facturarA, contract, issueDate, code, pruebas } = invoice;
  const { nombre, tipoDocumento, documento, direccion, ciudad, correo, telefono } = facturarA;
  const place = [direccion, ciudad].filter(Boolean).join(", ");
  const facts: readonly Fact[] = [
    ["Nombre", nombre],
    ...(tipoDocumento && documento
      ? [["Documento", `${documentLabels[tipoDocumento]} ${formatDocument(documento)}`] as const]
      : []),
    ...(place ? [["Dirección", place] as const] : []),
    ...(correo ? [["Correo", correo] as const] : []),
    ...(telefono ? [["Teléfono", formatPhone(telefono)] as const] : []),
    [
      "Contrato",
      <>
        <Link href={contractPaths.detail.to({ id: contract.id })}>{contract.contractNumber}</Link>
        {" · "}
        {contract.destino}
      </>,
    ],
    ["Fecha", formatDay(issueDate)],
    ["CUFE", code],
    ...(pruebas ? [["Ambiente", texts.test] as const] : []),
  ];
  return (
    <Section title={texts.buyer}>
      <FactList facts={facts} />
    </Section>
  );
}
