import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { lockChargeback } from "../chargeback.access.ts";
import { chargebackActs } from "../chargeback.acts.rules.ts";
import type { ChargebackNoteInput } from "../chargeback.inputs.ts";
import { keepEvidence } from "../keep-evidence.ts";

/** Adds a note to a case, such as an answer of the provider or the bank, with an optional file. */
export async function noteChargeback(
  work: Work,
  { id, input, file }: { id: string; input: ChargebackNoteInput; file: StoredBytes | null },
): Promise<string> {
  const { chargeback } = await lockChargeback(work, id);
  chargebackActs.refuse("note", work, chargeback);
  work.audit("chargeback.noted", id, { text: input.nota.trim() });
  if (file) await keepEvidence(work, id, file);
  return id;
}
