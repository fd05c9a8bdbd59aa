import Alert from "@mui/material/Alert";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import type { InvoiceFormInput } from "./FilledInvoiceDialog.tsx";
import { InvoiceFormDialog } from "./InvoiceFormDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { type InvoiceRowFragment, useInvoiceToPutRightQuery } from "./invoices.generated.ts";

/** Corrects an invoice that the DIAN rejected or that has not been reviewed yet. */
export function CorrectInvoiceDialog({
  record: invoice,
  frame,
  send,
}: OpenAct<InvoiceRowFragment, { readonly input: InvoiceFormInput }>) {
  const { id, number, contract, sendingProblem } = invoice;
  const read = useInvoiceToPutRightQuery({ variables: { id }, fetchPolicy: "network-only" });
  const billedTo = read.data?.invoice?.facturarA;
  return (
    <InvoiceFormDialog
      // The form begins with who buys, once that is known.
      key={billedTo ? "known" : "asked"}
      contractId={contract.id}
      title={`Corregir la factura ${number}`}
      lead={
        <>
          Se envía de nuevo con el mismo número y otro CUFE. Lo que ya se envió queda en la historia.
          {sendingProblem && (
            <Alert severity="error" sx={{ mt: 3 }}>
              La DIAN la rechazó: {sendingProblem}
            </Alert>
          )}
        </>
      }
      submit={texts.correctAndSend}
      billedTo={billedTo}
      {...frame}
      onSubmit={(input) => send({ input })}
    />
  );
}
