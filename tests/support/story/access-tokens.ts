import { PASSWORD, type TestApp } from "../app.ts";
import type { Client } from "../client.ts";
import type { Handle } from "../people.ts";

/** Returns the access token of a person's new program, which may do what these capabilities allow. */
export async function aProgramToken(
  app: TestApp,
  owner: Handle,
  capabilities: readonly string[] = [],
): Promise<string> {
  const { createAccessToken } = await app.as(owner).ask(
    `mutation ($input: AccessTokenInput!, $password: String!) {
      createAccessToken(input: $input, password: $password) { token } }`,
    { input: { name: "Programa", capabilities, days: 90, addressRanges: [] }, password: PASSWORD },
  );
  return createAccessToken.token;
}

/** Returns a client that carries an access token. */
export const withToken = (app: TestApp, token: string): Client =>
  app.as(null).with({ authorization: `Bearer ${token}` });
