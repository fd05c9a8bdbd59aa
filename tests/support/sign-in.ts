import { PASSWORD, type TestApp } from "./app.ts";
import type { Client } from "./client.ts";
import type { Handle } from "./people.ts";

/** A person who signs in at the instant that the clock shows: the sessions of `app.as` end after 12 hours. */
export async function signedInNow(app: TestApp, who: Handle): Promise<Client> {
  const document = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { token } }`;
  const { signIn } = await app.as(null).ask(document, { email: `${who}@travesia.test`, password: PASSWORD });
  return app.as(null).with({ authorization: `Bearer ${signIn.token}` });
}
