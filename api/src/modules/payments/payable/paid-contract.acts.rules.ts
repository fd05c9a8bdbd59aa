import type { ActRule } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";

/** Statuses in which a contract can be paid: from its sending to the client until its cancellation. */
const payable: readonly ContractStatus[] = ["active", "signed", "completed"];

/** Returns whether a contract can be paid. */
export const takesPaymentsAt = (contract: ContractStatus): boolean => payable.includes(contract);

/** Facts of a contract that acts on its payments check. */
interface PaidContractState {
  readonly status: ContractStatus;
}

const whilePayable: Pick<ActRule<PaidContractState, Capability>, "from" | "otherwise"> = {
  from: payable,
  otherwise: ({ status }) => [
    "CONFLICT",
    `El contrato está en estado «${contractLifecycle.labels[status]}» y no recibe pagos.`,
  ],
};

/** Acts on the payments of a contract, by its status. */
export const paidContractActs = acts<PaidContractState>(contractLifecycle)({
  /** Registers a payment of its client. */
  register: { may: "registerPayments", ...whilePayable },
  /** The client, by the link or their account, pays it or reports a payment. */
  pay: { may: null, ...whilePayable },
});
