import type { Viewer } from "../../../../core/auth/viewer.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { administers } from "../../../accounts/staff.rules.ts";

/** Person who made a link and passes it on to its client; null for a link that was sent by mail. */
type Maker = { readonly id: number } | null;

/** Returns whether a person may end a link of an offer or a contract: who made it, or a leader. */
export const mayEndLink = (viewer: Viewer | null, maker: Maker): viewer is Viewer =>
  viewer !== null && (maker?.id === viewer.id || may(viewer.role, "decideQuotes"));

/**
 * Returns whether a person may review decisions made through a link: administration also through their own.
 */
export const mayReviewLink = (viewer: Viewer | null, maker: Maker): viewer is Viewer =>
  viewer !== null && (maker?.id !== viewer.id || administers(viewer));
