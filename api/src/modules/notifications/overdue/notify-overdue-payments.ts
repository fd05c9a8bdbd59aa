import { tabOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { type AddressedNotice, notifyEach } from "../notify.ts";
import { toPerson } from "../notify-people.ts";

/** Days after which an overdue payment no longer causes a notice, because it was already overdue before. */
const LATEST = 3;

interface Overdue {
  readonly contractId: string;
  readonly lineId: string;
  readonly text: string;
  readonly due: string;
  readonly open: number;
}

/** Maximum number of overdue payments notified in one transaction. */
const AT_ONCE = 25;

/**
 * Notifies the seller, and the client in their account, about the next overdue payments, once for each.
 * Payments covered by payments awaiting verification are skipped. Inserting a row claims a payment. Returns
 * whether more may be left.
 */
export async function notifyOverduePayments(work: Work): Promise<boolean> {
  const overdue = await work.rows<Overdue>(sql`with claimed as (
      insert into overdue_notices (plan_line_id, due, at)
      select l.id, l.fecha_vencimiento, ${bind.now} from plan_lines l join contracts c on c.id = l.contract_id
      where l.fecha_vencimiento between ${bind.today} - ${LATEST}::int and ${bind.today} - 1
        and l.pagado < l.monto and c.status in ('signed', 'completed')
        and ${awaitingOf("contract_id", raw("c.id"))} < l.monto - l.pagado
        and not exists (select from overdue_notices o
          where o.plan_line_id = l.id and o.due = l.fecha_vencimiento)
      limit ${raw(String(AT_ONCE))} on conflict do nothing returning plan_line_id
    )
    select l.contract_id as "contractId", l.id as "lineId", l.descripcion as text,
      l.fecha_vencimiento::text as due, (l.monto - l.pagado)::int8 as open
    from claimed k join plan_lines l on l.id = k.plan_line_id order by l.contract_id, l.numero`);
  if (overdue.length === 0) return false;
  const contracts = await work.em.find(Contract, {
    id: { $in: overdue.map(({ contractId }) => contractId) },
  });
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  await notifyEach(
    work,
    overdue.flatMap((one) => overdueNotices(work, one, byId.get(one.contractId)!)),
  );
  return true;
}

function overdueNotices(
  work: Work,
  { contractId, lineId, text, due, open }: Overdue,
  contract: Contract,
): AddressedNotice[] {
  const about = {
    type: "payment_overdue",
    link: tabOf("contract", contractId, "pagos"),
    data: { contract_id: contractId, plan_line_id: lineId },
  } as const;
  const owed = `«${text}» por ${formatCop(Number(open))} venció el ${spokenDay(due)}`;
  return [
    ...toPerson(work, sellerOf(contract) ?? null, {
      ...about,
      message: `Contrato ${contract.contractNumber}: ${owed} y no está pagado.`,
    }),
    ...toPerson(work, contract.account?.id ?? null, {
      ...about,
      title: "Tienes un pago vencido",
      message: `${owed}. Si ya pagaste, repórtalo en la página de tu viaje.`,
    }),
  ];
}
