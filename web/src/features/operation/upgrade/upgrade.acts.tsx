import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { newKey } from "../../../base/saving/new-key.ts";
import {
  FoundContractPrintDocument,
  type UpgradeFindingLineFragment,
  UpgradeFindingReviewEachDocument,
} from "../operation.generated.ts";
import { upgradeTexts as texts } from "./upgrade.texts.ts";

const act = recordAct<UpgradeFindingLineFragment>();

/** Acts on a record that an upgrade found. */
export const upgradeActs = {
  print: act({
    label: texts.print,
    mutation: FoundContractPrintDocument,
    done: announced(texts.printed),
    Dialog: confirming(({ title }) => ({
      title: texts.printTitle,
      confirm: texts.print,
      children: texts.printLead(title),
    })),
  }),
  review: act({
    label: texts.review,
    mutation: UpgradeFindingReviewEachDocument,
    of: ({ id }: UpgradeFindingLineFragment) => ({ ids: [id], idempotencyKey: newKey() }),
    done: announced(texts.reviewed),
  }),
} satisfies Record<string, RecordAct<UpgradeFindingLineFragment>>;
