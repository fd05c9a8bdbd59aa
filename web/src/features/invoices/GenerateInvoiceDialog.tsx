import { Money } from "../../ui/Money.tsx";
import { InvoiceFormDialog } from "./InvoiceFormDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { ContractToInvoiceRowFragment } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

interface GenerateInvoiceDialogProps {
  readonly contract: ContractToInvoiceRowFragment;
  readonly actions: InvoiceActions;
}

/** Asks for confirmation before a contract is invoiced, showing the charges of the invoice. */
export function GenerateInvoiceDialog({ contract, actions }: GenerateInvoiceDialogProps) {
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
      busy={actions.busy}
      failure={actions.failure}
      onSubmit={(input) => actions.generate(contract.id, input)}
      onClose={actions.close}
    />
  );
}
