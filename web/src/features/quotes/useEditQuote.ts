import type { RoleNumber } from "@travesia/api/permissions";
import { editing } from "@travesia/api/quotes/quote-authority.rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText, fieldFailures } from "../../app/failures.ts";
import { useUser } from "../../app/useSession.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { formOf, inputOf, type QuoteForm } from "./quote.form.ts";
import { quoteToasts } from "./quote.texts.ts";
import { type QuoteRecordFragment, useQuoteUpdateMutation } from "./quotes.generated.ts";

/** The form of a quote that exists: what the viewer may change of it now, and how it is saved; what was typed stays when it is refused. */
export function useEditQuote(quote: QuoteRecordFragment, onSaved: () => void) {
  const { role } = useUser();
  const toasts = useToasts();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<QuoteForm>({ values: formOf(quote), resetOptions: { keepDirtyValues: true } });
  const [update, { loading }] = useQuoteUpdateMutation({ refetchQueries: ["QuoteList", "QuoteCalculation"] });
  const allowed = editing(role as RoleNumber, quote.status);
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null);
    const whole = inputOf(values);
    const { nombreCliente, emailCliente, telefonoCliente, observaciones } = whole;
    const input = allowed === "contact" ? { nombreCliente, emailCliente, telefonoCliente, observaciones } : whole;
    try {
      await update({ variables: { id: quote.id, input: { ...input, version: quote.version } } });
      toasts.success(quoteToasts.saved);
      onSaved();
    } catch (error) {
      setFailure(failureText(error));
      for (const { field, message } of fieldFailures(error)) form.setError(field.replace(/^input\./, "") as keyof QuoteForm, { message });
    }
  });
  return { form, allowed, failure, loading, onSubmit };
}
