import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import type { CancellationRowFragment } from "./cancellation.generated.ts";

interface CancellationNoticeProps {
  readonly request: CancellationRowFragment;
  /** Called to cancel the contract; absent for viewers without permission. */
  readonly onCancel?: (() => void) | undefined;
  readonly onDiscard?: (() => void) | undefined;
}

/** Shows a client's unanswered cancellation request above the rest of the contract. */
export function CancellationNotice({ request, onCancel, onDiscard }: CancellationNoticeProps) {
  return (
    <Alert severity="warning" variant="outlined">
      <Typography sx={{ fontWeight: 650 }}>
        El cliente pidió cancelar el {formatDay(request.createdAt)}
      </Typography>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>«{request.reason}»</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {onCancel && (
          <Button size="small" variant="outlined" color="error" onClick={onCancel}>
            Cancelar contrato
          </Button>
        )}
        {onDiscard && (
          <Button size="small" color="inherit" onClick={onDiscard}>
            Descartar solicitud
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
