import type { Context } from "../../core/context.ts";
import { isGivenUp, millisecondsInQueue } from "../../core/jobs/failed-jobs.ts";
import type { Page, PageArgs } from "../../core/page.ts";
import { bind, raw, sql } from "../../core/read/sql.ts";
import { exportFormatLabels } from "../exports/export.rules.ts";
import { pictureOfLabels, type PictureOf } from "./foreign-picture/foreign-picture.rules.ts";
import { failedLists } from "./failed-work.sql.ts";
import type { FailedKind } from "./operation.enums.ts";
import { failedKindLabels } from "./operation.rules.ts";
import { waitingMailsFrom } from "./waiting-mail/waiting-mail.sql.ts";
import { shownReason } from "./shown-reason.ts";
import { taskLabel } from "../reports/my-day/task-label.ts";
import type { FailedWork, OperationState, WaitingQueue } from "./operation.types.ts";

const titleOf: Readonly<Record<FailedKind, (title: string) => string>> = {
  task: taskLabel,
  mail: (channel) => (channel === "sms" ? "SMS" : "Correo"),
  provider_event: () => "Evento de un pago en línea",
  unconfirmed_payment: () => "Pago en línea verificado",
  dossier: () => taskLabel("dossiers.make"),
  picture: (of) => pictureOfLabels[of as PictureOf],
  export: (format) => `Exportación en ${exportFormatLabels[format as keyof typeof exportFormatLabels]}`,
};

/** Returns a page of failed work of a kind, newest first. */
export async function failedWork(
  { read }: Context,
  kind: FailedKind,
  { page, limit, offset }: PageArgs,
): Promise<Page<FailedWork>> {
  const { items, total } = await read.listing<FailedWork>({ ...failedLists[kind], limit, offset });
  return {
    items: items.map((row) => ({
      ...row,
      kind,
      title: titleOf[kind](row.title),
      subject: row.subject && shownReason(row.subject),
      reason: shownReason(row.reason),
    })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

/**
 * Returns the number of failures by kind, and the number of jobs in each queue with the age of the oldest.
 */
export async function operationState({ read }: Context): Promise<OperationState> {
  const {
    task,
    mail,
    provider_event: event,
    unconfirmed_payment: payment,
    export: file,
    dossier,
    picture,
  } = failedLists;
  const age = (since: string) => sql`extract(epoch from ${bind.now} - min(${raw(since)}))::int`;
  const { queues, ...failed } = await read.row<OperationState>(
    sql`select (select count(*) ${task.from}) as task, (select count(*) ${mail.from}) as mail,
      (select count(*) ${event.from}) as "providerEvent",
      (select count(*) ${payment.from}) as "unconfirmedPayment", (select count(*) ${file.from}) as export,
      (select count(*) ${dossier.from}) as dossier, (select count(*) ${picture.from}) as picture,
      (select count(*) ${waitingMailsFrom}) as "waitingMail",
      (select coalesce(json_agg(q order by q.waiting + q.running desc, q.name), '[]') from (
        select j.task_identifier as name,
          count(*) filter (where j.locked_at is null)::int as waiting,
          count(*) filter (where j.locked_at is not null)::int as running,
          (max(${millisecondsInQueue}) filter (where j.locked_at is null) / 1000)::int as "oldestSeconds"
        from graphile_worker.jobs j where not (${isGivenUp}) group by j.task_identifier
        union all
        select 'provider-events', count(*)::int, 0, ${age("e.received_at")}
        from card_events e where e.applied_at is null having count(*) > 0
        union all
        select 'notice-deliveries', count(*)::int, 0, ${age("d.due_at")}
        from notice_deliveries d where d.done_at is null and d.due_at <= ${bind.now} having count(*) > 0
      ) q) as queues`,
  );
  return { ...failed, queues: queues.map(named) };
}

const ownQueues: Readonly<Record<string, string>> = {
  "provider-events": failedKindLabels.provider_event,
  "notice-deliveries": "Avisos por fuera de la aplicación",
};

const named = (queue: WaitingQueue): WaitingQueue => ({
  ...queue,
  title: ownQueues[queue.name] ?? taskLabel(queue.name),
});
