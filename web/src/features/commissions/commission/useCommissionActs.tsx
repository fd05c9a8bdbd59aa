import { type ReactNode, useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { useUser } from "../../../app/session/useSession.ts";
import { ApproveCommissionDialog } from "./ApproveCommissionDialog.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { type OfferedCommissionAct, offeredCommissionActs } from "./commission.offered-acts.ts";
import { CommissionRowActions } from "./CommissionRowActions.tsx";
import { useOpenReceipt } from "./useOpenReceipt.ts";
import { ExplanationDialog } from "./ExplanationDialog.tsx";
import { PayCommissionDialog } from "./PayCommissionDialog.tsx";

/** The acts of every list of commissions: the buttons of a row, and the dialog that one of them opened. */
export function useCommissionActs(): { rowActions: (line: CommissionLine) => ReactNode; dialog: ReactNode } {
  const user = useUser();
  const tellFailure = useFailureToast();
  const openReceipt = useOpenReceipt();
  const [open, setOpen] = useState<{ act: OfferedCommissionAct; line: CommissionLine } | null>(null);
  const begin = (line: CommissionLine, act: OfferedCommissionAct) => {
    if (act !== "receipt") return setOpen({ act, line });
    openReceipt(line.comprobanteId ?? "").catch((error: unknown) => tellFailure(error));
  };
  const close = () => setOpen(null);
  return {
    rowActions: (line) => (
      <CommissionRowActions
        of={`${line.vendedor.name} ${line.vendedor.lastname}`}
        acts={offeredCommissionActs(line, user)}
        onAct={(act) => begin(line, act)}
      />
    ),
    dialog: (
      <>
        {open?.act === "approve" && <ApproveCommissionDialog line={open.line} onClose={close} />}
        {open?.act === "pay" && <PayCommissionDialog line={open.line} onClose={close} />}
        {open?.act === "explain" && <ExplanationDialog line={open.line} onClose={close} />}
      </>
    ),
  };
}
