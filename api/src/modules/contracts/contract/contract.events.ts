import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { RefundAccountInput } from "../refund-account/refund-account.inputs.ts";
import type { CarriedPurpose } from "./contract.audit.ts";
import type { ContractStatus } from "./contract.lifecycle.ts";

/** Refund agreed when a contract is cancelled, as decided by the person who cancels it. */
export interface AgreedRefund {
  /** COP; 0 when nothing does. */
  readonly monto: Cop;
  readonly motivo: string;
  /** The day that was agreed; 15 days from now without one. */
  readonly dueOn: Day | null;
  /** Account for the refund, if the client gave it already. */
  readonly account: RefundAccountInput | null;
}

declare module "../../../core/events/listeners.ts" {
  interface Events {
    "contract.created": { contractId: string };
    /**
     * A former address denied having requested another; `contractId` is the first contract with the new one.
     */
    "email-change.denied": { changeId: string; contractId: string | null };
    /** The contract was sent to the client to be signed, for the first time or again. */
    "contract.sent": { contractId: string };
    /** A seller requests its first sending. */
    "contract.sending-asked": { contractId: string };
    /**
     * A link to pay or to sign that a member of staff shared with the client was used in that person's own
     * browser or from their address.
     */
    "contract.link-used-by-maker": { contractId: string; makerId: number; purpose: CarriedPurpose };
    "contract.signed": { contractId: string };
    /** The items could not be made after the signature, which is valid; OWNER is notified. */
    "contract.conversion-failed": { contractId: string };
    /** Everything that needed buying is bought and paid, or there was nothing to buy. */
    "contract.completed": { contractId: string };
    /** Tickets or vouchers were added for the client; at most once a day. */
    "contract.vouchers-added": { contractId: string };
    /** It was cancelled; `from` is the status it had, `refund` the agreed refund. */
    "contract.cancelled": { contractId: string; from: ContractStatus; refund?: AgreedRefund };
  }
}
