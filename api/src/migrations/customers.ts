import { searchText } from "./search-text.ts";

/** What a call of `join_customer` takes of a row `r`; what it finds or makes is the row's customer. */
const joining = (origin: string) => `(select j.id from join_customer(gen_random_uuid(), r.created_at, r.name,
       r.email, r.phone, r.kind, r.number, r.person, r.person_mail, '${origin}', true) j)`;

/** Gathers the rows of a query, in its order, as if they were made today: each joins its customer. */
const gathered = (rows: string, kept: string) => `do $$
   declare r record;
   begin
     for r in ${rows} loop ${kept}; end loop;
   end $$`;

/** How records find their customer: the functions that acts and the gathering share. */
export const customerJoining: readonly string[] = [
  `create function customer_mail_key(value text) returns text language sql immutable parallel safe
     as $$ select 'correo ' || nullif(lower(btrim(value)), '') $$`,
  `comment on function customer_mail_key(text) is 'How an e-mail stands among the keys of customers'`,
  `create function customer_document_key(kind text, number text) returns text
     language sql immutable parallel safe
     as $$ select case when kind <> 'ms'
       then case when kind in ('rc', 'ti', 'cc', 'nuip') then 'nuip' else kind end || ' '
         || nullif(number, '') end $$`,
  `comment on function customer_document_key(text, text) is
     'How a document stands among the keys of customers'`,

  // By document, else by e-mail; whoever finds nobody makes the record, and of two at once one does.
  `create function join_customer(fresh uuid, at timestamptz, said text, mail text, phone text, kind text,
     number text, person int, person_mail text, origin text, trusted boolean, out id uuid, out made boolean)
   language plpgsql as $$
   #variable_conflict use_variable
   declare
     document text := customer_document_key(kind, number);
     mails text[] := array_remove(array[customer_mail_key(person_mail), customer_mail_key(mail)], null);
   begin
     loop
       made := false;
       id := (select k.customer_id from customer_keys k where k.key = document);
       if id is null then
         id := (select k.customer_id from unnest(mails) with ordinality m (key, place)
           join customer_keys k on k.key = m.key
           where document is null or not exists (select from customer_keys o
             where o.customer_id = k.customer_id
             and split_part(o.key, ' ', 1) = split_part(document, ' ', 1))
           order by m.place limit 1);
       end if;
       if id is null then
         begin
           insert into customers (id, created_at, updated_at, kind, name, email, telefono, source)
             values (fresh, at, at, case kind when 'nit' then 'empresa' else 'persona' end,
               coalesce(nullif(btrim(said), ''), 'Sin nombre'), nullif(lower(btrim(mail)), ''),
               nullif(phone, ''), origin);
           insert into customer_keys (id, customer_id, key)
             select gen_random_uuid(), fresh, own.key from (select coalesce(document, mails[1]) as key) own
             where own.key is not null;
           id := fresh;
           made := true;
           exit;
         exception when unique_violation then
           continue;
         end;
       end if;
       -- A merge of it at this moment ends first, and has moved its keys. Held so that no two join at once: each
       -- may have to write the row afterwards, and would wait for the other for ever.
       perform from customers c where c.id = id and c.merged_into_id is null for no key update;
       exit when found;
     end loop;
     insert into customer_keys (id, customer_id, key)
       select gen_random_uuid(), id, k.key from unnest(mails || document) k (key) where k.key is not null
         and not exists (select from customer_keys o where o.key = k.key)
       on conflict do nothing;
     update customers c set
         telefono = case when trusted then coalesce(c.telefono, nullif(phone, '')) else c.telefono end,
         tipo_documento = case when document is null then c.tipo_documento
           else coalesce(c.tipo_documento, kind) end,
         documento_identidad = case when document is null then c.documento_identidad
           else coalesce(c.documento_identidad, number) end,
         account_id = case when exists (select from customers o where o.account_id = person
           and o.merged_into_id is null) then c.account_id else coalesce(c.account_id, person) end
       where c.id = id and ((c.telefono is null and nullif(phone, '') is not null and trusted)
         or (c.documento_identidad is null and document is not null)
         or (c.account_id is null and person is not null));
   end $$`,
];

/** Statements that gather the customers of former quotes, contracts and reservations. */
export const customersGathering: readonly string[] = [
  gathered(
    `select q.id, q.created_at, q.nombre_cliente as name, q.email_cliente as email,
       q.telefono_cliente as phone,
       coalesce(case when p.documento_identidad is not null then p.tipo_documento end, u.tipo_documento)
         as kind,
       coalesce(p.documento_identidad, u.documento_identidad) as number, u.id as person,
       case when u.email_verified then u.email end as person_mail
     from quotes q left join users u on u.id = q.cliente_id and u.erased_at is null
       left join passengers p on p.quote_id = q.id and p.titular and p.email = q.email_cliente
         and p.documento_identidad is not null
     where q.email_cliente not like 'suprimida-%@suprimida.invalid' order by q.created_at, q.id`,
    `update quotes set customer_id = ${joining("quote")} where id = r.id`,
  ),
  // Of those who were erased nothing is known but that they were.
  `with erased as (
     select email_cliente, gen_random_uuid() as id, min(created_at) as since from quotes
     where customer_id is null group by 1
   ), made as (
     insert into customers (id, created_at, updated_at, name, source, erased_at)
       select id, since, since, 'Cliente suprimido', 'quote', since from erased
   )
   update quotes q set customer_id = e.id from erased e
   where q.email_cliente = e.email_cliente and q.customer_id is null`,
  `update contracts c set customer_id = q.customer_id from quotes q where q.id = c.quote_id`,
  gathered(
    `select c.id, c.created_at, btrim(concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname')) as name,
       c.cliente->>'email' as email, c.cliente->>'phone' as phone, c.cliente_tipo_documento as kind,
       c.cliente_documento_identidad as number, u.id as person,
       case when u.email_verified then u.email end as person_mail
     from contracts c left join users u on u.id = c.cliente_id and u.erased_at is null
     where c.customer_id is null order by c.created_at, c.id`,
    `update contracts set customer_id = ${joining("contract")} where id = r.id`,
  ),
  gathered(
    `select min(o.created_at) as created_at, u.name || ' ' || u.lastname as name, u.email, u.phone,
       u.tipo_documento as kind, u.documento_identidad as number, u.id as person,
       case when u.email_verified then u.email end as person_mail
     from reservations o join users u on u.id = o.customer_id where u.erased_at is null
     group by u.id order by 1, u.id`,
    `perform ${joining("reservation")}`,
  ),
  `alter table quotes alter column customer_id set not null`,
  `alter table contracts alter column customer_id set not null`,
  `update customers c set fecha_nacimiento = u.fecha_nacimiento, direccion = u.direccion, ciudad = u.ciudad,
     reserved = exists (select from reservations o where o.customer_id = u.id)
   from users u where u.id = c.account_id`,
];

/** Who stands on the quotes and contracts of customers, as `reach(id, sellers, leaders, managers)`. */
const reach = (where: string) => `select s.customer_id as id,
       coalesce(array_agg(distinct s.seller) filter (where s.seller is not null), '{}') as sellers,
       coalesce(array_agg(distinct s.leader) filter (where s.leader is not null), '{}') as leaders,
       coalesce(array_agg(distinct s.manager) filter (where s.manager is not null), '{}') as managers
     from (${["quotes", "contracts"]
       .map(
         (table) => `select t.customer_id, p.seller, t.lider_id as leader, t.gerente_id as manager
           from ${table} t
           cross join lateral (values (t.asesor_id), (t.admin_id)) p (seller) where ${where}`,
       )
       .join(" union all ")}) s group by 1`;

/** Statements that keep what is known of a customer's records: who may see them, and that they are there. */
export const customersBehaviour: readonly string[] = [
  ...searchText("customers", ["name", "email", "telefono"]),
  `create index customers_sellers on customers using gin (sellers)`,
  `create index customers_leaders on customers using gin (leaders)`,
  `create index customers_managers on customers using gin (managers)`,

  // Scope is read by each list: it stands on the row, and follows whoever sells.
  `update customers c set sellers = r.sellers, leaders = r.leaders, managers = r.managers
   from (${reach("true")}) r where r.id = c.id`,
  `create function customer_reach(one uuid) returns void language sql as $$
     update customers c set sellers = coalesce(r.sellers, '{}'), leaders = coalesce(r.leaders, '{}'),
       managers = coalesce(r.managers, '{}')
     from (select one as id) o left join (${reach("t.customer_id = one")}) r on r.id = o.id
     where c.id = one and (c.sellers, c.leaders, c.managers) is distinct from
       (coalesce(r.sellers, '{}'), coalesce(r.leaders, '{}'), coalesce(r.managers, '{}')) $$`,
  `create function customers_follow_their_sales() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then perform customer_reach(old.customer_id); end if;
     if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.customer_id <> old.customer_id) then
       perform customer_reach(new.customer_id);
     end if;
     return null;
   end $$`,
  ...["quotes", "contracts"].flatMap((table) => [
    `create trigger ${table}_tell_their_customer after insert or delete
       or update of customer_id, asesor_id, lider_id, gerente_id, admin_id on ${table}
     for each row execute function customers_follow_their_sales()`,
    `create trigger ${table}_customer_is_there before insert or update of customer_id on ${table}
     for each row execute function customer_is_there()`,
  ]),
  `create function contracts_follow_the_customer() returns trigger language plpgsql as $$
   begin
     update contracts set customer_id = new.customer_id where quote_id = new.id;
     return null;
   end $$`,
  `create trigger contracts_follow_the_customer after update of customer_id on quotes
   for each row when (old.customer_id is distinct from new.customer_id)
   execute function contracts_follow_the_customer()`,
  `create function customers_have_reserved() returns trigger language plpgsql as $$
   begin
     -- Asked as the index of accounts is made: of those who did not become part of another.
     update customers set reserved = true
       where account_id = new.customer_id and merged_into_id is null and not reserved;
     return null;
   end $$`,
  `create trigger reservations_tell_their_customer after insert on reservations
   for each row execute function customers_have_reserved()`,
  `create function customers_reserved_before() returns trigger language plpgsql as $$
   begin
     new.reserved := new.reserved or exists (select from reservations o where o.customer_id = new.account_id);
     return new;
   end $$`,
  `create trigger customers_reserved_before before insert or update of account_id on customers
   for each row when (new.account_id is not null) execute function customers_reserved_before()`,
  `create trigger customers_stay before delete on customers for each row execute function refuse_change()`,
];

/** A record joins nobody who became part of another. */
export const customerIsThere = `create function customer_is_there() returns trigger language plpgsql as $$
   begin
     perform from customers where id = new.customer_id and merged_into_id is not null;
     if found then
       raise exception 'customer % became part of another', new.customer_id using errcode = 'check_violation';
     end if;
     return new;
   end $$`;
