import { PASSWORD, type TestApp } from "../app.ts";
import { Authenticator, type Lie } from "../authenticator.ts";
import type { Client } from "../client.ts";
import type { Handle } from "../people.ts";

/** The address that passkeys of tests are made for. */
export const SITE = "https://viajes.agencia.co";

export const BEGIN_PASSKEY = `mutation ($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  beginPasskey(password: $password, code: $code, passkey: $passkey) }`;
const CHECK = `mutation ($email: String!, $password: String!) {
  beginPasskeyCheck(email: $email, password: $password) }`;
export const ADD_PASSKEY = `mutation ($input: NewPasskeyInput!) { addPasskey(input: $input) }`;

/** Second factor that a person has already. */
type Factor = { readonly code: string } | { readonly passkey: object } | Record<never, never>;

/** Options of a new passkey, for the client of a person. */
export const begunPasskey = async (client: Client, factor: Factor = {}): Promise<string> =>
  (await client.ask(BEGIN_PASSKEY, { password: PASSWORD, ...factor })).beginPasskey;

/** Returns the answer of a person's keeper to a question that their password was right for. */
export async function provenBy(app: TestApp, who: Handle, keeper: Authenticator, lie: Lie = {}) {
  const email = `${who}@travesia.test`;
  const { beginPasskeyCheck } = await app.as(who).ask(CHECK, { email, password: PASSWORD });
  return { passkey: keeper.get(beginPasskeyCheck!, lie) };
}

interface NewPasskey {
  readonly name?: string;
  readonly counts?: boolean;
  readonly factor?: Factor;
}

/** Adds a passkey to the account of a person; answers its keeper, and the recovery codes. */
export async function aPasskey(
  app: TestApp,
  who: Handle,
  { name = "Celular", counts = true, factor = {} }: NewPasskey = {},
) {
  const keeper = new Authenticator(SITE, { counts });
  const input = keeper.create(await begunPasskey(app.as(who), factor), name);
  const { addPasskey } = await app.as(who).ask(ADD_PASSKEY, { input });
  return { keeper, recovery: addPasskey };
}
