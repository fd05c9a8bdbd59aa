import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Section } from "../../ui/Section.tsx";
import {
  channelLabels,
  choiceLabels,
  clientSystemAlerts,
  notificationTexts as texts,
} from "./notification.texts.ts";
import { useChangesOff } from "../../ui/dialog/changes-off.ts";

/** A switch that is offered. */
export type PreferenceName = keyof typeof channelLabels | keyof typeof choiceLabels;

interface NotificationPreferencesSectionProps {
  readonly chosen: Readonly<Record<PreferenceName, boolean>>;
  /** Whether they are a client's own. */
  readonly client: boolean;
  readonly busy: boolean;
  readonly onChoose: (choice: PreferenceName, value: boolean) => void;
  /** What this browser does about pushes. */
  readonly browser: ReactNode;
}

/** By what somebody is told outside the application, and of what. */
export function NotificationPreferencesSection({
  chosen,
  client,
  busy,
  onChoose,
  browser,
}: NotificationPreferencesSectionProps) {
  const off = useChangesOff() !== null;
  const anyChannel = chosen.email || chosen.push || chosen.sms;
  const row = (choice: PreferenceName, label: string, disabled: boolean) => (
    <FormControlLabel
      key={choice}
      label={label}
      disabled={disabled || off}
      control={<Switch checked={chosen[choice]} onChange={(_, value) => onChoose(choice, value)} />}
    />
  );
  return (
    <Section title={texts.preferences}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.preferencesLead}
      </Typography>
      <Stack>
        {(Object.keys(channelLabels) as (keyof typeof channelLabels)[]).map((channel) =>
          row(channel, channelLabels[channel], busy),
        )}
      </Stack>
      {chosen.push && browser}
      <Stack sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider" }}>
        {(Object.keys(choiceLabels) as (keyof typeof choiceLabels)[]).map((topic) =>
          row(
            topic,
            client && topic === "systemAlerts" ? clientSystemAlerts : choiceLabels[topic],
            busy || !anyChannel,
          ),
        )}
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        {texts.preferencesLaw}
      </Typography>
    </Section>
  );
}
