import { PASSWORD, type TestApp } from "../app.ts";
import { Authenticator } from "../authenticator.ts";
import type { Client } from "../client.ts";
import type { Handle } from "../people.ts";

/** The address that passkeys of tests are made for. */
export const SITE = "https://viajes.agencia.co";

export const BEGIN_PASSKEY = `mutation ($password: String!) { beginPasskey(password: $password) }`;
export const ADD_PASSKEY = `mutation ($input: NewPasskeyInput!) { addPasskey(input: $input) }`;

/** Options of a new passkey, for the client of a person. */
export const begunPasskey = async (client: Client): Promise<string> =>
  (await client.ask(BEGIN_PASSKEY, { password: PASSWORD })).beginPasskey;

/** Adds a passkey to the account of a person; answers its keeper, and the recovery codes. */
export async function aPasskey(app: TestApp, who: Handle, name = "Celular", counts = true) {
  const keeper = new Authenticator(SITE, { counts });
  const input = keeper.create(await begunPasskey(app.as(who)), name);
  const { addPasskey } = await app.as(who).ask(ADD_PASSKEY, { input });
  return { keeper, recovery: addPasskey };
}
