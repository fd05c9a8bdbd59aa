import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PasskeySection } from "../passkey/PasskeySection.tsx";
import { usePasskeyListQuery } from "../passkey/passkey.generated.ts";
import { ChangePasswordDialog } from "../recovery/ChangePasswordDialog.tsx";
import { accountTexts } from "../account.texts.ts";
import { profileTexts } from "./profile.texts.ts";
import { SessionsSection } from "../session/SessionsSection.tsx";
import { TwoFactorSection } from "../two-factor/TwoFactorSection.tsx";

interface SecurityTabProps {
  /** True when signing in asks for the codes of an application. */
  readonly codeApp: boolean;
  /** True when the role asks for a second factor. */
  readonly asked: boolean;
}

/** Shows the password, the second factors, and where else the account is open. */
export function SecurityTab({ codeApp, asked }: SecurityTabProps) {
  const texts = profileTexts.security;
  const { data, error, refetch } = usePasskeyListQuery({ fetchPolicy: "network-only" });
  const [changing, setChanging] = useState(false);
  return (
    <Stack sx={{ gap: 4 }}>
      <Section title={texts.password}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {texts.passwordLead}
        </Typography>
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {accountTexts.profile.changePassword}
        </Button>
      </Section>
      {data ? (
        <>
          <TwoFactorSection codeApp={codeApp} asked={asked} byPasskey={data.myPasskeys.length > 0} />
          <PasskeySection
            passkeys={data.myPasskeys}
            factor={data.myPasskeys.length > 0 ? "passkey" : codeApp ? "codes" : null}
          />
        </>
      ) : error ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : (
        <ListSkeleton cards />
      )}
      <SessionsSection />
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </Stack>
  );
}
