import type { OpeningHours } from "../../../core/colombia/opening-hours.ts";
import type { OptionalFeature } from "./optional-feature.rules.ts";

declare module "../../../core/agency.ts" {
  interface Agency {
    /** E-mail address for the team's requests for help. */
    readonly supportEmail: string;
    readonly supportPhone: string;
    /** URLs of social network profiles; null when there is none. */
    readonly social: {
      readonly instagram: string | null;
      readonly facebook: string | null;
      readonly tiktok: string | null;
      readonly youtube: string | null;
    };
    /** Opening hours. */
    readonly hours: OpeningHours;
    /** Optional features that the agency does not use. */
    readonly hiddenFeatures: readonly OptionalFeature[];
    /**
     * Person who signs the contracts; null when none is set, and then the agency's name is printed instead.
     */
    readonly signer: AgencySigner | null;
  }
}

/** The person who signs contracts for the agency. */
export interface AgencySigner {
  readonly name: string;
  /** Job title, such as `Representante legal`. */
  readonly title: string | null;
  /** Drawn signature, a PNG as data URL. */
  readonly drawing: string | null;
}

/** Topic on which a change of the agency's data is announced to all processes. */
export const AGENCY_CHANGED = "agency.changed";
