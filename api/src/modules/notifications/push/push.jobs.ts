import { job, type JobContext } from "../../../core/jobs/jobs.ts";
import type { PushPayload, PushTarget } from "../../../core/push/push.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { publicTitle } from "../delivery/notice-sms.ts";
import type { NotificationPriority } from "../notification.enums.ts";
import { stillReads } from "../notice-scope.sql.ts";
import { forgetBrowsers } from "./acts/forget-browsers.ts";

interface PushedNotice {
  readonly id: string;
  readonly type: string;
  readonly priority: NotificationPriority;
}

interface Pushed {
  readonly notices: readonly PushedNotice[];
  readonly browsers: readonly (PushTarget & { readonly id: string })[];
}

/**
 * Returns the content and recipients of a push, as of now. Empty for a person who no longer has the record
 * in scope, or signed out.
 */
async function pushed(
  work: Work,
  { userId, notificationIds }: { userId: number; notificationIds: readonly string[] },
): Promise<Pushed> {
  const notices = await work.rows<PushedNotice>(sql`select n.id, n.type, n.priority
    from notifications n join users u on u.id = n.user_id
    where n.id = any(${[...notificationIds]}::uuid[]) and u.id = ${userId} and u.is_active and not n.read
      and ${stillReads} order by n.id`);
  const browsers = await work.rows<Pushed["browsers"][number]>(sql`select s.id, s.endpoint, s.p256dh, s.auth
    from push_subscriptions s join users u on u.id = s.user_id
    where u.id = ${userId} and s.sessions_version = u.sessions_version order by s.id`);
  return { notices, browsers };
}

const payloadOf = (notices: readonly PushedNotice[]): PushPayload => {
  const [only] = notices;
  return notices.length === 1 && only
    ? { title: publicTitle(only.type), id: only.id }
    : { title: `Tienes ${notices.length} avisos nuevos`, id: null };
};

async function push(
  { services, run }: JobContext,
  payload: { userId: number; notificationIds: readonly string[] },
): Promise<void> {
  const { notices, browsers } = await run(pushed, payload);
  if (notices.length === 0) return;
  const urgent = notices.some(({ priority }) => priority === "urgent");
  const outcomes = await Promise.allSettled(
    browsers.map((browser) => services.push.send(browser, payloadOf(notices), urgent)),
  );
  const gone = browsers.filter((_, place) => {
    const outcome = outcomes[place];
    return outcome?.status === "fulfilled" && outcome.value === "gone";
  });
  if (gone.length > 0) await run(forgetBrowsers, { ids: gone.map(({ id }) => id) });
  // Browsers that got it get it again, in the place of the first: it carries the same id.
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason as Error;
}

/** Job that sends notices as pushes to a person's browsers. */
export const pushJob = job("push.send", push);
