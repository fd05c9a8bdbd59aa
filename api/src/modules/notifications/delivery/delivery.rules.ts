import { isContactTime, nextContactTime } from "../../../core/colombia/contact-hours.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import type { NotificationCategory, NotificationPriority } from "../notification.enums.ts";
import { type Choices, wantsBeyond } from "../notification.rules.ts";
import type { DeliveryChannel, DeliveryClass } from "./delivery.enums.ts";

/** Minutes after a mail or push within which later notices are combined into one. */
export const DIGEST_MINUTES = 10;

/** Properties of a notice that determine its channels and time. */
interface Travelling {
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority: NotificationPriority;
}

/** Properties of a person that determine by which channels they are notified. */
interface Receiver extends Choices {
  readonly role: number;
  readonly phone: string | null;
  readonly hasBrowser: boolean;
}

const collecting: readonly string[] = ["payment_overdue", "payment_reminder", "payment_due"];

/** Returns the purpose of a notice; only a notice to a client can be debt collection. */
export function classOf(
  { type, category }: Pick<Travelling, "type" | "category">,
  { role }: { readonly role: number },
): DeliveryClass {
  if (category === "marketing") return "marketing";
  return role === CLIENTE && collecting.includes(type) ? "collection" : "operational";
}

/**
 * Returns the channels by which a person is notified; when the law allows only one, the first is used. An
 * SMS is sent only for urgent or important notices.
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
 * Returns the time at which a notice is sent. Urgent and separate notices, and the first of several notices,
 * are sent immediately; later ones are combined ten minutes after the last message. A minor notice always
 * waits for others. A notice restricted by law is sent within the contact hours.
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
