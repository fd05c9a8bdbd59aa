import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { RefundAccountInput } from "../refund-account/refund-account.inputs.ts";
import type { CarriedPurpose } from "./contract.audit.ts";
import type { ContractStatus } from "./contract.lifecycle.ts";

/** Refund decided by the person who cancels the contract. */
export interface AgreedRefund {
  /** Amount in COP; 0 when nothing is refunded. */
  readonly monto: Cop;
  readonly motivo: string;
  /** Agreed day of the refund; null means 15 days from now. */
  readonly dueOn: Day | null;
  /** Account for the refund, if the client already provided it. */
  readonly account: RefundAccountInput | null;
}

declare module "../../../core/events/listeners.ts" {
  interface Events {
    "contract.created": { contractId: string };
    /**
     * The holder of a former address denied requesting the change; `contractId` is the first contract with
     * the new address.
     */
    "email-change.denied": { changeId: string; contractId: string | null };
    /** The contract was sent to the client to be signed, for the first time or again. */
    "contract.sent": { contractId: string };
    /** A seller requested the first sending of the contract. */
    "contract.sending-asked": { contractId: string };
    /**
     * A client's payment or signing link was used in the browser, or from the IP address, of the employee
     * who shared it.
     */
    "contract.link-used-by-maker": { contractId: string; makerId: number; purpose: CarriedPurpose };
    "contract.signed": { contractId: string };
    /** The items could not be created after the signature. The signature is valid; OWNER is notified. */
    "contract.conversion-failed": { contractId: string };
    /** All items of the contract are bought and paid, or there was nothing to buy. */
    "contract.completed": { contractId: string };
    /** Tickets or vouchers were added for the client; at most once a day. */
    "contract.vouchers-added": { contractId: string };
    /** The contract was cancelled; `from` is its former status, `refund` the agreed refund. */
    "contract.cancelled": { contractId: string; from: ContractStatus; refund?: AgreedRefund };
  }
}
