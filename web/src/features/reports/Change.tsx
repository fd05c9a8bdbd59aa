import Typography from "@mui/material/Typography";

interface ChangeProps {
  readonly now: number;
  readonly before: number;
}

/**
 * How a figure stands to the period before: in percent, in words, and in colour; nothing where there was
 * nothing.
 */
export function Change({ now, before }: ChangeProps) {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const colour = percent < 0 ? "error.main" : percent > 0 ? "success.main" : "text.secondary";
  const word = percent < 0 ? "menos" : "más";
  return (
    <Typography component="span" variant="caption" sx={{ color: colour, fontWeight: 600 }}>
      {percent === 0 ? "igual que antes" : `${Math.abs(percent).toLocaleString("es-CO")} % ${word} que antes`}
    </Typography>
  );
}
