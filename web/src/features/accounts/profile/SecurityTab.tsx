import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Section } from "../../../ui/Section.tsx";
import { ChangePasswordDialog } from "../recovery/ChangePasswordDialog.tsx";
import { accountTexts } from "../account.texts.ts";
import { profileTexts } from "./profile.texts.ts";
import { SessionsSection } from "../session/SessionsSection.tsx";
import { TwoFactorSection } from "../two-factor/TwoFactorSection.tsx";

/** Shows the password, the second factor, and where else the account is open. */
export function SecurityTab({ twoFactor, asked }: { readonly twoFactor: boolean; readonly asked: boolean }) {
  const texts = profileTexts.security;
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
      <TwoFactorSection on={twoFactor} asked={asked} />
      <SessionsSection />
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </Stack>
  );
}
