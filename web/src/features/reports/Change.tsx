import Typography from "@mui/material/Typography";

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** True when a decrease is an improvement, as for expenses. */
  readonly spent?: boolean;
  /** Period of comparison, in words: `el mismo día de octubre`. */
  readonly than: string;
}

/**
 * Shows how a figure compares with the previous period: in percent, in words and in colour; hidden when the
 * previous period has no value.
 */
export function Change({ now, before, spent = false, than }: ChangeProps) {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const better = spent ? percent < 0 : percent > 0;
  const colour = percent === 0 ? "text.secondary" : better ? "success.main" : "error.main";
  const word = percent < 0 ? "menos" : "más";
  return (
    <Typography component="span" variant="caption" sx={{ color: colour, fontWeight: 600 }}>
      {percent === 0
        ? `${now === before ? "igual" : "casi igual"} que ${than}`
        : `${Math.abs(percent).toLocaleString("es-CO")} % ${word} que ${than}`}
    </Typography>
  );
}
