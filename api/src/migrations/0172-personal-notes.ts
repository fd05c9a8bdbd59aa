import { Migration } from "@mikro-orm/migrations";

const eraseSentNotes = `create function erase_sent_notes(ids uuid[]) returns void
   language sql security definer set search_path = pg_catalog, pg_temp as $$
     update public.quote_versions v set note = null from public.quotes q
     where q.id = v.quote_id and q.id = any (ids) and v.note is not null
       and q.status <> 'converted' and q.email_cliente like 'suprimida-%@suprimida.invalid'
   $$`;

/** Personal notes of the versions that were sent; those to a client who was erased go with their questions. */
export class Migration0172 extends Migration {
  override up(): void {
    this.addSql('alter table "quote_versions" add "note" text null');
    this.addSql(
      'alter table "quote_versions" add constraint "quote_versions_note_is_short" check (char_length(note) between 1 and 600)',
    );
    this.addSql(eraseSentNotes);
    this.addSql("revoke all on function erase_sent_notes(uuid[]) from public");
  }
}
