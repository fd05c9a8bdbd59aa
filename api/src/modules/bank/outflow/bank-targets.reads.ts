import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { addDays, type Day } from "../../../core/colombia/days.ts";
import { sql } from "../../../core/read/sql.ts";
import { COP, Day as DayScalar } from "../../../core/scalars.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { BankConcept } from "../bank.enums.ts";
import { outflowTargets } from "../matching/outflow-targets.sql.ts";
import { registeringOf, whoRegisters } from "./bank-part.rules.ts";

/** Days before and after a movement that are searched by hand, and the most that is listed. */
const [AROUND, MOST] = [120, 30];

/** Movement and search words. */
@ArgsType()
export class BankTargetArgs {
  @Field(() => ID) movementId!: string;
  @Field(() => String, { nullable: true }) search?: string | null;
}

/** Something that the agency paid or owes, as it is chosen for an outflow. */
@ObjectType({ simpleResolvers: true })
export class BankTarget {
  @Field(() => BankConcept, { description: "Qué es." }) concept!: BankConcept;
  @Field(() => ID, { nullable: true, description: "Identificador de la cuota." }) installmentId!:
    string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la compra." }) purchaseId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador del pago de varias." })
  providerPaymentId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador del pago de comisiones." })
  payoutId!: string | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta de quien las recibió." })
  sellerId!: number | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la comisión aprobada." })
  commissionId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la devolución." }) refundId!:
    string | null;
  @Field(() => String, { description: "Qué es, como se lee." }) label!: string;
  @Field(() => COP, { description: "Cuánto es, en COP." }) amount!: number;
  @Field(() => DayScalar, { description: "Día en que se pagó o vence." }) day!: Day;
  @Field(() => Boolean, { description: "Si ya está pagado; si no, al elegirlo se registra su pago." })
  paid!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "Quién puede registrarlo, si quien consulta no; nulo si puede.",
  })
  impediment!: string | null;
}

/**
 * Returns what the agency paid or owes around a movement and no movement shows, the nearest amount first. For
 * money that comes in, the purchases of which a provider may give money back.
 */
export async function bankTargets(
  context: Context,
  { movementId, search }: BankTargetArgs,
): Promise<readonly BankTarget[]> {
  const [movement] = await context.read.rows<{ day: Day; amount: string }>(
    sql`select day::text as day, amount from bank_movements where id = ${movementId}`,
  );
  if (!movement) return [];
  const { day } = movement;
  const amount = Math.abs(Number(movement.amount));
  const targets = outflowTargets(addDays(day, -AROUND), addDays(day, AROUND));
  const words = search?.trim() ? search.trim() : null;
  const comesIn = Number(movement.amount) > 0;
  const found = await context.read.rows<BankTarget & object>(
    sql`with t as (
        select concept, installment_id, purchase_id, provider_payment_id, payout_id, seller_id,
          null::uuid as commission_id, refund_id, amount, day, paid, coalesce(payee, '') as payee
        from (${targets}) t where not ${comesIn}::boolean
        union all
        select 'comisiones', null, null, null, null, c.vendedor_id, c.id, null, c.monto_comision,
          (c.fecha_aprobacion at time zone 'America/Bogota')::date, false, u.name || ' ' || u.lastname
        from commissions c join users u on u.id = c.vendedor_id
        where c.status = 'approved' and c.clase = 'comision' and not ${comesIn}::boolean
        union all
        select 'devolucion_proveedor', null, p.id, null, null, null, null, null, p.costo, p.fecha_compra,
          true, p.proveedor
        from purchases p where ${comesIn}::boolean and p.paid_at is not null
          and p.fecha_compra >= ${addDays(day, -3 * AROUND)}::date
      ), named as (
        select t.*, concat_ws(', ', nullif(t.payee, ''), coalesce(k.contract_number, rk.contract_number,
            ck.contract_number), case when n.id is not null
              then 'cuota ' || n.numero_cuota || ' de ' || p.numero_cuotas end,
            case when t.payout_id is not null then 'comisiones pagadas' end,
            case when t.provider_payment_id is not null then 'pago de varias' end) as label
        from t left join installments n on n.id = t.installment_id
          left join purchases p on p.id = coalesce(t.purchase_id, n.purchase_id)
          left join contract_items i on i.id = p.contract_item_id
          left join contracts k on k.id = i.contract_id
          left join refunds r on r.id = t.refund_id left join contracts rk on rk.id = r.contract_id
          left join commissions c on c.id = t.commission_id left join contracts ck on ck.id = c.contract_id
      )
      select concept, installment_id as "installmentId", purchase_id as "purchaseId",
        provider_payment_id as "providerPaymentId", payout_id as "payoutId", seller_id as "sellerId",
        commission_id as "commissionId", refund_id as "refundId", label, amount, day::text as day, paid
      from named where ${words}::text is null
        or not exists (select from unnest(string_to_array(plain_text(${words}::text), ' ')) w
          where w <> '' and position(w in plain_text(label)) = 0)
      order by abs(amount - ${amount}::bigint), abs(day - ${day}::date), label limit ${MOST}::int`,
  );
  return found.map((row) => ({ ...row, amount: Number(row.amount), impediment: impedimentOf(context, row) }));
}

function impedimentOf({ viewer }: Context, { concept, paid }: BankTarget): string | null {
  const capability = paid ? null : registeringOf(concept);
  return capability && !may(viewer?.role, capability) ? whoRegisters(capability) : null;
}
