import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import { useSettings } from "../../../base/settings.ts";
import { type SettingsPart, settingsPartAddress, settingsParts } from "./settings.parts.ts";

/** Shows the pages of the settings, each with what it holds. */
export function SettingsIndex() {
  const { agency } = useSettings();
  const shown = (Object.keys(settingsParts) as SettingsPart[]).filter(
    (part) => part !== "rifas" || !agency?.hiddenFeatures.includes("rifas"),
  );
  return (
    <Card sx={{ maxWidth: 1080 }}>
      <List
        aria-label="Páginas de ajustes"
        sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}
      >
        {shown.map((part) => (
          <ListItem key={part} disablePadding>
            <ListItemButton href={settingsPartAddress(part)} sx={{ px: { xs: 4, md: 6 }, py: 2 }}>
              <ListItemText primary={settingsParts[part].title} secondary={settingsParts[part].lead} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
