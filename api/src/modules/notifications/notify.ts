import type { Work } from "../../core/mutation/work.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { Reservation } from "../reservations/reservation.entity.ts";
import { planDeliveries } from "./delivery/plan-deliveries.ts";
import { toldPeople, type ToldPerson } from "./delivery/told-person.sql.ts";
import type { Readers } from "./kinds/notice-kind.rules.ts";
import { noticeKind, type NoticeType } from "./kinds/notices.rules.ts";
import { Notification } from "./notification.entity.ts";
import type { NotificationCategory, NotificationPriority } from "./notification.enums.ts";
import { reaches } from "./notice-scope.sql.ts";
import { offerable } from "./offerable.sql.ts";

/** What an event tells; what is left out is as its kind says. */
export interface Told {
  readonly type: NoticeType;
  readonly title?: string;
  readonly message: string;
  readonly priority?: NotificationPriority;
  /** Path of the application that opens what it is about. */
  readonly link?: string | null;
  /** The quote, the contract and the reservation of these ids are what it tells of. */
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** What somebody is told, whole. */
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
  /** Whether clients get a letter of its own, and therefore no second mail. */
  readonly letter?: true;
  /** Whether it leaves at once and by itself. */
  readonly alone?: true;
  /** Ids of what it tells of: whoever does not reach it is not told. */
  readonly of?: { readonly quote?: string; readonly contract?: string; readonly order?: string };
}

/** A notice of an event. */
export function noticeOf(told: Told): Notice {
  const { category, title, priority, readers, letter, alone } = noticeKind(told.type) ?? {};
  const data = told.data ?? {};
  const id = (key: string) => (typeof data[key] === "string" ? data[key] : undefined);
  // What a seller earned stays theirs when the contract is somebody else's.
  const of =
    category === "commission"
      ? {}
      : { quote: id("quote_id"), contract: id("contract_id"), order: id("order_id") };
  return {
    ...{ category: category ?? "system", title: title ?? "" },
    ...(priority && { priority }),
    ...(readers && { readers }),
    ...(letter && { letter }),
    ...(alone && { alone }),
    ...told,
    of: Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)),
  };
}

/** The topic on which a person's notifications are announced to every process: `{ notificationId }`. */
export const topicOf = (userId: number): string => `notification:${userId}`;

/**
 * Tells people, each once: a record in this transaction, announced live when it commits, and by mail, push
 * and SMS as each of them prefers. Answers the ids. Accounts that are switched off are told nothing, nor is
 * whoever does not reach what it tells of.
 */
export async function notify(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  told: Notice,
): Promise<string[]> {
  const ids = [...new Set(userIds)].filter((id) => typeof id === "number");
  if (ids.length === 0) return [];
  return notifyEach(work, [{ whom: sql`u.id = any(${ids}::int[])`, told }]);
}

/** A notice, and the condition on the accounts `u` that are told it. */
export interface Telling {
  readonly whom: Fragment;
  readonly told: Notice;
}

/**
 * Tells notices as {@link notify} does, each to everybody of whom its condition is true; who all of them are
 * is asked in one statement.
 */
export async function notifyEach(work: Work, tellings: readonly Telling[]): Promise<string[]> {
  const asked = tellings.map(
    (telling, place) => sql`select ${raw(String(place))} as place, _.* from (${readersOf(work, telling)}) _`,
  );
  const people = await work.rows<ToldPerson & { readonly place: number }>(
    sql`${joined(asked, " union all ")} order by place, id`,
  );
  const made: string[] = [];
  for (const { place, ...person } of people) {
    const { told } = tellings[place]!;
    const notification = notificationFor(work, person.id, told);
    work.addLast(notification);
    made.push(notification.id);
    await work.announce(topicOf(person.id), { notificationId: notification.id });
    await planDeliveries(work, person, notification, told);
  }
  return made;
}

/** Those who are told: of whom the condition is true, and who reach what it tells of. */
function readersOf({ now }: Work, { whom, told }: Telling): Fragment {
  const { of = {} } = told;
  const uuid = (id: string | undefined) => (id === undefined ? null : sql`${id}::uuid`);
  const scope = reaches({ quote: uuid(of.quote), contract: uuid(of.contract), order: uuid(of.order) });
  const offered = told.category === "marketing" ? sql` and ${offerable}` : sql``;
  return toldPeople(sql`(${whom}) and ${scope}${offered}`, now);
}

function notificationFor(work: Work, userId: number, told: Notice): Notification {
  const { type, category, title, message, of = {} } = told;
  const { em } = work;
  return Object.assign(new Notification(), {
    ...{ type, category, title, message },
    user: em.getReference(User, userId),
    priority: told.priority ?? "normal",
    link: told.link ?? null,
    data: told.data ?? null,
    readers: told.readers ?? "everybody",
    quote: of.quote ? em.getReference(Quote, of.quote) : null,
    contract: of.contract ? em.getReference(Contract, of.contract) : null,
    order: of.order ? em.getReference(Reservation, of.order) : null,
  });
}
