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
  readonly on: boolean;
  /** True when the role asks for a second factor. */
  readonly asked: boolean;
  /** True when it is the only one that the account has: then it stays on while the role asks. */
  readonly only: boolean;
}

/** Shows whether signing in asks for a code besides the password, and the way to change that. */
export function TwoFactorSection({ on, asked, only }: TwoFactorSectionProps) {
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
        {on ? texts.on : texts.off}
        {asked && ` ${texts.asked}`}
      </Typography>
      {!(on && asked && only) && (
        <Button
          variant="outlined"
          color={on ? "error" : "primary"}
          onClick={() => setAsking(on ? "stop" : "start")}
        >
          {on ? texts.stop : texts.start}
        </Button>
      )}
      {asking === "start" && <StartTwoFactorDialog onDone={done} onClose={close} />}
      {asking === "stop" && <StopTwoFactorDialog onClose={close} />}
    </Section>
  );
}
