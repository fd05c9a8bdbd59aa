import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import type { Proposal } from "../registration/register.form.ts";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";
import type { PaidInto } from "./PaidIntoField.tsx";
import { ReportPaymentDialog } from "./ReportPaymentDialog.tsx";
import { RetractoDialog } from "./RetractoDialog.tsx";
import type { OwnContractActions } from "./useOwnContract.ts";

interface OwnDialogsProps {
  readonly contract: OwnContractRecordFragment;
  readonly proposal: Proposal;
  readonly acts: OwnContractActions;
  /** Accounts of the agency that the page shows for payments. */
  readonly accounts?: readonly PaidInto[];
}

/** Shows the dialog of the act that the client selected. */
export function OwnDialogs({ contract, proposal, acts, accounts = [] }: OwnDialogsProps) {
  const { open, busy, failure, close } = acts;
  const dialog = { busy, failure, onClose: close };
  if (open === "report")
    return (
      <ReportPaymentDialog
        left={contract.porRegistrar}
        proposal={{ ...proposal, observaciones: "" }}
        asked={acts.asked}
        accounts={accounts}
        onSubmit={acts.report}
        {...dialog}
      />
    );
  if (open === "withdraw" && acts.reported)
    return (
      <ConfirmDialog
        open
        title={texts.withdrawTitle}
        confirm={`${texts.withdraw} ${formatCop(acts.reported.monto)}`}
        destructive
        onConfirm={acts.withdraw}
        {...dialog}
      >
        Dejaremos de revisar el pago de <strong>{formatCop(acts.reported.monto)}</strong> que reportaste. No
        borra ninguna transferencia: si el dinero salió de tu cuenta, no lo retires.
      </ConfirmDialog>
    );
  if (open === "cancel")
    return (
      <ReasonDialog
        title={texts.askCancellation}
        lead={texts.cancellationLead}
        label={texts.cancellationReason}
        submit={texts.sendReport}
        maxLength={2000}
        onSubmit={acts.cancel}
        {...dialog}
      />
    );
  if (open === "retract" && contract.retracto?.terms)
    return (
      <RetractoDialog
        contractNumber={contract.contractNumber}
        terms={contract.retracto.terms}
        waiting={contract.porVerificar}
        codeAsked={acts.codeAsked}
        code={acts.codeChoice}
        onSendCode={() => void acts.sendCode()}
        onRetract={acts.retract}
        {...dialog}
      />
    );
  return null;
}
