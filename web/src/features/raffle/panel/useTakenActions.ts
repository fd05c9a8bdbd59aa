import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { saveFile } from "../../../base/files/save-file.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import {
  RaffleReceiptDocument,
  type TakenNumberFragment,
  useRafflePayMutation,
  useRaffleReleaseMutation,
  useRaffleResetMutation,
} from "../board/raffle.generated.ts";
import { raffleTexts as texts } from "../board/raffle.texts.ts";

/** Acts that need a confirmation: the payment of a number, its release, or emptying the board. */
export type AskedAct =
  { readonly act: "pay" | "release"; readonly number: TakenNumberFragment } | { readonly act: "reset" };

/** Returns the acts on taken numbers; each is confirmed first, except for the receipt. */
export function useTakenActions() {
  const client = useApolloClient();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [asked, ask] = useState<AskedAct | null>(null);
  const [busy, setBusy] = useState(false);
  const lists = { refetchQueries: ["RaffleTaken", "RaffleOpen", "RaffleHome"] };
  const [pay] = useRafflePayMutation(lists);
  const [release] = useRaffleReleaseMutation(lists);
  const [reset] = useRaffleResetMutation(lists);

  const perform = async (act: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await act();
      if (done) toasts.success(done);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
      ask(null);
    }
  };
  return {
    asked,
    ask,
    busy,
    confirm: () => {
      if (!asked) return;
      switch (asked.act) {
        case "reset":
          return void perform(reset, texts.reset);
        case "pay": {
          const { id, isPaid } = asked.number;
          return void perform(
            () => pay({ variables: { id, isPaid: !isPaid } }),
            isPaid ? texts.unpaid : texts.paid,
          );
        }
        case "release": {
          const { id } = asked.number;
          return void perform(() => release({ variables: { id } }), texts.released);
        }
      }
    },
    receipt: ({ id }: TakenNumberFragment) =>
      void perform(async () => {
        const { data } = await client.query({
          query: RaffleReceiptDocument,
          variables: { id },
          fetchPolicy: "network-only",
        });
        if (data) await saveFile(data.raffleReceipt);
      }),
  };
}
