import type { BrowserSession } from "./session.ts";
import { systemPaths } from "../failure/system.paths.ts";

/**
 * Shows /login in the address while a session has ended and the user must sign in again, and then restores
 * the page's address. The router is not notified, so the page stays mounted; after a reload the user signs in
 * at /login and returns to the page through the guard's `from`.
 */
export function followSession(session: BrowserSession, browser: Window = window): () => void {
  let left: { readonly state: unknown; readonly url: string } | null = null;
  const login = systemPaths.login.to();
  const leave = () => {
    const { pathname, search, hash } = browser.location;
    left = { state: browser.history.state, url: pathname + search + hash };
    browser.history.replaceState(
      { ...(left.state as object | null), usr: { from: { pathname, search } } },
      "",
      login,
    );
  };
  const comeBack = ({ state, url }: NonNullable<typeof left>) => {
    // When the user has navigated back in the meantime, the tab is on another entry.
    if (browser.location.pathname === login) browser.history.replaceState(state, "", url);
  };
  return session.subscribe(() => {
    const { user, waiting } = session.read();
    if (waiting && !left) leave();
    else if (!waiting && left) {
      if (user) comeBack(left);
      left = null;
    }
  });
}
