import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { snake } from "../../../core/naming.ts";
import { secondFactorAsked, secondFactorDue } from "../account/second-factor-due.sql.ts";
import type { User } from "../account/user.entity.ts";

const ofUser = (name: string) => raw(`u.${snake(name)}`);

interface Owed {
  readonly asked: boolean;
  readonly owes: boolean;
}

async function owed(work: Work, { id }: User): Promise<Owed> {
  const [row] = await work.rows<Owed>(sql`select ${secondFactorAsked(ofUser)} as asked,
    coalesce(${secondFactorDue(ofUser)} <= ${work.today}::date, false) as owes
    from users u where u.id = ${id}`);
  return row ?? { asked: false, owes: false };
}

/** Returns whether a person's required second factor is overdue. */
export const owesSecondFactor = async (work: Work, user: User): Promise<boolean> =>
  (await owed(work, user)).owes;

/** Returns whether the role of a person requires a second factor, now or from a later day. */
export const isSecondFactorAsked = async (work: Work, user: User): Promise<boolean> =>
  (await owed(work, user)).asked;
