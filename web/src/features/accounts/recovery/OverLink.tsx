import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { accountPaths } from "../accounts.paths.ts";
import { registrationTexts } from "../registration/registration.texts.ts";

interface OverLinkProps {
  /** Address at which the user can request another link. */
  readonly again: string;
}

/**
 * Shows that a link from an e-mail was used or has expired, with links to sign in or to request another one.
 */
export function OverLink({ again }: OverLinkProps) {
  const texts = registrationTexts.reset;
  return (
    <Stack sx={{ gap: 5 }}>
      <div>
        <Typography variant="h2" component="h1">
          {texts.over}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {texts.overLead}
        </Typography>
      </div>
      <Button variant="contained" size="large" href={accountPaths.login.to()}>
        {texts.signIn}
      </Button>
      <Button variant="outlined" size="large" href={again}>
        {texts.askAgain}
      </Button>
    </Stack>
  );
}
