import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type Figure, FigureParts } from "./FigureParts.tsx";

/**
 * Shows the totals of a list on one line, wrapped where they do not fit; on a phone the line scrolls
 * sideways: `<FigureLine figures={[{ label: "Vencido", value: <Money amount={overdue} /> }, …]} />`.
 */
export function FigureLine({ figures }: { readonly figures: readonly Figure[] }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  return (
    <Box
      component="dl"
      // A scrollable line is a stop of the keyboard.
      tabIndex={phone ? 0 : undefined}
      sx={{
        display: "flex",
        flexWrap: { sm: "wrap" },
        overflowX: { xs: "auto", sm: "visible" },
        scrollbarWidth: "none",
        position: "relative",
        columnGap: 4,
        m: 0,
        mb: { xs: 1, sm: 2 },
        minHeight: { sm: 28 },
        alignItems: "baseline",
        whiteSpace: "nowrap",
      }}
    >
      {figures.map((figure) => (
        <Box key={figure.label} sx={{ display: "flex", alignItems: "baseline", gap: 1.5 }}>
          <FigureParts
            figure={figure}
            size={{ fontSize: { xs: "0.875rem", sm: "0.9375rem" }, lineHeight: { xs: 1.3, sm: 1.5 } }}
          />
        </Box>
      ))}
    </Box>
  );
}
