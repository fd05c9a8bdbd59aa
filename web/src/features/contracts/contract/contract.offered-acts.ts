import {
  type ContractAct as Act,
  contractActs,
  type ContractState,
} from "@travesia/api/contracts/contract/contract.acts.rules";
import { type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { ContractRowFragment } from "./contracts.generated.ts";

/** What can be done with a contract; to look at its PDF is nobody's privilege. */
export type ContractAct = Exclude<Act, "sign"> | "preview";

/** What a screen knows of a contract; what somebody is not shown is null. */
type Seen = Pick<
  ContractRowFragment,
  "id" | "status" | "clienteId" | "totalPagado" | "openItems" | "hasConvertedItems" | "awaitsConversion"
>;

const stateOf = ({ openItems, awaitsConversion, ...seen }: Seen): ContractState => ({
  ...seen,
  openItems: openItems ?? 0,
  awaitsConversion: awaitsConversion ?? false,
});

/**
 * What somebody is offered to do with a contract: as the server decides, without what would change nothing.
 */
export function offeredContractActs(
  viewer: { readonly id: number; readonly role: number },
  contract: Seen,
): OfferedActs<ContractAct> {
  const { status, hasConvertedItems } = contract;
  const needless: Partial<Record<Act, boolean>> = {
    makePdf: status !== "draft" && status !== "active",
    convert: hasConvertedItems,
    sign: true,
  };
  const offered = [...offeredActs(contractActs, viewer, stateOf(contract))];
  return new Map<ContractAct, string | null>([
    ["preview", null],
    ...offered.flatMap(([act, reason]) => (needless[act] ? [] : [[act as ContractAct, reason] as const])),
  ]);
}
