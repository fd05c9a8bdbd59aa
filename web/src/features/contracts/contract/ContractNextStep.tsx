import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep } from "../../../ui/passage/NextStep.tsx";
import { quotedSentence } from "../../../ui/quoted.ts";
import { useUnsentMail } from "../../../base/useMailToast.ts";
import { stepsOf } from "../../../base/acts/turn.ts";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import { clientSteps, restingSteps, unsentSteps, whatIsOwed } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface ContractNextStepProps {
  readonly contract: ContractRecordFragment;
  readonly acts: OfferedActs<OfferedContractAct>;
  readonly onAct: (act: OfferedContractAct) => void;
  /** Called to remind the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  readonly viewer: { readonly id: number };
  /** True when the viewer is the client. */
  readonly forClient: boolean;
  /** True while an act is running. */
  readonly busy?: boolean;
}

/** Shows «Qué sigue» of a contract; the button for the step itself is in the page header. */
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
  const { status, autoConversionSuccess, automaticConversion, cancelReason, emailSentTo, unsentMail, turns } =
    contract;
  const unsent = useUnsentMail(unsentMail);
  const [first] = turns;
  const signs = first?.act === "sign";
  const failed = first?.act === "convert" && autoConversionSuccess === false;
  const share = acts.get("share");
  const reason = cancelReason ? ` ${quotedSentence(cancelReason)}` : "";
  return (
    <NextStep
      waits={forClient ? [] : stepsOf(turns, viewer)}
      reminders={
        !forClient && acts.has("remind") && first?.isClient
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
              ...(signs && share !== undefined
                ? [{ label: "Copiar enlace", off: share, busy, onPress: () => onAct("share") }]
                : []),
            ]
          : []
      }
    >
      {!forClient && status === "cancelled" && `${clientSteps.cancelled}${reason} `}
      {forClient
        ? clientSteps[status]
        : signs && unsent
          ? unsentSteps[unsent]
          : (first?.sentence ?? restingSteps[status])}
      {!forClient && !first && status === "completed" && ` ${whatIsOwed(contract)}`}
      {signs && !forClient && emailSentTo && ` ${unsent ? "Es para" : "Se envió a"} ${emailSentTo}.`}
      {!forClient &&
        failed &&
        ` No se crearon los servicios: ${automaticConversion?.error ?? "inténtalo de nuevo."}`}
      {!forClient && status === "draft" && contract.sendingAskedToday && " Hoy pidieron enviarlo."}
      {forClient && status === "cancelled" && reason}
    </NextStep>
  );
}
