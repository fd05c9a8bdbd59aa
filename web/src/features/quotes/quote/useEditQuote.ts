import type { RoleNumber } from "@travesia/api/permissions";
import { editing } from "@travesia/api/quotes/quote/seller/quote-authority.rules";
import { useForm } from "react-hook-form";
import { changedOf, useOpened } from "../../../app/failure/stale.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { useUser } from "../../../app/session/useSession.ts";
import { formOf, inputOf, type QuoteForm } from "./quote.form.ts";
import { quoteToasts } from "./quote.texts.ts";
import { type QuoteRecordFragment, useQuoteUpdateMutation } from "./quotes.generated.ts";

/**
 * The form of a quote that exists: what the viewer may change of it now, and how it is saved; what was typed
 * stays when it is refused.
 */
export function useEditQuote(quote: QuoteRecordFragment, onSaved: () => void) {
  const { role } = useUser();
  const { busy, failure, fresh, perform } = useSaving();
  const opened = useOpened(quote, fresh);
  const begun = formOf(opened);
  const form = useForm<QuoteForm>({ values: begun });
  const [update] = useQuoteUpdateMutation({ refetchQueries: ["QuoteList", "QuoteCalculation"] });
  const allowed = editing(role as RoleNumber, quote.status);
  const sentOf = (values: QuoteForm) => {
    const whole = inputOf(values);
    const { nombreCliente, emailCliente, telefonoCliente, observaciones } = whole;
    return allowed === "contact" ? { nombreCliente, emailCliente, telefonoCliente, observaciones } : whole;
  };
  const onSubmit = form.handleSubmit(async (values) => {
    const act = (over?: number) => {
      const input = over === undefined ? sentOf(values) : changedOf(sentOf(values), sentOf(begun));
      return update({ variables: { id: quote.id, input: { ...input, version: over ?? opened.version } } });
    };
    const wrong = await perform(act, quoteToasts.saved);
    if (!wrong) return onSaved();
    for (const { field, message } of wrong)
      form.setError(field.replace(/^input\./, "") as keyof QuoteForm, { message });
  });
  return { form, allowed, failure, loading: busy, onSubmit };
}
