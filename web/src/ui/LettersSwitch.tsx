import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { switchLetters, useLettersOn } from "./letter-keys.ts";

/** Shows the switch that enables single-letter shortcuts in this browser. */
export const LettersSwitch = () => (
  <FormControlLabel
    control={<Switch size="small" checked={useLettersOn()} onChange={(_, on) => switchLetters(on)} />}
    label={<Typography variant="caption">Teclas rápidas</Typography>}
  />
);
