import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useNavigate, useParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { editNotices } from "../../features/quotes/quote/quote.texts.ts";
import { QuoteFields } from "../../features/quotes/quote/QuoteFields.tsx";
import {
  type QuoteRecordFragment,
  useQuoteDetailQuery,
} from "../../features/quotes/quote/quotes.generated.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { useEditQuote } from "../../features/quotes/quote/useEditQuote.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/**
 * Edits a quote as administration, at any status before the contract; after the quote was sent, only contact
 * data and notes.
 */
export function QuoteEditScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuoteDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error))
    return <ErrorState page {...shownFailure(error, refetch, "listQuotes")} />;
  if (!data && !error) return <RecordSkeleton page />;
  if (!data?.quote) return <MissingRecord message="Cotización no encontrada" list={quotePaths.list.to()} />;
  return <QuoteEdit quote={data.quote} />;
}

function QuoteEdit({ quote }: { readonly quote: QuoteRecordFragment }) {
  const navigate = useNavigate();
  const back = () => void navigate(quotePaths.detail.to({ id: quote.id }));
  const { form, allowed, failure, loading, onSubmit } = useEditQuote(quote, back);
  const notice = editNotices[allowed];
  const sent = usePageForm(form.formState, onSubmit, failure);
  return (
    <>
      <PageHeader title={`Editar ${quote.quoteNumber}`} />
      <Card sx={{ p: { xs: 4, md: 6 }, maxWidth: 760 }}>
        <Stack component="form" ref={sent.form} noValidate onSubmit={sent.onSubmit} sx={{ gap: 4 }}>
          {notice && <Alert severity="info">{notice}</Alert>}
          <FormFailure failure={failure} waits={sent.waits} />
          <QuoteFields control={form.control} contactOnly={allowed !== "everything"} />
          <Stack direction="row" sx={{ gap: 2, justifyContent: "flex-end" }}>
            <Button color="inherit" onClick={back}>
              Cancelar
            </Button>
            <ActButton
              type="submit"
              variant="contained"
              color="secondary"
              loading={loading}
              reason={allowed === "nothing" ? editNotices.nothing : null}
            >
              Guardar cambios
            </ActButton>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
