/**
 * The cookie of a browser in which staff is signed in. It names nobody and opens nothing: by it a link that
 * staff looks at is told from the client's own look, where the request carries no session.
 */
export const STAFF_BROWSER = "staff=1";

/** Whether a request's cookies say that it comes from a browser of staff. */
export const isStaffBrowser = (cookies: string | undefined): boolean =>
  (cookies ?? "").split(";").some((cookie) => cookie.trim() === STAFF_BROWSER);
