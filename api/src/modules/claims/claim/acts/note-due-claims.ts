import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { noticeUntil } from "../claim.rules.ts";

interface Due {
  readonly id: string;
  readonly dueOn: string;
}

/**
 * Notifies the people who answer about requests due within three working days, and about overdue ones, once
 * each. Marking a row claims it, so two processes never send the same notice.
 */
export async function noteDueClaims(work: Work): Promise<void> {
  const overdue = await work.rows<Due>(
    sql`update claims set overdue_noticed_at = ${bind.now}, noticed_at = coalesce(noticed_at, ${bind.now})
      where status in ('recibido', 'en_tramite') and overdue_noticed_at is null and due_on < ${bind.today}
     returning id, due_on::text as "dueOn"`,
  );
  for (const { id, dueOn } of overdue) {
    work.audit("claim.overdue", id, { dueOn });
    await work.emit("claim.overdue", { claimId: id });
  }
  const near = await work.rows<Due>(
    sql`update claims set noticed_at = ${bind.now} where status in ('recibido', 'en_tramite')
       and noticed_at is null and due_on <= ${noticeUntil(work.today)}::date
     returning id, due_on::text as "dueOn"`,
  );
  for (const { id, dueOn } of near) {
    work.audit("claim.due-near", id, { dueOn });
    await work.emit("claim.due-near", { claimId: id });
  }
}
