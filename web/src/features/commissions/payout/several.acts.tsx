import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { SeveralAct } from "./chosen-lines.ts";
import { payoutTexts as texts } from "./payout.texts.ts";
import { CommissionsApproveDocument, CommissionsPayDocument } from "./payouts.generated.ts";
import { type ChosenCommissions, PaySeveralDialog } from "./PaySeveralDialog.tsx";

const act = recordAct<ChosenCommissions>();

/** Acts on several commissions at once: all of them succeed, or none. */
export const severalActs = {
  approve: act({
    label: "Aprobar",
    mutation: CommissionsApproveDocument,
    of: ({ ids }) => ({ input: { ids: [...ids] } }),
    done: (_, { ids }) => texts.approved(ids.length),
    Dialog: confirming(({ ids, amount }) => ({
      title: texts.approveTitle(ids.length),
      confirm: texts.approve(ids.length),
      children: (
        <>
          Se aprobarán por <Money amount={amount} strong />. Después se podrán pagar.
        </>
      ),
    })),
  }),
  pay: act({
    label: "Pagar",
    mutation: CommissionsPayDocument,
    of: () => ({}),
    done: (_, { ids }) => texts.paid(ids.length),
    progress: true,
    Dialog: PaySeveralDialog,
  }),
} satisfies Record<SeveralAct, RecordAct<ChosenCommissions>>;
