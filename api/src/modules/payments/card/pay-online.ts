import type { Context, Services } from "../../../core/context.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { mobileDigits, nationalPhone } from "../../../core/colombia/phones.ts";
import { badInput, conflict, type FieldFailure, Refusal } from "../../../core/failure.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { jobContext } from "../../../core/jobs/context.ts";
import { addressOf } from "../../../core/addresses.ts";
import { type PaymentMethod, readAcceptance } from "../wompi/client.ts";
import { ProviderAway, ProviderRefused } from "../wompi/failures.ts";
import type { CardProvider } from "../wompi/provider.ts";
import type { Payable, PayableRef } from "../payable/payable.ts";
import { seekPayable } from "../payable/payable-kinds.ts";
import { closeAttempt } from "./acts/close-attempt.ts";
import { keepReportedTransaction } from "./acts/keep-reported-transaction.ts";
import { startAttempt } from "./acts/start-attempt.ts";
import { CardAttempt } from "./attempt.entity.ts";
import type { PayOnlineInput } from "./card.inputs.ts";
import {
  CARD_MISSING,
  EMAIL_MISSING,
  inCents,
  NO_MOBILE,
  NOT_AVAILABLE,
  PERSONAL_DATA_MISSING,
  reasonOf,
  TERMS_MISSING,
} from "./card.rules.ts";
import { lookUpAttempt } from "./look-up-attempt.ts";

/** Refusal of a payment request that the provider understood and declined. */
export class ProviderSaysNo extends Refusal {
  constructor(errors: readonly FieldFailure[]) {
    super("BAD_USER_INPUT", "El proveedor de pagos no aceptó los datos del pago.", errors);
  }
}

/**
 * Returns the provider of card payments.
 * @throws Refusal CONFLICT when no provider is configured.
 */
export function cardProvider({ cards }: Services): CardProvider {
  if (!cards) throw conflict(NOT_AVAILABLE);
  return cards;
}

/**
 * Acceptances that the payer's channel did not record; the provider's own acceptance tokens are used instead.
 */
export interface Uncaptured {
  readonly terms: boolean;
  readonly personalData: boolean;
}

/**
 * Starts an online payment: stores the attempt, calls the provider, then stores the answer. The call is made
 * outside any transaction. Returns the attempt's id; when the provider does not answer, the outcome is
 * queried later. A request repeated with the same key returns the first attempt without calling the provider.
 * @throws Refusal BAD_USER_INPUT when the provider refused, CONFLICT when online payment is not available.
 */
export async function payOnline(
  context: Context,
  input: PayOnlineInput,
  key: string | null,
  uncaptured: Uncaptured = { terms: false, personalData: false },
): Promise<string> {
  const { services, origin } = context;
  const provider = cardProvider(services);
  await services.limits.limit("pay-online", perMinute(60), origin.ip ?? "unknown");
  const method = methodOf(input);
  const order = {
    ref: refOf(input),
    monto: input.monto ?? null,
    medio: input.medio ?? "card",
    payer: payerOf(input, input.email?.trim() || (await knownEmail(context, refOf(input)))),
    terms: uncaptured.terms ? null : acceptedBy(input.acceptanceToken, "acceptanceToken", TERMS_MISSING),
    personalData: uncaptured.personalData
      ? null
      : acceptedBy(input.acceptPersonalAuth, "acceptPersonalAuth", PERSONAL_DATA_MISSING),
    key: key?.trim() || null,
  };
  const { id, fresh } = await context.run(startAttempt, order);
  if (fresh) await send(context, provider, id, input, method);
  return id;
}

/** Sends the transaction of an attempt to the provider and stores the answer. */
async function send(
  { services, origin }: Context,
  { client }: CardProvider,
  id: string,
  { acceptanceToken, acceptPersonalAuth }: PayOnlineInput,
  method: PaymentMethod,
): Promise<void> {
  // An answer of the provider is no person's act, even when the payer is signed in.
  const nobody = jobContext(services, origin.requestId);
  const attempt = await services.orm.em.fork().findOneOrFail(CardAttempt, { id });
  try {
    const transaction = await client.createTransaction({
      reference: attempt.reference,
      amountInCents: inCents(attempt.monto),
      email: attempt.pagadorEmail ?? "",
      fullName: attempt.pagadorNombre,
      phone: attempt.pagadorTelefono,
      method,
      acceptanceToken,
      personalDataToken: acceptPersonalAuth,
      redirectUrl: `${services.config.publicUrl}${addressOf("thanks")}`,
    });
    await nobody.run(keepReportedTransaction, { transaction });
  } catch (error) {
    if (error instanceof ProviderAway) {
      services.log.warn({ err: error, attempt: id }, "the card provider did not answer a payment");
      return;
    }
    if (!(error instanceof ProviderRefused)) throw error;
    // A reference that is taken is this application's own: an earlier answer was lost.
    if (error.reasons["reference"]) return void (await lookUpAttempt(nobody, id, 0));
    const reason = reasonOf("ERROR", Object.values(error.reasons).flat().join(". "));
    await nobody.run(closeAttempt, { id, reason });
    throw refusalOf(error);
  }
}

const fields: Readonly<Record<string, string>> = {
  token: "token",
  installments: "installments",
  acceptance_token: "acceptanceToken",
  accept_personal_auth: "acceptPersonalAuth",
  customer_email: "email",
  amount_in_cents: "monto",
  phone_number: "celularNequi",
  financial_institution_code: "pse.banco",
  user_legal_id: "pse.documento",
  full_name: "pagadorNombre",
};

/**
 * Returns the refusal shown to the payer when the provider refused: the provider's reasons, with the field
 * names of this application.
 */
function refusalOf({ reasons }: ProviderRefused): ProviderSaysNo {
  const errors = Object.entries(reasons).flatMap(([name, texts]) => {
    const field = fields[name];
    return field === undefined ? [] : texts.map((message) => ({ field, message }));
  });
  return new ProviderSaysNo(errors);
}

/**
 * Returns the reference to the contract or reservation that is given by one of the two ids.
 * @throws Refusal BAD_USER_INPUT when both ids are absent.
 */
export function refOf({ contractId, orderId }: Pick<PayOnlineInput, "contractId" | "orderId">): PayableRef {
  if (contractId) return { kind: "contract", id: contractId };
  if (orderId) return { kind: "reservation", id: orderId };
  throw badInput("contractId", "El contrato es obligatorio");
}

/**
 * Returns the e-mail of the client of a record.
 * @throws Refusal BAD_USER_INPUT without the record, or when its client has no e-mail.
 */
export async function emailOf(scope: Scope, payable: Payable | null): Promise<string> {
  const email = payable ? (await payable.content(scope.em)).client.email.trim() : "";
  if (email === "") throw badInput("email", EMAIL_MISSING);
  return email;
}

/** Returns the e-mail of the client whose bill the payer sees, as {@link emailOf}. */
async function knownEmail(context: Context, ref: PayableRef): Promise<string> {
  const scope = Scope.of(context);
  return emailOf(scope, await seekPayable(scope, ref));
}

function payerOf({ pagadorNombre, pagadorTelefono }: PayOnlineInput, email: string) {
  const problem = emailProblem(email);
  if (problem) throw badInput("email", problem);
  return {
    pagadorEmail: normalEmail(email),
    pagadorNombre: pagadorNombre?.trim() || null,
    pagadorTelefono: nationalPhone(pagadorTelefono).replace(/\D/g, "") || null,
  };
}

function acceptedBy(token: string, field: string, text: string) {
  const accepted = readAcceptance(token);
  if (!accepted) throw badInput(field, text);
  return accepted;
}

/**
 * Returns a mobile number in the ten digits that Nequi requires.
 * @throws Refusal BAD_USER_INPUT for any other phone number.
 */
function nequiNumber(typed: string): string {
  const digits = mobileDigits(typed);
  if (digits === null) throw badInput("celularNequi", NO_MOBILE);
  return digits;
}

/** Returns the payment method in the provider's format. Each method requires different fields. */
function methodOf(input: PayOnlineInput): PaymentMethod {
  switch (input.medio ?? "card") {
    case "card":
      if (!input.token) throw badInput("token", CARD_MISSING);
      return { type: "CARD", token: input.token, installments: input.installments ?? 1 };
    case "nequi":
      if (!input.celularNequi) throw badInput("celularNequi", "El celular de Nequi es obligatorio");
      return { type: "NEQUI", phone_number: nequiNumber(input.celularNequi) };
    case "pse": {
      const { pse } = input;
      if (!pse) throw badInput("pse.banco", "El banco es obligatorio");
      if (!input.pagadorNombre?.trim()) throw badInput("pagadorNombre", "El nombre es obligatorio");
      if (!input.pagadorTelefono?.trim()) throw badInput("pagadorTelefono", "El teléfono es obligatorio");
      return {
        type: "PSE",
        user_type: pse.empresa ? 1 : 0,
        user_legal_id_type: pse.tipoDocumento,
        user_legal_id: pse.documento,
        financial_institution_code: pse.banco,
        payment_description: "Pago de tu viaje",
      };
    }
  }
}
