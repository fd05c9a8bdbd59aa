import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { placedActs, stepActions } from "../../../base/acts/shown-acts.ts";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { contractActs, type ContractPlace } from "./contract.acts.tsx";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

/** Tabs that contain the steps without a button in the page header. */
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
 * Returns the tab that contains the viewer's first step on a contract; null if the step is elsewhere. Sending
 * comes first: a viewer without permission to send can request it once a day.
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

/** Returns the act for the first step that the viewer may perform here; undefined when there is none. */
const mainAct = (
  { turns }: ContractRecordFragment,
  acts: OfferedActs<OfferedContractAct>,
): OfferedContractAct | undefined =>
  turns
    // A viewer who may not send it requests its sending.
    .flatMap(({ act }) => (act === "send" ? [act, "askSending"] : [act]))
    .filter(isListed)
    .find((act) => isOffered(acts, act));

/** Acts on a contract, as its page shows them. */
export interface ContractStepActs {
  /** Act that advances the sale, shown in the page header. */
  readonly main: StepAction | undefined;
  /** Returns the acts of a place, without the one in the page header. */
  readonly at: (place: ContractPlace) => readonly StepAction[];
}

/**
 * Returns the acts that the viewer may use on a contract: the header's act, and those for each place.
 */
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
