import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useLinkToken } from "../../app/session/link-token.ts";
import { failureText } from "../../app/failure/failures.ts";
import { useSessionStore } from "../../app/session/useSession.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { sends } from "../../ui/form/submit.ts";
import { NewPasswordFields } from "../../features/accounts/recovery/NewPasswordFields.tsx";
import { usePasswordResetMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordScreen() {
  const texts = registrationTexts.reset;
  usePageTitle(texts.title);
  const token = useLinkToken();
  const session = useSessionStore();
  const { control, handleSubmit } = useForm({ defaultValues: { password: "", again: "" } });
  const [reset, { data, loading, error }] = usePasswordResetMutation();
  const submit = handleSubmit(async ({ password }) => {
    const answer = await reset({ variables: { token: token ?? "", password } }).catch(() => null);
    // Whoever was signed in here is not any more: the server ended every session.
    if (answer?.data) session.signedOut();
  });
  const failure = token ? error && failureText(error, "resetPassword") : texts.noToken;
  return (
    <LoginLayout>
      <form onSubmit={sends(submit)} noValidate>
        <Stack sx={{ gap: 5 }}>
          <div role={data ? "status" : undefined}>
            <Typography variant="h2" component="h1">
              {data ? texts.done : texts.title}
            </Typography>
            {!data && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {texts.lead}
              </Typography>
            )}
          </div>
          {failure && (
            <Alert
              severity="error"
              action={<Button href={accountPaths.recovery.to()}>{texts.askAgain}</Button>}
            >
              {failure}
            </Alert>
          )}
          {data ? (
            <Button variant="contained" size="large" href={accountPaths.login.to()}>
              {texts.signIn}
            </Button>
          ) : (
            token && (
              <>
                <NewPasswordFields control={control} />
                <Button type="submit" variant="contained" size="large" loading={loading}>
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
