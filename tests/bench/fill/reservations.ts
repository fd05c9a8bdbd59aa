import { clientOf } from "./people.ts";
import { instantOf, marks, oneOf, uuidOf } from "./values.ts";

/**
 * Reservations of one person each, one for each package, on its first departure: paid, pending, over and
 * annulled ones. Search texts are the table's own work.
 */
export function reservationRows({
  packages,
  clients,
}: {
  readonly packages: number;
  readonly clients: number;
}): readonly string[] {
  return [
    `insert into reservations (id, customer_id, package_id, departure_id, salida, llegada, number_of_people,
      unit_price, total_price, paid, status, due_at, paid_at, paying_id, completed_at, cancelled_at,
      cancel_cause, created_at, updated_at)
    select ${uuidOf(marks.reservations, "i")}, ${clientOf("i", clients)}, d.package_id, d.id, d.salida,
      d.vuelta, 1, p.price, p.price,
      case when status in ('pagada', 'completada') then p.price else 0 end, status,
      case when status = 'pendiente' then at + interval '72 hours' end,
      case when status in ('pagada', 'completada') then at end,
      case when status in ('pagada', 'completada') then ${uuidOf(marks.reservations, "i")} end,
      case when status = 'completada' then at end, case when status = 'anulada' then at end,
      case when status = 'anulada' then 'unpaid' end, at, at
    from generate_series(1, ${packages}) i join packages p on p.id = i
    join package_departures d on d.id = ${uuidOf(marks.departures, "i * 4")}
    cross join lateral (select ${instantOf("i", packages)} as at,
      ${oneOf(["pagada", "anulada", "completada", "pagada", "pendiente"], "i")} as status) v`,
  ];
}
