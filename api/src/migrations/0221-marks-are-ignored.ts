import { Migration } from "@mikro-orm/migrations";

/** Apostrophes and hyphens, as `plain_text` leaves them. */
const marks = "''’‘ʼ´`′‐‑‒–—−-";

/**
 * Words with an apostrophe or a hyphen are also found without it: `O'Connor` by `oconnor`, `García-Márquez` by
 * `garciamarquez`. Records of before are written anew by the sweep of the search, a share of them each minute:
 * until then they are found as they were.
 */
export class Migration0221 extends Migration {
  override up(): void {
    this.addSql(`create function searched_text(value text) returns text
      language sql immutable strict parallel safe
      as $$ select concat_ws(' ', plain, case when plain ~ '[${marks}]' then
          (select string_agg(translate(word, '${marks}', ''), ' ') from regexp_split_to_table(plain, '\\s+') word
            where word ~ '[${marks}]' and word !~ '@') end)
        from plain_text(value) plain $$`);
    this.addSql(`comment on function searched_text(text) is
      'plain_text, and after it each word that has an apostrophe or a hyphen once more without it: as search_text is stored'`);
    this.addSql(`do $do$ declare writer record; begin
      for writer in select pg_get_functiondef(p.oid) as text from pg_proc p
        where p.pronamespace = current_schema()::regnamespace and p.proname like '%\\_search\\_text'
          and p.prosrc like '%plain_text(%'
      loop execute replace(writer.text, 'plain_text(', 'searched_text('); end loop; end $do$`);
    this.addSql(`create table unsearched_records (
      table_name text primary key, key_type text not null, place int not null, after_id text null)`);
    this.addSql(`comment on table unsearched_records is
      'Tables whose search_text is still written as before, behind the id up to which it is not'`);
    // Those that hold words of another table come after it; a table without records has nothing to be written.
    this.addSql(`do $do$ declare searched record; begin
      for searched in select c.table_name, i.data_type from information_schema.columns c
        join information_schema.columns i using (table_schema, table_name)
        where table_schema = current_schema() and c.column_name = 'search_text' and i.column_name = 'id'
      loop execute format('insert into unsearched_records (table_name, key_type, place)
        select %L, %L, %s where exists (select from %I)', searched.table_name, searched.data_type,
        (searched.table_name in ('payments', 'commission_objections'))::int, searched.table_name);
      end loop; end $do$`);
  }
}
