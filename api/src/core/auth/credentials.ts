import { looksLikeAccessToken } from "./access-token.ts";
import { isStaffBrowser } from "./staff-browser.ts";
import { VIEW_AS } from "./viewing.rules.ts";

/** The credentials of a request: a session or an access token, a link, both or neither. */
export interface Credentials {
  readonly bearer: string | null;
  readonly linkToken: string | null;
  /**
   * True when a staff member is signed in in the browser that sent the request, even if the request itself
   * has no session.
   */
  readonly fromStaff: boolean;
  /** Header value that names the person to view as; null when the session does not view as another person. */
  readonly viewAs: string | null;
}

const nothing = new Set(["", "null", "undefined"]);
const given = (text: unknown): string | null =>
  typeof text === "string" && !nothing.has(text.trim()) ? text.trim() : null;

/**
 * Returns whether a bearer belongs to a person: an access token, recognized by its prefix, or a JWT, which
 * has three parts. Any other bearer is tried as a link.
 */
const isOfPerson = (text: string) => looksLikeAccessToken(text) || /^[^.]*\.[^.]*\.[^.]*$/.test(text);

/**
 * Reads the credentials of a request. `Bearer null`, `Bearer undefined` and an empty bearer count as none; a
 * link's token is sent as `?token=`, as `X-Link-Token`, as the bearer, or as `signature_token` in the body.
 */
export function credentialsOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  queryToken: unknown = null,
  bodyToken: unknown = null,
): Credentials {
  const authorization = given(headers["authorization"]);
  const bearer = authorization ? given(authorization.replace(/^bearer\b/i, "")) : null;
  const link = given(headers["x-link-token"]) ?? given(queryToken) ?? given(bodyToken);
  const beside = {
    fromStaff: isStaffBrowser(given(headers["cookie"]) ?? undefined),
    viewAs: given(headers[VIEW_AS]),
  };
  if (bearer && !isOfPerson(bearer))
    return { bearer: link ? bearer : null, linkToken: link ?? bearer, ...beside };
  return { bearer, linkToken: link, ...beside };
}
