import { Refusal } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";

/** Records that the conversion after a signature failed; the signature is valid. */
export async function recordFailedConversion(
  work: Work,
  { id, error }: { id: string; error: Error },
): Promise<void> {
  const contract = await work.forUpdate.find(Contract, { id }, NO_CONTRACT);
  if (contract.autoConversionSuccess) return;
  const reason = error instanceof Refusal ? error.message : "Error convirtiendo cotización a items";
  contract.autoConversionSuccess = false;
  contract.autoConversionItemsCount = 0;
  contract.autoConversionDate = work.now;
  contract.autoConversionSummary = {
    attempted: true,
    success: false,
    itemsCreated: 0,
    error: reason,
    summary: null,
  };
  work.audit("contract.conversion-failed", contract.id, { reason });
  await work.emit("contract.conversion-failed", { contractId: contract.id });
}
