import { announced } from "../../base/saving/useSaving.ts";
import { counted } from "@travesia/api/colombia/spoken";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { BalanceDialog, ProposeDialog, type ShownOpening, type WrittenBalance } from "./OpeningDialogs.tsx";
import { openingTexts as texts } from "./opening.texts.ts";
import {
  OpeningConfirmDocument,
  OpeningLineSetDocument,
  OpeningProposeDocument,
} from "./opening.generated.ts";

/** Opening with the number of its balances. */
interface CountedOpening extends ShownOpening {
  readonly count: number;
}

const act = recordAct<CountedOpening>();

/** Acts on the opening balances as a whole. */
const openingActs = {
  propose: act({
    label: texts.propose,
    mutation: OpeningProposeDocument,
    of: () => ({}),
    done: announced(texts.proposed),
    Dialog: ProposeDialog,
  }),
  confirm: act({
    label: texts.confirm,
    mutation: OpeningConfirmDocument,
    of: ({ count }) => ({ input: { saldosVistos: count } }),
    done: announced(texts.confirmed),
    Dialog: confirming(({ count }) => ({
      title: texts.confirm,
      confirm: texts.confirm,
      destructive: true,
      children:
        `${counted(count, "saldo queda como está", "saldos quedan como están")}: después no se cambian. ` +
        "Confírmalos cuando el contador los haya revisado.",
    })),
  }),
};

/** Act on one balance. */
const balanceActs = {
  write: recordAct<WrittenBalance>()({
    label: texts.write,
    mutation: OpeningLineSetDocument,
    of: () => ({}),
    done: announced(texts.saved),
    Dialog: BalanceDialog,
  }),
};

const reads = ["OpeningBalances"];

/** Returns the acts on the opening balances. */
export const useOpeningActs = () => useRecordActs(openingActs, { reads });
/** Returns the act that writes one balance. */
export const useBalanceActs = () => useRecordActs(balanceActs, { reads });
