import { useDeferredValue, useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { ReassignQuoteInput } from "../../../graphql/schema.generated.ts";
import { AssignQuotesDialog } from "../bulk/AssignQuotesDialog.tsx";
import { type QuoteRowFragment, useQuoteSellersQuery } from "./quotes.generated.ts";

/** Assigns the quote of a row with one press on a person; a quote with a seller needs a reason. */
export function AssignQuoteDialog({
  record: { quoteNumber, vendedor },
  frame: { busy, failure, onClose },
  send,
}: OpenAct<QuoteRowFragment, { readonly input: ReassignQuoteInput }>) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const read = useQuoteSellersQuery({ variables: { search, limit: 20 } });
  return (
    <AssignQuotesDialog
      many={quoteNumber}
      others={vendedor && `Hoy es de ${vendedor.name} ${vendedor.lastname}.`}
      sellers={lastAnswer(read)?.quoteSellers}
      failed={Boolean(read.error)}
      busy={busy}
      failure={failure}
      search={typed}
      onSearch={setTyped}
      asksReason={vendedor !== null}
      onAssign={(sellerId, reassignmentReason) => void send({ input: { sellerId, reassignmentReason } })}
      onClose={onClose}
    />
  );
}
