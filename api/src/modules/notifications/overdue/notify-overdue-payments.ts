import { tabOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { notifyPeople } from "../notify-people.ts";

/** Days after which an overdue payment is no longer notified: an older one was already overdue before. */
const LATEST = 3;

interface Overdue {
  readonly contractId: string;
  readonly lineId: string;
  readonly text: string;
  readonly due: string;
  readonly open: number;
}

/**
 * Notifies the seller, and the client in their account, about overdue payments: once each, unless payments
 * awaiting verification cover them. Inserting a row claims it.
 */
export async function notifyOverduePayments(work: Work): Promise<void> {
  const overdue = await work.rows<Overdue>(sql`with claimed as (
      insert into overdue_notices (plan_line_id, due, at)
      select l.id, l.fecha_vencimiento, ${bind.now} from plan_lines l join contracts c on c.id = l.contract_id
      where l.fecha_vencimiento between ${bind.today} - ${LATEST}::int and ${bind.today} - 1
        and l.pagado < l.monto and c.status in ('signed', 'completed')
        and ${awaitingOf("contract_id", raw("c.id"))} < l.monto - l.pagado
      on conflict do nothing returning plan_line_id
    )
    select l.contract_id as "contractId", l.id as "lineId", l.descripcion as text,
      l.fecha_vencimiento::text as due, (l.monto - l.pagado)::int8 as open
    from claimed k join plan_lines l on l.id = k.plan_line_id order by l.contract_id, l.numero`);
  for (const one of overdue) await notifyOverdue(work, one);
}

async function notifyOverdue(work: Work, { contractId, lineId, text, due, open }: Overdue): Promise<void> {
  const contract = await work.em.findOneOrFail(Contract, { id: contractId });
  const about = {
    type: "payment_overdue",
    link: tabOf("contract", contractId, "pagos"),
    data: { contract_id: contractId, plan_line_id: lineId },
  } as const;
  const owed = `«${text}» por ${formatCop(Number(open))} venció el ${spokenDay(due)}`;
  await notifyPeople(work, [sellerOf(contract)], {
    ...about,
    message: `Contrato ${contract.contractNumber}: ${owed} y no está pagado.`,
  });
  await notifyPeople(work, [contract.account?.id], {
    ...about,
    title: "Tienes un pago vencido",
    message: `${owed}. Si ya pagaste, repórtalo en la página de tu viaje.`,
  });
}
