import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { Money } from "../../ui/Money.tsx";
import type { InvoiceFormInput } from "./FilledInvoiceDialog.tsx";
import { InvoiceFormDialog } from "./InvoiceFormDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { ContractToInvoiceRowFragment } from "./invoices.generated.ts";

/** Asks for confirmation before a contract is invoiced, showing the charges of the invoice. */
export function GenerateInvoiceDialog({
  record: contract,
  frame,
  send,
}: OpenAct<ContractToInvoiceRowFragment, { readonly input: InvoiceFormInput }>) {
  const client = [contract.cliente.name, contract.cliente.lastname].filter(Boolean).join(" ");
  return (
    <InvoiceFormDialog
      contractId={contract.id}
      title={`Facturar ${contract.contractNumber}`}
      lead={
        <>
          Se generará la factura de {client} por <Money amount={contract.precioTotal} strong />. Toma el
          siguiente número del rango y no se puede borrar: solo una nota crédito la devuelve.
        </>
      }
      submit={texts.generate}
      {...frame}
      onSubmit={(input) => send({ input })}
    />
  );
}
