import Typography from "@mui/material/Typography";

interface NotIncludedLineProps {
  readonly lines: readonly string[] | null | undefined;
  /** Of which one of several options; absent of the only one. */
  readonly option?: string;
}

/** Shows what the price of an offer has not; nothing where there is no such thing. */
export function NotIncludedLine({ lines, option }: NotIncludedLineProps) {
  if (!lines?.length) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {option === undefined ? "No incluye" : `${option} no incluye`}: {lines.join(", ")}.
    </Typography>
  );
}
