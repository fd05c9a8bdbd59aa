import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { Reader } from "../../../core/read/read.ts";
import { accountSource } from "../account/account-source.ts";
import { SignInPayload } from "../account/account.types.ts";
import type { NewSession } from "./session-begin.ts";

/** Returns the token of a new session. */
export const tokenOf = ({ services, now }: Context, begun: NewSession): Promise<string> =>
  services.sessions.issue({ id: begun.userId, sessionsVersion: begun.sessionsVersion }, begun.sessionId, now);

/** Returns the token of a new session, and the person who signed in. */
export async function openSession(context: Context, begun: NewSession): Promise<SignInPayload> {
  const { services, now } = context;
  const account = await accountSource(services.orm).find(begun.userId);
  if (!account) throw new Error(`the account ${begun.userId} vanished while signing in`);
  const token = await tokenOf(context, begun);
  // From here on the request is theirs: they read their own record whole.
  const viewer = { ...account.viewer, sessionId: begun.sessionId };
  const request: { viewer: Context["viewer"]; read: Reader } = context;
  request.viewer = viewer;
  request.read = new Reader(services, { viewer, now });
  return make(SignInPayload, { token, message: "Inicio de sesión exitoso" });
}
