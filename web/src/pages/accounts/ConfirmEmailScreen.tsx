import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLinkToken } from "../../base/session/link-token.ts";
import { failureText } from "../../base/failure/failures.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { OverLink } from "../../features/accounts/recovery/OverLink.tsx";
import { useAccountLink } from "../../features/accounts/recovery/useAccountLink.ts";
import { useEmailConfirmMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

/**
 * Confirms the e-mail address that a link was sent to; requires a click, because mail programs open links
 * automatically.
 */
export function ConfirmEmailScreen() {
  const texts = registrationTexts.confirm;
  usePageTitle(texts.title);
  const token = useLinkToken();
  const [confirm, { data, loading, error }] = useEmailConfirmMutation();
  const link = useAccountLink(data ? null : token, ["email"]);
  if (!data && link.over)
    return (
      <LoginLayout foot={<LegalLine />}>
        <OverLink again={accountPaths.profile.to()} />
      </LoginLayout>
    );
  return (
    <LoginLayout foot={<LegalLine />}>
      <Stack sx={{ gap: 5 }} role={data ? "status" : undefined}>
        <div>
          <Typography variant="h2" component="h1">
            {data ? texts.done : texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {data ? texts.doneLead : texts.lead}
          </Typography>
        </div>
        <FormFailure
          failure={error && failureText(error)}
          action={<Button href={accountPaths.profile.to()}>{registrationTexts.reset.askAgain}</Button>}
        />
        {data ? (
          <Button variant="contained" size="large" href={accountPaths.profile.to()}>
            {texts.home}
          </Button>
        ) : (
          token && (
            <Button
              variant="contained"
              size="large"
              loading={loading || link.loading}
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
