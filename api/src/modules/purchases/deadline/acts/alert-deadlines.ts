import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import type { DeadlineStep } from "../../purchase/purchase.events.ts";

interface Reached {
  readonly item_id: string;
  readonly contract_id: string;
  readonly hours: DeadlineStep;
}

/**
 * Sends alerts about deadlines that are less than 72, 24 or 12 hours away, or passed; only the nearest
 * reached step is sent, once. Inserting a row claims the step, so that two processes never send the same
 * alert. Items that are paid, need no purchase, or were not bought before their contract was cancelled have
 * no deadline. Returns whether more alerts may be left.
 */
export async function alertDeadlines(work: Work): Promise<boolean> {
  const reached = await work.rows<Reached>(sql`with open as (
       select i.id, i.contract_id, i.fecha_vencimiento_pago as deadline, case
         when i.fecha_vencimiento_pago < ${bind.now} then 0
         when i.fecha_vencimiento_pago < ${bind.now} + interval '12 hours' then 12
         when i.fecha_vencimiento_pago < ${bind.now} + interval '24 hours' then 24 else 72 end as hours
       from contract_items i join contracts c on c.id = i.contract_id
       where i.status in ('pendiente_compra', 'comprado_pendiente') and i.requiere_compra
         and i.fecha_vencimiento_pago < ${bind.now} + interval '72 hours'
         and (c.status = 'signed' or i.status = 'comprado_pendiente')
     ), near as (
       select o.* from open o
       where not exists (select 1 from deadline_alerts a where a.item_id = o.id and a.deadline = o.deadline
         and a.hours <= o.hours)
       order by o.deadline, o.id limit ${SLICE}
     ), claimed as (
       insert into deadline_alerts (item_id, deadline, hours, at)
       select n.id, n.deadline, n.hours, ${bind.now} from near n
       on conflict do nothing returning item_id, hours
     )
     select c.item_id, n.contract_id, c.hours from claimed c join near n on n.id = c.item_id
     order by c.hours, c.item_id`);
  for (const { item_id: itemId, contract_id: contractId, hours } of reached)
    await work.emit("item.deadline-near", { itemId, contractId, hours });
  return reached.length === SLICE;
}
