import type { RoleNumber } from "@travesia/api/permissions";
import { editing } from "@travesia/api/quotes/quote/seller/quote-authority.rules";
import { overOpened, useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { quoteFields } from "./quote.form.ts";
import { quoteToasts } from "./quote.texts.ts";
import { type QuoteRecordFragment, useQuoteUpdateMutation } from "./quotes.generated.ts";

/**
 * Returns the edit form of an existing quote with the fields that the viewer may change now, and the function
 * that saves it. A refusal keeps the typed text.
 */
export function useEditQuote(quote: QuoteRecordFragment, onSaved: () => void) {
  const { role } = useUser();
  const { busy, failure, fresh, perform } = useSaving();
  const [update] = useQuoteUpdateMutation({ refetchQueries: ["QuoteList", "QuoteCalculation"] });
  const allowed = editing(role as RoleNumber, quote.status);
  const form = useFields(quoteFields, {
    record: quote,
    fresh,
    save: async ({ input, changed }, { id, version }) => {
      const allowedOf = (all: typeof changed) => (allowed === "contact" ? contactOf(all) : all);
      const act = overOpened({ input: allowedOf(input), changed: allowedOf(changed) }, version, (sent) =>
        update({ variables: { id, input: sent } }),
      );
      const wrong = await perform(act, quoteToasts.saved);
      if (!wrong) onSaved();
      return wrong;
    },
  });
  return { form, allowed, failure, loading: busy, onSubmit: form.submit };
}

type QuoteInput = ReturnType<typeof quoteFields.input>;

/** Returns the fields of a quote that may still change after it was sent. */
const contactOf = ({ nombreCliente, emailCliente, telefonoCliente, observaciones }: Partial<QuoteInput>) => ({
  nombreCliente,
  emailCliente,
  telefonoCliente,
  observaciones,
});
