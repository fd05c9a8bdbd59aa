import { createContext, useContext } from "react";

/** What the application knows of its installation: the build's values until the server's public settings have come, which win. */
export interface Settings {
  readonly appName: string;
  readonly wompiPublicKey: string;
  /** Digits with the country before them, as `wa.me` takes them; empty until the server has told. */
  readonly whatsapp: string;
}

export const SettingsContext = createContext<Settings>({ appName: "Travesía", wompiPublicKey: "", whatsapp: "" });

export const useSettings = () => useContext(SettingsContext);
