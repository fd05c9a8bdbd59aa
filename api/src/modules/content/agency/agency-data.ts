import type { OpeningHours } from "../../../core/colombia/opening-hours.ts";
import type { OptionalFeature } from "./optional-feature.rules.ts";

declare module "../../../core/agency.ts" {
  interface Agency {
    /** E-mail address to which the team writes for help. */
    readonly supportEmail: string;
    readonly supportPhone: string;
    /** Full addresses of profiles; null when there is none. */
    readonly social: {
      readonly instagram: string | null;
      readonly facebook: string | null;
      readonly tiktok: string | null;
      readonly youtube: string | null;
    };
    /** Opening hours. */
    readonly hours: OpeningHours;
    /** Optional features that it does not use, by name. */
    readonly hiddenFeatures: readonly OptionalFeature[];
    /** Signer of the contracts; null until a person is named: then the agency's name is printed instead. */
    readonly signer: AgencySigner | null;
  }
}

/** The person who signs contracts for the agency. */
export interface AgencySigner {
  readonly name: string;
  /** Their charge: `Representante legal`. */
  readonly title: string | null;
  /** Their drawn signature, a PNG as data URL. */
  readonly drawing: string | null;
}

/** The topic on which a change of the agency's data is announced to every process. */
export const AGENCY_CHANGED = "agency.changed";
