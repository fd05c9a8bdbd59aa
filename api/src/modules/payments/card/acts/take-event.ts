import { v7 } from "uuid";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { tellTransaction } from "../../../../core/wompi/transaction.ts";
import type { WompiEvent } from "../../../../core/wompi/event.ts";
import "../card.jobs.ts";

/**
 * Keeps an event of the provider, once however often it comes; what it tells is applied by a job of this
 * transaction, so that the provider is answered at once and nothing that it said is lost.
 */
export async function takeEvent(work: Work, { event }: { readonly event: WompiEvent }): Promise<void> {
  const { kind, transaction } = event;
  const id = v7();
  const told = transaction && JSON.stringify(tellTransaction(transaction));
  const kept = await work.rows<{ id: string }>(
    sql`insert into card_events (id, kind, transaction_id, status, told, received_at, applied_at, outcome)
      values (${id}, ${kind}, ${transaction?.id ?? null}, ${transaction?.status ?? null}, ${told}::jsonb,
        ${work.now}, ${transaction ? null : work.now}, ${transaction ? null : "nothing-new"})
      on conflict do nothing returning id`,
  );
  if (kept.length > 0 && transaction)
    await work.job("payments.card-event", { eventId: id }, `card-event:${id}`);
}
