import { randomInt } from "node:crypto";
import { simulatorKeys, SIMULATOR_PATH, type WompiKeys } from "../modules/payments/wompi/keys.ts";
import { integritySignature, sameChecksum } from "../modules/payments/wompi/signature.ts";
import { invalid } from "./answers.ts";
import { merchantOfPublicKey } from "./merchants.ts";
import type { SandboxTransaction } from "./sandbox.entity.ts";
import {
  type Fault,
  type Outcome,
  outcomeOfBank,
  outcomeOfPhone,
  PENDING_MINUTES,
  wordsOf,
} from "./scenarios.rules.ts";
import { readToken, refuseAcceptance } from "./tokens.ts";

/** Fields of a new transaction of the simulator. */
export type Ordered = Omit<SandboxTransaction, "voidedAt" | "eventTries" | "eventDueAt" | "said">;

interface Means {
  readonly outcome: Outcome;
  readonly shown: Record<string, unknown>;
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/**
 * Parses an order to a merchant as the provider would. @throws Refused 422 unless everything required is
 * present and correctly signed.
 */
export async function orderOf(body: unknown, merchant: WompiKeys, now: Date, fault: Fault): Promise<Ordered> {
  const sent = (body ?? {}) as Record<string, unknown>;
  const { amount_in_cents: amount, currency, reference, customer_email: email, signature } = sent;
  if (!isText(reference) || !/^[\w-]{1,255}$/.test(reference))
    throw invalid("reference", "La referencia no es válida");
  if (!Number.isSafeInteger(amount) || (amount as number) < 150_000)
    throw invalid("amount_in_cents", "El valor mínimo es de $ 1.500");
  if (currency !== "COP") throw invalid("currency", "La moneda no es válida");
  if (!isText(email) || !email.includes("@")) throw invalid("customer_email", "El correo no es válido");
  await refuseAcceptance("acceptance_token", sent["acceptance_token"], "END_USER_POLICY", now);
  await refuseAcceptance("accept_personal_auth", sent["accept_personal_auth"], "PERSONAL_DATA_AUTH", now);
  const right = integritySignature(
    { reference, amountInCents: amount as number, currency },
    merchant.integritySecret,
  );
  if (!isText(signature) || !sameChecksum(signature, right))
    throw invalid("signature", "La firma es inválida");
  const { outcome, shown } = meansOf(sent);
  const waits = fault === "late" || shown["type"] === "PSE";
  return {
    id: `1292-${Math.floor(now.getTime() / 1000)}-${randomInt(10_000, 99_999)}${randomInt(100, 999)}`,
    reference,
    merchant: merchant.publicKey,
    amountInCents: amount as number,
    currency,
    customerEmail: email,
    paymentMethod: shown,
    redirectUrl: isText(sent["redirect_url"]) ? sent["redirect_url"] : null,
    outcome,
    createdAt: now,
    settlesAt: waits ? later(now, PENDING_MINUTES) : now,
  };
}

/** Returns the payment method: its outcome is determined now, and no secret is stored. */
function meansOf(sent: Record<string, unknown>): Means {
  const method = (sent["payment_method"] ?? {}) as Record<string, unknown>;
  switch (method["type"]) {
    case "CARD": {
      const { installments } = method;
      if (!Number.isInteger(installments) || (installments as number) < 1 || (installments as number) > 36)
        throw invalid("installments", "El número de cuotas no es válido");
      const { outcome, brand, last_four } = readToken(method["token"]);
      return { outcome, shown: { type: "CARD", installments, extra: { brand, last_four } } };
    }
    case "NEQUI": {
      const phone = method["phone_number"];
      if (!isText(phone) || !/^3\d{9}$/.test(phone))
        throw invalid("phone_number", "El celular debe tener 10 dígitos");
      return { outcome: outcomeOfPhone(phone), shown: { type: "NEQUI", extra: {} } };
    }
    case "PSE": {
      const customer = (sent["customer_data"] ?? {}) as Record<string, unknown>;
      const {
        financial_institution_code: code,
        user_legal_id: document,
        payment_description: words,
      } = method;
      if (!isText(code)) throw invalid("financial_institution_code", "El banco es obligatorio");
      if (![0, 1].includes(method["user_type"] as number))
        throw invalid("user_type", "El tipo de persona no es válido");
      if (!isText(document)) throw invalid("user_legal_id", "El documento es obligatorio");
      if (!isText(words) || words.length > 30)
        throw invalid("payment_description", "La descripción admite hasta 30 caracteres");
      if (!isText(customer["full_name"])) throw invalid("full_name", "El nombre es obligatorio");
      if (!isText(customer["phone_number"])) throw invalid("phone_number", "El teléfono es obligatorio");
      return {
        outcome: outcomeOfBank(code),
        shown: { type: "PSE", financial_institution_code: code, extra: {} },
      };
    }
    default:
      throw invalid("payment_method", "El método de pago no es válido");
  }
}

/** Returns the status of a transaction at a given time. */
export const statusAt = ({ outcome, settlesAt, voidedAt }: SandboxTransaction, now: Date): string =>
  voidedAt ? "VOIDED" : settlesAt <= now ? outcome : "PENDING";

/**
 * Returns a transaction in the provider's format; the address of the bank's page for PSE appears only at a
 * later query.
 */
export function transactionJson(
  row: SandboxTransaction,
  now: Date,
  { publicUrl, fresh = false }: { readonly publicUrl: string; readonly fresh?: boolean },
): Record<string, unknown> {
  const status = fresh ? "PENDING" : statusAt(row, now);
  const { paymentMethod } = row;
  const extra = paymentMethod["extra"] as Record<string, unknown>;
  const bank =
    paymentMethod["type"] === "PSE" && !fresh
      ? { async_payment_url: `${publicUrl}${SIMULATOR_PATH}/bank/${row.id}` }
      : {};
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    finalized_at: status === "PENDING" ? null : (row.voidedAt ?? row.settlesAt).toISOString(),
    amount_in_cents: row.amountInCents,
    reference: row.reference,
    currency: row.currency,
    customer_email: row.customerEmail,
    payment_method_type: paymentMethod["type"],
    payment_method: { ...paymentMethod, extra: { ...extra, ...bank } },
    status,
    status_message: wordsOf[status] ?? null,
    redirect_url: row.redirectUrl,
    payment_link_id: null,
    payment_source_id: null,
    merchant: { name: merchantOfPublicKey(row.merchant)?.name, public_key: row.merchant },
    ...row.said,
  };
}

/**
 * Returns a transaction with the requested fields; absent fields keep their values, or have the values of an
 * approval in a new transaction.
 */
export function saidOf(
  id: string,
  body: unknown,
  known: SandboxTransaction | null,
  now: Date,
): SandboxTransaction {
  const {
    reference,
    amount_in_cents: amount,
    currency,
    merchant,
    ...said
  } = (body ?? {}) as Record<string, unknown>;
  return {
    id,
    reference: isText(reference) ? reference : (known?.reference ?? id),
    merchant: isText(merchant) ? merchant : (known?.merchant ?? simulatorKeys.publicKey),
    amountInCents: typeof amount === "number" ? amount : (known?.amountInCents ?? 100),
    currency: isText(currency) ? currency : (known?.currency ?? "COP"),
    customerEmail: known?.customerEmail ?? "",
    paymentMethod: known?.paymentMethod ?? { type: "CARD", extra: {} },
    redirectUrl: known?.redirectUrl ?? null,
    outcome: known?.outcome ?? "APPROVED",
    createdAt: known?.createdAt ?? now,
    settlesAt: known?.settlesAt ?? now,
    voidedAt: known?.voidedAt ?? null,
    eventDueAt: known?.eventDueAt ?? null,
    eventTries: known?.eventTries ?? 0,
    said: { ...known?.said, ...said },
  };
}
