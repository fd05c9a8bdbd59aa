import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { notify, type Notice } from "./notify.ts";

/** The people of some roles. */
export async function peopleOf({ em }: Work, ...roles: number[]): Promise<number[]> {
  const people = await em.find(User, { role: { $in: roles }, isActive: true });
  return people.map(({ id }) => id);
}

/** Tells people of an event, but not whoever did it. */
export async function tell(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  told: Notice,
): Promise<void> {
  await notify(
    work,
    [...userIds].filter((id) => id !== work.viewer?.id),
    told,
  );
}
