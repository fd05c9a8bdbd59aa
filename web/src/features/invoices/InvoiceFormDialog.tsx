import { useApolloClient } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import type { OwnTaxCode } from "@travesia/api/invoices/invoice/invoice.rules";
import { type ReactNode, useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { FilledInvoiceDialog, type InvoiceFormInput } from "./FilledInvoiceDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import {
  type InvoiceBilledToFragment,
  InvoicePreviewDocument,
  useInvoiceDraftQuery,
} from "./invoices.generated.ts";

interface InvoiceFormDialogProps {
  readonly contractId: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly submit: string;
  /** Current buyer of the invoice; for a new invoice, the client of the contract. */
  readonly billedTo?: InvoiceBilledToFragment | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: InvoiceFormInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Shows an invoice before it is created or corrected: the purchases and their providers, the buyer, and the
 * charges.
 */
export function InvoiceFormDialog(props: InvoiceFormDialogProps) {
  const client = useApolloClient();
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
  const { contractId, ...dialog } = props;
  const preview = async (input: InvoiceFormInput) => {
    const { data } = await client.query({
      query: InvoicePreviewDocument,
      variables: { contractId, input },
      fetchPolicy: "network-only",
    });
    return data?.invoicePreview.url;
  };
  return (
    <FilledInvoiceDialog
      {...dialog}
      draft={draft}
      asked="InvoiceDraft"
      loading={read.loading}
      impuesto={impuesto}
      onTax={setImpuesto}
      previews={[{ label: texts.preview, open: preview }]}
    />
  );
}
