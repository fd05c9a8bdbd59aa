import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { noticeUntil } from "../claim.rules.ts";

interface Due {
  readonly id: string;
  readonly dueOn: string;
}

/**
 * Notifies the people who answer requests about a batch of requests that are due within three working days or
 * overdue, once each. Marking a row claims it, so that two processes never send the same notice. Returns
 * whether there may be more.
 */
export async function noteDueClaims(work: Work): Promise<boolean> {
  const overdue = await work.rows<Due>(
    sql`update claims set overdue_noticed_at = ${bind.now}, noticed_at = coalesce(noticed_at, ${bind.now})
     where id in (
       select id from claims
       where status in ('recibido', 'en_tramite') and overdue_noticed_at is null and due_on < ${bind.today}
       order by due_on, id limit ${SLICE} for update skip locked)
     returning id, due_on::text as "dueOn"`,
  );
  for (const { id, dueOn } of overdue) {
    work.audit("claim.overdue", id, { dueOn });
    await work.emit("claim.overdue", { claimId: id });
  }
  const near = await work.rows<Due>(
    sql`update claims set noticed_at = ${bind.now} where id in (
       select id from claims where status in ('recibido', 'en_tramite')
         and noticed_at is null and due_on <= ${noticeUntil(work.today)}::date
       order by due_on, id limit ${SLICE} for update skip locked)
     returning id, due_on::text as "dueOn"`,
  );
  for (const { id, dueOn } of near) {
    work.audit("claim.due-near", id, { dueOn });
    await work.emit("claim.due-near", { claimId: id });
  }
  return overdue.length === SLICE || near.length === SLICE;
}
