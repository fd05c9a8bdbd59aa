import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { ADMIN, type Capability, CONTADOR, may, OWNER } from "../accounts/permissions.rules.ts";
import { peopleOfTurn, type Turn } from "../accounts/turn/turn.rules.ts";
import { notify, noticeOf, notifyEach, type Telling, type Told } from "./notify.ts";

/** The people of some roles. */
export async function peopleOf(work: Work, ...roles: number[]): Promise<number[]> {
  const people = await work.rows<{ id: number }>(
    sql`select id from users where role = any(${roles}::int[]) and is_active order by id`,
  );
  return people.map(({ id }) => id);
}

/** Tells people of an event, but not whoever did it. */
export async function tell(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  told: Told,
): Promise<void> {
  await notify(
    work,
    [...userIds].filter((id) => id !== work.viewer?.id),
    noticeOf(told),
  );
}

/** Tells whoever does the next step: the one person, else those of the office who may. */
export async function tellWhoseTurn(work: Work, turn: Turn | null, told: Told): Promise<void> {
  await tell(work, peopleOfTurn(turn), told);
}

/** Tells whoever of the office has a capability: of what has no turn of its own, or is nobody's any more. */
export const tellWhoMay = (work: Work, capability: Capability, told: Told): Promise<void> =>
  tellRoles(
    work,
    [ADMIN, CONTADOR, OWNER].filter((role) => may(role, capability)),
    told,
  );

/** Tells the people of some roles of an event, but not whoever did it. */
export async function tellRoles(work: Work, roles: readonly number[], told: Told): Promise<void> {
  await notifyEach(work, [toRoles(work, roles, told)]);
}

/** What {@link tellRoles} tells, to be told together with something else. */
const toRoles = ({ viewer }: Work, roles: readonly number[], told: Told): Telling => ({
  whom: sql`u.role = any(${[...roles]}::int[]) and u.id is distinct from ${viewer?.id ?? null}::int`,
  told: noticeOf(told),
});

/** What {@link tellWhoseTurn} tells, to be told together with something else. */
export const toWhoseTurn = ({ viewer }: Work, turn: Turn, told: Told): Telling => ({
  whom: sql`u.id = any(${peopleOfTurn(turn).filter((id) => id !== viewer?.id)}::int[])`,
  told: noticeOf(told),
});

/** What {@link tell} tells a person, to be told together with something else; nobody where there is none. */
export const toPerson = ({ viewer }: Work, userId: number | null, told: Told): Telling[] =>
  userId === null || userId === viewer?.id
    ? []
    : [{ whom: sql`u.id = ${userId}::int`, told: noticeOf(told) }];
