import { leaveFreely } from "../../ui/dialog/unsaved.ts";
import { systemPaths } from "../failure/system.paths.ts";
import { forgetViewed } from "./viewing.ts";

/** Loads the application again at the first page of whoever it is for then: nothing stays in memory. */
export function beginAnew(): void {
  leaveFreely();
  window.location.replace(systemPaths.start.to());
}

/** Begins anew as who is signed in; `why` is told there. */
export function leaveViewing(why: string | null): void {
  forgetViewed(why);
  beginAnew();
}
