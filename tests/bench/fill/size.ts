import { liveContract, marks, scattered, uuidOf } from "./values.ts";

/** The month in which the agency took the most payments, `YYYY-MM`: its first. */
export const busiestMonth = "2025-01";

/** Payments of that month, and people who earn by each completed contract: 200,000 commissions. */
export const size = { paymentsOfMonth: 50_000, earnersOfContract: 36 } as const;

/** Documents that everybody who earns commissions must hand in. */
const required = ["Firma Digital", "RUT", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida"];

/** Monthly limit, in COP, of the people paid by the benchmark: high enough never to be met. */
const LIMIT = 1_000_000_000_000;

/** Commissions of many people by each completed contract. */
export const earnersAtSize = (sellers: number): string =>
  `insert into commissions (id, created_at, updated_at, contract_id, vendedor_id, tipo_vendedor, porcentaje,
    monto_base, monto_comision, status,
    fecha_generacion, fecha_aprobacion, fecha_pago, mes, pagado_por_id)
  select ${uuidOf(marks.otherEarners, "n.number * 64 + k")}, at, at, n.id,
    4 + (n.number * 37 + k * 5) % ${sellers - 4}, 'asesor', 1, n.precio_total, n.precio_total / 100, state,
    at, case when state <> 'generated' then at + interval '2 days' end,
      case when state = 'paid' then at + interval '5 days' end,
    case when state = 'paid' then date_trunc('month', at)::date end, case when state = 'paid' then 3 end
  from (select c.*, row_number() over (order by c.id) as number from contracts c
    where c.status = 'completed') n
    cross join generate_series(4, ${size.earnersOfContract}) k
    cross join lateral (select n.completed_at + k * interval '1 second' as at,
      (array['generated', 'approved', 'paid'])[1 + n.number % 3] as state) v
  on conflict do nothing`;

/**
 * Returns the statements for rows that only the benchmark needs: many small payments within one month, three
 * of four still awaiting verification; commissions of many more people; and gerentes who meet every condition
 * for being paid.
 */
export const rowsAtSize = ({ sellers }: { readonly sellers: number }): readonly string[] => [
  `insert into payments (id, created_at, updated_at, contract_id, monto, tipo_pago, medio, fecha_pago,
    status, receipt_number, balance_after, verified_at, verified_by_id, created_by_id)
  select ${uuidOf(marks.paymentsOfMonth, "i")}, at, at, n.id, 1000 + ${scattered("i", 9)} * 1000,
    'transferencia', 'transferencia', at::date, case when verified then 'verified' else 'pending' end,
    case when verified then 'RM-' || lpad(i::text, 10, '0') end, case when verified then 0 end,
    case when verified then at + interval '1 day' end, case when verified then 3 end, n.asesor_id
  from generate_series(1, ${size.paymentsOfMonth}) i
    join (select c.id, c.asesor_id, row_number() over (order by c.id) - 1 as number, count(*) over () as all
      from contracts c where ${liveContract}) n on n.number = i % n.all
    cross join lateral (select timestamptz '${busiestMonth}-01 15:00:00+00'
        + i * interval '20 days' / ${size.paymentsOfMonth} as at, i % 4 = 0 as verified) v`,
  `update contracts c set total_pagado = least(p.paid, c.precio_total)
  from (select contract_id, sum(monto) as paid from payments where status = 'verified'
    group by contract_id) p where p.contract_id = c.id`,
  earnersAtSize(sellers),
  `insert into staff_documents (id, created_at, updated_at, user_id, document_name, status, file_id,
    file_key, filename, content_type, verified_by_id, verified_at, reviewed_at)
  select ${uuidOf(marks.ownPapers, "u.id * 8 + k.place")}, at, at, u.id, k.name, 'approved',
    ${uuidOf(marks.ownPapers, "u.id * 8 + k.place")}, 'propio-' || u.id || k.place, 'papel.pdf',
    'application/pdf', 1, at, at
  from users u cross join unnest(array[${required.map((name) => `'${name}'`).join()}])
    with ordinality k(name, place) cross join (select timestamptz '2025-01-01' as at) v where u.role = 4`,
  `update users set commission_limit = ${LIMIT} where role = 4`,
  `insert into no_withholdings (id, created_at, updated_at, user_id, confirmed_by_id)
  select ${uuidOf(marks.noWithholdings, "u.id")}, at, at, u.id, 1
  from users u cross join (select timestamptz '2025-01-01' as at) v where u.role = 4`,
];
