import { searchText } from "./search-text.ts";

/** Which reservations take seats. */
const takes = (row: string): string => `${row}.status <> 'anulada'`;

/**
 * Statements that keep a departure from being booked beyond its seats, whoever writes: a reservation that takes
 * more seats than before waits for the others of its departure, and a package keeps the seats that are taken.
 * `search_text` of a reservation follows its customer and its package; a payment is found by the words of the
 * reservation that it paid.
 */
export const reservationsBehaviour: readonly string[] = [
  `create function refuse_overbooked_departure() returns trigger language plpgsql as $$
   declare
     seats int;
     taken bigint;
   begin
     select p.cupos into seats from packages p join package_departures d on d.package_id = p.id
       where d.id = new.departure_id for share of p;
     perform from package_departures where id = new.departure_id for update;
     select coalesce(sum(r.number_of_people), 0) into taken from reservations r
       where r.departure_id = new.departure_id and ${takes("r")};
     if taken > seats then
       raise exception 'La salida % no tiene cupos para tantas personas', new.departure_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create trigger reservations_take_free_seats after insert on reservations
   for each row when (${takes("new")}) execute function refuse_overbooked_departure()`,
  `create trigger reservations_take_more_free_seats after update on reservations
   for each row when (${takes("new")} and (old.status = 'anulada' or new.number_of_people > old.number_of_people
     or new.departure_id is distinct from old.departure_id)) execute function refuse_overbooked_departure()`,
  `create function refuse_lost_seats() returns trigger language plpgsql as $$
   begin
     if exists (select from reservations r join package_departures d on d.id = r.departure_id
       where d.package_id = new.id and r.status in ('pendiente', 'pagada')
       group by d.id having sum(r.number_of_people) > new.cupos) then
       raise exception 'El paquete % tiene más cupos reservados', new.id using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger packages_keep_reserved_seats before update of cupos on packages
   for each row when (new.cupos < old.cupos) execute function refuse_lost_seats()`,
  ...searchText(
    "reservations",
    [],
    [
      { table: "users", via: ["customer_id"], columns: ["name", "lastname", "email"] },
      { table: "packages", via: ["package_id"], columns: ["title", "destino"] },
    ],
  ),
  `create or replace function payments_search_text() returns trigger language plpgsql as $$
   begin
     new.search_text := coalesce(plain_text(concat_ws(' ', new.receipt_number, new.referencia_pago, new.pagador_nombre,
       (select concat_ws(' ', contract_number, destino, cliente->>'name', cliente->>'lastname', cliente->>'email')
         from contracts where id = new.contract_id),
       (select search_text from reservations where id = new.order_id))), '');
     return new;
   end $$`,
  `create function payments_search_text_from_reservations() returns trigger language plpgsql as $$
   begin
     update payments set search_text = '' where order_id = new.id;
     return null;
   end $$`,
  `create trigger payments_search_text_from_reservations after update of search_text on reservations
   for each row when (new.search_text is distinct from old.search_text)
   execute function payments_search_text_from_reservations()`,
];
