import { type Hand, newId, statement } from "./hand.ts";

/** A person who may be notified. */
export interface Person {
  readonly id: number;
  readonly role: number;
  readonly name: string;
  readonly address: string;
  /** Instant of the last mail of the last ten minutes. */
  readonly mailed_at: Date | null;
}

/** Contents of a notice. */
interface Said {
  readonly type: string;
  readonly category: string;
  readonly title: string;
  readonly message: string;
  readonly priority?: "low" | "high";
  /** True when a client gets a letter about it in any case, and therefore no mail of the notice. */
  readonly letter?: true;
  readonly link: string;
  readonly data: object;
  readonly quote?: string;
  readonly contract?: string;
}

/** A notice for a person, with the instant at which its mail leaves; null when none does. */
export interface Notice extends Said {
  readonly id: string;
  readonly person: Person;
  readonly dueAt: Date | null;
}

const people = statement(`select u.id, u.role, u.name, u.email as address,
    exists (select from push_subscriptions s where s.user_id = u.id) as has_browser,
    (select max(d.done_at) from notice_deliveries d where d.user_id = u.id and d.channel = 'mail'
      and not d.dropped and d.done_at > $3::timestamptz - interval '10 minutes') as mailed_at
  from users u left join notification_preferences p on p.user_id = u.id
  where (u.id = any($1) or u.role = any($2)) and u.id <> $4 and u.is_active and u.service_role is null
    and coalesce(p.email, true)
  order by u.id`);

/** Returns the people with some ids or roles who are notified of an act, without the person who acts. */
export const notified = (
  { run, now, actor }: Hand,
  { ids = [], roles = [] }: { readonly ids?: readonly number[]; readonly roles?: readonly number[] },
): Promise<Person[]> => run<Person>(people, [ids, roles, now, actor.id]);

/** Milliseconds within which what comes after a first mail is put into one. */
const DIGEST = 10 * 60_000;

/** Role of a client. */
const CLIENT = 1;

/** Returns a notice for a person: its mail leaves at once, unless one left lately or it is a minor one. */
export function noticeTo({ now }: Hand, person: Person, said: Said): Notice {
  const last = person.mailed_at;
  const later = new Date((last ?? now).getTime() + DIGEST);
  const hasLetter = said.letter === true && person.role === CLIENT;
  const dueAt = hasLetter ? null : last === null && said.priority !== "low" ? now : later;
  return { ...said, id: newId(), person, dueAt };
}
