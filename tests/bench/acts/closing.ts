import { type Hand, newId, statement } from "./hand.ts";
import { letterOf, type Mail } from "./mail.ts";
import type { Notice } from "./notices.ts";

/** A line of the history. */
interface Line {
  readonly type: string;
  readonly record: string;
  readonly detail: object;
}

interface Job {
  readonly task: string;
  readonly payload: object;
  readonly key: string;
}

/** Traces of an act beside its own rows. */
interface Left {
  readonly history: readonly Line[];
  /** Records whose followers hear of the act, such as `quote:0190…`. */
  readonly changed: readonly string[];
  readonly notices?: readonly Notice[];
  readonly mails?: readonly Mail[];
  readonly jobs?: readonly Job[];
}

/** Statement that ends a transaction, one as in the product: history, notices, deliveries, mails, jobs. */
const closing = statement(`with
  audited as (insert into audit_entries (id, at, type, record_id, actor_id, actor_role, link_id, channel, ip,
    user_agent, request_id, detail)
    select l.id, $1, l.type, l.record, $2, $3, null, 'graphql', '127.0.0.1', null, $4, l.detail::jsonb
    from unnest($5::uuid[], $6::text[], $7::text[], $8::text[]) as l (id, type, record, detail)),
  noticed as (insert into notifications (id, user_id, type, category, title, message, priority, link, data,
    readers, quote_id, contract_id, created_at, updated_at)
    select n.id, n.person, n.type, n.category, n.title, n.message, n.priority, n.link, n.data::jsonb,
      'everybody', n.quote, n.contract, $1, $1
    from unnest($9::uuid[], $10::int[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[],
      $16::text[], $17::text[], $18::uuid[], $19::uuid[]) as n (id, person, type, category, title, message,
      priority, link, data, quote, contract)),
  delivered as (insert into notice_deliveries (id, notification_id, user_id, class, channel, due_at, done_at)
    select d.id, d.notice, d.person, 'operational', 'mail', d.due, d.done
    from unnest($20::uuid[], $21::uuid[], $22::int[], $23::timestamptz[], $24::timestamptz[])
      as d (id, notice, person, due, done)),
  mailed as (insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at,
    tries)
    select m.id, '<' || m.id || '@travesia.test>', m.key, m.address, m.subject, m.html, m.text,
      m.attachments::jsonb, $1, 0
    from unnest($25::uuid[], $26::text[], $27::text[], $28::text[], $29::text[], $30::text[], $31::text[])
      as m (id, key, address, subject, html, text, attachments)
    on conflict (key) do nothing)
  select (select count(graphile_worker.add_job(j.task, payload := j.payload::json, job_key := j.key,
      max_attempts := 12)) from unnest($32::text[], $33::text[], $34::text[]) as j (task, payload, key)),
    (select count(pg_notify('travesia', t.text)) from unnest($35::text[]) as t (text))`);

/** Returns a column of rows, as an array of it is sent. */
const column = <Row>(rows: readonly Row[], value: (row: Row) => unknown): unknown[] => rows.map(value);

/** Writes what an act leaves beside its own rows, by one statement. */
export async function close(hand: Hand, left: Left): Promise<void> {
  const { actor, now } = hand;
  const { notices = [], jobs = [] } = left;
  const history = left.history.map((line) => ({ ...line, id: newId() }));
  const delivered = notices.filter(({ dueAt }) => dueAt !== null);
  const atOnce = delivered.filter(({ dueAt }) => dueAt === now).map(letterOf);
  const mails = [...(left.mails ?? []), ...atOnce].map((mail) => ({ ...mail, id: newId() }));
  const sent = mails.map(({ id }) => ({ task: "mail.deliver", payload: { mailId: id }, key: `mail:${id}` }));
  const queued: readonly Job[] = [...sent, ...jobs];
  const changes = [...left.changed, `audit-entry:${history.at(-1)?.id ?? ""}`];
  await hand.run(closing, [
    ...[now, actor.id, actor.role, newId()],
    column(history, ({ id }) => id),
    column(history, ({ type }) => type),
    column(history, ({ record }) => record),
    column(history, ({ detail }) => JSON.stringify(detail)),
    column(notices, ({ id }) => id),
    column(notices, ({ person }) => person.id),
    column(notices, ({ type }) => type),
    column(notices, ({ category }) => category),
    column(notices, ({ title }) => title),
    column(notices, ({ message }) => message),
    column(notices, ({ priority }) => priority ?? "normal"),
    column(notices, ({ link }) => link),
    column(notices, ({ data }) => JSON.stringify(data)),
    column(notices, ({ quote }) => quote ?? null),
    column(notices, ({ contract }) => contract ?? null),
    column(delivered, () => newId()),
    column(delivered, ({ id }) => id),
    column(delivered, ({ person }) => person.id),
    column(delivered, ({ dueAt }) => dueAt),
    column(delivered, ({ dueAt }) => (dueAt === now ? now : null)),
    column(mails, ({ id }) => id),
    column(mails, ({ key }) => key),
    column(mails, ({ to }) => to),
    column(mails, ({ subject }) => subject),
    column(mails, ({ html }) => html),
    column(mails, ({ text }) => text),
    column(mails, ({ attachments }) => JSON.stringify(attachments ?? [])),
    column(queued, ({ task }) => task),
    column(queued, ({ payload }) => JSON.stringify(payload)),
    column(queued, ({ key }) => key),
    [
      ...notices.map(({ id, person }) => ({ topic: `notification:${person.id}`, notificationId: id })),
      { topic: "changes", of: changes.join(" ") },
    ].map((announced) => JSON.stringify(announced)),
  ]);
}
