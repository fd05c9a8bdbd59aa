import { type Fragment, sql } from "../../../../core/read/sql.ts";

/**
 * SQL of the facts for a retracto of the contract `c`, as `jsonb`. Tickets that are not bought yet concern
 * only the agency, and of a trip with one price alone no part belongs to them. A purchase registered later
 * than its day counts from the end of that day.
 */
export const retractoFactsSql: Fragment = sql`(select jsonb_build_object('paid', c.total_pagado,
    'tickets', least(coalesce(sum(i.precio_total), 0), c.precio_total),
    'ticketsBoughtAt', min(least(p.created_at,
      (p.fecha_compra + 1)::timestamp at time zone 'America/Bogota')) filter (where i.precio_total > 0),
    'departure', c.fecha_inicio_viaje, 'international', c.trip_type is not distinct from 'internacional',
    'travellers', c.numero_pasajeros,
    'hasOtherServices', exists (select from contract_items o
      where o.contract_id = c.id and o.tipo <> 'tickets' and o.requiere_compra)
      or exists (select from jsonb_array_elements(c.contract_item) s where s->>'tipo' <> 'tickets'))
  from contract_items i join purchases p on p.contract_item_id = i.id and p.voided_at is null
  where i.contract_id = c.id and i.tipo = 'tickets')`;
