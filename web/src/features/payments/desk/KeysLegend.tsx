import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { deskKeys } from "./desk.keys.ts";
import { deskTexts } from "./desk.texts.ts";

interface KeysLegendProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Which keys act at the desk, and the switch that lets them. */
export function KeysLegend({ on, onChange }: KeysLegendProps) {
  return (
    <Stack
      direction="row"
      sx={{ display: { xs: "none", md: "flex" }, gap: 3, alignItems: "center", flexWrap: "wrap" }}
    >
      {on &&
        Object.entries(deskKeys).map(([key, [, label]]) => (
          <Stack key={key} direction="row" sx={{ gap: 1, alignItems: "center" }}>
            <Box
              component="kbd"
              sx={{
                ...{ border: 1, borderColor: "divider", borderRadius: "6px", px: 1.5 },
                ...{ font: "inherit", fontSize: "0.75rem", fontWeight: 600 },
              }}
            >
              {key.toUpperCase()}
            </Box>
            <Typography variant="caption" color="textSecondary">
              {label}
            </Typography>
          </Stack>
        ))}
      <FormControlLabel
        control={<Switch size="small" checked={on} onChange={(_, next) => onChange(next)} />}
        label={<Typography variant="caption">{deskTexts.keys}</Typography>}
      />
    </Stack>
  );
}
