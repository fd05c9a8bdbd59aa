import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import type { LinkedPage } from "./linked-page.enums.ts";

/** A page that follows another one; the one to sign is reached by its mail alone. */
export type NextPage = Exclude<LinkedPage, "signature">;

/**
 * Pages of its contract to which a link of each purpose leads, as the closed table of what a link leads to
 * has them: none of those that are not named here. From a link to sign only once it was signed with the code.
 */
export const leadsTo: Partial<Readonly<Record<LinkPurpose, readonly NextPage[]>>> = {
  signature: ["payment", "trip"],
  addendum: ["payment", "trip"],
  payment: ["payment", "trip", "passengers"],
};
