import type { Context } from "../../../core/context.ts";
import { badInput, type FieldFailure, Refusal } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { ProviderAway, ProviderRefused } from "../wompi/failures.ts";
import { AgencySettings } from "../../content/agency/agency-settings.entity.ts";
import { knownPayable } from "../payable/payable-kinds.ts";
import type { WompiPaymentInput } from "./card.inputs.ts";
import {
  CARD_MISSING,
  EMAIL_MISSING,
  NOT_PROCESSED,
  PERSONAL_DATA_MISSING,
  TERMS_MISSING,
} from "./card.rules.ts";
import { attemptById } from "./card.reads.ts";
import type { OnlineAttempt } from "./card.types.ts";
import { cardProvider, emailOf, payOnline, ProviderSaysNo, refOf } from "./pay-online.ts";

const notProcessed = (errors: readonly FieldFailure[] = []) =>
  new Refusal("BAD_USER_INPUT", NOT_PROCESSED, errors);

/**
 * Pays by card for another program of the agency; returns only the outcome of a request that the provider
 * accepted. Over REST, unless OWNER disabled this, acceptances that the program did not capture are fetched
 * from the provider and stored as not captured, and the client's e-mail is used when none is sent.
 * @throws Refusal BAD_USER_INPUT `Error procesando pago Wompi` when the card token is missing, or when the
 * provider refused or did not answer.
 */
export async function payWithWompi(
  context: Context,
  input: WompiPaymentInput,
  key: string | null,
): Promise<OnlineAttempt> {
  if (!input.token) throw notProcessed([{ field: "token", message: CARD_MISSING }]);
  const ref = refOf(input);
  cardProvider(context.services);
  const uncaptured = { terms: !input.acceptanceToken, personalData: !input.acceptPersonalAuth };
  const accepted = await acceptedBy(context, input);
  const email = input.email?.trim() || (await emailOfClient(context, ref));
  try {
    const order = { ...input, ...accepted, email, medio: "card" as const };
    const attempt = await attemptById(context, await payOnline(context, order, key, uncaptured));
    if (attempt.payment) return attempt;
  } catch (error) {
    throw error instanceof ProviderSaysNo ? notProcessed(error.errors) : error;
  }
  throw notProcessed();
}

/**
 * Returns the two acceptance tokens that the provider requires: the payer's tokens, or the provider's own
 * when the payer sent none.
 */
async function acceptedBy(
  { services, origin }: Context,
  { acceptanceToken, acceptPersonalAuth }: WompiPaymentInput,
): Promise<{ acceptanceToken: string; acceptPersonalAuth: string }> {
  if (acceptanceToken && acceptPersonalAuth) return { acceptanceToken, acceptPersonalAuth };
  const settings = await services.orm.em.fork().findOneOrFail(AgencySettings, { id: 1 });
  if (origin.channel !== "rest" || !settings.restPaymentsWithoutAcceptance)
    throw acceptanceToken
      ? badInput("acceptPersonalAuth", PERSONAL_DATA_MISSING)
      : badInput("acceptanceToken", TERMS_MISSING);
  try {
    const { terms, personalData } = await cardProvider(services).client.acceptances();
    return {
      acceptanceToken: acceptanceToken ?? terms.token,
      acceptPersonalAuth: acceptPersonalAuth ?? personalData.token,
    };
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error;
    services.log.warn({ err: error }, "the card provider does not give what payers accept");
    throw notProcessed();
  }
}

/**
 * Returns the client's e-mail, used when a REST program sends none.
 * @throws Refusal BAD_USER_INPUT when the client has no e-mail.
 */
async function emailOfClient(context: Context, ref: ReturnType<typeof refOf>): Promise<string> {
  if (context.origin.channel !== "rest") throw badInput("email", EMAIL_MISSING);
  const scope = Scope.of(context);
  return emailOf(scope, await knownPayable(scope, ref));
}
