import type { Viewer } from "../../../../core/auth/viewer.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { administers } from "../../../accounts/staff.rules.ts";

/** Person who created a link and passes it on to the client; null for a link that was sent by e-mail. */
type Maker = { readonly id: number } | null;

/** Returns whether a person may revoke a link of an offer or a contract: the link's creator, or a leader. */
export const mayEndLink = (viewer: Viewer | null, maker: Maker): viewer is Viewer =>
  viewer !== null && (maker?.id === viewer.id || may(viewer.role, "decideQuotes"));

/**
 * Returns whether a person may review decisions made through a link; administration may also review decisions
 * through their own links.
 */
export const mayReviewLink = (viewer: Viewer | null, maker: Maker): viewer is Viewer =>
  viewer !== null && (maker?.id !== viewer.id || administers(viewer));
