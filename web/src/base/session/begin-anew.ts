import { leaveFreely } from "../../ui/dialog/unsaved.ts";
import { systemPaths } from "../failure/system.paths.ts";
import { forgetViewed } from "./viewing.ts";

/** Loads the application again at the first page of the person it is for then: nothing stays in memory. */
export function beginAnew(): void {
  leaveFreely();
  window.location.replace(systemPaths.start.to());
}

/** Ends viewing as another user and reloads as the signed-in user; the reason `why` is shown there. */
export function leaveViewing(why: string | null): void {
  forgetViewed(why);
  beginAnew();
}
