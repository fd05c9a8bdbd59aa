import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isStaff } from "@travesia/api/accounts/staff.rules";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useSession } from "../../../base/session/useSession.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import { PasskeySection } from "../passkey/PasskeySection.tsx";
import { usePasskeyListQuery } from "../passkey/passkey.generated.ts";
import { ChangePasswordDialog } from "../recovery/ChangePasswordDialog.tsx";
import { accessTexts } from "../access/access.texts.ts";
import { accountTexts } from "../account.texts.ts";
import { profileTexts } from "./profile.texts.ts";
import { SessionsSection } from "../session/SessionsSection.tsx";
import { TwoFactorSection } from "../two-factor/TwoFactorSection.tsx";

const OpenAccess = lazyPart(async () => (await import("../access/OpenAccess.tsx")).OpenAccess);
const TokenSection = lazyPart(async () => (await import("../token/TokenSection.tsx")).TokenSection);

interface SecurityTabProps {
  /** True when signing in requires a code from an authenticator app. */
  readonly codeApp: boolean;
  /** True when the role requires a second factor. */
  readonly asked: boolean;
}

/** Shows the password, the second factors, and the open sessions of the account. */
export function SecurityTab({ codeApp, asked }: SecurityTabProps) {
  const texts = profileTexts.security;
  const { data, error, refetch } = usePasskeyListQuery({ fetchPolicy: "network-only" });
  const [changing, setChanging] = useState(false);
  const { user } = useSession();
  const byPasskey = Boolean(data?.myPasskeys.length);
  const factor = factorOf({ myPasskeys: data?.myPasskeys ?? [], me: { codeApp } });
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
          <TwoFactorSection codeApp={codeApp} asked={asked} byPasskey={byPasskey} />
          <PasskeySection passkeys={data.myPasskeys} factor={factor} />
          {user && isStaff(user) && <TokenSection factor={factor} />}
        </>
      ) : error ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : (
        <ListSkeleton cards />
      )}
      <SessionsSection />
      <Section title={accessTexts.title}>
        <OpenAccess />
      </Section>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </Stack>
  );
}
