import Alert, { type AlertProps } from "@mui/material/Alert";

interface FormFailureProps extends Pick<AlertProps, "action" | "sx"> {
  /** What the server refused; nothing is shown without it. */
  readonly failure: string | null | undefined;
  /** Whether the form is sent again by itself. */
  readonly waits?: boolean;
}

/** What went wrong with a form, over its fields. */
export function FormFailure({ failure, waits = false, action, sx }: FormFailureProps) {
  if (!failure) return null;
  return (
    <Alert severity="error" action={action} sx={sx ?? null}>
      {failure}
      {waits && ". Se guardará cuando vuelva la conexión."}
    </Alert>
  );
}
