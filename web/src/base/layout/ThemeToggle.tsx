import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import { DarkModeOutlinedIcon, LightModeOutlinedIcon } from "../../ui/icons.tsx";

/**
 * Shows the switch between light and dark. The default follows the device; the user's choice is stored on the
 * device.
 */
export function ThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === "system" ? systemMode : mode) === "dark";
  const label = dark ? "Usar tema claro" : "Usar tema oscuro";
  return (
    // The browser's own hint: this button is all that a visitor would load the kit's for.
    <IconButton aria-label={label} title={label} onClick={() => setMode(dark ? "light" : "dark")}>
      {dark ? <LightModeOutlinedIcon fontSize="small" /> : <DarkModeOutlinedIcon fontSize="small" />}
    </IconButton>
  );
}
