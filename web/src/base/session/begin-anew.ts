import { leaveFreely } from "../../ui/dialog/unsaved.ts";
import { systemPaths } from "../failure/system.paths.ts";
import { forgetViewed } from "./viewing.ts";

/** Reloads the application at the start page of the current user, so that nothing stays in memory. */
export function beginAnew(): void {
  leaveFreely();
  window.location.replace(systemPaths.start.to());
}

/** Ends viewing as another user and reloads as the signed-in user, who then sees the reason `why`. */
export function leaveViewing(why: string | null): void {
  forgetViewed(why);
  beginAnew();
}
