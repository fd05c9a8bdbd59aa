import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { placedActs, stepActions } from "../../../base/acts/shown-acts.ts";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { contractActs, type ContractPlace } from "./contract.acts.tsx";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

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

const isListed = (act: string): act is OfferedContractAct => act in contractActs;

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
  /** Returns the acts of a place, without the act that the head shows. */
  readonly at: (place: ContractPlace) => readonly StepAction[];
}

/** Returns the acts that the viewer is offered on a contract: the head's act, and the acts of each place. */
export function contractStepActs(
  contract: ContractRecordFragment,
  acts: OfferedActs<OfferedContractAct>,
  onAct: (act: OfferedContractAct) => void,
): ContractStepActs {
  const steps = (names: readonly OfferedContractAct[]) =>
    stepActions(contractActs, names, acts, contract, onAct);
  const main = mainAct(contract, acts);
  return {
    main: main && steps([main])[0],
    at: (place) => steps(placedActs(contractActs, place).filter((act) => act !== main)),
  };
}
