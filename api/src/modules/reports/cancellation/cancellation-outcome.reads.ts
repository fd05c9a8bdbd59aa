import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { firstOfNextMonth } from "../../commissions/commission/limit/paid-month.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { leftToRefund } from "../../payments/refund/refund-sums.ts";
import { pointsEarned, pointsTakenBack } from "../../rewards/points.rules.ts";
import type { CancellationOutcome } from "./cancellation-outcome.types.ts";

type Found = Pick<
  CancellationOutcome,
  "voided" | "adjusted" | "purchases" | "invoiceNumber" | "openAddendum"
> & {
  readonly awaiting: string;
  readonly quoteNumber: string | null;
  /** Points balance of the person who referred the client; null without one. */
  readonly balance: number | null;
};

const commissions = (contractId: string, which: Fragment): Fragment => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'seller', concat_ws(' ', u.name, u.lastname),
    'amount', m.monto_comision) order by m.id), '[]')
  from commissions m join users u on u.id = m.vendedor_id
  where m.contract_id = ${contractId} and m.clase = 'comision' and ${which})`;

/**
 * Returns the effects that cancelling a contract now would have; a test checks that the cancellation has the
 * same effects.
 */
export async function cancellationOutcome(
  context: Context,
  contractId: string,
): Promise<CancellationOutcome> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const { id } = contract;
  const [found] = await scope.rows<Found>(sql`select
    ${commissions(id, sql`m.status not in ('voided', 'paid')`)} as voided,
    ${commissions(id, sql`m.status = 'paid'`)} as adjusted,
    (select coalesce(json_agg(json_build_object('id', p.id, 'item', i.descripcion, 'provider', p.proveedor,
        'cost', p.costo, 'owed', p.saldo_pendiente) order by p.id), '[]')
      from purchases p join contract_items i on i.id = p.contract_item_id
      where i.contract_id = ${id} and p.voided_at is null) as purchases,
    (select q.quote_number from quotes q where q.id = c.quote_id and c.signed_at is null) as "quoteNumber",
    (select f.number from invoices f where f.contract_id = ${id}
      and f.credited_amount < f.total_amount) as "invoiceNumber",
    (select a.number from addenda a where a.contract_id = ${id} and a.status in ('draft', 'sent'))
      as "openAddendum",
    ${awaitingOf("contract_id", sql`c.id`)}::text as awaiting,
    (select l.balance from point_movements l where l.user_id = (
        select e.user_id from point_movements e where e.customer_id = c.cliente_id and e.kind = 'earned'
        order by e.at desc, e.id desc limit 1)
      order by l.ordinal desc limit 1) as balance
    from contracts c where c.id = ${id}`);
  const refundable = Math.max(await leftToRefund(scope, { kind: "contract", id }), 0);
  return {
    contractId: id,
    voided: found?.voided ?? [],
    adjusted: found?.adjusted ?? [],
    adjustedIn: firstOfNextMonth(scope.today),
    refundable,
    awaiting: Number(found?.awaiting ?? 0),
    purchases: found?.purchases ?? [],
    points: pointsTakenBack(pointsEarned(refundable), found?.balance ?? 0),
    quoteNumber: found?.quoteNumber ?? null,
    invoiceNumber: found?.invoiceNumber ?? null,
    openAddendum: found?.openAddendum ?? null,
  };
}
