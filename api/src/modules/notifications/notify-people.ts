import { actingId } from "../../core/auth/acting-person.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { ADMIN, type Capability, CONTADOR, may, OWNER } from "../accounts/permissions.rules.ts";
import { peopleOfTurn, type Turn } from "../accounts/turn/turn.rules.ts";
import {
  notify,
  noticeOf,
  notifyEach,
  type AddressedNotice,
  type Notice,
  type NoticeText,
} from "./notify.ts";

/** Returns the ids of the people with some roles. */
export async function peopleOf(work: Work, ...roles: number[]): Promise<number[]> {
  const people = await work.rows<{ id: number }>(
    sql`select id from users where role = any(${roles}::int[]) and is_active order by id`,
  );
  return people.map(({ id }) => id);
}

/** Notifies people of an event, except the person who acted. */
export async function notifyPeople(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  notice: NoticeText,
): Promise<void> {
  await notify(
    work,
    [...userIds].filter((id) => id !== actingId(work.viewer)),
    noticeOf(notice),
  );
}

/**
 * Notifies each person with their own notice about the same records, except the person who acted. If a
 * person has several notices, the last one is used. One statement finds all people.
 */
export async function notifyEachPerson(
  work: Work,
  notices: Iterable<readonly [userId: number | null | undefined, notice: NoticeText]>,
): Promise<void> {
  const own = new Map<number, Notice>();
  for (const [id, notice] of notices)
    if (typeof id === "number" && id !== actingId(work.viewer)) own.set(id, noticeOf(notice));
  const [notice] = own.values();
  if (!notice) return;
  const whom = sql`u.id = any(${[...own.keys()]}::int[])`;
  await notifyEach(work, [{ whom, notice, own: ({ id }) => own.get(id) }]);
}

/** Notifies the person whose turn it is; otherwise the office staff who may do the step. */
export async function notifyWhoseTurn(work: Work, turn: Turn | null, notice: NoticeText): Promise<void> {
  await notifyPeople(work, peopleOfTurn(turn), notice);
}

/**
 * Notifies the office staff who have a capability, about events without a turn or when the turn has ended.
 */
export const notifyWhoMay = (work: Work, capability: Capability, notice: NoticeText): Promise<void> =>
  notifyRoles(
    work,
    [ADMIN, CONTADOR, OWNER].filter((role) => may(role, capability)),
    notice,
  );

/**
 * Notifies the people with some roles of an event, and one person of another role with a different text,
 * except the person who acted.
 */
export async function notifyRoles(
  work: Work,
  roles: readonly number[],
  notice: NoticeText,
  [userId, other]: readonly [userId?: number | undefined, notice?: NoticeText] = [],
): Promise<void> {
  const own = other && noticeOf(other);
  const whom = sql`(u.role = any(${[...roles]}::int[]) or u.id = ${userId ?? null}::int)
    and u.id is distinct from ${work.viewer?.id ?? null}::int`;
  await notifyEach(work, [
    { whom, notice: noticeOf(notice), own: ({ role }) => (roles.includes(role) ? undefined : own) },
  ]);
}

/**
 * Returns the notice of {@link notifyPeople} for one person, to be sent together with other notices; empty
 * when there is no such person.
 */
export const toPerson = ({ viewer }: Work, userId: number | null, notice: NoticeText): AddressedNotice[] =>
  userId === null || userId === viewer?.id
    ? []
    : [{ whom: sql`u.id = ${userId}::int`, notice: noticeOf(notice) }];
