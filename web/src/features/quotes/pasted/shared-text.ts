/** Name of the browser cache in which the service worker leaves a text that was shared to the application. */
const SHARED = "compartido";

/** Takes the text that was shared to the application out of this browser; empty without one. */
export async function takeSharedText(): Promise<string> {
  if (!("caches" in window)) return "";
  const shared = await caches.match("/compartido", { cacheName: SHARED });
  await caches.delete(SHARED);
  return (await shared?.text()) ?? "";
}
