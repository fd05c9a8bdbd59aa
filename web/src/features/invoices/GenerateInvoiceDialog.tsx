import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type OwnTaxCode, ownTaxCodes, taxCodeLabels } from "@travesia/api/invoices/invoice/invoice.rules";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { Money } from "../../ui/Money.tsx";
import { invoiceTexts as texts, taxHints } from "./invoice.texts.ts";
import { type ContractToInvoiceRowFragment, useInvoiceDraftQuery } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";
import { Unread } from "../../app/failure/Unread.tsx";
import { lastAnswer } from "../../app/lists/lastAnswer.ts";

interface GenerateInvoiceDialogProps {
  readonly contract: ContractToInvoiceRowFragment;
  readonly actions: InvoiceActions;
}

/** Asks before a contract is invoiced, with what the invoice will charge. */
export function GenerateInvoiceDialog({ contract, actions }: GenerateInvoiceDialogProps) {
  const [impuesto, setImpuesto] = useState<OwnTaxCode>("GRAVADO_19");
  const read = useInvoiceDraftQuery({
    variables: { contractId: contract.id, impuesto },
    fetchPolicy: "network-only",
  });
  const draft = lastAnswer(read)?.invoiceDraft;
  const { busy, failure, close } = actions;
  const client = [contract.cliente.name, contract.cliente.lastname].filter(Boolean).join(" ");
  return (
    <ConfirmDialog
      open
      title={`Facturar ${contract.contractNumber}`}
      confirm={texts.generate}
      busy={busy}
      reason={read.loading || !draft ? texts.draftFirst : null}
      onConfirm={() => void actions.generate(contract.id, impuesto)}
      onClose={close}
    >
      {failure && <FormFailure failure={failure} />}
      <Unread of={read} apart />
      <Stack sx={{ gap: 3 }}>
        <span>
          Se generará la factura de {client} por <Money amount={contract.precioTotal} strong />. Toma el
          siguiente número del rango y no se puede borrar: solo una nota crédito la devuelve.
        </span>
        {draft?.problema && <Typography color="error">{draft.problema}</Typography>}
        {draft?.lines.map((line, at) => (
          <Stack key={at} direction="row" sx={{ justifyContent: "space-between", gap: 3 }}>
            <span>
              {line.descripcion}
              <Typography variant="body2" color="textSecondary">
                {line.mandanteNombre ? `Ingreso para ${line.mandanteNombre}` : taxCodeLabels[line.impuesto]}
              </Typography>
            </span>
            <Money amount={line.total} />
          </Stack>
        ))}
        {draft && draft.base > 0 && (
          <>
            <TextField
              select
              fullWidth
              label="IVA del ingreso propio"
              value={impuesto}
              helperText={taxHints[impuesto]}
              onChange={({ target }) => setImpuesto(target.value as OwnTaxCode)}
            >
              {ownTaxCodes.map((code) => (
                <MenuItem key={code} value={code}>
                  {taxCodeLabels[code]}
                </MenuItem>
              ))}
            </TextField>
            <span>
              Base <Money amount={draft.base} /> · IVA <Money amount={draft.iva} />
            </span>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
