import { instantOf, marks, oneOf, scattered, uuidOf } from "./values.ts";

const kinds = [
  "tickets",
  "alojamiento",
  "traslados",
  "asistencia_medica",
  "equipaje",
  "excursiones",
  "alimentacion",
];

/** Number of the contract with many items. */
const largest = 777;
/** Id of the contract with many items. */
export const largestContract = `01900002-0000-7000-8000-${largest.toString(16).padStart(12, "0")}`;

/** Returns the SQL condition of rows so old that their provider is fully paid. */
const settled = (createdAt: string): string => `${createdAt} < timestamptz '2026-10-01 00:00:00+00'`;

/**
 * The contracts of the converted quotes, five items each, all bought; half of the purchases above
 * 2,000,000 COP are paid in six installments. Purchases made before October are paid; of the later ones
 * half are, and two installments of each. One contract has many items, and six months of dated shares.
 */
export function contractRows({
  contracts,
  itemsOfLargest,
}: {
  readonly contracts: number;
  readonly itemsOfLargest: number;
}): readonly string[] {
  const item = "c.i * 64 + k";
  return [
    `create temporary table numbered as
      select q.id as quote_id, row_number() over (order by q.created_at)::int as i, q.created_at as at
      from quotes q where q.status = 'converted'`,
    `insert into contracts (id, created_at, updated_at, contract_number, quote_id, cliente, cliente_id,
      asesor_id, lider_id, gerente_id,
      signed_asesor_id, signed_lider_id, signed_gerente_id, created_by_id,
      status, trip_type, forma_pago, origen, destino, numero_pasajeros, precio_total, fecha_inicio_viaje,
        fecha_fin_viaje, signed_at,
      completed_at, cancelled_at, cancel_reason, content_changed_at, clausulas, contract_item, customer_id)
    select ${uuidOf(marks.contracts, "n.i")}, n.at + interval '3 days', n.at + interval '4 days',
      'CON-' || lpad(n.i::text, 8, '0'), q.id,
      jsonb_build_object('name', u.name, 'lastname', u.lastname, 'email', u.email, 'phone', u.phone), u.id,
        q.asesor_id, q.lider_id,
      q.gerente_id, signed.asesor_id, signed.lider_id, signed.gerente_id, q.asesor_id, state, q.trip_type,
        ${oneOf(["contado", "cuotas"], "n.i")}, q.origen, q.destino, q.numero_personas,
      case n.i when ${largest} then 60000000 else q.precio_total end, q.fecha_ida, q.fecha_regreso,
      case when state in ('signed', 'completed') then n.at + interval '4 days' end,
        case when state = 'completed' then n.at + interval '5 days' end,
      case when state = 'cancelled' then n.at + interval '5 days' end,
        case when state = 'cancelled' then 'El cliente desistió' end,
      n.at, 'Cláusulas', '[]', q.customer_id
    from numbered n join quotes q on q.id = n.quote_id join users u on u.id = q.cliente_id
      cross join lateral (select case n.i when ${largest} then 'signed'
        else ${oneOf(["signed", "completed", "active", "draft", "signed", "completed", "cancelled"], "n.i")}
          end as state) s
      left join quotes signed on signed.id = q.id and state in ('signed', 'completed')
    where n.i <= ${contracts}`,
    `insert into plan_lines (id, contract_id, numero, tipo, descripcion, monto, fecha_vencimiento, pagado,
      fecha_pago)
    select ${uuidOf(marks.planLines, "n.i * 8 + k")}, c.id, k, case k when 1 then 'inicial'
    else 'cuota' end, 'Cuota ' || k || ' de 3',
      case k when 3 then c.precio_total - 2 * (c.precio_total / 4) else c.precio_total / 4 end,
      (c.created_at + k * interval '20 days')::date, case k when 1 then c.precio_total / 4
      else 0 end,
      case k when 1 then c.created_at::date end
    from numbered n join contracts c on c.quote_id = n.quote_id cross join generate_series(1, 3) k`,
    `insert into contract_items (id, created_at, updated_at, contract_id, orden, tipo, descripcion, cantidad,
      precio_unitario, precio_total,
      fecha_inicio, fecha_fin, fecha_vencimiento_pago, proveedor, status, prioridad)
    select ${uuidOf(marks.items, item)}, c.created_at, c.created_at, c.id, k, ${oneOf(kinds, "k")},
      'Servicio ' || k || ' del viaje a ' || c.destino,
      1, costo, costo, c.fecha_inicio_viaje, c.fecha_fin_viaje, c.created_at + interval '30 days',
        'Proveedor ' || (c.i + k) % 80,
      case when k % 2 = 0 or ${settled("c.created_at")} then 'comprado_pagado' else 'comprado_pendiente' end,
        ${oneOf(["critica", "alta", "media", "baja"], "k")}
    from (select n.i, c.* from numbered n join contracts c on c.quote_id = n.quote_id) c
      cross join lateral generate_series(1, case c.i when ${largest} then ${itemsOfLargest} else 5 end) k
      cross join lateral (select 600000 + ${scattered(item, 3_000)} * 1000 as costo) p`,
    `insert into providers (id, created_at, updated_at, name)
    select ${uuidOf(marks.providers, "i")}, ${instantOf("1", 2)}, ${instantOf("1", 2)}, 'Proveedor ' || i
    from generate_series(0, 2999) i`,
    `insert into provider_names (id, created_at, updated_at, provider_id, name, key)
    select gen_random_uuid(), created_at, created_at, id, name, provider_key(name) from providers`,
    `insert into purchases (id, created_at, updated_at, contract_item_id, provider_id, proveedor,
      costo, costo_cotizado,
      diferencia_precio, fecha_compra,
      fecha_vencimiento_pago, tipo_comprobante, tipo_pago, numero_cuotas, saldo_pendiente, paid_at,
        created_by_id)
    select ${uuidOf(marks.purchases, "n.number")}, n.created_at, n.created_at, n.id,
      (select v.provider_id from provider_names v where v.key = provider_key(n.proveedor)), n.proveedor,
      n.precio_total + 5000, n.precio_total, 5000,
      (n.created_at + interval '2 days')::date, (n.created_at + interval '30 days')::date,
        ${oneOf(["factura", "recibo", "voucher"], "n.number")},
      case when many then 'cuotas' else 'contado' end, case when many then 6 else 1 end,
      case when paid then 0 when many then n.precio_total + 5000 - 2 * ((n.precio_total + 5000) / 6)
      else n.precio_total + 5000 end,
      case when paid then n.created_at + case when many then interval '174 days' else interval '3 days' end
        end, 2
    from (select i.*, row_number() over (order by i.id) as number from contract_items i) n
      cross join lateral (select n.precio_total > 2000000 and n.orden % 2 = 1 as many) m
      cross join lateral (select case when many then ${settled("n.created_at")}
        else n.status = 'comprado_pagado' end as paid) s`,
    `insert into installments (id, created_at, updated_at, purchase_id, numero_cuota, monto_cuota,
      fecha_vencimiento, fecha_pago, metodo_pago)
    select ${uuidOf(marks.installments, "n.number * 16 + k")}, n.created_at, n.created_at, n.id, k,
      case k when 6 then n.costo - 5 * (n.costo / 6) else n.costo / 6 end,
        (n.created_at + k * interval '30 days')::date,
      case when k <= 2 or n.saldo_pendiente = 0 then (n.created_at + k * interval '29 days')::date end,
        case when k <= 2 or n.saldo_pendiente = 0 then 'transferencia' end
    from (select p.*, row_number() over (order by p.id) as number from purchases p
      where p.tipo_pago = 'cuotas') n cross join generate_series(1, 6) k`,
    `insert into contract_versions (id, contract_id, number, content_hash, file_key, filename, size, sha256,
      made_at)
    select gen_random_uuid(), c.id, 1, '', 'contracts/' || c.id, 'contrato.pdf', 40000, repeat('0', 64),
      ${instantOf("1", 2)} from contracts c`,
    `drop table numbered`,
  ];
}
