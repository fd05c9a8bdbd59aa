import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { type Floor, known, newId, statement } from "./hand.ts";
import { noticeTo, notified } from "./notices.ts";
import { newCode, pesos } from "./words.ts";

interface Variables {
  readonly id: string;
}

interface Contract {
  readonly id: string;
  readonly number: string;
  readonly client: number;
  readonly seller: number;
  readonly open: number;
  readonly paid: number;
}

const contract = statement(`select c.id, c.contract_number as number, c.cliente_id as client,
    c.asesor_id as seller, (c.precio_total - c.total_pagado)::int as open, c.total_pagado::int as paid
  from contracts c where c.id = (select p.contract_id from payments p where p.id = $1) for update`);
const payment =
  statement(`select p.monto::int as monto from payments p where p.id = $1 and p.status = 'pending'
    and p.wompi_reference is null and p.decision_note is null and p.created_by_id <> $2
    and not exists (select from month_closings k
      where k.reopened_at is null and k.mes = to_char(p.fecha_pago, 'YYYY-MM')) for update`);
const number = statement(`insert into sequences (kind, year, last) values ('RC', $1, 1)
  on conflict (kind, year) do update set last = sequences.last + 1 returning last`);
const verified = statement(`with
  issued as (insert into issued_documents (id, code, kind, number, record_id, state, issued_at)
    values ($4, $5, 'receipt', $6, $1::uuid, 'vigente', $2))
  update payments set status = 'verified', receipt_number = $6, balance_after = $7, verified_at = $2,
    verified_by_id = $3, updated_at = $2 where id = $1::uuid`);
const settled = statement(`with
  paid as (select fecha_pago, sum(monto) over (order by fecha_pago, id) as upto from payments
    where contract_id = $1 and status = 'verified'),
  given as (select coalesce(sum(monto), 0) as back from refunds
    where contract_id = $1 and reason = 'retracto_parcial' and status <> 'anulada'),
  total as (select greatest(coalesce(max(upto), 0) - (select back from given), 0) as paid from paid),
  due as (select id, monto, sum(monto) over (order by fecha_vencimiento, numero) - monto as before
    from plan_lines where contract_id = $1),
  lines as (update plan_lines line set pagado = greatest(0, least(due.monto, total.paid - due.before)),
    fecha_pago = (select min(paid.fecha_pago) from paid where paid.upto >= due.before + due.monto)
    from due, total where line.id = due.id)
  update contracts c set total_pagado = total.paid, updated_at = $2 from total where c.id = $1
  returning total.paid::int as paid`);
const proposals = statement(`delete from bank_proposals b where b.contract_id = $1
  and (exists (select from bank_movements m where m.id = b.movement_id and m.state <> 'libre')
    or exists (select from payments p where p.id = b.payment_id and not p.sin_respaldo)
    or exists (select from plan_lines l where l.id = b.plan_line_id and l.pagado = l.monto)
    or b.by_amount and exists (select from bank_movements m left join payments p on p.id = b.payment_id
      left join plan_lines l on l.id = b.plan_line_id where m.id = b.movement_id and m.amount - m.backed <>
        case when b.payment_id is null then l.monto - l.pagado else p.monto - p.respaldado end))`);
const answer = statement(`select json_build_object('id', p.id, 'status', p.status, 'receiptNumber',
  p.receipt_number, 'balanceAfter', p.balance_after, 'contract', (select json_build_object('totalPagado',
    c.total_pagado, 'saldoPendiente', c.precio_total - c.total_pagado) from contracts c
    where c.id = p.contract_id))::text as text from payments p where p.id = $1`);

/**
 * The contract and the payment, held; the number of the receipt; the payment with the document that can be
 * verified; the plan and the sum paid; the bank's proposals that are over; and two notices, of which the
 * client's has a letter of its own with the receipt: a job prints it.
 */
const floor: Floor<Variables> = async (hand, { id }) => {
  const { run, actor, now } = hand;
  const of = known((await run<Contract>(contract, [id]))[0]);
  const { monto } = known((await run<{ monto: number }>(payment, [id, actor.id]))[0]);
  const drawn = known((await run<{ last: number }>(number, [now.getFullYear()]))[0]);
  const receiptNumber = `RC-${now.getFullYear()}-${String(drawn.last).padStart(6, "0")}`;
  const balanceAfter = of.open - monto;
  await run(verified, [id, now, actor.id, newId(), newCode(), receiptNumber, balanceAfter]);
  const { paid } = known((await run<{ paid: number }>(settled, [of.id, now]))[0]);
  await run(proposals, [of.id]);
  const people = await notified(hand, { ids: [of.client, of.seller] });
  const link = `/contratos/${of.id}?pestana=pagos`;
  const data = { contract_id: of.id, payment_id: id };
  const detail = { contractId: of.id, monto, receiptNumber, balanceAfter };
  const said = { type: "payment_verified", category: "payment", link, data, contract: of.id } as const;
  const toClient = {
    title: "Confirmamos tu pago",
    message: `Tu pago de ${pesos(monto)} para el contrato ${of.number} quedó verificado.`,
    letter: true,
  } as const;
  const toSeller = {
    title: "Pago verificado",
    message: `El pago de ${pesos(monto)} del contrato ${of.number} quedó verificado.`,
  };
  await close(hand, {
    history: [
      { type: "payment.verified", record: id, detail },
      { type: "contract.paid", record: of.id, detail: { before: of.paid, after: paid } },
    ],
    changed: [`payment:${id}`, `contract:${of.id}`],
    notices: people.map((person) =>
      noticeTo(hand, person, { ...said, ...(person.id === of.client ? toClient : toSeller) }),
    ),
    jobs: [{ task: "payments.receipt", payload: { paymentId: id }, key: `payment-receipt:${id}` }],
  });
  return [answer, [id]];
};

/** A payment that counts from now on; another person registered it. */
export const verifyPayment: ActOf<Variables> = {
  name: "verify-payment",
  document: `mutation VerifyPayment($id: ID!) {
    verifyPayment(id: $id) { id status receiptNumber balanceAfter contract { totalPagado saldoPendiente } }
  }`,
  root: "verifyPayment",
  by: "accountant",
  variables: ({ ids }) => ({ id: textOf(ids, "payment") }),
  learned: () => ({}),
  same: ({ id: _, receiptNumber: __, ...rest }) => rest,
  floor,
};
