import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { dayIcons, dayKind } from "@travesia/api/quotes/quote/proposal/day-kind.rules";

interface DayStripProps {
  readonly days: readonly { readonly dia: number | null; readonly titulo: string | null }[];
}

/** Shows the days of a trip at a glance, each with its drawing. */
export function DayStrip({ days }: DayStripProps) {
  return (
    <Box
      component="ol"
      aria-label="El viaje, día por día"
      sx={{
        listStyle: "none",
        m: 0,
        mb: 4,
        p: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
      }}
    >
      {days.map(({ dia, titulo }) => (
        <Box
          component="li"
          key={dia}
          sx={{ p: 2.5, border: 1, borderColor: "divider", borderRadius: `${radius.field}px`, minWidth: 0 }}
        >
          <Box
            component="svg"
            viewBox="0 0 24 24"
            aria-hidden
            sx={{
              display: "block",
              width: 24,
              height: 24,
              fill: "currentColor",
              color: "primary.main",
              mb: 1,
            }}
          >
            <path d={dayIcons[dayKind(titulo ?? "")]} />
          </Box>
          <Typography variant="caption" component="div" color="textSecondary">
            Día {dia}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {titulo}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
