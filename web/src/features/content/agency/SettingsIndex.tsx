import { useSettings } from "../../../base/settings.ts";
import { PlaceIndex } from "../../../ui/PlaceIndex.tsx";
import { type SettingsPart, settingsPartAddress, settingsParts } from "./settings.parts.ts";

/** Shows the list of settings pages, each with a summary. */
export function SettingsIndex() {
  const { agency } = useSettings();
  const shown = (Object.keys(settingsParts) as SettingsPart[]).filter(
    (part) => part !== "rifas" || !agency?.hiddenFeatures.includes("rifas"),
  );
  return (
    <PlaceIndex
      label="Páginas de ajustes"
      places={shown.map((part) => ({
        label: settingsParts[part].title,
        text: settingsParts[part].lead,
        to: settingsPartAddress(part),
      }))}
    />
  );
}
