import { v7 } from "uuid";
import type { Services } from "../../../../core/context.ts";
import { addJob } from "../../../../core/mutation/add-job.ts";
import { rowsIn } from "../../../../core/read/rows.ts";
import { sql } from "../../../../core/read/sql.ts";
import { describedTransaction } from "../../wompi/transaction.ts";
import type { WompiEvent } from "../../wompi/event.ts";

/**
 * Stores events of the provider, each once however often it is sent. One statement stores the events and adds
 * the job that applies them, so that the provider gets its answer immediately and no event is lost.
 */
export async function takeEvents({ orm, clock }: Services, events: readonly WompiEvent[]): Promise<void> {
  const rows = events.map(({ kind, transaction }) => ({
    id: v7(),
    kind,
    transaction_id: transaction?.id ?? null,
    status: transaction?.status ?? null,
    told: transaction && describedTransaction(transaction),
  }));
  const now = clock.now();
  await rowsIn(
    orm.em.fork(),
    sql`with kept as (
      insert into card_events (id, kind, transaction_id, status, told, received_at, applied_at, outcome)
      select id, kind, transaction_id, status, told, ${now},
        case when told is null then ${now}::timestamptz end, case when told is null then 'nothing-new' end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as event (id uuid, kind text, transaction_id text, status text, told jsonb)
      on conflict do nothing returning told
    )
    select ${addJob("payments.card-event", {}, "card-event")}
    from (select from kept where told is not null limit 1) as something`,
  );
}
