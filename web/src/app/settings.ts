import { createContext, useContext } from "react";

/** What the application knows of its installation: the build's values until the server's public settings have come, which win. */
export interface Settings {
  readonly appName: string;
  readonly wompiPublicKey: string;
}

export const SettingsContext = createContext<Settings>({ appName: "Travesía", wompiPublicKey: "" });

export const useSettings = () => useContext(SettingsContext);
