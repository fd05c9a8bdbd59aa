import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { formatInstant } from "../../../ui/days.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { SessionListQuery } from "../profile/profile.generated.ts";
import { profileTexts } from "../profile/profile.texts.ts";

interface SessionRowProps {
  readonly session: SessionListQuery["mySessions"][number];
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/**
 * Shows an open session: browser, place of the sign-in and last use. The current session cannot be ended
 * here.
 */
export function SessionRow({
  session: { browser, address, lastUsedAt, current },
  busy,
  onEnd,
}: SessionRowProps) {
  const texts = profileTexts.security;
  return (
    <ListItem disableGutters divider sx={{ gap: 3, flexWrap: "wrap" }}>
      <ListItemText
        primary={browser}
        secondary={texts.session(formatInstant(lastUsedAt), address ?? null)}
        sx={{ flex: "1 1 220px", overflowWrap: "anywhere" }}
      />
      {current ? (
        <StatusChip label={texts.thisSession} tone="leaf" />
      ) : (
        <Button size="small" color="error" disabled={busy} aria-label={texts.endOf(browser)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </ListItem>
  );
}
