import { parsedAddress } from "@travesia/api/addresses";

/**
 * Returns the address within the application that a notification opens; null for any other link, which is not
 * followed.
 */
export function notificationAddress(link: string | null | undefined): string | null {
  if (!link) return null;
  const { origin } = window.location;
  const url = parsedAddress(link, origin);
  return url?.origin === origin ? url.pathname + url.search : null;
}

/** Returns whether a notification links to the open page. */
export const opensThisPage = (link: string | null | undefined): boolean =>
  notificationAddress(link)?.split("?")[0] === window.location.pathname;
