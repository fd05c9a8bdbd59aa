import { formatCop } from "../../core/colombia/cop.ts";
import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { reservationLifecycle } from "./reservation.lifecycle.ts";

const vouchers = sql`trip_vouchers v join reservations r on r.id = v.reservation_id
  join packages p on p.id = r.package_id`;

/** Stored data about a person's reservations. */
export const personalReservations: readonly PersonalPart[] = [
  {
    title: "Reservas",
    select: (
      person,
    ) => sql`select p.title as "Paquete", r.salida::text as "Salida", r.llegada::text as "Llegada",
      r.number_of_people as "Personas", r.total_price as "Total", r.paid as "Pagado", r.status as "Estado",
      r.created_at::text as "Fecha de reserva"
     from reservations r join packages p on p.id = r.package_id where r.customer_id = ${person}
     order by r.created_at`,
    spoken: {
      Total: (value) => formatCop(Number(value)),
      Pagado: (value) => formatCop(Number(value)),
      Estado: labelled(reservationLifecycle.labels),
    },
  },
  {
    title: "Tiquetes y vouchers de reservas",
    select: (person) => sql`select p.title as "Paquete", v.filename as "Archivo",
      v.created_at as "Agregado", v.ended_at as "Quitado"
      from ${vouchers} where r.customer_id = ${person} order by v.created_at, v.id`,
    files: (person) => sql`select v.file_key as key, p.title || ' - ' || v.filename as filename,
      v.content_type as "contentType"
      from ${vouchers} where r.customer_id = ${person} order by v.created_at, v.id`,
  },
  {
    title: "Enlaces de viajes reservados",
    select: (person) => sql`select p.title as "Paquete",
      case k.purpose when 'calendar' then 'Calendario' else 'Enlace' end as "Qué", s.created_at as "Creado",
      k.expires_at as "Abre hasta",
      k.revoked_at as "Quitado", k.openings as "Veces abierto"
     from trip_shares s join reservations r on r.id = s.reservation_id
     join packages p on p.id = r.package_id join links k on k.id = s.link_id
     where r.customer_id = ${person} order by s.created_at`,
  },
];
