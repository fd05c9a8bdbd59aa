import type { OptionalFeature } from "../graphql/schema.generated.ts";
import type { OpeningHours } from "@travesia/api/colombia/opening-hours";
import { createContext, useContext } from "react";

/** Identity of the agency, shown on its public pages. */
export interface AgencyIdentity extends OpeningHours {
  readonly name: string;
  readonly legalName: string;
  /** NIT with its check digit. */
  readonly nit: string;
  /** Number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp: string;
  /** True when people can be notified by SMS. */
  readonly sms?: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly tiktok: string | null;
  readonly youtube: string | null;
  /** Features that it does not use, which no menu shows. */
  readonly hiddenFeatures: readonly OptionalFeature[];
  /** True while its mails to clients wait for the owner. */
  readonly mailsWait?: boolean;
  /** Address of its logo; null when its name is shown instead. */
  readonly logo: string | null;
  /** Colour of its proposals, `#RRGGBB`. */
  readonly colour: string;
  readonly notices: readonly { readonly title: string; readonly text: string }[];
}

/**
 * Settings of the installation: the build's values until the server's public settings have arrived, which
 * take precedence.
 */
export interface Settings {
  readonly appName: string;
  readonly wompiPublicKey: string;
  /** Agency; null until the server's public settings have arrived. */
  readonly agency: AgencyIdentity | null;
}

export const SettingsContext = createContext<Settings>({
  appName: "Travesía",
  wompiPublicKey: "",
  agency: null,
});

export const useSettings = () => useContext(SettingsContext);
