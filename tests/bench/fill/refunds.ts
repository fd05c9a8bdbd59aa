import { marks, oneOf, uuidOf } from "./values.ts";

/**
 * One refund of every third verified payment's contract, and one case of every third payment: most of them
 * settled, some owed or waiting, as in the books of an agency that has worked for years.
 */
export const refundRows: readonly string[] = [
  `insert into refunds (id, created_at, updated_at, contract_id, monto, reason, status, note, due_on,
    account_bank, account_kind, account_number, account_holder, account_document_type, account_document,
    account_at, paid_on, paid_at, paid_by_id, means, comprobante_file_id, comprobante_key,
    comprobante_filename, comprobante_content_type, annulled_at, annul_reason)
  select ${uuidOf(marks.refunds, "n")}, at, at, contract_id, 1000, 'cancelacion', status, 'Lo acordado',
    (at + interval '15 days')::date, 'Bancolombia', 'ahorros', lpad(n::text, 11, '1'), 'María Pérez', 'cc',
    '52123456', at,
    case when status = 'pagada' then (at + interval '9 days')::date end,
    case when status = 'pagada' then at + interval '9 days' end, case when status = 'pagada' then 3 end,
    case when status = 'pagada' then 'transferencia' end,
    case when status = 'pagada' then ${uuidOf(marks.refunds, "n")} end,
    case when status = 'pagada' then 'refunds/' || n end, case when status = 'pagada' then 'pago.pdf' end,
    case when status = 'pagada' then 'application/pdf' end,
    case when status = 'anulada' then at + interval '2 days' end,
    case when status = 'anulada' then 'Se abrió por error' end
  from (select p.contract_id, p.created_at as at, row_number() over (order by p.id) as n from payments p
    where p.status = 'verified' and p.contract_id is not null and p.monto >= 2000) p
  cross join lateral (select ${oneOf(
    [...Array.from({ length: 17 }, () => "pagada"), "anulada", "abierta", "pagada"],
    "n",
  )} as status) s where n % 3 = 0`,
  `insert into chargebacks (id, created_at, updated_at, number, payment_id, cause, detail, status, known_on,
    claimed_on, claim_until, due_on, decided_at, decided_by_id, decision_note)
  select ${uuidOf(marks.chargebacks, "n")}, at, at, 'RP-' || lpad(n::text, 10, '0'), id, 'no_recibido',
    'No llegó la reserva', status, at::date, at::date, at::date + 7, at::date + 21,
    case when status <> 'abierto' then at + interval '4 days' end, case when status <> 'abierto' then 3 end,
    case when status <> 'abierto' then 'Lo revisamos' end
  from (select p.id, p.created_at as at, row_number() over (order by p.id) as n from payments p
    where p.status = 'verified') p
  cross join lateral (select ${oneOf(
    [...Array.from({ length: 18 }, () => "no_procede"), "abierto", "procede"],
    "n",
  )} as status) s where n % 3 = 0`,
];
