import type { OwnPaymentReportMutationVariables } from "./own-contract.generated.ts";
import type { registerFields } from "../registration/register.form.ts";

type ReportInput = ReturnType<ReturnType<typeof registerFields>["input"]>;

/**
 * Returns the mutation's variables for a client's report; with the same key, submitting twice reports one
 * payment.
 */
export const reportVariables = (
  contractId: string,
  { origenFondos: _origin, traidoPor: _bringer, retencion: _withheld, ...input }: ReportInput,
  file: File | null,
  idempotencyKey: string,
  aceptaDuplicado: boolean,
): OwnPaymentReportMutationVariables => ({
  input: { contractId, ...input, aceptaDuplicado },
  ...(file ? { file } : {}),
  idempotencyKey,
});
