import Typography from "@mui/material/Typography";

interface NotIncludedLineProps {
  readonly lines: readonly string[] | null | undefined;
  /** Name of the option, when there are several; absent for a single option. */
  readonly option?: string;
}

/** Shows the services that the price of an offer does not include; hidden when there are none. */
export function NotIncludedLine({ lines, option }: NotIncludedLineProps) {
  if (!lines?.length) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {option === undefined ? "No incluye" : `${option} no incluye`}: {lines.join(", ")}.
    </Typography>
  );
}
