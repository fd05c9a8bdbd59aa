import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Section } from "../../../ui/Section.tsx";
import { StartTwoFactorDialog } from "./StartTwoFactorDialog.tsx";
import { StopTwoFactorDialog } from "./StopTwoFactorDialog.tsx";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Shows whether signing in asks for a code besides the password, and the way to change that. */
export function TwoFactorSection({ on }: { readonly on: boolean }) {
  const [asking, setAsking] = useState<"start" | "stop" | null>(null);
  const close = () => setAsking(null);
  return (
    <Section title={texts.title}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {on ? texts.on : texts.off}
      </Typography>
      <Button
        variant="outlined"
        color={on ? "error" : "primary"}
        onClick={() => setAsking(on ? "stop" : "start")}
      >
        {on ? texts.stop : texts.start}
      </Button>
      {asking === "start" && <StartTwoFactorDialog onClose={close} />}
      {asking === "stop" && <StopTwoFactorDialog onClose={close} />}
    </Section>
  );
}
