import { useActs } from "../../base/saving/useActs.ts";
import { approvalToasts } from "./approval.texts.ts";
import {
  type ApprovalRowFragment,
  useApprovalGiveMutation,
  useApprovalWithdrawMutation,
} from "./approvals.generated.ts";

const lists = { refetchQueries: ["ApprovalList", "DayInbox"] };

/** Returns the acts on approvals: the approval that is being confirmed, and the function of each act. */
export function useApprovalActions() {
  const { open, busy, failure, show, close, perform } = useActs<ApprovalRowFragment>();
  const [give] = useApprovalGiveMutation(lists);
  const [withdraw] = useApprovalWithdrawMutation(lists);
  return {
    open,
    busy,
    failure,
    show,
    close,
    approve: (id: string) => perform(() => give({ variables: { id } }), approvalToasts.given),
    withdraw: (id: string) => perform(() => withdraw({ variables: { id } }), approvalToasts.withdrawn),
  };
}
