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

/** Notice of an event; absent fields are as its kind defines them. */
export interface NoticeText {
  readonly type: NoticeType;
  readonly title?: string;
  readonly message: string;
  readonly priority?: NotificationPriority;
  /** Path in the application that opens its subject. */
  readonly link?: string | null;
  /** Ids of the quote, the contract and the reservation that it is about. */
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Complete notice for a person. */
export interface Notice {
  /** The event, such as `quote_approved`. */
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority?: NotificationPriority;
  readonly title: string;
  readonly message: string;
  readonly link?: string | null;
  readonly data?: unknown;
  readonly readers?: Readers;
  /** True when clients get a letter about it, `each` when all do; and therefore no notification mail. */
  readonly letter?: true | "each";
  /** True when it is sent at once and alone. */
  readonly alone?: true;
  /** Ids of its records; people who do not reach them are not notified. */
  readonly of?: { readonly quote?: string; readonly contract?: string; readonly order?: string };
}

/** Returns a notice of an event. */
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
 * Returns the topic on which a person's notifications are announced to every process: `{ notificationId }`.
 */
export const topicOf = (userId: number): string => `notification:${userId}`;

/**
 * Notifies people, each once: with a record in this transaction, announced live at the commit, and by mail,
 * push and SMS according to their preferences. Returns the ids. Inactive accounts, and people who do not
 * reach the notice's records, are not notified.
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

/** Notice, with the condition on the accounts `u` that receive it. */
export interface AddressedNotice {
  readonly whom: Fragment;
  readonly notice: Notice;
  /** Returns a person's own notice, about the same records, where not all of them get the same. */
  readonly own?: (person: NotifiedPerson) => Notice | undefined;
}

/**
 * Sends notices as {@link notify} does, each to everybody who meets its condition; one statement finds all
 * recipients.
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

/** Returns SQL for the recipients: the people who meet the condition and reach the notice's records. */
function readersOf({ now }: Work, { whom, notice }: AddressedNotice): Fragment {
  const { of = {} } = notice;
  const uuid = (id: string | undefined) => (id === undefined ? null : sql`${id}::uuid`);
  const scope = reaches({ quote: uuid(of.quote), contract: uuid(of.contract), order: uuid(of.order) });
  const offered = notice.category === "marketing" ? sql` and ${offerable}` : sql``;
  return notifiedPeople(sql`(${whom}) and ${scope}${offered}`, now);
}

/** Defers the record of a notice for a person to the end of the transaction. */
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
