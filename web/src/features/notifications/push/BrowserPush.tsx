import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { notificationTexts as texts } from "../notification.texts.ts";
import type { PushState } from "./browser-push.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface BrowserPushProps {
  readonly state: PushState;
  readonly busy: boolean;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
}

/**
 * Shows the state of push notifications in this browser, and the button that changes it. No other component
 * requests the browser's permission.
 */
export function BrowserPush({ state, busy, onTurnOn, onTurnOff }: BrowserPushProps) {
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      sx={{ gap: 2, alignItems: { sm: "center" }, justifyContent: "space-between", mt: 3 }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.pushStates[state]}
      </Typography>
      {state === "off" && (
        <ActButton variant="outlined" loading={busy} onClick={onTurnOn} sx={{ flexShrink: 0 }}>
          {texts.turnPushOn}
        </ActButton>
      )}
      {state === "on" && (
        <ActButton color="inherit" loading={busy} onClick={onTurnOff} sx={{ flexShrink: 0 }}>
          {texts.turnPushOff}
        </ActButton>
      )}
    </Stack>
  );
}
