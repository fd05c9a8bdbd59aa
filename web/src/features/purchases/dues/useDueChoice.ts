import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import type { ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { type DueRowFragment, ProviderDueListDocument } from "./dues.generated.ts";
import { MOST_DUES } from "./dues.texts.ts";

/** Returns the selected debts, and the functions that change the selection. */
export function useDueChoice() {
  const [chosen, choose] = useState<ReadonlyMap<string, DueRowFragment>>(new Map());
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [choosing, setChoosing] = useState(false);
  return {
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
  };
}
