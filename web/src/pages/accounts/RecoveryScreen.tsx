import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { emailProblem } from "@travesia/api/colombia/emails";
import { useEffect, useState } from "react";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { useRecoveryRequestMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";
import { useSentForm } from "../../ui/form/useSentForm.ts";

const recoveryFields = fieldsOf<Record<never, never>>()({
  email: trimmed({ wrong: (email) => emailProblem(email) }),
});

/** Shows the form that requests a link to reset the password. */
export function RecoveryScreen() {
  const texts = registrationTexts.recovery;
  usePageTitle(texts.title);
  const { busy, failure, perform } = useSaving();
  const [request] = useRecoveryRequestMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, submit, setFocus } = useFields(recoveryFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => request({ variables: input }), null, "recovery");
      if (!wrong) setSentTo(input.email);
      return wrong;
    },
  });
  const sent = useSentForm(submit, failure);
  useEffect(() => setFocus("email"), [setFocus]);
  return (
    <LoginLayout foot={<LegalLine />}>
      <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
        <Stack sx={{ gap: 5 }}>
          <div role={sentTo ? "status" : undefined}>
            <Typography variant="h2" component="h1">
              {sentTo ? texts.sentTitle : texts.title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {sentTo ? texts.sent(sentTo) : texts.lead}
            </Typography>
          </div>
          {!sentTo && (
            <>
              <FormFailure failure={failure} waits={sent.waits} />
              <TextField
                control={control}
                name="email"
                label={registrationTexts.register.email}
                type="email"
                autoComplete="username"
                rules={recoveryFields.rules.email}
              />
              <Button type="submit" variant="contained" size="large" loading={busy}>
                {texts.submit}
              </Button>
            </>
          )}
          <Button href={accountPaths.login.to()}>{texts.back}</Button>
        </Stack>
      </form>
    </LoginLayout>
  );
}
