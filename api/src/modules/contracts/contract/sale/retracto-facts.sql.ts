import { type Fragment, sql } from "../../../../core/read/sql.ts";

/**
 * SQL that builds the facts for a retracto of contract `c`, as `jsonb`. Tickets not bought yet are shown
 * only to the agency; when the trip has a single price, no part of it is attributed to tickets. A purchase
 * registered after its date counts from the end of that date.
 */
export const retractoFactsSql: Fragment = sql`(select jsonb_build_object(
    'paid', c.total_pagado - c.total_retenido,
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
