import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import {
  useWaitingMailDropEachMutation,
  useWaitingMailSendEachMutation,
  type WaitingMailLineFragment,
} from "./operation.generated.ts";
import { waitingMailTexts as texts } from "./waiting-mail.texts.ts";

function SendEach({ rows, ...dialog }: BulkDialogProps<WaitingMailLineFragment>) {
  const [send] = useWaitingMailSendEachMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={texts.sendTitle(rows.length)}
      confirm={texts.send}
      perform={(slice) => send({ variables: slice })}
    >
      {rows.length === 1 ? texts.sendLeadTo(rows[0]?.to ?? "") : texts.sendLead}
    </ConfirmEach>
  );
}

function DropEach({ rows, ...dialog }: BulkDialogProps<WaitingMailLineFragment>) {
  const [drop] = useWaitingMailDropEachMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={texts.dropTitle(rows.length)}
      confirm={texts.drop}
      destructive
      perform={(slice) => drop({ variables: slice })}
    >
      {rows.length === 1 ? texts.dropLeadTo(rows[0]?.to ?? "") : texts.dropLead}
    </ConfirmEach>
  );
}

export const sendEach: BulkAct<WaitingMailLineFragment> = {
  key: "send",
  label: texts.send,
  allows: () => true,
  Dialog: SendEach,
};
export const dropEach: BulkAct<WaitingMailLineFragment> = {
  key: "drop",
  label: texts.drop,
  allows: () => true,
  destructive: true,
  Dialog: DropEach,
};

/** Bulk acts on waiting e-mails. */
export const waitingMailBulkActs = [sendEach, dropEach] as const;
