import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFailureToast } from "../../app/useFailureToast.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Section } from "../../ui/Section.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { ChangePasswordDialog } from "./ChangePasswordDialog.tsx";
import { accountTexts } from "./account.texts.ts";
import { useSessionsCloseMutation } from "./accounts.generated.ts";
import { TwoFactorSection } from "./TwoFactorSection.tsx";
import { profileTexts } from "./profile.texts.ts";

/** The password, the second factor, and where else the account is open. */
export function SecurityTab({ twoFactor }: { readonly twoFactor: boolean }) {
  const texts = profileTexts.security;
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [asking, setAsking] = useState<"password" | "sessions" | null>(null);
  const [close, { loading }] = useSessionsCloseMutation();
  const closeOthers = () =>
    close()
      .then(({ data }) => data && toasts.success(data.closeSessions))
      .catch((failure: unknown) => tellFailure(failure))
      .finally(() => setAsking(null));
  return (
    <Stack sx={{ gap: 4 }}>
      <Section title={texts.password}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {texts.passwordLead}
        </Typography>
        <Button variant="outlined" onClick={() => setAsking("password")}>
          {accountTexts.profile.changePassword}
        </Button>
      </Section>
      <TwoFactorSection on={twoFactor} />
      <Section title={texts.sessions}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {texts.sessionsLead}
        </Typography>
        <Button variant="outlined" onClick={() => setAsking("sessions")}>
          {texts.close}
        </Button>
      </Section>
      <ChangePasswordDialog open={asking === "password"} onClose={() => setAsking(null)} />
      <ConfirmDialog
        open={asking === "sessions"}
        title={texts.close}
        confirm={texts.close}
        busy={loading}
        onConfirm={() => void closeOthers()}
        onClose={() => setAsking(null)}
      >
        {texts.closing}
      </ConfirmDialog>
    </Stack>
  );
}
