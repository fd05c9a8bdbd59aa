const person = (column: string, more = "") =>
  `(select row_to_json(_) from (select u.id, u.name, u.lastname, u.email, u.phone${more} from users u
    where u.id = ${column}) _)`;
const known = (column: string) => person(column, ", u.role");

const row = `q.id, q.quote_number as "quoteNumber", q.status, q.priority, q.origen, q.destino,
  q.fecha_ida as "fechaIda", q.fecha_regreso as "fechaRegreso", q.numero_personas as "numeroPersonas",
  q.precio_total as "precioTotal", q.created_at as "createdAt",
  ${person("q.cliente_id")} as cliente, ${person("q.asesor_id")} as asesor`;

const list = (columns: string) => `(select coalesce(json_agg(p), '[]') from
  (select ${columns} from quotes q where q.status = $1 order by q.created_at desc, q.id desc limit 10) p)`;

/** Columns of a quote in the answer of `GET /quotes`. */
const wire = `q.id, q.quote_number, q.status, q.priority, q.source, q.is_external, q.nombre_cliente,
  q.email_cliente, q.telefono_cliente,
  q.cliente_id, q.asesor_id, q.lider_id, q.gerente_id, q.admin_id, q.origen, q.destino, q.fecha_ida,
    q.fecha_ida as "startDate", q.fecha_regreso,
  q.fecha_regreso as "endDate", q.numero_personas, q.adultos, q.menores, q.infantes, q.edades_menores,
    q.edades_infantes,
  q.menores + q.infantes as ninos,
  q.edades_menores || array(select m / 12 from unnest(q.edades_infantes) with ordinality _(m, n)
    order by n) as edades_ninos,
  q.personas_atencion_especial, q.detalles_atencion_especial, q.acomodacion, q.tipo_hotel, q.trip_type,
    q.alimentacion, q.observaciones,
  q.created_by, q.precio_total, q.descuento_porcentaje::float8, q.descuento_aprobado,
    q.descuento_aprobado_por, q.pdf_filename,
  case when q.pdf_filename is not null then 'quotes/' || q.id || '/download-pdf' end as pdf_path,
    q.pdf_generated_at, q.motivo_rechazo,
  q.requote_reason, q.reassignment_reason, q.completed_at, q.sent_at, q.approved_at, q.rejected_at,
    q.requote_at, q.reassigned_at, q.expires_at,
  q.email_sent_to, q.sent_version, q.created_at, q.updated_at, q.version, ${known("q.asesor_id")} as "Asesor",
    ${known("q.lider_id")} as "Lider",
  ${known("q.gerente_id")} as "Gerente", ${known("q.admin_id")} as "Admin",
    ${known("q.cliente_id")} as "Cliente"`;

const installments = `(select coalesce(json_agg(_), '[]')
  from (select n.numero_cuota as "numeroCuota", n.monto_cuota as "montoCuota",
  n.fecha_vencimiento as "fechaVencimiento", n.fecha_pago as "fechaPago" from installments n
  where n.purchase_id = p.id order by n.numero_cuota) _)`;

const purchases = `(select coalesce(json_agg(_), '[]') from (select p.id, p.proveedor, p.costo,
  p.tipo_pago as "tipoPago",
  p.saldo_pendiente as "saldoPendiente", ${installments} as installments
  from purchases p where p.contract_item_id = i.id and p.voided_at is null order by p.created_at) _)`;

const items = `(select coalesce(json_agg(_), '[]') from (select i.id, i.tipo, i.descripcion,
  i.precio_total as "precioTotal", i.status, i.prioridad,
  i.fecha_vencimiento_pago as "fechaVencimientoPago", ${purchases} as purchases
  from contract_items i where i.contract_id = c.id order by i.orden) _)`;

const payments = `(select coalesce(json_agg(_), '[]') from (select p.id, p.monto, p.tipo_pago as "tipoPago",
  p.fecha_pago as "fechaPago", p.status,
  p.receipt_number as "receiptNumber" from payments p where p.contract_id = c.id
  order by p.created_at desc, p.id desc) _)`;

const queue = `select p.id, p.monto, p.medio, p.fecha_pago as "fechaPago", p.status,
  p.referencia_pago as "referenciaPago", p.created_at as "createdAt",
  (select row_to_json(_) from (select c.contract_number as "contractNumber", c.destino from contracts c
    where c.id = p.contract_id) _) as contract,
  (select row_to_json(_) from (select u.id, u.name, u.lastname from users u
    where u.id = p.created_by_id) _) as "createdBy"
  from payments p where p.status = $1 and p.awaits_decision
  order by p.created_at, p.id limit 50`;

const departures = `(select coalesce(json_agg(_), '[]')
  from (select d.salida, d.vuelta, greatest(k.cupos - (select coalesce(sum(r.number_of_people), 0)
    from reservations r where r.departure_id = d.id and r.status <> 'anulada'), 0)::int as disponibles
  from package_departures d where d.package_id = k.id order by d.salida, d.vuelta) _)`;

const packages = `from packages k where k.archived_at is null
  and k.search_text like '%' || plain_text($1) || '%'`;

const income = "select coalesce(sum(p.monto), 0) from payments p where p.status = 'verified'";

/**
 * One statement per question, as one would write it by hand: `$1` is a status, a contract's id, a word, or
 * the first day of a month.
 * Each answers one JSON text.
 */
export const statements: Readonly<Record<string, string>> = {
  "quote-list": `select row_to_json(_)::text from (select ${list(row)} as items) _`,
  "quote-list-total": `select row_to_json(_)::text from
    (select ${list(row)} as items, (select count(*) from quotes q where q.status = $1) as total) _`,
  quotes: `select row_to_json(_)::text from (select true as success, ${list(wire)} as quotes, c.n as total,
    (c.n + 9) / 10 as "totalPages", 1 as "currentPage",
    (select coalesce(json_agg(p), '[]') from (select ${wire} from quotes q where q.status = 'expired'
      order by q.updated_at desc, q.id desc limit 20) p) as "expiredQuotes",
    (select count(*) from quotes q where q.status = 'expired') as "expiredCount"
    from (select count(*) as n from quotes q where q.status = $1) c) _`,
  "contract-detail": `select row_to_json(_)::text from (select c.id, c.contract_number as "contractNumber",
    c.status, c.precio_total as "precioTotal",
    c.total_pagado as "totalPagado", c.destino, c.fecha_inicio_viaje as "fechaInicioViaje",
      c.fecha_fin_viaje as "fechaFinViaje",
    c.created_at as "createdAt", ${person("c.asesor_id")} as asesor, ${items} as items,
      ${payments} as payments
    from contracts c where c.id = $1) _`,
  "payment-queue": `select row_to_json(_)::text from
    (select (select coalesce(json_agg(p), '[]') from (${queue}) p) as items) _`,
  "dashboard-stats": `select row_to_json(_)::text from (select
    (select count(*) from users u where u.erased_at is null) as "totalUsers",
    (select count(*) from quotes) as "totalQuotes", (select count(*) from contracts) as "totalContracts",
    (${income}) as "totalRevenue",
    (select count(*) from packages k where k.is_active and k.archived_at is null) as "activePackages",
    (select count(*) from payments p where p.status = 'pending' and p.awaits_verification)
      as "pendingPayments",
    (${income} and p.fecha_pago >= $1::date and p.fecha_pago < ($1::date + interval '1 month')::date)
      as "monthlyRevenue",
    (select count(*) from quotes q where q.created_at >= $1::date::timestamp at time zone 'America/Bogota'
      and q.created_at < ($1::date + interval '1 month')::timestamp at time zone 'America/Bogota')
      as "monthlyQuotes") _`,
  "package-search": `select row_to_json(_)::text from (select
    (select coalesce(json_agg(p), '[]') from (select k.id, k.title, k.destino, k.city, k.days, k.price,
      k.images, k.is_active as "isActive",
      k.is_yapaya as "isYapaya", ${departures} as fechas ${packages} order by k.created_at desc, k.id desc
      limit 10) p) as items,
    (select count(*) ${packages}) as total) _`,
};
