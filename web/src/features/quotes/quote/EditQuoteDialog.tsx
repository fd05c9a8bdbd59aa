import Alert from "@mui/material/Alert";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { editNotices } from "./quote.texts.ts";
import { QuoteFields } from "./QuoteFields.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";
import { useEditQuote } from "./useEditQuote.ts";

/** Edits a quote in a dialog, for its seller. */
export function EditQuoteDialog({
  record: quote,
  frame: { onClose },
}: Pick<OpenAct<QuoteRecordFragment>, "record" | "frame">) {
  const { form, allowed, failure, loading, onSubmit } = useEditQuote(quote, onClose);
  const notice = editNotices[allowed];
  return (
    <FormDialog
      open
      title={`Editar ${quote.quoteNumber}`}
      submit="Guardar cambios"
      busy={loading}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {notice && <Alert severity="info">{notice}</Alert>}
      <QuoteFields control={form.control} contactOnly={allowed !== "everything"} />
    </FormDialog>
  );
}
