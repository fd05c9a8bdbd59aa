import type { ActRule } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";

/** Statuses in which a contract can be paid: after it is sent to the client and before it is cancelled. */
const payable: readonly ContractStatus[] = ["active", "signed", "completed"];

/** Returns whether a contract can be paid. */
export const takesPaymentsAt = (contract: ContractStatus): boolean => payable.includes(contract);

/** Facts of a contract that determine which payment acts are possible. */
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

/** Payment acts on a contract, by its status. */
export const paidContractActs = acts<PaidContractState>(contractLifecycle)({
  /** Registers a payment of the client. */
  register: { may: "registerPayments", ...whilePayable },
  /** Lets the client pay, or report a payment, through the link or an account. */
  pay: { may: null, ...whilePayable },
});
