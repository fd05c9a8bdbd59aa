import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
import { contractReads } from "./contract.reads.ts";
import { contractToasts } from "./contract.texts.ts";
import { type ContractRecordFragment, useContractEmailChangeMutation } from "./contracts.generated.ts";
import { SendContractDialog } from "./SendContractDialog.tsx";

/** Sends a contract to its client for signing; first asks for the e-mail address if it is missing. */
export function SendOrAskEmail({
  record,
  performHere,
  ...dialog
}: Pick<OpenAct<ContractRecordFragment>, "record" | "frame" | "performHere">) {
  const [changeEmail] = useContractEmailChangeMutation({ refetchQueries: [...contractReads] });
  if (record.cliente.email) return <SendContractDialog contract={record} onClose={dialog.frame.onClose} />;
  return (
    <ChangeEmailDialog
      {...dialog}
      record={record}
      send={({ email }) =>
        performHere(() => changeEmail({ variables: { id: record.id, email } }), contractToasts.emailChanged)
      }
    />
  );
}
