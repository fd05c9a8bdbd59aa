import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import type { PayCommissionsInput } from "../../../graphql/schema.generated.ts";
import type { SeveralAct } from "./chosen-lines.ts";
import { payoutTexts as texts } from "./payout.texts.ts";
import {
  useCommissionsApproveMutation,
  useCommissionsPayMutation,
  useNoWithholdingConfirmMutation,
} from "./payouts.generated.ts";

/** Queries that are read again after several commissions were approved or paid. */
const done = {
  refetchQueries: ["CommissionList", "CommissionCounters", "PayoutList"],
  awaitRefetchQueries: true,
};

/** Returns the selected commissions, and the actions on them; all eligible commissions are preselected. */
export function useSeveral() {
  const { open, busy, failure, show, close, perform } = useActs<SeveralAct>();
  const [chosen, choose] = useState<ReadonlySet<string> | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [approve] = useCommissionsApproveMutation(done);
  const [pay] = useCommissionsPayMutation(done);
  const [confirmUnwithheld] = useNoWithholdingConfirmMutation();
  return {
    open,
    busy,
    failure,
    progress,
    chosen,
    show,
    close,
    choose,
    approve: async (ids: readonly string[]) => {
      const wrong = await perform(
        () => approve({ variables: { input: { ids: [...ids] } } }),
        texts.approved(ids.length),
      );
      if (!wrong) choose(null);
    },
    pay: async (
      input: PayCommissionsInput,
      file: File,
      idempotencyKey: string,
      unwithheld: readonly number[],
    ) => {
      const variables = { input, file, idempotencyKey };
      const wrong = await perform(async () => {
        if (unwithheld.length > 0) await confirmUnwithheld({ variables: { userIds: [...unwithheld] } });
        await pay({ variables, context: { onProgress: setProgress } }).finally(() => setProgress(null));
      }, texts.paid(input.ids.length));
      if (!wrong) choose(null);
      return wrong;
    },
  };
}
