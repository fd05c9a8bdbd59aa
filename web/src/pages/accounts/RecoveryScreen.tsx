import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { emailProblem } from "@travesia/api/colombia/emails";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "../../app/failure/failures.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { useRecoveryRequestMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";
import { sends } from "../../ui/form/submit.ts";

/** Asks for the link to set a new password. */
export function RecoveryScreen() {
  const texts = registrationTexts.recovery;
  usePageTitle(texts.title);
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { email: "" } });
  useEffect(() => setFocus("email"), [setFocus]);
  const [request, { loading, error }] = useRecoveryRequestMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = handleSubmit(async ({ email }) => {
    const answer = await request({ variables: { email: email.trim() } }).catch(() => null);
    if (answer?.data) setSentTo(email.trim());
  });
  return (
    <LoginLayout>
      <form onSubmit={sends(submit)} noValidate>
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
              {error && <Alert severity="error">{failureText(error, "recovery")}</Alert>}
              <TextField
                control={control}
                name="email"
                label={registrationTexts.register.email}
                type="email"
                autoComplete="username"
                rules={{ validate: (value) => emailProblem(value) ?? true }}
              />
              <Button type="submit" variant="contained" size="large" loading={loading}>
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
