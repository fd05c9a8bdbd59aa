import { liveContract, marks, oneOf, scattered, uuidOf } from "./values.ts";

/**
 * Two payments of each contract that may take them, the first verified and the second awaiting it; of the
 * largest one twelve.
 */
export function paymentRows(largestContract: string): readonly string[] {
  return [
    `insert into payments (id, created_at, updated_at, contract_id, monto, tipo_pago, medio, fecha_pago,
      status, referencia_pago, banco_origen,
      pagador_nombre, registration_note, receipt_number, balance_after, verified_at, verified_by_id,
        created_by_id)
    select ${uuidOf(marks.payments, "n.number * 16 + k")}, at, at, n.id, monto,
      ${oneOf(["transferencia", "efectivo", "tarjeta"], "n.number + k")},
      ${oneOf(["transferencia", "efectivo", "datafono"], "n.number + k")},
      at::date, case when verified then 'verified' else 'pending' end,
        'TRX-' || lpad((n.number * 16 + k)::text, 10, '0'), 'Bancolombia',
      n.cliente->>'name', 'Abono ' || k, case when verified then 'RC-' || lpad((n.number * 16 + k)::text, 10,
        '0') end,
      case when verified then greatest(n.precio_total - k * monto, 0) end,
        case when verified then at + interval '1 day' end,
      case when verified then 3 end, n.asesor_id
    from (select c.*, row_number() over (order by c.id) as number from contracts c where ${liveContract}) n
      cross join lateral generate_series(1, case n.id when '${largestContract}' then 12 else 2 end) k
      cross join lateral (select n.created_at + k * interval '9 days' as at,
        100000 + ${scattered("n.number + k", 100)} * 1000 as monto,
        k % 2 = 1 as verified) v`,
    `update contracts c set total_pagado = least(p.paid, c.precio_total)
    from (select contract_id, sum(monto) as paid from payments where status = 'verified'
      group by contract_id) p where p.contract_id = c.id`,
  ];
}
