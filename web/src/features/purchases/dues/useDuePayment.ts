import { useState } from "react";
import { useActs } from "../../../app/saving/useActs.ts";
import type { PayProvidersInput } from "../../../graphql/schema.generated.ts";
import { dueTexts } from "./dues.texts.ts";
import { type DueRowFragment, useProvidersPayMutation } from "./dues.generated.ts";

/** What is read again once providers were paid. */
const paid = { refetchQueries: ["ProviderDueList", "ProviderDueSums", "DueProviders", "ProviderDetail"] };

/** Which amounts are chosen, and paying them; the choice stays until they are paid. */
export function useDuePayment() {
  const { open, busy, failure, show, close, perform } = useActs<"pay">();
  const [chosen, choose] = useState<ReadonlyMap<string, DueRowFragment>>(new Map());
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
    chooseAll: (dues: readonly DueRowFragment[]) => choose(new Map(dues.map((due) => [due.id, due]))),
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

export type DuePayment = ReturnType<typeof useDuePayment>;
