import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type OwnTaxCode, ownTaxCodes, taxCodeLabels } from "@travesia/api/invoices/invoice/invoice.rules";
import type { ReactNode } from "react";
import { useOpenFile } from "../../base/files/useOpenTab.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import type { BilledToInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { BilledToFields } from "./BilledToFields.tsx";
import { InvoiceAmounts } from "./InvoiceAmounts.tsx";
import { InvoicedPurchases } from "./InvoicedPurchases.tsx";
import { invoiceFields, invoiceInputOf } from "./invoice.form.ts";
import { invoiceTexts as texts, taxHints } from "./invoice.texts.ts";
import type { InvoiceBilledToFragment, InvoiceDraftQuery } from "./invoices.generated.ts";

/** Input that an invoice form sends. */
export interface InvoiceFormInput {
  readonly impuesto: OwnTaxCode;
  readonly descripcion: string | null;
  readonly facturarA: BilledToInput;
}

interface FilledInvoiceDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly submit: string;
  readonly draft: InvoiceDraftQuery["invoiceDraft"];
  /** Name of the query that loaded the draft, which runs again after an answer about a purchase. */
  readonly asked: "InvoiceDraft" | "InvoiceChange";
  readonly loading: boolean;
  /** Current buyer of the invoice; for a new invoice, the buyer of the draft. */
  readonly billedTo?: InvoiceBilledToFragment | undefined;
  readonly impuesto: OwnTaxCode;
  readonly onTax: (impuesto: OwnTaxCode) => void;
  /** Content before the new invoice, such as a credit note. */
  readonly before?: ReactNode;
  /** Documents that can be previewed as PDF. */
  readonly previews: readonly {
    readonly label: string;
    readonly open: (input: InvoiceFormInput) => Promise<string | undefined>;
  }[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: InvoiceFormInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Shows the form of an invoice whose draft is loaded: purchases, buyer, taxes and amounts. */
export function FilledInvoiceDialog(props: FilledInvoiceDialogProps) {
  const { draft, asked, loading, impuesto, onTax, billedTo, before, previews, ...dialog } = props;
  const openFile = useOpenFile();
  const { control, submit, getValues } = useFields(invoiceFields, {
    record: billedTo ?? draft.facturarA,
    save: ({ input }) => dialog.onSubmit({ ...invoiceInputOf(input), impuesto }),
  });
  const typed = () => ({ ...invoiceInputOf(invoiceFields.input(getValues())), impuesto });
  return (
    <FormDialog
      {...dialog}
      open
      maxWidth="md"
      reason={loading ? texts.draftFirst : draft.problema}
      onSubmit={submit}
    >
      {draft.problema && <Alert severity="warning">{draft.problema}</Alert>}
      {before}
      <InvoicedPurchases purchases={draft.compras} asked={asked} />
      <BilledToFields control={control} open={billedTo !== undefined} />
      {draft.base > 0 && (
        <Stack sx={{ gap: 4 }}>
          <MuiTextField
            select
            fullWidth
            label="IVA del ingreso propio"
            value={impuesto}
            helperText={taxHints[impuesto]}
            onChange={({ target }) => onTax(target.value as OwnTaxCode)}
          >
            {ownTaxCodes.map((code) => (
              <MenuItem key={code} value={code}>
                {taxCodeLabels[code]}
              </MenuItem>
            ))}
          </MuiTextField>
          <TextField
            control={control}
            name="descripcion"
            label="Qué dice la línea del ingreso propio"
            hint="Si lo dejas vacío, dice el destino, las fechas y el contrato."
            maxLength={300}
          />
        </Stack>
      )}
      <InvoiceAmounts draft={draft} />
      {draft.aviso && <Alert severity="warning">{draft.aviso}</Alert>}
      <Stack direction="row" sx={{ alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        {previews.map(({ label, open }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            onClick={() => void openFile(() => open(typed()))}
          >
            {label}
          </Button>
        ))}
        <Typography variant="body2" color="textSecondary">
          El PDF, sin número y sin enviar nada.
        </Typography>
      </Stack>
    </FormDialog>
  );
}
