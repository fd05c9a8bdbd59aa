import {
  type ContractAct,
  contractActs,
  type ContractState,
} from "@travesia/api/contracts/contract/contract.acts.rules";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { ContactChannel } from "../../../graphql/schema.generated.ts";
import type { ContractRowFragment } from "./contracts.generated.ts";

/** Acts on a contract that a screen offers; opening its PDF needs no permission. */
export type OfferedContractAct =
  | Exclude<ContractAct, "sign" | "askCode" | "requestCancellation" | "retract" | "draftAddendum" | "promise">
  | "preview";

/** Fields of a contract that determine the offered acts; fields hidden from the viewer are null. */
export type SeenContract = Pick<
  ContractRowFragment,
  "id" | "status" | "clienteId" | "totalPagado" | "openItems" | "hasConvertedItems" | "awaitsConversion"
> &
  Partial<
    Pick<
      ContractRowFragment,
      | "soldAtDistance"
      | "retractoUntil"
      | "retractoOpen"
      | "saldoVencido"
      | "remindedToday"
      | "sendingAskedToday"
      | "printedNames"
    >
  > & {
    readonly contactedBy?: ContactChannel | null;
    readonly emailHeldUntil?: string | null;
    readonly emailDenied?: boolean;
    readonly emailChangers?: readonly number[] | null;
  };

/** Returns the state from which the table of acts decides, built from the fields on a screen. */
export const contractState = ({ openItems, awaitsConversion, ...seen }: SeenContract): ContractState => ({
  soldAtDistance: null,
  retractoUntil: null,
  retractoOpen: false,
  saldoVencido: 0,
  remindedToday: null,
  sendingAskedToday: null,
  contactedBy: null,
  emailHeldUntil: null,
  emailDenied: false,
  emailChangers: null,
  printedNames: "",
  ...seen,
  openItems: openItems ?? 0,
  awaitsConversion: awaitsConversion ?? false,
});

/**
 * Returns the acts on a contract that the viewer may use by the server's rules, without acts that would
 * change nothing or are offered elsewhere.
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
    // The acts of a client are on their own page.
    requestCancellation: true,
    retract: true,
    // It has a section of its own.
    draftAddendum: true,
    // It is in the list of debtors.
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

/** Returns whether the viewer may start an addendum to a contract. */
export const mayDraftAddendum = (
  viewer: { readonly id: number; readonly role: number },
  contract: SeenContract,
): boolean => offeredActs(contractActs, viewer, contractState(contract)).get("draftAddendum") === null;
