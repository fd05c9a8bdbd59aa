import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isOutOfReach, shownFailure } from "./failures.ts";

/** Query for a part of a page, in the form that a generated hook returns it. */
export interface PartRead {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface UnreadProps {
  readonly of: PartRead;
  /** Name of the part, when the page shows it nowhere else: `Devoluciones`. */
  readonly what?: string;
  /** True to add a margin below, in places where the layout adds none. */
  readonly apart?: boolean;
}

/**
 * Shows that a part of a page could not be read, with a retry button. Hidden when earlier or current data
 * exist, and when the viewer has no access to the part. Without it a missing part would look empty. `<Unread
 * of={quotes} what="Viajes" />`
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
