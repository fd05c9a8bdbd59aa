import { CLIENTE } from "@travesia/api/permissions";
import {
  rememberedSessions,
  sessionsOfBrowser,
  STAFF_BROWSER,
  STAFF_SESSIONS,
  staffCookie,
} from "@travesia/api/staff-browser";
import type { BrowserSession } from "./session.ts";
import { viewedHere } from "./viewing.ts";

/** A day after it was last used by staff, a browser is anybody's. */
const KEPT_SECONDS = 24 * 3_600;

/**
 * Stores in a cookie whether staff is signed in in this browser, so that their opening of a client's link
 * does not count: the page itself is requested without a session.
 */
export function markStaffBrowser(session: BrowserSession): void {
  const mark = () => {
    const { user, token } = session.read();
    // While the session is being verified, the mark stays.
    if (!user && token) return;
    const isStaff = user !== null && (user.role !== CLIENTE || viewedHere() !== null);
    document.cookie = staffCookie(STAFF_BROWSER, isStaff ? KEPT_SECONDS : 0, location.protocol);
    const held = isStaff ? sessionIn(token) : null;
    if (held) rememberSession(held);
  };
  mark();
  session.subscribe(mark);
}

/** Returns the id of the session of a token; null for an invalid one. */
function sessionIn(token: string | null): string | null {
  try {
    const [, claims = ""] = (token ?? "").split(".");
    const { jti } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { jti?: string };
    return jti ?? null;
  } catch {
    return null;
  }
}

/** Keeps a session of staff known to this browser for a day, also when it has ended. */
function rememberSession(id: string): void {
  const known = sessionsOfBrowser(document.cookie).filter((other) => other !== id);
  const kept = [id, ...known].slice(0, rememberedSessions).join(".");
  document.cookie = staffCookie(`${STAFF_SESSIONS}=${kept}`, KEPT_SECONDS, location.protocol);
}
