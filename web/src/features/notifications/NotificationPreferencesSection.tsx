import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { Section } from "../../ui/Section.tsx";
import { choiceLabels, clientSystemAlerts, notificationTexts as texts } from "./notification.texts.ts";

/** A switch that is offered. */
export type PreferenceName = keyof typeof choiceLabels;

interface NotificationPreferencesSectionProps {
  readonly chosen: Readonly<Record<PreferenceName, boolean>>;
  /** Whether they are a client's own. */
  readonly client: boolean;
  readonly busy: boolean;
  readonly onChoose: (choice: PreferenceName, value: boolean) => void;
}

/** What somebody is told of by mail too. */
export function NotificationPreferencesSection({
  chosen,
  client,
  busy,
  onChoose,
}: NotificationPreferencesSectionProps) {
  return (
    <Section title={texts.preferences}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.preferencesLead}
      </Typography>
      <Stack>
        {(Object.keys(choiceLabels) as PreferenceName[]).map((choice) => (
          <FormControlLabel
            key={choice}
            label={client && choice === "systemAlerts" ? clientSystemAlerts : choiceLabels[choice]}
            disabled={busy || (choice !== "email" && !chosen.email)}
            control={<Switch checked={chosen[choice]} onChange={(_, value) => onChoose(choice, value)} />}
          />
        ))}
      </Stack>
    </Section>
  );
}
