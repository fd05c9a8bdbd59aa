import { hash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { v4 } from "uuid";
import { simulatorKeys } from "../modules/payments/wompi/keys.ts";
import { found, invalid, type Answer } from "./answers.ts";
import type { Merchant } from "./merchants.ts";
import { brandOf, type Outcome, outcomeOfCard } from "./scenarios.rules.ts";

const secret = new TextEncoder().encode(simulatorKeys.integritySecret);
const documents = {
  presigned_acceptance: ["END_USER_POLICY", "/terminos"],
  presigned_personal_data_auth: ["PERSONAL_DATA_AUTH", "/politicas"],
} as const;

/**
 * Returns a merchant with the two documents that a payer accepts; their acceptance tokens are valid for one
 * hour.
 */
export async function shownMerchant({ name, keys }: Merchant, publicUrl: string, now: Date): Promise<Answer> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = await Promise.all(
    Object.entries(documents).map(async ([document, [type, path]]) => {
      const permalink = `${publicUrl}${path}`;
      const token = await new SignJWT({ permalink, file_hash: hash("sha256", permalink), type })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime(seconds + 3_600)
        .setJti(v4())
        .sign(secret);
      return [document, { acceptance_token: token, permalink, type }] as const;
    }),
  );
  return found({
    id: keys === simulatorKeys ? 1 : 2,
    name,
    public_key: keys.publicKey,
    accepted_currencies: ["COP"],
    accepted_payment_methods: ["CARD", "PSE", "NEQUI"],
    ...Object.fromEntries(signed),
  });
}

/** Refuses an acceptance token that we did not sign, that is for the other document, or that has expired. */
export async function refuseAcceptance(
  field: string,
  token: unknown,
  type: (typeof documents)[keyof typeof documents][0],
  now: Date,
): Promise<void> {
  const payload = await jwtVerify(String(token), secret, { currentDate: now }).then(
    (verified) => verified.payload,
    () => null,
  );
  if (payload?.["type"] !== type) throw invalid(field, "No está presente o es inválido");
}

interface SentCard {
  readonly number?: unknown;
  readonly cvc?: unknown;
  readonly exp_month?: unknown;
  readonly exp_year?: unknown;
  readonly card_holder?: unknown;
}

/**
 * Returns a token for a card. The token itself contains the card's outcome, so that the number is stored
 * nowhere and any process understands the token.
 */
export function tokenizeCard(sent: SentCard, now: Date): Answer {
  const { number, cvc, exp_month: month, exp_year: year, card_holder: holder } = sent;
  if (typeof number !== "string" || !/^\d{13,19}$/.test(number))
    throw invalid("number", "El número de la tarjeta no es válido");
  if (typeof cvc !== "string" || !/^\d{3,4}$/.test(cvc)) throw invalid("cvc", "El código no es válido");
  if (typeof month !== "string" || !/^(0[1-9]|1[0-2])$/.test(month))
    throw invalid("exp_month", "El mes debe tener dos dígitos");
  if (typeof year !== "string" || !/^\d{2}$/.test(year))
    throw invalid("exp_year", "El año debe tener dos dígitos");
  const ends = new Date(Date.UTC(2000 + Number(year), Number(month), 1));
  if (ends <= now) throw invalid("exp_year", "La tarjeta está vencida");
  if (typeof holder !== "string" || holder.trim().length < 5)
    throw invalid("card_holder", "El nombre debe tener al menos 5 letras");
  const shown = { brand: brandOf(number), last_four: number.slice(-4), bin: number.slice(0, 6) };
  const written = Buffer.from(JSON.stringify({ ...shown, outcome: outcomeOfCard(number) })).toString(
    "base64url",
  );
  return {
    status: 201,
    body: {
      status: "CREATED",
      data: {
        id: `tok_test_${v4().slice(0, 8)}_${written}`,
        created_at: now.toISOString(),
        ...shown,
        exp_month: month,
        exp_year: year,
        card_holder: holder,
        expires_at: new Date(now.getTime() + 20 * 60_000).toISOString(),
      },
    },
  };
}

/** Returns the card of a token. @throws Refused when the token was not created here. */
export function readToken(token: unknown): {
  readonly brand: string;
  readonly last_four: string;
  readonly outcome: Outcome;
} {
  const [, written] = /^tok_test_[0-9a-f]{8}_([\w-]+)$/.exec(String(token)) ?? [];
  try {
    return JSON.parse(Buffer.from(written ?? "", "base64url").toString()) as never;
  } catch {
    throw invalid("token", "El token no existe");
  }
}
