import {
  type ContractAct,
  contractActs,
  type ContractState,
} from "@travesia/api/contracts/contract/contract.acts.rules";
import { type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { ContactChannel } from "../../../graphql/schema.generated.ts";
import type { ContractRowFragment } from "./contracts.generated.ts";

/** What can be done with a contract; to look at its PDF is nobody's privilege. */
export type OfferedContractAct =
  | Exclude<ContractAct, "sign" | "askCode" | "requestCancellation" | "retract" | "draftAddendum" | "promise">
  | "preview";

/** What a screen knows of a contract; what somebody is not shown is null. */
export type SeenContract = Pick<
  ContractRowFragment,
  "id" | "status" | "clienteId" | "totalPagado" | "openItems" | "hasConvertedItems" | "awaitsConversion"
> &
  Partial<
    Pick<
      ContractRowFragment,
      "soldAtDistance" | "retractoUntil" | "retractoOpen" | "saldoVencido" | "remindedToday"
    >
  > & {
    readonly contactedBy?: ContactChannel | null;
    readonly emailHeldUntil?: string | null;
    readonly emailDenied?: boolean;
    readonly emailChangers?: readonly number[] | null;
  };

/** What acts look at of a contract, as a screen knows it. */
export const contractState = ({ openItems, awaitsConversion, ...seen }: SeenContract): ContractState => ({
  ...{ soldAtDistance: null, retractoUntil: null, retractoOpen: false },
  ...{ saldoVencido: 0, remindedToday: null, contactedBy: null },
  ...{ emailHeldUntil: null, emailDenied: false, emailChangers: null },
  ...seen,
  openItems: openItems ?? 0,
  awaitsConversion: awaitsConversion ?? false,
});

/**
 * What somebody is offered to do with a contract: as the server decides, without what would change nothing.
 */
export function offeredContractActs(
  viewer: { readonly id: number; readonly role: number },
  contract: SeenContract,
): OfferedActs<OfferedContractAct> {
  const { status, hasConvertedItems, emailHeldUntil, emailDenied } = contract;
  const needless: Partial<Record<ContractAct, boolean>> = {
    makePdf: status !== "draft" && status !== "active",
    convert: hasConvertedItems,
    sign: true,
    askCode: true,
    confirmEmail: !emailHeldUntil && !emailDenied,
    // What a client does stands on their own page.
    requestCancellation: true,
    retract: true,
    // It has a section of its own.
    draftAddendum: true,
    // It stands in the list of who owes.
    promise: true,
  };
  const offered = [...offeredActs(contractActs, viewer, contractState(contract))];
  return new Map<OfferedContractAct, string | null>([
    ["preview", null],
    ...offered.flatMap(([act, reason]) =>
      needless[act] ? [] : [[act as OfferedContractAct, reason] as const],
    ),
  ]);
}

/** Whether somebody may begin an addendum of a contract. */
export const mayDraftAddendum = (
  viewer: { readonly id: number; readonly role: number },
  contract: SeenContract,
): boolean => offeredActs(contractActs, viewer, contractState(contract)).get("draftAddendum") === null;
