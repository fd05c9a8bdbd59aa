import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { deviceDraftText } from "./calculation.texts.ts";

interface DeviceDraftNoticeProps {
  /** Time at which the draft was entered on this device, in milliseconds. */
  readonly at: number;
  /** Time at which the server's draft was last saved; null if there is none. */
  readonly savedAt: string | null;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Shows that this device has an unsaved draft, and which of the two drafts is newer. */
export function DeviceDraftNotice({ at, savedAt, onTake, onDrop }: DeviceDraftNoticeProps) {
  return (
    <Alert severity="info" sx={{ mx: { xs: 4, md: 6 }, my: 2 }}>
      {deviceDraftText(at, savedAt === null ? null : Date.parse(savedAt))}
      <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: "wrap" }}>
        <Button size="small" variant="outlined" onClick={onTake}>
          Recuperar lo de este dispositivo
        </Button>
        <Button size="small" onClick={onDrop}>
          Descartarlo
        </Button>
      </Stack>
    </Alert>
  );
}
