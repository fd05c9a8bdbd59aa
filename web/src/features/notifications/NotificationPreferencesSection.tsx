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

/** Name of a preference switch. */
export type PreferenceName = keyof typeof channelLabels | keyof typeof choiceLabels;

interface NotificationPreferencesSectionProps {
  readonly chosen: Readonly<Record<PreferenceName, boolean>>;
  /** True when the viewer is a client. */
  readonly client: boolean;
  /** True when this installation sends SMS. */
  readonly sms: boolean;
  readonly busy: boolean;
  readonly onChoose: (choice: PreferenceName, value: boolean) => void;
  /** Controls of this browser's push notifications. */
  readonly browser: ReactNode;
}

/** Shows the notification channels outside the application, and the subjects that each may send. */
export function NotificationPreferencesSection({
  chosen,
  client,
  sms,
  busy,
  onChoose,
  browser,
}: NotificationPreferencesSectionProps) {
  const off = useChangesOff() !== null;
  const channels = (Object.keys(channelLabels) as (keyof typeof channelLabels)[]).filter(
    (channel) => channel !== "sms" || sms,
  );
  const anyChannel = channels.some((channel) => chosen[channel]);
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
      <Stack>{channels.map((channel) => row(channel, channelLabels[channel], busy))}</Stack>
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
