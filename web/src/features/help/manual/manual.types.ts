import type { RoleNumber } from "@travesia/api/permissions";
import type { GuideStep, WorkflowStep } from "../help.types.ts";

/** One section of the manual; its id is its anchor. */
export interface ManualSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Steps, in order. */
  readonly steps?: readonly string[];
  /** Words with their definitions. */
  readonly terms?: readonly { readonly word: string; readonly meaning: string }[];
  /** Steps of a page's guide. */
  readonly guide?: readonly GuideStep[];
  readonly workflow?: readonly WorkflowStep[];
  /** Important note. */
  readonly note?: string;
}

export interface ManualChapter {
  readonly id: string;
  readonly title: string;
  /** Roles that see the chapter; an empty list means everybody. */
  readonly roles: readonly RoleNumber[];
  readonly sections: readonly ManualSection[];
}
