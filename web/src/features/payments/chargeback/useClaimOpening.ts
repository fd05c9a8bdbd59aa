import { useActs } from "../../../base/saving/useActs.ts";
import type { OpenChargebackInput } from "../../../graphql/schema.generated.ts";
import { chargebackToasts as toasts } from "./chargeback.texts.ts";
import { useChargebackOpenMutation } from "./chargebacks.generated.ts";

/**
 * Opens a case for a client's payment: returns whether its dialog is open, the refusal, and the function that
 * submits it.
 */
export function useClaimOpening() {
  const { open, busy, failure, show, close, perform } = useActs<"claim">();
  const [claim] = useChargebackOpenMutation({ refetchQueries: ["PaymentDetail", "PaymentDesk"] });
  return {
    isOpen: open !== null,
    busy,
    failure,
    show: () => show("claim"),
    close,
    open: (input: OpenChargebackInput, file: File | null) =>
      perform(
        () => claim({ variables: { input, ...(file && { file }) } }),
        ({ data }) => toasts.opened(data?.openChargeback.number ?? ""),
      ),
  };
}
