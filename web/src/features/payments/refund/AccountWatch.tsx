import Alert from "@mui/material/Alert";
import { useUser } from "../../../base/session/useSession.ts";
import { accountWatch } from "./account-watch.ts";
import type { RefundRowFragment } from "./refunds.generated.ts";

interface AccountWatchProps {
  readonly refund: Pick<RefundRowFragment, "status" | "accountAt" | "accountBy">;
  /** True when the account replaced an earlier one. */
  readonly changed?: boolean;
}

/** Shows when and by whom the account of an unpaid refund was entered, if it should be reviewed. */
export function AccountWatch({ refund, changed = false }: AccountWatchProps) {
  const watch = accountWatch(refund, useUser().id, new Date(), changed);
  if (!watch) return null;
  return <Alert severity={watch.pressing ? "warning" : "info"}>{watch.text}</Alert>;
}
