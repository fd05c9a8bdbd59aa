import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isOutOfReach, shownFailure } from "./failures.ts";

/** A read of a part of a page, as a generated hook answers it. */
export interface PartRead {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface UnreadProps {
  readonly of: PartRead;
  /** Name of the part, when nothing else on the page has it: `Devoluciones`. */
  readonly what?: string;
  /** True when it keeps a distance to the content below: for places where nothing around it does. */
  readonly apart?: boolean;
}

/**
 * Shows that a part of a page could not be read, with a button to try again. Hidden when it was read, now or
 * before, and when it is not for the viewer. Without it a missing part would look empty. `<Unread of={quotes}
 * what="Viajes" />`
 */
export function Unread({ of: { data, error, refetch }, what, apart = false }: UnreadProps) {
  if (!error || data || isOutOfReach(error)) return null;
  const { message, code, onRetry } = shownFailure(error, refetch);
  return (
    <Alert
      severity="warning"
      sx={{ mb: apart ? 4 : 0 }}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {what && <strong>{what}: </strong>}
      {message}
      {code && (
        <Typography variant="caption" component="div">
          Código: {code}
        </Typography>
      )}
    </Alert>
  );
}
