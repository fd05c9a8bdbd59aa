import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSession, useSessionStore } from "../../../base/session/useSession.ts";
import { Section } from "../../../ui/Section.tsx";
import { ProfileDetailDocument } from "../profile/profile.generated.ts";
import { StartTwoFactorDialog } from "./StartTwoFactorDialog.tsx";
import { StopTwoFactorDialog } from "./StopTwoFactorDialog.tsx";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

interface TwoFactorSectionProps {
  /** True when signing in requires a code from an authenticator app. */
  readonly codeApp: boolean;
  /** True when the role requires a second factor. */
  readonly asked: boolean;
  /**
   * True when a passkey is also a second factor; the codes may then be removed even if the role requires a
   * factor.
   */
  readonly byPasskey: boolean;
}

/** Shows the second factor that signing in requires, with buttons to add or remove the codes. */
export function TwoFactorSection({ codeApp: on, asked, byPasskey }: TwoFactorSectionProps) {
  const [asking, setAsking] = useState<"start" | "stop" | null>(null);
  const client = useApolloClient();
  const store = useSessionStore();
  const { user } = useSession();
  const close = () => setAsking(null);
  const done = () => {
    void client.refetchQueries({ include: [ProfileDetailDocument] });
    if (user) store.verified({ ...user, secondFactorDue: null });
    close();
  };
  return (
    <Section title={texts.title}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {on ? texts.on : byPasskey ? texts.onByPasskey : texts.off}
        {asked && ` ${texts.asked}`}
      </Typography>
      {(!on || !asked || byPasskey) && (
        <Button
          variant="outlined"
          color={on ? "error" : "primary"}
          onClick={() => setAsking(on ? "stop" : "start")}
        >
          {on ? texts.stop : byPasskey ? texts.startToo : texts.start}
        </Button>
      )}
      {asking === "start" && (
        <StartTwoFactorDialog factor={byPasskey ? "passkey" : null} onDone={done} onClose={close} />
      )}
      {asking === "stop" && <StopTwoFactorDialog onClose={close} />}
    </Section>
  );
}
