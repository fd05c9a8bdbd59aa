import { useEffect, useEffectEvent } from "react";
import { QuoteFormDialog } from "./QuoteFormDialog.tsx";
import { quoteFields, type QuoteForm } from "./quote.form.ts";
import { useCreateQuote } from "./useCreateQuote.ts";

/** Content with which a new quote begins. */
export interface BegunQuote {
  readonly values?: Partial<QuoteForm>;
  /** Text to fill the quote from, as it was shared to the application; empty to paste one. */
  readonly pasted?: string;
}

/** Shows the dialog of a new quote, reopened for each new `begun` object. */
export function NewQuote({ begun }: { readonly begun: BegunQuote }) {
  const { begin, dialog } = useCreateQuote();
  const open = useEffectEvent(({ values, pasted }: BegunQuote) => {
    begin({ ...quoteFields.empty, ...values });
    if (pasted !== undefined) dialog.onPaste(pasted);
  });
  useEffect(() => open(begun), [begun]);
  return <QuoteFormDialog {...dialog} />;
}
