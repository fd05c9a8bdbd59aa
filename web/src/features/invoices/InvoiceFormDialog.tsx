import { useApolloClient } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type OwnTaxCode, ownTaxCodes, taxCodeLabels } from "@travesia/api/invoices/invoice/invoice.rules";
import { type ReactNode, useState } from "react";
import { Unread } from "../../app/failure/Unread.tsx";
import { useOpenFile } from "../../app/files/useOpenTab.tsx";
import { lastAnswer } from "../../app/lists/lastAnswer.ts";
import { useFields } from "../../app/saving/useFields.ts";
import type { Wrong } from "../../app/saving/useSaving.ts";
import type { BilledToInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { BilledToFields } from "./BilledToFields.tsx";
import { InvoiceAmounts } from "./InvoiceAmounts.tsx";
import { InvoicedPurchases } from "./InvoicedPurchases.tsx";
import { invoiceFields, invoiceInputOf } from "./invoice.form.ts";
import { invoiceTexts as texts, taxHints } from "./invoice.texts.ts";
import {
  type InvoiceBilledToFragment,
  InvoicePreviewDocument,
  type InvoiceDraftQuery,
  useInvoiceDraftQuery,
} from "./invoices.generated.ts";

/** What an invoice form sends. */
export interface InvoiceFormInput {
  readonly impuesto: OwnTaxCode;
  readonly descripcion: string | null;
  readonly facturarA: BilledToInput;
}

interface InvoiceFormDialogProps {
  readonly contractId: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly submit: string;
  /** To whom it is billed now; the client of the contract for a new one. */
  readonly billedTo?: InvoiceBilledToFragment | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: InvoiceFormInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** An invoice before it is made or corrected: what was bought of whom, who is billed, what it charges. */
export function InvoiceFormDialog(props: InvoiceFormDialogProps) {
  const [impuesto, setImpuesto] = useState<OwnTaxCode>("GRAVADO_19");
  const read = useInvoiceDraftQuery({
    variables: { contractId: props.contractId, impuesto },
    fetchPolicy: "network-only",
  });
  const draft = lastAnswer(read)?.invoiceDraft;
  if (!draft)
    return (
      <FormDialog {...props} open maxWidth="md" reason={texts.draftFirst} onSubmit={() => Promise.resolve()}>
        <Unread of={read} apart />
        {read.loading && <Skeleton variant="rounded" height={240} />}
      </FormDialog>
    );
  return (
    <FilledDialog {...props} draft={draft} loading={read.loading} impuesto={impuesto} onTax={setImpuesto} />
  );
}

interface FilledDialogProps extends InvoiceFormDialogProps {
  readonly draft: InvoiceDraftQuery["invoiceDraft"];
  readonly loading: boolean;
  readonly impuesto: OwnTaxCode;
  readonly onTax: (impuesto: OwnTaxCode) => void;
}

function FilledDialog({ draft, loading, impuesto, onTax, billedTo, ...dialog }: FilledDialogProps) {
  const { contractId, onSubmit } = dialog;
  const client = useApolloClient();
  const openFile = useOpenFile();
  const { control, submit, getValues } = useFields(invoiceFields, {
    record: billedTo ?? draft.facturarA,
    save: ({ input }) => onSubmit({ ...invoiceInputOf(input), impuesto }),
  });
  const preview = () =>
    void openFile(async () => {
      const input = { ...invoiceInputOf(invoiceFields.input(getValues())), impuesto };
      const { data } = await client.query({
        query: InvoicePreviewDocument,
        variables: { contractId, input },
        fetchPolicy: "network-only",
      });
      return data?.invoicePreview.url;
    });
  return (
    <FormDialog
      {...dialog}
      open
      maxWidth="md"
      reason={loading ? texts.draftFirst : draft.problema}
      onSubmit={submit}
    >
      {draft.problema && <Alert severity="warning">{draft.problema}</Alert>}
      <InvoicedPurchases purchases={draft.compras} />
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
        <Button variant="outlined" size="small" onClick={preview}>
          {texts.preview}
        </Button>
        <Typography variant="body2" color="textSecondary">
          El PDF, sin número y sin enviar nada.
        </Typography>
      </Stack>
    </FormDialog>
  );
}
