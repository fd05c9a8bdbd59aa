import type { Work } from "../../../../core/mutation/work.ts";
import type { RegisterPaymentInput } from "../payment.inputs.ts";
import { registerPaid, type Registration } from "../payment-registration.ts";

interface ContractRegistration extends Registration {
  readonly input: RegisterPaymentInput;
}

/** Registers a client's payment for a contract, as {@link registerPaid} does. */
export const registerPayment = (work: Work, registration: ContractRegistration): Promise<string> =>
  registerPaid(work, { kind: "contract", id: registration.input.contractId }, registration);
