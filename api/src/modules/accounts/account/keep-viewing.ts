import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import { forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns the session in which the viewer is viewing as another person. FORBIDDEN for a job, which has no
 * session.
 */
function lookingSession({ viewer }: Work): { readonly owner: number; readonly session: string } {
  if (!viewer?.sessionId) throw forbidden();
  return { owner: viewer.id, session: viewer.sessionId };
}

async function begin(work: Work, personId: number, onOpen: string): Promise<void> {
  const { owner, session } = lookingSession(work);
  const begun = await work.rows<{ role: number }>(
    sql`insert into viewings (session_id, person_id, owner_id, role, began_at)
      select ${session}::uuid, id, ${owner}::int, role, ${work.now}::timestamptz
      from users where id = ${personId}
      on conflict (session_id, person_id) ${raw(onOpen)} returning role`,
  );
  for (const { role } of begun) {
    work.audit("user.viewing-began", personId, { role });
    await work.announce(USER_CHANGED, { userId: owner });
  }
}

/**
 * Starts viewing the application as a person, which is recorded in the history; a viewing that is already
 * open restarts.
 */
export const beginViewingOf = (work: Work, personId: number): Promise<void> =>
  begin(work, personId, "do update set role = excluded.role, began_at = excluded.began_at");

/**
 * Starts viewing as a person in this session, unless it has started already. Returns the role that the person
 * had when it started.
 */
export async function joinViewing(work: Work, { personId }: { readonly personId: number }): Promise<number> {
  await begin(work, personId, "do nothing");
  const { session } = lookingSession(work);
  const [open] = await work.rows<{ role: number }>(
    sql`select role from viewings where session_id = ${session} and person_id = ${personId}`,
  );
  if (!open) throw forbidden();
  return open.role;
}

/** Stops viewing as a person in this session; returns false when the session was not viewing as them. */
export async function endViewingOf(work: Work, personId: number): Promise<boolean> {
  const { owner, session } = lookingSession(work);
  const ended = await work.rows(
    sql`delete from viewings where session_id = ${session} and person_id = ${personId} returning person_id`,
  );
  if (ended.length === 0) return false;
  work.audit("user.viewing-ended", personId, {});
  await work.announce(USER_CHANGED, { userId: owner });
  return true;
}
