import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import type { PayProvidersInput, ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { dueTexts, MOST_DUES } from "./dues.texts.ts";
import { type DueRowFragment, ProviderDueListDocument, useProvidersPayMutation } from "./dues.generated.ts";

/** Queries that are read again after providers were paid. */
const paid = { refetchQueries: ["ProviderDueList", "ProviderDueSums", "DueProviders", "ProviderDetail"] };

/** Returns the selected debts, and the function that pays them; the selection stays until they are paid. */
export function useDuePayment() {
  const { open, busy, failure, show, close, perform } = useActs<"pay">();
  const [chosen, choose] = useState<ReadonlyMap<string, DueRowFragment>>(new Map());
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [choosing, setChoosing] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [pay] = useProvidersPayMutation(paid);
  return {
    open: open !== null,
    busy,
    failure,
    progress,
    chosen,
    toggle: (due: DueRowFragment) => {
      const next = new Map(chosen);
      if (!next.delete(due.id)) next.set(due.id, due);
      choose(next);
    },
    choosing,
    /** Selects all debts that match a filter, on all pages, up to the server's maximum per payment. */
    chooseAll: async (filter: ProviderDueFilter) => {
      setChoosing(true);
      try {
        const { data } = await client.query({
          query: ProviderDueListDocument,
          variables: { page: 1, limit: MOST_DUES, filter },
          fetchPolicy: "network-only",
        });
        choose(new Map((data?.providerDues.items ?? []).map((due) => [due.id, due])));
      } catch (error) {
        showFailure(error);
      } finally {
        setChoosing(false);
      }
    },
    clear: () => choose(new Map()),
    show: () => show("pay"),
    close,
    pay: async (input: PayProvidersInput, file: File, idempotencyKey: string) => {
      const wrong = await perform(
        () =>
          pay({ variables: { input, file, idempotencyKey }, context: { onProgress: setProgress } }).finally(
            () => setProgress(null),
          ),
        dueTexts.paid(chosen.size),
      );
      if (!wrong) choose(new Map());
      return wrong;
    },
  };
}
