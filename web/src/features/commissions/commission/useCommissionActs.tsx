import { type ReactNode, useState } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import { ChangeLimitDialog } from "../limit/ChangeLimitDialog.tsx";
import { DeleteCommissionDialog } from "../manual/DeleteCommissionDialog.tsx";
import { EditCommissionDialog } from "../manual/EditCommissionDialog.tsx";
import { AnswerObjectionDialog } from "../objection/AnswerObjectionDialog.tsx";
import { ObjectDialog } from "../objection/ObjectDialog.tsx";
import { RequestPaymentDialog } from "../request/RequestPaymentDialog.tsx";
import { useDownload } from "../request/useDownload.ts";
import { ApproveCommissionDialog } from "./ApproveCommissionDialog.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { type OfferedCommissionAct, offeredCommissionActs } from "./commission.offered-acts.ts";
import { CommissionRowActions } from "./CommissionRowActions.tsx";
import { useOpenReceipt } from "./useOpenReceipt.ts";
import { ExplanationDialog } from "./ExplanationDialog.tsx";
import { PayCommissionDialog } from "./PayCommissionDialog.tsx";

interface OpenProps {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}

/** Dialogs by action, for the actions that have one. */
const dialogs: Partial<Record<OfferedCommissionAct, (props: OpenProps) => ReactNode>> = {
  approve: ApproveCommissionDialog,
  pay: PayCommissionDialog,
  explain: ExplanationDialog,
  request: ({ line, onClose }) => <RequestPaymentDialog lines={[line]} onClose={onClose} />,
  object: ObjectDialog,
  answer: AnswerObjectionDialog,
  edit: EditCommissionDialog,
  delete: DeleteCommissionDialog,
  limit: ({ line, onClose }) => <ChangeLimitDialog userId={line.vendedorId} onClose={onClose} />,
};

/**
 * Returns the actions of any list of commissions: the buttons of a row, and the open dialog. `onHistory` is
 * called with the commission whose history the page should show.
 */
export function useCommissionActs(onHistory?: (line: CommissionLine) => void): {
  rowActions: (line: CommissionLine) => ReactNode;
  dialog: ReactNode;
} {
  const user = useUser();
  const openReceipt = useOpenReceipt();
  const download = useDownload();
  const [open, setOpen] = useState<{ act: OfferedCommissionAct; line: CommissionLine } | null>(null);
  const begin = (line: CommissionLine, act: OfferedCommissionAct) => {
    if (act === "document") return void download.document(line.id);
    if (act === "acquisition") return void download.acquisition(line.id);
    if (act === "history") return onHistory?.(line);
    if (act !== "receipt") return setOpen({ act, line });
    void openReceipt(line.comprobanteId ?? "");
  };
  const close = () => setOpen(null);
  const Opened = open ? dialogs[open.act] : undefined;
  return {
    rowActions: (line) => (
      <CommissionRowActions
        of={`${line.vendedor.name} ${line.vendedor.lastname}`}
        acts={offeredCommissionActs(line, user, onHistory !== undefined)}
        onAct={(act) => begin(line, act)}
      />
    ),
    dialog: open && Opened ? <Opened line={open.line} onClose={close} /> : null,
  };
}
