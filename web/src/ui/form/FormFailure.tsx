import Alert, { type AlertProps } from "@mui/material/Alert";
import { useShownFailure } from "./shown-failures.ts";

interface FormFailureProps extends Pick<AlertProps, "action" | "sx"> {
  /** Message of the server's refusal; without it nothing is shown. */
  readonly failure: string | null | undefined;
  /** True when the form will be sent again automatically. */
  readonly waits?: boolean;
}

/** Shows the failure of a form, above its fields. */
export function FormFailure({ failure, waits = false, action, sx }: FormFailureProps) {
  useShownFailure(failure);
  if (!failure) return null;
  return (
    <Alert severity="error" action={action} sx={sx ?? null}>
      {failure}
      {waits && ". Se guardará cuando vuelva la conexión."}
    </Alert>
  );
}
