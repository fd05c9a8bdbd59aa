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
  /** WhatsApp number in international format, digits only, as `wa.me` expects it. */
  readonly whatsapp: string;
  /** True when people can be notified by SMS. */
  readonly sms?: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly tiktok: string | null;
  readonly youtube: string | null;
  /** Optional features that the agency has disabled; menus hide them. */
  readonly hiddenFeatures: readonly OptionalFeature[];
  /** True while e-mails to clients wait for the owner's approval. */
  readonly mailsWait?: boolean;
  /** Address of the logo; null when the name is shown instead. */
  readonly logo: string | null;
  /** Brand colour on proposals, `#RRGGBB`. */
  readonly colour: string;
  readonly notices: readonly { readonly title: string; readonly text: string }[];
}

/**
 * Settings of the installation: the values of the build until the server's public settings are loaded and
 * replace them.
 */
export interface Settings {
  readonly appName: string;
  readonly wompiPublicKey: string;
  /** Agency; null until the server's public settings are loaded. */
  readonly agency: AgencyIdentity | null;
}

export const SettingsContext = createContext<Settings>({
  appName: "Travesía",
  wompiPublicKey: "",
  agency: null,
});

export const useSettings = () => useContext(SettingsContext);
