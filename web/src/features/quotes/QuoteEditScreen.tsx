import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { RoleNumber } from "@travesia/api/permissions";
import { editing } from "@travesia/api/quotes/quote-authority.rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useParams } from "react-router-dom";
import { failureText, fieldFailures, requestCode } from "../../app/failures.ts";
import { useUser } from "../../app/useSession.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/Skeletons.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { formOf, inputOf, type QuoteForm } from "./quote.form.ts";
import { quoteToasts } from "./quote.texts.ts";
import { QuoteFields } from "./QuoteFields.tsx";
import { type QuoteRecordFragment, useQuoteDetailQuery, useQuoteUpdateMutation } from "./quotes.generated.ts";
import { quotePaths } from "./quotes.paths.ts";

/** The edit of a quote; after it was sent only contact data and notes. */
export function QuoteEditScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuoteDetailQuery({ variables: { id } });
  if (error && !data)
    return <ErrorState message={failureText(error, "listQuotes")} code={requestCode(error)} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  if (!data.quote) return <EmptyState>Cotización no encontrada</EmptyState>;
  return <QuoteEdit quote={data.quote} />;
}

function QuoteEdit({ quote }: { readonly quote: QuoteRecordFragment }) {
  const { role } = useUser();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm<QuoteForm>({ defaultValues: formOf(quote) });
  const [update, { loading }] = useQuoteUpdateMutation();
  const allowed = editing(role as RoleNumber, quote.status);
  const back = () => void navigate(quotePaths.detail.to({ id: quote.id }));
  const save = handleSubmit(async (values) => {
    setFailure(null);
    const whole = inputOf(values);
    const contact = {
      nombreCliente: whole.nombreCliente,
      emailCliente: whole.emailCliente,
      telefonoCliente: whole.telefonoCliente,
      observaciones: whole.observaciones,
    };
    const input = allowed === "contact" ? contact : whole;
    try {
      await update({ variables: { id: quote.id, input: { ...input, version: quote.version } } });
      toasts.success(quoteToasts.saved);
      back();
    } catch (error) {
      setFailure(failureText(error));
      for (const { field, message } of fieldFailures(error)) setError(field.replace(/^input\./, "") as keyof QuoteForm, { message });
    }
  });
  return (
    <>
      <PageHeader title={`Editar ${quote.quoteNumber}`} />
      <Card sx={{ p: { xs: 4, md: 6 }, maxWidth: 760 }}>
        <Stack component="form" noValidate onSubmit={save} sx={{ gap: 4 }}>
          {allowed === "contact" && (
            <Alert severity="info">La cotización ya fue enviada: solo cambian los datos de contacto y las observaciones.</Alert>
          )}
          {allowed === "nothing" && (
            <Alert severity="warning">La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.</Alert>
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
          <QuoteFields control={control} contactOnly={allowed !== "everything"} />
          <Stack direction="row" sx={{ gap: 2, justifyContent: "flex-end" }}>
            <Button color="inherit" onClick={back}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" color="secondary" loading={loading} disabled={allowed === "nothing"}>
              Guardar cambios
            </Button>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
