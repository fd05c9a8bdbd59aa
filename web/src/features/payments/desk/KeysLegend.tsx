import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Kbd } from "../../../ui/Kbd.tsx";
import { useLettersOn } from "../../../ui/letter-keys.ts";
import { LettersSwitch } from "../../../ui/LettersSwitch.tsx";
import { deskKeys } from "./desk.keys.ts";

/** Shows which keys act at the desk, and the switch that lets them. */
export function KeysLegend() {
  const on = useLettersOn();
  return (
    <Stack
      direction="row"
      sx={{ display: { xs: "none", md: "flex" }, gap: 3, alignItems: "center", flexWrap: "wrap" }}
    >
      {on &&
        Object.entries(deskKeys).map(([key, [, label]]) => (
          <Stack key={key} direction="row" sx={{ gap: 1, alignItems: "center" }}>
            <Kbd>{key.toUpperCase()}</Kbd>
            <Typography variant="caption" color="textSecondary">
              {label}
            </Typography>
          </Stack>
        ))}
      <LettersSwitch />
    </Stack>
  );
}
