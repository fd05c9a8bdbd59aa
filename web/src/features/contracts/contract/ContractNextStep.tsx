import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep } from "../../../ui/passage/NextStep.tsx";
import { useUnsentMail } from "../../../base/useMailToast.ts";
import { stepOf } from "../../../base/acts/turn.ts";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import { clientSteps, contractSteps, heldEmail, unsentSteps, whatIsOwed } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface ContractNextStepProps {
  readonly contract: ContractRecordFragment;
  readonly acts: OfferedActs<OfferedContractAct>;
  readonly onAct: (act: OfferedContractAct) => void;
  /** Reminds the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  readonly viewer: { readonly id: number };
  /** To the client themselves. */
  readonly forClient: boolean;
  /** True while an act is running. */
  readonly busy?: boolean;
}

/** «Qué sigue» of a contract; the act that does it stands in the record's head. */
export function ContractNextStep({
  contract,
  acts,
  onAct,
  onWhatsApp,
  viewer,
  forClient,
  busy = false,
}: ContractNextStepProps) {
  const opens = useContactOpens();
  const {
    status,
    pdfDesactualizado,
    autoConversionSuccess,
    automaticConversion,
    hasConvertedItems,
    cancelReason,
    emailSentTo,
    unsentMail,
  } = contract;
  const unsent = useUnsentMail(unsentMail);
  const failed = status === "signed" && autoConversionSuccess === false && !hasConvertedItems;
  const outdated = status === "active" && pdfDesactualizado;
  const sent = status === "active" && !outdated;
  const share = acts.get("share");
  return (
    <NextStep
      waits={forClient ? null : stepOf(contract.turn, viewer)}
      reminders={
        !forClient && acts.has("remind") && contract.turn?.isClient
          ? [
              ...remindersOf({
                client: true,
                opens,
                busy,
                mail: { off: acts.get("remind") ?? null, onPress: () => onAct("remind") },
                whatsApp: acts.has("remindByWhatsapp")
                  ? { off: acts.get("remindByWhatsapp") ?? null, onPress: onWhatsApp }
                  : null,
              }),
              ...(sent && share !== undefined
                ? [{ label: "Copiar enlace", off: share, busy, onPress: () => onAct("share") }]
                : []),
            ]
          : []
      }
    >
      {forClient
        ? clientSteps[status]
        : outdated
          ? "El contrato cambió después de enviarse. Envíalo de nuevo para que el cliente firme la versión actual."
          : sent && unsent
            ? unsentSteps[unsent]
            : contractSteps[status]}
      {!forClient && status === "completed" && ` ${whatIsOwed(contract)}`}
      {!forClient &&
        sent &&
        emailSentTo &&
        (unsent ? ` Es para ${emailSentTo}.` : ` Se envió a ${emailSentTo}.`)}
      {!forClient &&
        failed &&
        ` No se crearon los ítems: ${automaticConversion?.error ?? "inténtalo de nuevo."}`}
      {!forClient && status === "draft" && contract.sendingAskedToday && " Hoy pidieron enviarlo."}
      {!forClient && (status === "draft" || status === "active") && heldEmail(contract)}
      {status === "cancelled" && cancelReason && ` «${cancelReason}»`}
    </NextStep>
  );
}
