import type { ContractStatus } from "./contract.lifecycle.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    "contract.created": { contractId: string };
    /** The contract went to the client to be signed; also when it goes again. */
    "contract.sent": { contractId: string };
    "contract.signed": { contractId: string };
    /** The items could not be made after the signature, which stands; OWNER is told. */
    "contract.conversion-failed": { contractId: string };
    /** Everything that needed buying is bought and paid, or there was nothing to buy. */
    "contract.completed": { contractId: string };
    /** Ended before its time; `from` is the status it had. */
    "contract.cancelled": { contractId: string; from: ContractStatus };
  }
}

export {};
