import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep, type StepAction } from "../../../ui/passage/NextStep.tsx";
import { stepOf } from "../../../app/acts/turn.ts";
import { isOffered, type OfferedActs } from "../../../app/acts/offered-acts.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import { clientSteps, contractSteps, heldEmail, whatIsOwed } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

const labels: Record<OfferedContractAct, string> = {
  send: "Enviar para firma",
  changeEmail: "Cambiar el correo del cliente",
  confirmEmail: "Confirmar el correo del cliente",
  edit: "Editar contrato",
  makePdf: "Generar el PDF otra vez",
  preview: "Ver PDF",
  convert: "Convertir cotización a items",
  complete: "Completar contrato",
  addItem: "Agregar ítem",
  cancel: "Cancelar contrato",
  delete: "Eliminar borrador",
  // Said where the way of selling is shown, and not in the menu.
  stateDistance: "Definir la forma de venta",
  remind: "Recordar",
  remindByWhatsapp: "Recordar por WhatsApp",
};

const order: readonly OfferedContractAct[] = [
  ...(["send", "preview", "edit", "changeEmail", "confirmEmail", "makePdf"] as const),
  ...(["convert", "addItem", "complete", "cancel", "delete"] as const),
];

/** The one act that moves the sale on, if there is one. */
function mainAct(
  { status, pdfDesactualizado }: ContractRecordFragment,
  acts: OfferedActs<OfferedContractAct>,
): OfferedContractAct | undefined {
  const next: readonly (readonly [OfferedContractAct, boolean])[] = [
    ["send", status === "draft" || pdfDesactualizado],
    ["convert", status === "signed"],
    ["complete", status === "signed"],
  ];
  return next.find(([act, isNext]) => isNext && isOffered(acts, act))?.[0];
}

interface ContractNextStepProps {
  readonly contract: ContractRecordFragment;
  readonly acts: OfferedActs<OfferedContractAct>;
  readonly onAct: (act: OfferedContractAct) => void;
  /** Reminds the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  readonly viewer: { readonly id: number };
  /** To the client themselves. */
  readonly forClient: boolean;
  /** Whether an act runs. */
  readonly busy?: boolean;
}

/** «Qué sigue» of a contract. */
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
  } = contract;
  const labelOf = (act: OfferedContractAct) =>
    act === "send" && status === "active" ? "Enviar de nuevo" : labels[act];
  const step = (act: OfferedContractAct): StepAction => ({
    label: labelOf(act),
    off: acts.get(act) ?? null,
    onPress: () => onAct(act),
  });
  const failed = status === "signed" && autoConversionSuccess === false && !hasConvertedItems;
  const outdated = status === "active" && pdfDesactualizado;
  const main = mainAct(contract, acts);
  const others = order
    .filter((act) => acts.has(act) && act !== main && !(forClient && act !== "preview"))
    .map(step);
  return (
    <NextStep
      action={main && step(main)}
      others={others}
      waits={forClient ? null : stepOf(contract.turn, viewer)}
      reminders={
        !forClient && acts.has("remind") && contract.turn?.isClient
          ? remindersOf({
              ...{ client: true, opens, busy },
              mail: { off: acts.get("remind") ?? null, onPress: () => onAct("remind") },
              // To sign is asked for by mail, where its code goes.
              whatsApp: acts.has("remindByWhatsapp")
                ? { off: acts.get("remindByWhatsapp") ?? null, onPress: onWhatsApp }
                : null,
            })
          : []
      }
    >
      {forClient
        ? clientSteps[status]
        : outdated
          ? "El contrato cambió después de enviarse. Envíalo de nuevo para que el cliente firme la versión actual."
          : contractSteps[status]}
      {!forClient && status === "completed" && ` ${whatIsOwed(contract)}`}
      {!forClient && status === "active" && !outdated && emailSentTo && ` Se envió a ${emailSentTo}.`}
      {!forClient &&
        failed &&
        ` No se crearon los ítems: ${automaticConversion?.error ?? "inténtalo de nuevo."}`}
      {!forClient && (status === "draft" || status === "active") && heldEmail(contract)}
      {status === "cancelled" && cancelReason && ` «${cancelReason}»`}
    </NextStep>
  );
}
