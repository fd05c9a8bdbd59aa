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

/**
 * Statements that keep who brought a person, and which reservations nobody of staff has to do with. Both are
 * asked by each list of reservations, so they stand on the rows and follow what they are made of.
 */
export const reservationsOfTeams: readonly string[] = [
  `create function users_know_their_referrer() returns trigger language plpgsql as $$
   begin
     new.referrer_id := (select id from users where referral_code = new.referred_by);
     return new;
   end $$`,
  `create trigger users_know_their_referrer before insert or update of referred_by on users
   for each row when (new.referred_by is not null or new.referrer_id is not null)
   execute function users_know_their_referrer()`,
  `update users u set referrer_id = r.id from users r where r.referral_code = u.referred_by`,

  `create function reservation_is_unclaimed(customer int, booker int) returns boolean language sql stable as $$
     select booker is null
       and not exists (select from users u left join users r on r.id = u.referrer_id
         where u.id = customer and (u.role <> 1 or r.role <> 1))
       and not exists (select from customers c
         where c.account_id = customer and c.merged_into_id is null and c.has_seller) $$`,
  `create function reservations_say_whether_unclaimed() returns trigger language plpgsql as $$
   begin
     new.is_unclaimed := reservation_is_unclaimed(new.customer_id, new.booked_by_id);
     return new;
   end $$`,
  `create trigger reservations_say_whether_unclaimed before insert or update of customer_id, booked_by_id
   on reservations for each row execute function reservations_say_whether_unclaimed()`,
  `create function reservations_of(people int[]) returns void language sql as $$
     update reservations r set is_unclaimed = not r.is_unclaimed where r.customer_id = any(people)
       and r.is_unclaimed <> reservation_is_unclaimed(r.customer_id, r.booked_by_id) $$`,
  `create function reservations_follow_who_sells() returns trigger language plpgsql as $$
   begin
     perform reservations_of(array[new.account_id, case when tg_op = 'UPDATE' then old.account_id end]);
     return null;
   end $$`,
  `create trigger reservations_follow_who_sells
   after insert or update of account_id, merged_into_id, sellers, leaders, managers on customers
   for each row execute function reservations_follow_who_sells()`,
  `create function reservations_follow_who_refers() returns trigger language plpgsql as $$
   begin
     perform reservations_of(array(select new.id union select u.id from users u where u.referrer_id = new.id));
     return null;
   end $$`,
  `create trigger reservations_follow_who_refers after update on users
   for each row when (old.role <> new.role or old.referrer_id is distinct from new.referrer_id)
   execute function reservations_follow_who_refers()`,
  `create function customer_reserved_unclaimed(person int) returns boolean language sql stable as $$
     select exists (select from reservations r where r.customer_id = person and r.is_unclaimed) $$`,
  `create function customers_follow_unclaimed() returns trigger language plpgsql as $$
   begin
     update customers set reserved_unclaimed = not reserved_unclaimed
       where account_id = new.customer_id and merged_into_id is null
         and reserved_unclaimed <> customer_reserved_unclaimed(new.customer_id);
     return null;
   end $$`,
  `create trigger customers_follow_unclaimed after insert on reservations
   for each row when (new.is_unclaimed) execute function customers_follow_unclaimed()`,
  `create trigger customers_follow_unclaimed_changes after update on reservations
   for each row when (old.is_unclaimed <> new.is_unclaimed) execute function customers_follow_unclaimed()`,
  `create function customers_reserved_unclaimed_before() returns trigger language plpgsql as $$
   begin
     new.reserved_unclaimed := new.account_id is not null and customer_reserved_unclaimed(new.account_id);
     return new;
   end $$`,
  `create trigger customers_reserved_unclaimed_before before insert or update of account_id on customers
   for each row execute function customers_reserved_unclaimed_before()`,
  `update reservations set is_unclaimed = true where reservation_is_unclaimed(customer_id, booked_by_id)`,
];
