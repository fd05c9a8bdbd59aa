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

/** Returns the people of some roles. */
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
    [...userIds].filter((id) => id !== work.viewer?.id),
    noticeOf(notice),
  );
}

/**
 * Notifies people of an event, each with their own notice about the same records (the last one given for
 * them), except the person who acted; one statement finds them all.
 */
export async function notifyEachPerson(
  work: Work,
  notices: Iterable<readonly [userId: number | null | undefined, notice: NoticeText]>,
): Promise<void> {
  const own = new Map<number, Notice>();
  for (const [id, notice] of notices)
    if (typeof id === "number" && id !== work.viewer?.id) own.set(id, noticeOf(notice));
  const [notice] = own.values();
  if (!notice) return;
  const whom = sql`u.id = any(${[...own.keys()]}::int[])`;
  await notifyEach(work, [{ whom, notice, own: ({ id }) => own.get(id) }]);
}

/** Notifies the people whose turn it is: one person, else the people in the office who may do the step. */
export async function notifyWhoseTurn(work: Work, turn: Turn | null, notice: NoticeText): Promise<void> {
  await notifyPeople(work, peopleOfTurn(turn), notice);
}

/**
 * Notifies the people in the office who have a capability: about events without a turn of their own, or whose
 * turn is nobody's any more.
 */
export const notifyWhoMay = (work: Work, capability: Capability, notice: NoticeText): Promise<void> =>
  notifyRoles(
    work,
    [ADMIN, CONTADOR, OWNER].filter((role) => may(role, capability)),
    notice,
  );

/**
 * Notifies the people with some roles of an event, and one person of another role in words of their own,
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
 * Returns the notice of {@link notifyPeople} for one person, to be sent together with others; empty when
 * there is no such person.
 */
export const toPerson = ({ viewer }: Work, userId: number | null, notice: NoticeText): AddressedNotice[] =>
  userId === null || userId === viewer?.id
    ? []
    : [{ whom: sql`u.id = ${userId}::int`, notice: noticeOf(notice) }];
