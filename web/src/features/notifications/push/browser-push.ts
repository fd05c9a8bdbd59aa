/** State of push notifications in this browser: unsupported, blocked by the user, off or on. */
export type PushState = "unsupported" | "blocked" | "off" | "on";

/** Push subscription of a browser: its address and keys. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const WORKER = "/sw.js";

const supported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscribed = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Returns the state of push notifications in this browser, without requesting permission. */
export async function pushState(): Promise<PushState> {
  if (!supported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await subscribed()) ? "on" : "off";
}

/**
 * Requests the permission and subscribes; to be called by a click alone. Null when the person refused.
 * @param key The server's public key, base64url.
 */
export async function subscribe(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.["p256dh"] && keys["auth"]
    ? { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] }
    : null;
}
