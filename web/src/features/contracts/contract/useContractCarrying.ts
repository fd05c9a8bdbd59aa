import { useSaving } from "../../../base/saving/useSaving.ts";
import { useCarriedLink } from "../../../base/sharing/useCarriedLink.ts";
import { type ContractShareMutation, useContractShareMutation } from "./contracts.generated.ts";

/**
 * Creates signing links that the user shares with the client; the most recent link stays available for
 * display.
 */
export function useContractCarrying(id: string, phone: string | null) {
  const { busy, failure, perform } = useSaving();
  const [share] = useContractShareMutation({
    refetchQueries: [
      ...["ContractList", "ContractCounters", "ContractVersions"],
      ...["ContractLinks", "RecordHistory"],
    ],
  });
  const carried = useCarriedLink(phone, async (channel) => {
    let answered: ContractShareMutation["shareContract"] | undefined;
    const wrong = await perform(
      async () => {
        const { data } = await share({ variables: { id, channel } });
        answered = data?.shareContract;
      },
      null,
      "sendContract",
    );
    return wrong || !answered ? null : { link: answered.link, text: answered.text };
  });
  return { ...carried, busy, failure };
}
