import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/failure.ts";
import type { PayOnlineInput } from "./card.inputs.ts";
import { NOT_PROCESSED } from "./card.rules.ts";
import { attemptById } from "./card.reads.ts";
import type { OnlineAttempt } from "./card.types.ts";
import { payOnline, ProviderSaysNo } from "./pay-online.ts";

/**
 * Pays online and answers only what the provider took.
 * @throws Refusal BAD_USER_INPUT `Error procesando pago Wompi` when it refused, or did not answer.
 */
export async function answeredAttempt(
  context: Context,
  input: PayOnlineInput,
  key: string | null,
): Promise<OnlineAttempt> {
  try {
    const attempt = await attemptById(context, await payOnline(context, input, key));
    if (attempt.payment) return attempt;
  } catch (error) {
    if (error instanceof ProviderSaysNo) throw new Refusal("BAD_USER_INPUT", NOT_PROCESSED, error.errors);
    throw error;
  }
  throw new Refusal("BAD_USER_INPUT", NOT_PROCESSED);
}
