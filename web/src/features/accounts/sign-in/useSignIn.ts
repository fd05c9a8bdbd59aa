import { CODE_ASKED } from "@travesia/api/accounts/two-factor/two-factor.rules";
import { useCallback, useState } from "react";
import { asksSecondFactor, failureText } from "../../../base/failure/failures.ts";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountToastSeconds as seconds, accountTexts as texts } from "../account.texts.ts";
import { useSignInMutation, useTwoFactorSetUpMutation } from "../accounts.generated.ts";

/**
 * Signs in: a success keeps the token and greets; a failure counts, and says why in a toast of 5 s and on the
 * form.
 */
export function useSignIn() {
  const session = useSessionStore();
  const toasts = useToasts();
  const [mutate, { loading }] = useSignInMutation();
  const [setUp] = useTwoFactorSetUpMutation();
  const [codeAsked, setCodeAsked] = useState(false);
  const signIn = useCallback(
    async (credentials: { email: string; password: string; code?: string }) => {
      const fail = (message: string) => {
        session.loginFailed(message);
        toasts.failure(texts.loginFailed(message), seconds.loginFailed);
      };
      const beginSetUp = async ({ email, password }: { email: string; password: string }) => {
        const { data } = await setUp({ variables: { email, password } });
        if (data) session.setUpAsked(data.beginTwoFactorSetUp);
      };
      try {
        const { data } = await mutate({ variables: credentials });
        if (!data?.signIn.user) return fail(failureText(undefined, "loginRefused"));
        session.signedIn(data.signIn.user, data.signIn.token);
        toasts.success(texts.welcome(data.signIn.user.name), seconds.welcome);
      } catch (error) {
        const message = failureText(error, "login");
        // The password was right: asking for the code is no failed try.
        if (message === CODE_ASKED) return setCodeAsked(true);
        if (asksSecondFactor(error)) return beginSetUp(credentials);
        fail(message);
      }
    },
    [mutate, setUp, session, toasts],
  );
  return { signIn, loading, codeAsked };
}
