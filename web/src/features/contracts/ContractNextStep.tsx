import { NextStep, type StepAction } from "../../ui/NextStep.tsx";
import type { ContractAct } from "./contract.actions.ts";
import { clientSteps, contractSteps } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

const labels: Record<ContractAct, string> = {
  send: "Enviar para firma",
  sendAgain: "Enviar de nuevo",
  edit: "Editar contrato",
  makePdf: "Generar el PDF otra vez",
  preview: "Ver PDF",
  convert: "Convertir cotización a items",
  complete: "Completar contrato",
  addItem: "Agregar item",
  cancel: "Cancelar contrato",
  delete: "Eliminar borrador",
};

const order: readonly ContractAct[] = ["sendAgain", "preview", "edit", "makePdf", "convert", "addItem", "complete", "cancel", "delete"];

interface ContractNextStepProps {
  readonly contract: ContractRecordFragment;
  readonly acts: ReadonlySet<ContractAct>;
  readonly onAct: (act: ContractAct) => void;
  /** To the client themselves. */
  readonly forClient: boolean;
}

/** «Qué sigue» of a contract. */
export function ContractNextStep({ contract, acts, onAct, forClient }: ContractNextStepProps) {
  const { status, pdfDesactualizado, autoConversionSuccess, automaticConversion, hasConvertedItems, cancelReason, emailSentTo } = contract;
  const step = (act: ContractAct): StepAction => ({ label: labels[act], onPress: () => onAct(act) });
  const failed = status === "signed" && autoConversionSuccess === false && !hasConvertedItems;
  const outdated = status === "active" && pdfDesactualizado;
  const main: ContractAct | undefined = acts.has("send")
    ? "send"
    : outdated && acts.has("sendAgain")
      ? "sendAgain"
      : failed && acts.has("convert")
        ? "convert"
        : undefined;
  const others = order.filter((act) => acts.has(act) && act !== main && !(forClient && act !== "preview")).map(step);
  return (
    <NextStep action={main && step(main)} others={others}>
      {forClient
        ? clientSteps[status]
        : outdated
          ? "El contrato cambió después de enviarse. Envíalo de nuevo para que el cliente firme la versión actual."
          : contractSteps[status]}
      {!forClient && status === "active" && !outdated && emailSentTo && ` Se envió a ${emailSentTo}.`}
      {!forClient && failed && ` No se crearon los items: ${automaticConversion?.error ?? "inténtalo de nuevo."}`}
      {status === "cancelled" && cancelReason && ` «${cancelReason}»`}
    </NextStep>
  );
}
