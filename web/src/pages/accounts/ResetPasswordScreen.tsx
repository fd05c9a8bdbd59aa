import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useLinkToken } from "../../base/session/link-token.ts";
import { useSessionStore } from "../../base/session/useSession.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { fieldsOf, text, unsent } from "../../ui/form/fields.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { useSentForm } from "../../ui/form/useSentForm.ts";
import { NewPasswordFields } from "../../features/accounts/recovery/NewPasswordFields.tsx";
import { usePasswordResetMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

const resetFields = fieldsOf<Record<never, never>>()({ password: text(), again: unsent<string>("") });

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordScreen() {
  const texts = registrationTexts.reset;
  usePageTitle(texts.title);
  const token = useLinkToken();
  const session = useSessionStore();
  const { busy, failure, perform } = useSaving();
  const [done, setDone] = useState(false);
  const [reset] = usePasswordResetMutation();
  const { control, submit } = useFields(resetFields, {
    record: null,
    save: async ({ input: { password } }) => {
      const act = () => reset({ variables: { token: token ?? "", password } });
      const wrong = await perform(act, null, "resetPassword");
      if (wrong) return wrong;
      setDone(true);
      // Nobody is signed in here any more: the server ended every session.
      session.signedOut();
      return null;
    },
  });
  const sent = useSentForm(submit, failure);
  return (
    <LoginLayout foot={<LegalLine />}>
      <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
        <Stack sx={{ gap: 5 }}>
          <div role={done ? "status" : undefined}>
            <Typography variant="h2" component="h1">
              {done ? texts.done : texts.title}
            </Typography>
            {!done && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {texts.lead}
              </Typography>
            )}
          </div>
          <FormFailure
            failure={token ? failure : texts.noToken}
            waits={sent.waits}
            action={<Button href={accountPaths.recovery.to()}>{texts.askAgain}</Button>}
          />
          {done ? (
            <Button variant="contained" size="large" href={accountPaths.login.to()}>
              {texts.signIn}
            </Button>
          ) : (
            token && (
              <>
                <NewPasswordFields control={control} />
                <Button type="submit" variant="contained" size="large" loading={busy}>
                  {texts.submit}
                </Button>
              </>
            )
          )}
        </Stack>
      </form>
    </LoginLayout>
  );
}
