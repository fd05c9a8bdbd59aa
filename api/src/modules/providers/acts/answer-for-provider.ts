import type { Work } from "../../../core/mutation/work.ts";
import { noteMandateAnswer, providerFields } from "../provider-fields.ts";
import { lockProvider, refuseNitTwin } from "../provider.find.ts";
import type { AnswerForProviderInput } from "../provider.inputs.ts";

/**
 * Records the answer to the question in whose name a provider sells, and the provider's NIT when one is
 * given. Returns the provider's id.
 */
export async function answerForProvider(
  work: Work,
  { id, input }: { id: string; input: AnswerForProviderInput },
): Promise<string> {
  const typed = providerFields({ nit: input.nit?.trim() ? input.nit : undefined }).nit ?? null;
  const provider = await lockProvider(work, id, "answer");
  const { mandate, nit } = provider;
  const after = { mandate: input.mandate, nit: typed ?? nit };
  if (mandate === after.mandate && nit === after.nit) return id;
  work.edit(provider);
  provider.nit = after.nit;
  provider.mandate = after.mandate;
  if (nit !== after.nit) await refuseNitTwin(work, provider);
  if (mandate !== after.mandate) noteMandateAnswer(work, provider);
  work.audit("provider.updated", id, { before: { mandate, nit }, after });
  return id;
}
