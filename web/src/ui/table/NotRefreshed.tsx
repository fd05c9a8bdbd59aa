import Button from "@mui/material/Button";
import { SyncProblemIcon } from "../desk/deskIcons.tsx";

interface NotRefreshedProps {
  /** Reason of the failure, shown as a tooltip. */
  readonly message?: string;
  /** True when it floats over the page, for pages without a line for it. */
  readonly floats?: boolean;
  readonly onRetry: () => void;
}

/**
 * Shows that a list could not be refreshed, with a retry button. It is among the list's tools or floats over
 * the page, so that no row moves when it appears.
 */
export function NotRefreshed({ message, floats = false, onRetry }: NotRefreshedProps) {
  return (
    <Button
      size="small"
      color="warning"
      variant={floats ? "contained" : "text"}
      startIcon={<SyncProblemIcon />}
      title={message}
      onClick={onRetry}
      sx={floats ? { borderRadius: 8, boxShadow: 4 } : { mr: "auto", alignSelf: "flex-start" }}
    >
      Sin actualizar · Reintentar
    </Button>
  );
}
