/** Statements that collect the providers of purchases, and keep how they are found. */
export const providersBehaviour: readonly string[] = [
  `create function provider_key(value text) returns text language sql immutable strict parallel safe
     as $$ select plain_text(regexp_replace(btrim(value), '\\s+', ' ', 'g')) $$`,
  `comment on function provider_key(text) is 'A name as names of providers are compared'`,

  // Its names are searched too; they touch the record, whose own trigger then writes the text anew.
  `create function providers_search_text() returns trigger language plpgsql as $$
   begin
     new.search_text := coalesce(plain_text(concat_ws(' ', new.name, new.nit, replace(new.nit, '-', ''),
       (select string_agg(n.name, ' ' order by n.name) from provider_names n where n.provider_id = new.id),
       (select string_agg(concat_ws(' ', c->>'name', c->>'email', c->>'phone'), ' ')
         from jsonb_array_elements(new.contacts) c))), '');
     return new;
   end $$`,
  `create trigger providers_search_text before insert or update of name, nit, contacts, search_text on providers
   for each row execute function providers_search_text()`,
  `create function providers_search_text_from_names() returns trigger language plpgsql as $$
   begin
     update providers set search_text = '' where id in (new.provider_id, old.provider_id);
     return null;
   end $$`,
  `create trigger providers_search_text_from_names after insert or update of name, provider_id on provider_names
   for each row execute function providers_search_text_from_names()`,
  `create index providers_search_text_trigrams on providers using gin (search_text gin_trgm_ops)`,
  `create index providers_contacts on providers using gin (contacts jsonb_path_ops)`,

  // One record for each name; it is written as most purchases write it.
  `with spelling as (
     select provider_key(written) as key, regexp_replace(btrim(written), '\\s+', ' ', 'g') as name,
       count(*) as uses, min(created_at) as since
     from (select coalesce(nullif(btrim(proveedor), ''), 'Sin nombre') as written, created_at from purchases) p
     group by 1, 2
   ), found as (
     select distinct on (key) gen_random_uuid() as id, key, name, min(since) over (partition by key) as since
     from spelling order by key, uses desc, name
   ), made as (
     insert into providers (id, created_at, updated_at, name) select id, since, since, name from found
   )
   insert into provider_names (id, created_at, updated_at, provider_id, name, key)
     select gen_random_uuid(), since, since, id, name, key from found`,
  `update purchases p set provider_id = n.provider_id from provider_names n
   where n.key = provider_key(coalesce(nullif(btrim(p.proveedor), ''), 'Sin nombre'))`,
  `alter table purchases alter column provider_id set not null`,

  // Whoever registers a purchase holds its provider; one that became part of another takes none.
  `create function purchases_provider_is_there() returns trigger language plpgsql as $$
   begin
     perform 1 from providers where id = new.provider_id and merged_into_id is not null;
     if found then
       raise exception 'provider % became part of another', new.provider_id using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger purchases_provider_is_there before insert or update of provider_id on purchases
   for each row execute function purchases_provider_is_there()`,

  // Providers, and what was paid to them, are never deleted.
  `create trigger providers_stay before delete on providers for each row execute function refuse_change()`,
  `create trigger provider_payments_keep_what_they_say before update on provider_payments for each row
   when ((old.id, old.fecha_pago, old.metodo_pago, old.total, old.lines)
     is distinct from (new.id, new.fecha_pago, new.metodo_pago, new.total, new.lines))
   execute function refuse_change()`,
  `create trigger provider_payments_stay before delete on provider_payments for each row
   execute function refuse_change()`,
];
