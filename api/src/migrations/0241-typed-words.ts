import { Migration } from "@mikro-orm/migrations";

/**
 * Calculations say for which hotel its words were typed; an installation with people lists once the hotels of
 * its library that have what is another one's.
 */
export class Migration0241 extends Migration {
  override up(): void {
    this.addSql('alter table "upgrade_surveys" drop constraint "upgrade_surveys_kind_check"');
    this.addSql(
      "alter table \"upgrade_surveys\" add constraint \"upgrade_surveys_kind_check\" check (\"kind\" in ('signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters', 'borrowed_hotel'))",
    );
    this.addSql('alter table "upgrade_findings" drop constraint "upgrade_findings_kind_check"');
    this.addSql(
      "alter table \"upgrade_findings\" add constraint \"upgrade_findings_kind_check\" check (\"kind\" in ('signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters', 'borrowed_hotel'))",
    );
    this.addSql('alter table "quote_calculations" add "hotel_words_of" jsonb null');
    this.addSql(
      "insert into upgrade_surveys (kind, until) select 'borrowed_hotel', now() where exists (select from users)",
    );
  }
}
