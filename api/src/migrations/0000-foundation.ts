import { Migration } from "@mikro-orm/migrations";

/** What the tables themselves need: extensions, the Spanish collation, and text as it is searched. */
export class Migration0000 extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create extension if not exists citext`);
    this.addSql(`create collation if not exists es (provider = icu, locale = 'es')`);
    // unaccent() is only stable, since its dictionary could change; ours does not, and indexes ask for immutable.
    this.addSql(`
      create function plain_text(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$`);
    this.addSql(`comment on function plain_text(text) is 'Lower case, without accents: as search_text is stored and searched'`);
  }
}
