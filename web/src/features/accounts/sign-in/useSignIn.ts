import { CODE_ASKED } from "@travesia/api/accounts/two-factor/two-factor.rules";
import { PASSKEY_LATE } from "@travesia/api/accounts/passkey/passkey.rules";
import { useCallback, useRef, useState } from "react";
import { asksSecondFactor, failureText } from "../../../base/failure/failures.ts";
import { BrowserFailure } from "../../../base/failure/browser-failure.ts";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountToastSeconds as seconds, accountTexts as texts } from "../account.texts.ts";
import {
  type SignInMutation,
  usePasskeyAskMutation,
  usePasskeyCheckMutation,
  usePasskeySignInMutation,
  useSignInMutation,
  useTwoFactorSetUpMutation,
} from "../accounts.generated.ts";
import { answerWithPasskey, knowsPasskeys } from "../passkey/browser-passkey.ts";

interface PasswordProof {
  readonly email: string;
  readonly password: string;
}

/**
 * Way to sign in with a passkey: as the only factor, as second factor, or null when the account has no
 * passkey.
 */
export type PasskeyWay = "alone" | "second" | null;

/**
 * Signs in. A success stores the token and greets the user; a failure is counted and shown in a toast for 5 s
 * and on the form. After the correct password it asks for a passkey, if the account has one, or for a code.
 */
export function useSignIn() {
  const session = useSessionStore();
  const toasts = useToasts();
  const [mutate, signing] = useSignInMutation();
  const [setUp] = useTwoFactorSetUpMutation();
  const [check, checking] = usePasskeyCheckMutation();
  const [askAny, asking] = usePasskeyAskMutation();
  const [signInByKey, entering] = usePasskeySignInMutation();
  const [codeAsked, setCodeAsked] = useState(false);
  const [way, setWay] = useState<PasskeyWay>(() => (knowsPasskeys() ? "alone" : null));
  // The proof of the right password: a passkey that was not used at once is requested again.
  const proven = useRef<PasswordProof | null>(null);

  const fail = useCallback(
    (message: string) => {
      session.loginFailed(message);
      toasts.failure(texts.loginFailed(message), seconds.loginFailed);
    },
    [session, toasts],
  );
  const enter = useCallback(
    (payload: SignInMutation["signIn"] | undefined) => {
      if (!payload?.user) return fail(failureText(undefined, "loginRefused"));
      session.signedIn(payload.user, payload.token);
      toasts.success(texts.welcome(payload.user.name), seconds.welcome);
    },
    [fail, session, toasts],
  );
  // A refusal of the browser, and an answer that arrived too late, are no failed tries.
  const failKey = useCallback(
    (error: unknown) => {
      const message = failureText(error, "login");
      if (error instanceof BrowserFailure || message === PASSKEY_LATE) toasts.info(message);
      else fail(message);
    },
    [fail, toasts],
  );
  const checkKey = useCallback(
    async (proof: PasswordProof) => {
      try {
        const options = (await check({ variables: proof })).data?.beginPasskeyCheck;
        setWay(options ? "second" : null);
        if (!options) return;
        const passkey = await answerWithPasskey(options);
        enter((await mutate({ variables: { ...proof, passkey } })).data?.signIn);
      } catch (error) {
        failKey(error);
      }
    },
    [check, enter, failKey, mutate],
  );
  const signIn = useCallback(
    async ({ code, ...proof }: PasswordProof & { code?: string }) => {
      const beginSetUp = async () => {
        const { data } = await setUp({ variables: proof });
        if (data) session.setUpAsked(data.beginTwoFactorSetUp);
      };
      try {
        enter((await mutate({ variables: { ...proof, ...(code !== undefined && { code }) } })).data?.signIn);
      } catch (error) {
        const message = failureText(error, "login");
        // The password was right: the request of the code is no failed try.
        if (message === CODE_ASKED) {
          proven.current = proof;
          setCodeAsked(true);
          return knowsPasskeys() ? checkKey(proof) : undefined;
        }
        if (asksSecondFactor(error)) return beginSetUp();
        fail(message);
      }
    },
    [checkKey, enter, fail, mutate, setUp, session],
  );
  const enterByKey = useCallback(async () => {
    if (proven.current) return checkKey(proven.current);
    try {
      const { data } = await askAny();
      if (!data) return;
      const passkey = await answerWithPasskey(data.beginPasskeySignIn);
      enter((await signInByKey({ variables: { passkey } })).data?.signInWithPasskey);
    } catch (error) {
      failKey(error);
    }
  }, [askAny, checkKey, enter, failKey, signInByKey]);
  const loading = [signing, checking, asking, entering].some((call) => call.loading);
  return { signIn, signInByPasskey: enterByKey, passkeyWay: way, loading, codeAsked };
}
