import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../config/config.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sharedSecret } from "../secrets/shared-secret.ts";
import { countedCall } from "../outgoing/count-calls.ts";
import { type Post, postPublicly, PrivateAddress } from "../outgoing/post-publicly.ts";
import { publicHttpsUrl } from "../outgoing/public-address.ts";

declare module "../context.ts" {
  interface Services {
    /** Push notifications to browsers, delivered even when the web application is closed. */
    readonly push: Push;
  }
}

/** Keys that prove to browsers' push services that this installation is the sender (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser subscribed to push notifications: its service's address and its keys (RFC 8291), base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Content of a push notification, without names or amounts. It is encrypted for the browser. */
export interface PushPayload {
  readonly title: string;
  /** Id of the notification that a click opens; null for the list of notifications. */
  readonly id: string | null;
}

/**
 * Outcome of a push. `gone`: the browser is no longer subscribed, and its address can be deleted; `refused`:
 * its service rejected this push, and would reject it again.
 */
export type PushOutcome = "sent" | "gone" | "refused";

/** Seconds for which a push service stores pushes for a browser that is offline. */
const KEPT = 24 * 3_600;

/** Sends push notifications to browsers, even when the web application is closed. */
export class Push {
  /** Function that sends requests to the push services. */
  post: Post = postPublicly();

  constructor(
    private readonly keys: VapidKeys,
    /** Contact of this installation for push services: a `mailto:` or an `https:` address. */
    private readonly subject: string,
  ) {}

  /** Public key with which a browser subscribes. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Sends a notification to one browser. @throws Error when the sending should be retried. */
  async send(target: PushTarget, payload: PushPayload, urgent: boolean): Promise<PushOutcome> {
    const url = publicHttpsUrl(target.endpoint);
    const details = url && (await this.#detailsOf(url, target, payload, urgent));
    if (!url || !details) return "gone";
    const call = () => this.post({ url, ...details });
    const status = await countedCall("push", call).catch((error: unknown) => {
      if (error instanceof PrivateAddress) return 410;
      throw error;
    });
    if (status >= 200 && status < 300) return "sent";
    if (status === 404 || status === 410) return "gone";
    if (status >= 300 && status < 500 && status !== 429 && status !== 408) return "refused";
    throw new Error(`the push service answered ${status}`);
  }

  /** Returns the request for a push service; null for keys that cannot be used for encryption. */
  async #detailsOf(url: URL, { p256dh, auth }: PushTarget, payload: PushPayload, urgent: boolean) {
    const { default: webPush } = await import("web-push");
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: url.href, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { ...this.keys, subject: this.subject },
          TTL: KEPT,
          urgency: urgent ? "high" : "normal",
        },
      );
      return { headers: headers as Record<string, string | number>, body };
    } catch {
      return null;
    }
  }
}

async function newKeys(): Promise<string> {
  const { default: webPush } = await import("web-push");
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/**
 * Opens the push service with the configured keys, otherwise with keys that are generated once and stored,
 * encrypted, in the database.
 */
export async function openPush(
  { vapid, publicUrl }: Pick<Config, "vapid" | "publicUrl">,
  kept: { readonly orm: MikroORM; readonly secrets: SecretBox },
): Promise<Push> {
  const stored = await sharedSecret(kept, "vapid", vapid && JSON.stringify(vapid), newKeys);
  const { hostname, protocol } = new URL(publicUrl);
  const subject = protocol === "https:" ? publicUrl : `mailto:avisos@${hostname}`;
  return new Push(JSON.parse(stored) as VapidKeys, subject);
}
