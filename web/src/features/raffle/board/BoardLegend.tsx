import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";

const marks = [
  [
    "Libre",
    (theme: Theme) => ({
      backgroundColor: theme.vars.palette.background.paper,
      border: `1px solid ${theme.vars.palette.divider}`,
    }),
  ],
  ["Elegido por ti", (theme: Theme) => ({ backgroundColor: theme.vars.palette.primary.main })],
  ["Apartado", (theme: Theme) => ({ backgroundColor: theme.vars.palette.tones.sun.soft })],
  ["Pagado", (theme: Theme) => ({ backgroundColor: theme.vars.palette.tones.leaf.soft })],
] as const;

/** Shows the meaning of the colours of the board. */
export function BoardLegend() {
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: "wrap" }} aria-hidden="true">
      {marks.map(([label, look]) => (
        <Stack key={label} direction="row" sx={{ gap: 2, alignItems: "center" }}>
          <Box sx={[{ width: 16, height: 16, borderRadius: "4px" }, look]} />
          <Typography variant="caption">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
