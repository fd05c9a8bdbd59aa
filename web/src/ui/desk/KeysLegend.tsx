import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Kbd } from "../Kbd.tsx";
import { useLettersOn } from "../letter-keys.ts";
import { LettersSwitch } from "../LettersSwitch.tsx";

interface KeysLegendProps {
  /** Keys, with the effect of each: `["S", "Después"]`. */
  readonly keys: readonly (readonly [key: string, label: string])[];
}

/** Shows the keyboard shortcuts of a work queue, and the switch that enables them. */
export function KeysLegend({ keys }: KeysLegendProps) {
  const on = useLettersOn();
  return (
    <Stack
      direction="row"
      sx={{ display: { xs: "none", md: "flex" }, gap: 3, alignItems: "center", flexWrap: "wrap" }}
    >
      {on &&
        keys.map(([key, label]) => (
          <Stack key={key} direction="row" sx={{ gap: 1, alignItems: "center" }}>
            <Kbd>{key}</Kbd>
            <Typography variant="caption" color="textSecondary">
              {label}
            </Typography>
          </Stack>
        ))}
      <LettersSwitch />
    </Stack>
  );
}
