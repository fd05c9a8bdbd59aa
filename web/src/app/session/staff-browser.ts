import { CLIENTE } from "@travesia/api/permissions";
import { STAFF_BROWSER } from "@travesia/api/staff-browser";
import type { BrowserSession } from "./session.ts";
import { viewedHere } from "./viewing.ts";

/** A day after it was last used by staff, a browser is anybody's. */
const KEPT_SECONDS = 24 * 3_600;

/**
 * Keeps in a cookie whether staff is signed in in this browser, so that what they open of a client's link
 * counts as no opening: the page itself is asked for without a session.
 */
export function tellStaffBrowser(session: BrowserSession): void {
  const tell = () => {
    const { user, token } = session.read();
    // One that is being verified still is what it was.
    if (!user && token) return;
    const isStaff = user !== null && (user.role !== CLIENTE || viewedHere() !== null);
    document.cookie = `${STAFF_BROWSER}; Path=/; SameSite=Lax; Max-Age=${isStaff ? KEPT_SECONDS : 0}`;
  };
  tell();
  session.subscribe(tell);
}
