import { CODE_ASKED } from "@travesia/api/accounts/two-factor/two-factor.rules";
import { failureText } from "../../../base/failure/failures.ts";
import { useSession } from "../../../base/session/useSession.ts";
import type { PasskeyAnswerInput } from "../../../graphql/schema.generated.ts";
import { usePasskeyCheckMutation } from "../accounts.generated.ts";
import { answerWithPasskey, knowsPasskeys } from "./browser-passkey.ts";

/** Proof of the viewer's identity, in the form the mutations take it. */
export interface OwnProof {
  readonly password: string;
  readonly code?: string | null;
  readonly passkey?: PasskeyAnswerInput | null;
}

/**
 * Returns the function that runs a mutation on the viewer's second factors with the typed password and code.
 * When the mutation requires a factor and no code was typed, the user is asked for a passkey, if there is
 * one.
 */
export function useOwnFactors() {
  const { user } = useSession();
  const [check] = usePasskeyCheckMutation();
  return async <Answer>(
    { password, code }: { readonly password: string; readonly code: string },
    act: (proof: OwnProof) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await act({ password, code: code || null });
    } catch (error) {
      if (code || !user || !knowsPasskeys() || failureText(error) !== CODE_ASKED) throw error;
      // Only now, since a wrong password would end the session here.
      const { data } = await check({ variables: { email: user.email, password } });
      if (!data?.beginPasskeyCheck) throw error;
      return act({ password, passkey: await answerWithPasskey(data.beginPasskeyCheck) });
    }
  };
}
