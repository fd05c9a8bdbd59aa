import { v7 } from "uuid";
import type { Work } from "../../core/mutation/work.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import { planDeliveries } from "./delivery/plan-deliveries.ts";
import { notifiedPeople, type NotifiedPerson } from "./delivery/notified-person.sql.ts";
import type { Readers } from "./kinds/notice-kind.rules.ts";
import { noticeKind, type NoticeType } from "./kinds/notices.rules.ts";
import { Notification } from "./notification.entity.ts";
import type { NotificationCategory, NotificationPriority } from "./notification.enums.ts";
import { reaches } from "./notice-scope.sql.ts";
import { offerable } from "./offerable.sql.ts";

/** Notice of an event; absent fields default to the values of its kind. */
export interface NoticeText {
  readonly type: NoticeType;
  readonly title?: string;
  readonly message: string;
  readonly priority?: NotificationPriority;
  /** Path in the application that opens the notice's subject. */
  readonly link?: string | null;
  /** Ids of the quote, contract and reservation that the notice is about. */
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Complete notice for a person. */
export interface Notice {
  /** Name of the event, such as `quote_approved`. */
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority?: NotificationPriority;
  readonly title: string;
  readonly message: string;
  readonly link?: string | null;
  readonly data?: unknown;
  readonly readers?: Readers;
  /**
   * True when clients get a separate mail about the event, `each` when all of them do; they then get no
   * notification mail.
   */
  readonly letter?: true | "each";
  /** True when the notice is sent immediately and never combined with others. */
  readonly alone?: true;
  /** Ids of the notice's records; people without these records in scope are not notified. */
  readonly of?: { readonly quote?: string; readonly contract?: string; readonly order?: string };
}

/** Returns the complete notice of an event. */
export function noticeOf(notice: NoticeText): Notice {
  const { category, title, priority, readers, letter, alone } = noticeKind(notice.type) ?? {};
  const data = notice.data ?? {};
  const id = (key: string) => (typeof data[key] === "string" ? data[key] : undefined);
  // A commission stays its seller's when the contract is given to another seller.
  const of =
    category === "commission"
      ? {}
      : { quote: id("quote_id"), contract: id("contract_id"), order: id("order_id") };
  return {
    category: category ?? "system",
    title: title ?? "",
    ...(priority && { priority }),
    ...(readers && { readers }),
    ...(letter && { letter }),
    ...(alone && { alone }),
    ...notice,
    of: Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)),
  };
}

/**
 * Returns the topic on which a person's notifications are published to all server processes: `{
 * notificationId }`.
 */
export const topicOf = (userId: number): string => `notification:${userId}`;

/**
 * Notifies people, each once. Each gets a record in this transaction, a live update at the commit, and mail,
 * push and SMS according to their preferences. Returns the ids. Inactive accounts, and people without the
 * notice's records in scope, are not notified.
 */
export async function notify(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  notice: Notice,
): Promise<string[]> {
  const ids = [...new Set(userIds)].filter((id) => typeof id === "number");
  if (ids.length === 0) return [];
  return notifyEach(work, [{ whom: sql`u.id = any(${ids}::int[])`, notice }]);
}

/** Notice, with the condition on the accounts `u` that will receive it. */
export interface AddressedNotice {
  readonly whom: Fragment;
  readonly notice: Notice;
  /**
   * Returns a notice for one person that replaces the common notice and is about the same records; undefined
   * without one.
   */
  readonly own?: (person: NotifiedPerson) => Notice | undefined;
}

/**
 * Sends several notices like {@link notify}, each to all people who meet its condition; one statement finds
 * all recipients.
 */
export async function notifyEach(work: Work, addressed: readonly AddressedNotice[]): Promise<string[]> {
  if (addressed.length === 0) return [];
  const asked = addressed.map(
    (each, place) => sql`select ${raw(String(place))} as place, _.* from (${readersOf(work, each)}) _`,
  );
  const people = await work.rows<NotifiedPerson & { readonly place: number }>(
    sql`${joined(asked, " union all ")} order by place, id`,
  );
  const ids: string[] = [];
  for (const { place, ...person } of people) {
    const { notice, own } = addressed[place]!;
    const sent = { ...(own?.(person) ?? notice), id: v7() };
    noteNotice(work, person.id, sent);
    ids.push(sent.id);
    await work.announce(topicOf(person.id), { notificationId: sent.id });
    await planDeliveries(work, person, sent);
  }
  return ids;
}

/** Returns SQL: the recipients, who meet the condition and have the notice's records in scope. */
function readersOf({ now }: Work, { whom, notice }: AddressedNotice): Fragment {
  const { of = {} } = notice;
  const uuid = (id: string | undefined) => (id === undefined ? null : sql`${id}::uuid`);
  const scope = reaches({ quote: uuid(of.quote), contract: uuid(of.contract), order: uuid(of.order) });
  const offered = notice.category === "marketing" ? sql` and ${offerable}` : sql``;
  return notifiedPeople(sql`(${whom}) and ${scope}${offered}`, now);
}

/** Schedules the insertion of a person's notification record for the end of the transaction. */
function noteNotice(work: Work, user: number, notice: Notice & { readonly id: string }): void {
  const { id, type, category, title, message, of = {} } = notice;
  work.insertLater(Notification, {
    id,
    user,
    type,
    category,
    title,
    message,
    priority: notice.priority ?? "normal",
    link: notice.link ?? null,
    data: notice.data ?? null,
    readers: notice.readers ?? "everybody",
    quote: of.quote ?? null,
    contract: of.contract ?? null,
    order: of.order ?? null,
    createdAt: work.now,
    updatedAt: work.now,
  });
}
