import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { saveFile } from "../../../app/files/save-file.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import {
  RaffleReceiptDocument,
  type TakenNumberFragment,
  useRafflePayMutation,
  useRaffleReleaseMutation,
  useRaffleResetMutation,
} from "../board/raffle.generated.ts";
import { raffleTexts as texts } from "../board/raffle.texts.ts";

/** What is asked before it is done: a payment of a number, letting it go, or emptying the board. */
export type AskedAct =
  { readonly act: "pay" | "release"; readonly number: TakenNumberFragment } | { readonly act: "reset" };

/** The acts on taken numbers; each is asked first, but for the receipt. */
export function useTakenActions() {
  const client = useApolloClient();
  const toasts = useToasts();
  const tellFailure = useFailureToast();
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
      tellFailure(error);
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
      if (asked.act === "reset") return void perform(reset, texts.reset);
      const { id, isPaid } = asked.number;
      if (asked.act === "pay")
        return void perform(
          () => pay({ variables: { id, isPaid: !isPaid } }),
          isPaid ? texts.unpaid : texts.paid,
        );
      void perform(() => release({ variables: { id } }), texts.released);
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
