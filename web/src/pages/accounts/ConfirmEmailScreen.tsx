import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLinkToken } from "../../app/session/link-token.ts";
import { failureText } from "../../app/failure/failures.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { useEmailConfirmMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

/**
 * Confirms the address that a link was mailed to; by a button, since mail programs open links by themselves.
 */
export function ConfirmEmailScreen() {
  const texts = registrationTexts.confirm;
  usePageTitle(texts.title);
  const token = useLinkToken();
  const [confirm, { data, loading, error }] = useEmailConfirmMutation();
  const failure = token ? error && failureText(error) : registrationTexts.reset.noToken;
  return (
    <LoginLayout>
      <Stack sx={{ gap: 5 }} role={data ? "status" : undefined}>
        <div>
          <Typography variant="h2" component="h1">
            {data ? texts.done : texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {data ? texts.doneLead : texts.lead}
          </Typography>
        </div>
        {failure && <Alert severity="error">{failure}</Alert>}
        {data ? (
          <Button variant="contained" size="large" href={accountPaths.profile.to()}>
            {texts.home}
          </Button>
        ) : (
          token && (
            <Button
              variant="contained"
              size="large"
              loading={loading}
              onClick={() => void confirm({ variables: { token } }).catch(() => null)}
            >
              {texts.submit}
            </Button>
          )
        )}
      </Stack>
    </LoginLayout>
  );
}
