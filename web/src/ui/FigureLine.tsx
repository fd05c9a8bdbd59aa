import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { About } from "./About.tsx";
import type { Figure } from "./Figures.tsx";

/**
 * Shows the sums over a list in one line, and in a second one where they do not fit: `<FigureLine
 * figures={[{ label: "Vencido", value: <Money amount={overdue} /> }, …]} />`.
 */
export const FigureLine = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Box
    component="dl"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      columnGap: { xs: 4, sm: 6 },
      m: 0,
      mb: { xs: 1, sm: 2 },
      minHeight: { sm: 28 },
      alignItems: "baseline",
      whiteSpace: "nowrap",
    }}
  >
    {figures.map(({ label, about, value, note, href }) => (
      <Box key={label} sx={{ display: "flex", alignItems: "baseline", gap: 1.5 }}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {label}
          {about && <About label={label}>{about}</About>}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            fontSize: { xs: "0.875rem", sm: "1rem" },
            lineHeight: { xs: 1.3, sm: 1.5 },
            fontWeight: 650,
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {href ? (
            <Link href={href} color="inherit">
              {value}
            </Link>
          ) : (
            value
          )}
        </Typography>
        {note && (
          <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
            {note}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
