import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { Contract } from "../contract.entity.ts";

const laid = (contractId: string) => sql`
  with paid as (
    select fecha_pago, sum(monto + retenido) over (order by fecha_pago, id) as upto,
      sum(retenido) over () as withheld
    from payments where contract_id = ${contractId} and status = 'verified'),
  given as (
    select coalesce(sum(monto), 0) as back from refunds
    where contract_id = ${contractId} and reason = 'retracto_parcial' and status <> 'anulada'),
  total as (select greatest(coalesce(max(upto), 0) - (select back from given), 0) as paid,
    coalesce(max(withheld), 0) as withheld from paid),
  due as (
    select id, monto, sum(monto) over (order by fecha_vencimiento, numero) - monto as before
    from plan_lines where contract_id = ${contractId}),
  written as (
    update plan_lines line set
      pagado = greatest(0, least(due.monto, total.paid - due.before)),
      fecha_pago = (select min(paid.fecha_pago) from paid where paid.upto >= due.before + due.monto)
    from due, total where line.id = due.id)
  select paid::text, withheld::text from total`;

/**
 * Updates a contract after its verified payments changed: `totalPagado`, and the paid part and paid day of
 * each plan line, oldest due date first. The withheld part counts as its payment's money does, and is
 * also stored apart in `totalRetenido`. Money refunded by a retracto that keeps the flight, and therefore
 * the contract, does not count as paid. The caller holds the contract's lock and has already changed the
 * payments or the plan.
 */
export async function settlePayments(work: Work, contract: Contract): Promise<void> {
  await work.save();
  const [total] = await work.rows<{ paid: string; withheld: string }>(laid(contract.id));
  const after = Number(total?.paid ?? 0);
  contract.totalRetenido = Number(total?.withheld ?? 0);
  if (after === contract.totalPagado) return;
  work.audit("contract.paid", contract.id, { before: contract.totalPagado, after });
  contract.totalPagado = after;
}
