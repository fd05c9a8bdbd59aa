import { Migration } from "@mikro-orm/migrations";

const complete = `p.nombre <> '' and p.apellido <> '' and p.tipo_documento is not null
    and p.fecha_nacimiento is not null and (p.documento_identidad is not null or p.tipo_documento = 'ms')
    and (not p.titular or (p.email is not null and p.telefono is not null))`;

/** Lists are narrowed to contracts whose passengers are not complete, and to those of which no item was made. */
export class Migration0138 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" add "complete_passengers" int not null default 0');
    this.addSql(
      'alter table "quotes" add "lacks_passengers" boolean generated always as (complete_passengers < numero_personas) stored not null',
    );
    this.addSql('alter table "contracts" add "items_made" boolean not null default false');
    this.addSql(
      'alter table "contracts" add "holds_services" boolean generated always as (jsonb_array_length(contract_item) > 0) stored not null',
    );
    this.addSql(
      `create function count_complete_passengers(quote uuid) returns void language sql as $$
        update quotes q set complete_passengers = n.complete
        from (select count(*)::int as complete from passengers p where p.quote_id = quote and ${complete}) n
        where q.id = quote and q.complete_passengers <> n.complete $$`,
    );
    this.addSql(
      `create function passengers_complete_a_list() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then perform count_complete_passengers(old.quote_id); end if;
        if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.quote_id <> old.quote_id) then
          perform count_complete_passengers(new.quote_id);
        end if;
        return null; end $$`,
    );
    this.addSql(
      `create trigger passengers_complete_a_list after insert or update or delete on passengers
        for each row execute function passengers_complete_a_list()`,
    );
    this.addSql(
      `create function items_are_made() returns trigger language plpgsql as $$
      declare contract uuid := case tg_op when 'DELETE' then old.contract_id else new.contract_id end;
      begin
        update contracts c set items_made = not c.items_made where c.id = contract and c.items_made
          <> exists (select from contract_items i where i.contract_id = contract);
        return null; end $$`,
    );
    this.addSql(
      `create trigger items_are_made after insert or delete on contract_items
        for each row execute function items_are_made()`,
    );
    this.addSql("select count_complete_passengers(q.id) from quotes q");
    this.addSql(
      "update contracts c set items_made = true where exists (select from contract_items i where i.contract_id = c.id)",
    );
    this.addSql(
      "create index quotes_lacking_passengers on quotes (vendedor_id) where status = 'converted' and lacks_passengers",
    );
    this.addSql(
      "create index contracts_without_items on contracts (signed_at) where status = 'signed' and not items_made",
    );
  }
}
