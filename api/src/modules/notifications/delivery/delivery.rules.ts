import { isContactTime, nextContactTime } from "../../../core/colombia/contact-hours.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import type { NotificationCategory, NotificationPriority } from "../notification.enums.ts";
import { type Choices, wantsBeyond } from "../notification.rules.ts";
import type { DeliveryChannel, DeliveryClass } from "./delivery.enums.ts";

/** Minutes after a first mail or push within which the following notices are combined into one. */
export const DIGEST_MINUTES = 10;

/** A notice as far as it decides how it travels. */
interface Travelling {
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority: NotificationPriority;
}

/** Properties of a person that decide by which channels they are notified. */
interface Receiver extends Choices {
  readonly role: number;
  readonly phone: string | null;
  readonly hasBrowser: boolean;
}

const collecting: readonly string[] = ["payment_overdue", "payment_reminder", "payment_due"];

/** Returns the purpose of a notice; only a client's can be the collection of a debt. */
export function classOf(
  { type, category }: Pick<Travelling, "type" | "category">,
  { role }: { readonly role: number },
): DeliveryClass {
  if (category === "marketing") return "marketing";
  return role === CLIENTE && collecting.includes(type) ? "collection" : "operational";
}

/**
 * Returns the channels by which a person is notified; the first is used when the law allows only one. An SMS
 * is sent only for urgent or important notices.
 */
export function channelsOf(
  { category, priority }: Pick<Travelling, "category" | "priority">,
  receiver: Omit<Receiver, "role">,
  /** Channels available in this installation. */
  offers: { readonly sms: boolean },
): DeliveryChannel[] {
  const important = priority === "high" || priority === "urgent";
  const channels: DeliveryChannel[] = [];
  if (receiver.email) channels.push("mail");
  if (receiver.push && receiver.hasBrowser) channels.push("push");
  if (offers.sms && receiver.sms && receiver.phone && important) channels.push("sms");
  return wantsBeyond(receiver, category) ? channels : [];
}

/**
 * Returns the time at which a notice is sent: at once, or with the others that follow a first one within ten
 * minutes, unless it is urgent or sent alone. A minor one waits for others in any case; one that the law
 * restricts is sent within the hours of contact.
 */
export function dueAt(
  kind: DeliveryClass,
  { priority, alone }: Pick<Travelling, "priority"> & { readonly alone?: true | undefined },
  { now, last }: { readonly now: Date; readonly last: Date | null },
): Date {
  if (kind !== "operational") return isContactTime(now) ? now : nextContactTime(now);
  if (alone || priority === "urgent" || (last === null && priority !== "low")) return now;
  return new Date((last ?? now).getTime() + DIGEST_MINUTES * 60_000);
}
