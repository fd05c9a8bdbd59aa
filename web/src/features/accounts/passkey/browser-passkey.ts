import { BrowserFailure } from "../../../base/failure/browser-failure.ts";
import type { NewPasskeyInput, PasskeyAnswerInput } from "../../../graphql/schema.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";

const load = () => import("@simplewebauthn/browser");

/** Returns whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Messages by the name of the browser's error. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: texts.cancelled,
  AbortError: texts.cancelled,
  InvalidStateError: texts.known,
  SecurityError: texts.elsewhere,
};

/** Calls the browser's passkey API. Throws BrowserFailure. */
async function asking<T>(ask: (browser: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> {
  if (!knowsPasskeys()) throw new BrowserFailure(texts.unsupported);
  try {
    return await ask(await load());
  } catch (error) {
    throw new BrowserFailure((error instanceof Error && reasons[error.name]) || texts.failed);
  }
}

/** Creates a passkey with the options returned by `beginPasskey`. */
export const makePasskey = (options: string): Promise<Omit<NewPasskeyInput, "name">> =>
  asking(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON: JSON.parse(options) });
    const { clientDataJSON: clientData, attestationObject: attestation, transports } = response;
    return { credentialId: id, clientData, attestation, transports: transports ?? null };
  });

/** Signs the challenge of `beginPasskeyCheck` or `beginPasskeySignIn` with a passkey. */
export const answerWithPasskey = (options: string): Promise<PasskeyAnswerInput> =>
  asking(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: JSON.parse(options) });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
    return { credentialId: id, clientData, authenticatorData, signature, userHandle: userHandle ?? null };
  });
