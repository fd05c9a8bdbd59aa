import { useApolloClient } from "@apollo/client/react";
import Divider from "@mui/material/Divider";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type OwnTaxCode, taxCodeLabels } from "@travesia/api/invoices/invoice/invoice.rules";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { AuthorizeInvoiceChangeInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { focused } from "../../../ui/focus.ts";
import { Money } from "../../../ui/Money.tsx";
import { FilledInvoiceDialog, type InvoiceFormInput } from "../FilledInvoiceDialog.tsx";
import { invoiceTexts } from "../invoice.texts.ts";
import { DocumentsSentence } from "./DocumentsSentence.tsx";
import {
  InvoiceChangePreviewDocument,
  type InvoiceChangePreviewQuery,
  type InvoiceChangeQuery,
  useInvoiceChangeQuery,
} from "../invoices.generated.ts";
import { priceChangeTexts as texts } from "./price-change.texts.ts";

type Authorized = OpenAct<{ readonly id: string }, { readonly input: AuthorizeInvoiceChangeInput }>;

/** Shows the credit note and the new invoice that signing an addendum creates, before they are authorized. */
export function AddendumInvoicesDialog({ record: { id: addendumId }, frame, send }: Authorized) {
  const client = useApolloClient();
  const [impuesto, setImpuesto] = useState<OwnTaxCode | null>(null);
  const read = useInvoiceChangeQuery({ variables: { addendumId, impuesto }, fetchPolicy: "network-only" });
  const change = lastAnswer(read)?.invoiceChange;
  if (!change)
    return (
      <FormDialog
        {...frame}
        open
        title={texts.authorize}
        submit={texts.authorize}
        maxWidth="md"
        reason={invoiceTexts.draftFirst}
        onSubmit={() => Promise.resolve()}
      >
        <Unread of={read} apart />
        {read.loading && <Skeleton variant="rounded" height={240} />}
      </FormDialog>
    );
  const preview =
    (of: keyof InvoiceChangePreviewQuery["invoiceChangePreview"]) => async (input: InvoiceFormInput) => {
      const { data } = await client.query({
        query: InvoiceChangePreviewDocument,
        variables: { addendumId, input },
        fetchPolicy: "network-only",
      });
      return data?.invoiceChangePreview[of];
    };
  const { factura, nota, nueva } = change;
  return (
    <FilledInvoiceDialog
      {...frame}
      title={texts.authorize}
      lead={
        <>
          <DocumentsSentence change={change} /> {texts.atSignature}
        </>
      }
      submit={texts.authorize}
      draft={nueva}
      asked="InvoiceChange"
      loading={read.loading}
      impuesto={change.impuesto}
      onTax={setImpuesto}
      before={<NoteAmounts nota={nota} />}
      previews={[
        { label: texts.seeNote, open: preview("notaUrl") },
        { label: texts.seeInvoice, open: preview("facturaUrl") },
      ]}
      onSubmit={(input) => {
        const { base, iva, terceros } = nueva;
        return send({
          input: { ...input, visto: { factura, notaCredito: nota.total, base, iva, terceros } },
        });
      }}
    />
  );
}

/** Shows the amounts that the credit note reverses. */
function NoteAmounts({ nota }: { readonly nota: NonNullable<InvoiceChangeQuery["invoiceChange"]>["nota"] }) {
  const sums = [
    { label: "Base del ingreso propio", amount: nota.base },
    { label: "IVA", amount: nota.iva },
    ...(nota.terceros > 0 ? [{ label: "Ingresos para terceros", amount: nota.terceros }] : []),
  ];
  const row = { justifyContent: "space-between", gap: 3 } as const;
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      {/* The allowed acts are read first, and the fields are below them. */}
      <Typography ref={focused} tabIndex={-1} variant="h6" component="h3" sx={{ outline: 0 }}>
        {texts.note}
      </Typography>
      {nota.lines.map((line, at) => (
        <Stack key={at} direction="row" sx={row}>
          <div>
            {line.descripcion}
            <Typography variant="body2" color="textSecondary">
              {line.mandanteNombre ? `Ingreso para ${line.mandanteNombre}` : taxCodeLabels[line.impuesto]}
            </Typography>
          </div>
          <Money amount={line.total} />
        </Stack>
      ))}
      <Divider />
      {sums.map(({ label, amount }) => (
        <Stack key={label} direction="row" sx={row}>
          <div>{label}</div>
          <Money amount={amount} />
        </Stack>
      ))}
      <Stack direction="row" sx={row}>
        <strong>Total</strong>
        <Money amount={nota.total} strong />
      </Stack>
    </Stack>
  );
}
