import type { HowToPayBlockFragment } from "./how-to-pay.generated.ts";

/** Returns where it is paid online, with the link that opened this page; null where that is not available. */
export function onlineAddress(
  { online }: Pick<HowToPayBlockFragment, "online">,
  token: string | null,
): string | null {
  if (!online || !token) return online;
  const url = new URL(online);
  url.searchParams.set("token", token);
  return url.href;
}
