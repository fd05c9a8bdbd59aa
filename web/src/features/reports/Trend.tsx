import Typography from "@mui/material/Typography";
import { HiddenText } from "../../ui/HiddenText.tsx";

interface TrendProps {
  readonly now: number | null | undefined;
  readonly before: number | null | undefined;
  /** True when a decrease is an improvement, as for expenses. */
  readonly spent?: boolean;
  /** Period of comparison, for screen readers: `los mismos días de octubre`. */
  readonly than: string;
}

/**
 * Shows how a figure changed since the previous period as a mark and a percentage, `▲ 12 %`, and in words for
 * screen readers; hidden when the previous period has no value.
 */
export function Trend({ now, before, spent = false, than }: TrendProps) {
  if (now === null || now === undefined || !before) return null;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  const better = spent ? percent < 0 : percent > 0;
  const colour = percent === 0 ? "text.secondary" : better ? "success.main" : "error.main";
  const size = `${Math.abs(percent).toLocaleString("es-CO")} %`;
  return (
    <Typography component="span" variant="caption" noWrap sx={{ color: colour, fontWeight: 600 }}>
      <span aria-hidden="true">{percent === 0 ? "=" : `${percent > 0 ? "▲" : "▼"} ${size}`}</span>
      <HiddenText>
        {percent === 0 ? `igual que ${than}` : `${size} ${percent > 0 ? "más" : "menos"} que ${than}`}
      </HiddenText>
    </Typography>
  );
}
