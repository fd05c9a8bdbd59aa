import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { useDownload } from "../request/useDownload.ts";
import { commissionActs, commissionReads } from "./commission.acts.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { type OfferedCommissionAct, offeredCommissionActs } from "./commission.offered-acts.ts";
import { CommissionRowActions } from "./CommissionRowActions.tsx";
import { useOpenReceipt } from "./useOpenReceipt.ts";

/**
 * Returns the acts of any list of commissions: the buttons of a row, and the open dialog. `onHistory` is
 * called with the commission whose history the page should show.
 */
export function useCommissionActs(onHistory?: (line: CommissionLine) => void) {
  const user = useUser();
  const openReceipt = useOpenReceipt();
  const download = useDownload();
  const { show, dialog } = useRecordActs<OfferedCommissionAct, CommissionLine>(commissionActs, {
    reads: commissionReads,
    own: {
      document: ({ id }) => void download.document(id),
      acquisition: ({ id }) => void download.acquisition(id),
      history: (line) => onHistory?.(line),
      receipt: ({ comprobanteId }) => void openReceipt(comprobanteId ?? ""),
    },
  });
  return {
    show,
    rowActions: (line: CommissionLine) => (
      <CommissionRowActions
        of={`${line.vendedor.name} ${line.vendedor.lastname}`}
        acts={offeredCommissionActs(line, user, onHistory !== undefined)}
        onAct={(act) => show(act, line)}
      />
    ),
    dialog,
  };
}
