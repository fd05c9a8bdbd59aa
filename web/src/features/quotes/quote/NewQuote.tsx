import { useEffect, useEffectEvent } from "react";
import { QuoteFormDialog } from "./QuoteFormDialog.tsx";
import { quoteFields, type QuoteForm } from "./quote.form.ts";
import { useCreateQuote } from "./useCreateQuote.ts";

/** Shows the dialog of a new quote, reopened for each new `begun` object, which prefills the form. */
export function NewQuote({ begun }: { readonly begun: Partial<QuoteForm> }) {
  const { begin, dialog } = useCreateQuote();
  const open = useEffectEvent((values: Partial<QuoteForm>) => begin({ ...quoteFields.empty, ...values }));
  useEffect(() => open(begun), [begun]);
  return <QuoteFormDialog {...dialog} />;
}
