import { hasFailed, isGivenUp, queuedJobs } from "../../core/jobs/failed-jobs.ts";
import type { Jobs } from "../../core/jobs/jobs.ts";
import { bind, type Fragment, joined, sql } from "../../core/read/sql.ts";
import { shownBy } from "./foreign-picture/foreign-picture.sql.ts";
import type { FailedKind } from "./operation.enums.ts";
import {
  DOSSIER_HOURS,
  HELD,
  ORPHANED,
  ORPHANED_MINUTES,
  REPLACED,
  REPLACED_DAYS,
} from "./operation.rules.ts";

const document = sql`select coalesce((select number from invoices where id = (j.payload->>'paperId')::uuid),
  (select number from credit_notes where id = (j.payload->>'paperId')::uuid))`;

const signedContract = sql`select c.contract_number from signatures s
  join contracts c on c.id = s.contract_id where s.id = (j.payload->>'signatureId')::uuid`;

/** SQL of the readable name of a job's subject, for job `j`; other jobs have none. */
const subjects: Readonly<Partial<Record<keyof Jobs, Fragment>>> = {
  "contracts.addendum-certificate": signedContract,
  "contracts.certificate": signedContract,
  "dossiers.make": sql`select c.contract_number from dossiers d join contracts c on c.id = d.contract_id
    where d.id = (j.payload->>'dossierId')::uuid`,
  "exports.write": sql`select title from list_exports where id = (j.payload->>'exportId')::uuid`,
  "invoices.deliver": document,
  "invoices.paper": document,
  "invoices.send": document,
  "payments.receipt": sql`select coalesce(p.receipt_number, c.contract_number) from payments p
    left join contracts c on c.id = p.contract_id where p.id = (j.payload->>'paymentId')::uuid`,
};
const subjectOfJob = sql`case j.task_identifier ${joined(
  Object.entries(subjects).map(([task, name]) => sql`when ${task} then (${name})`),
  " ",
)} end`;

const nextTry = sql`case when not (${isGivenUp}) then j.run_at end`;

/** A list of failed work, newest first. */
interface FailedList {
  readonly columns: Fragment;
  readonly from: Fragment;
  readonly order: Fragment;
}

/**
 * Lists of failed work by kind, with the unedited reason. The readers of these lists have to hide people
 * named in it.
 */
export const failedLists: Readonly<Record<FailedKind, FailedList>> = {
  task: {
    columns: sql`j.id::text as id, j.task_identifier as title, ${subjectOfJob} as subject,
      j.attempts::int as tries, j.created_at as since, ${nextTry} as "nextTryAt", j.last_error as reason`,
    from: sql`from ${queuedJobs} where ${hasFailed} and j.task_identifier <> 'mail.deliver'`,
    order: sql`j.updated_at desc, j.id desc`,
  },
  mail: {
    columns: sql`m.id, m.channel as title, m.subject, m.tries, m.created_at as since,
      ${nextTry} as "nextTryAt",
      coalesce(j.last_error, case when m.replaced_at is not null then ${REPLACED}
        when m.held_at is null then ${ORPHANED} else ${HELD} end) as reason`,
    from: sql`from mails m left join graphile_worker.jobs j on j.key = 'mail:' || m.id
      where m.sent_at is null and m.dropped_at is null
        and (m.waiting_at is null or m.released_at is not null)
        and (m.replaced_at is null or m.replaced_at > ${bind.now} - make_interval(days => ${REPLACED_DAYS}))
        and (${hasFailed} or m.replaced_at is not null or (j.id is null and m.held_at is not null
        and m.kept_until is not null) or (j.id is null and m.held_at is null
        and m.created_at <= ${bind.now} - make_interval(mins => ${ORPHANED_MINUTES})))`,
    order: sql`m.created_at desc, m.id desc`,
  },
  provider_event: {
    columns: sql`e.id, e.kind as title, e.transaction_id as subject, greatest(e.tries, e.asks)::int as tries,
      e.received_at as since,
      greatest(e.ask_at, date_trunc('minute', ${bind.now}) + interval '1 minute') as "nextTryAt",
      e.failure as reason`,
    from: sql`from card_events e where e.applied_at is null and e.failure is not null`,
    order: sql`e.received_at desc, e.id desc`,
  },
  unconfirmed_payment: {
    columns: sql`c.payment_id as id, 'payment' as title,
      coalesce(p.receipt_number, p.wompi_reference) as subject, c.asks::int as tries,
      p.verified_at as since, null::timestamptz as "nextTryAt", c.problem as reason`,
    from: sql`from card_checks c join payments p on p.id = c.payment_id
      where c.problem is not null and p.status = 'verified'`,
    order: sql`p.verified_at desc, c.payment_id desc`,
  },
  export: {
    columns: sql`x.id, x.format as title, x.title as subject, x.attempts::int as tries, x.created_at as since,
      null::timestamptz as "nextTryAt", x.failure as reason`,
    from: sql`from list_exports x where x.status = 'failed' and x.expires_at > ${bind.now}`,
    order: sql`x.created_at desc, x.id desc`,
  },
  dossier: {
    columns: sql`d.id, 'dossier' as title, c.contract_number as subject, d.attempts::int as tries,
      d.created_at as since, null::timestamptz as "nextTryAt", d.failure as reason`,
    from: sql`from dossiers d join contracts c on c.id = d.contract_id where d.status = 'failed'
      and d.created_at > ${bind.now} - make_interval(hours => ${DOSSIER_HOURS})`,
    order: sql`d.created_at desc, d.id desc`,
  },
  picture: {
    columns: sql`f.id, f.kind as title, ${shownBy} as subject, f.tries::int as tries, f.created_at as since,
      f.due_at as "nextTryAt", f.failure as reason`,
    from: sql`from foreign_pictures f where f.failure is not null`,
    order: sql`f.created_at desc, f.id desc`,
  },
};
