import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

/** Labels of the acts on a contract, in the order of its menu. */
const labels: Record<OfferedContractAct, string> = {
  send: "Enviar para firma",
  askSending: "Pedir el envío",
  share: "Copiar enlace",
  preview: "Ver PDF",
  edit: "Editar contrato",
  changeEmail: "Cambiar el correo del cliente",
  confirmEmail: "Confirmar el correo del cliente",
  makePdf: "Generar el PDF otra vez",
  convert: "Convertir cotización a items",
  addItem: "Agregar ítem",
  complete: "Completar contrato",
  cancel: "Cancelar contrato",
  delete: "Eliminar borrador",
  stateDistance: "Definir la forma de venta",
  remind: "Recordar",
  remindByWhatsapp: "Recordar por WhatsApp",
};

/** Acts that are in their own section, and not in the menu. */
const ofSections: ReadonlySet<OfferedContractAct> = new Set([
  "stateDistance",
  "share",
  "remind",
  "remindByWhatsapp",
]);

const order = (Object.keys(labels) as OfferedContractAct[]).filter((act) => !ofSections.has(act));

/** Acts that end a contract or delete it. */
const ending: ReadonlySet<OfferedContractAct> = new Set(["cancel", "delete"]);

/** Tabs in which the steps are done that are no act of the head. */
const stepTabs = {
  passengers: "viajeros",
  review: "papeles",
  verifyPayment: "pagos",
  buy: "compras",
  // Of a cancelled contract.
  verify: "pagos",
  decideRefund: "pagos",
  enterAirlineFigure: "pagos",
  pay: "pagos",
  askApproval: "pagos",
  approvePayout: "pagos",
} as const;

type StepTab = (typeof stepTabs)[keyof typeof stepTabs];

const isInTab = (act: string): act is keyof typeof stepTabs => act in stepTabs;

/**
 * Returns the tab in which the viewer does the first of their steps of a contract; null if it is done
 * elsewhere. A sending is first: a viewer who may not send requests it, once a day.
 */
export function stepTab(
  { turns, sendingAskedToday }: Pick<ContractRecordFragment, "turns" | "sendingAskedToday">,
  viewer: { readonly id: number },
): { readonly tab: StepTab; readonly label: string } | null {
  if (turns[0]?.act === "send" && !sendingAskedToday) return null;
  const own = turns.find((turn) => isTurnOf(turn, viewer));
  return own && isInTab(own.act) ? { tab: stepTabs[own.act], label: own.button } : null;
}

const isListed = (act: string): act is OfferedContractAct => act in labels;

/** Returns the act of the first step that the viewer may do here, if there is one. */
const mainAct = (
  { turns }: ContractRecordFragment,
  acts: OfferedActs<OfferedContractAct>,
): OfferedContractAct | undefined =>
  turns
    // A viewer who may not send it requests its sending.
    .flatMap(({ act }) => (act === "send" ? [act, "askSending"] : [act]))
    .filter(isListed)
    .find((act) => isOffered(acts, act));

/** The acts of a contract as its page shows them. */
export interface ContractStepActs {
  /** The act that moves the sale on. */
  readonly main: StepAction | undefined;
  /** All others, in the order of a menu. */
  readonly others: readonly StepAction[];
  /** Returns the acts of a section, without the act that the head shows. */
  readonly of: (...acts: readonly OfferedContractAct[]) => readonly StepAction[];
}

/**
 * Returns the acts that the viewer is offered on a contract: the head's act, its menu, and each
 * section's.
 */
export function contractStepActs(
  contract: ContractRecordFragment,
  acts: OfferedActs<OfferedContractAct>,
  onAct: (act: OfferedContractAct) => void,
): ContractStepActs {
  const step = (act: OfferedContractAct): StepAction => ({
    label: act === "send" && contract.status === "active" ? "Enviar de nuevo" : labels[act],
    off: acts.get(act) ?? null,
    destructive: ending.has(act),
    onPress: () => onAct(act),
  });
  const main = mainAct(contract, acts);
  const of = (...wanted: readonly OfferedContractAct[]) =>
    wanted.filter((act) => acts.has(act) && act !== main).map(step);
  return { main: main && step(main), others: of(...order), of };
}
