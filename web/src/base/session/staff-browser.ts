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

/** Seconds after the last use by staff until a browser no longer counts as a staff browser: one day. */
const KEPT_SECONDS = 24 * 3_600;

/**
 * Stores in a cookie whether staff is signed in in this browser, so that a client's link opened by staff is
 * not counted as opened by the client. The page itself is requested without a session.
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

/** Returns the session id in a token; null for an invalid token. */
function sessionIn(token: string | null): string | null {
  try {
    const [, claims = ""] = (token ?? "").split(".");
    const { jti } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { jti?: string };
    return jti ?? null;
  } catch {
    return null;
  }
}

/** Remembers a staff session in this browser for a day, even after it has ended. */
function rememberSession(id: string): void {
  const known = sessionsOfBrowser(document.cookie).filter((other) => other !== id);
  const kept = [id, ...known].slice(0, rememberedSessions).join(".");
  document.cookie = staffCookie(`${STAFF_SESSIONS}=${kept}`, KEPT_SECONDS, location.protocol);
}
