import ListItemText from "@mui/material/ListItemText";

interface OffReasonProps {
  /** What the act is called. */
  readonly label: string;
  /** Why it cannot be done now; nothing when it can. */
  readonly reason: string | null | undefined;
}

/** An act in a menu: its name, and below it why it is off. */
export function OffReason({ label, reason }: OffReasonProps) {
  if (!reason) return label;
  return <ListItemText primary={label} secondary={reason} sx={{ maxWidth: 320, whiteSpace: "normal" }} />;
}
