import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { saveFile } from "../../../base/files/save-file.ts";
import { RaffleReceiptDocument, type TakenNumberFragment } from "../board/raffle.generated.ts";

/** Downloads the receipt of a taken number. */
export function useNumberReceipt() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const download = async ({ id }: TakenNumberFragment) => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: RaffleReceiptDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      if (data) await saveFile(data.raffleReceipt);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
