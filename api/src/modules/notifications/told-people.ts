import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { notify, noticeOf, notifyWhere, type Told } from "./notify.ts";

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

/** Tells the people of some roles of an event, but not whoever did it. */
export async function tellRoles(work: Work, roles: readonly number[], told: Told): Promise<void> {
  const actor = work.viewer?.id ?? null;
  const whom = sql`u.role = any(${[...roles]}::int[]) and u.id is distinct from ${actor}::int`;
  await notifyWhere(work, whom, noticeOf(told));
}
