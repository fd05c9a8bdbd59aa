import Button from "@mui/material/Button";
import { SyncProblemIcon } from "../icons.tsx";

/**
 * Says of a list that its rows are the last ones that could be read, and reads them again. It stands in the
 * line of the list's tools, so that no row moves when it comes.
 */
export function NotRefreshed({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return (
    <Button
      size="small"
      color="warning"
      startIcon={<SyncProblemIcon />}
      title={message}
      onClick={onRetry}
      sx={{ mr: "auto", alignSelf: "flex-start" }}
    >
      Sin actualizar · Reintentar
    </Button>
  );
}
