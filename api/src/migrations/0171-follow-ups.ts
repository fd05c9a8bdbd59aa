import { Migration } from "@mikro-orm/migrations";

/** Follow ups. */
export class Migration0171 extends Migration {
  override up(): void {
    this.addSql('alter table "contacts" drop constraint "contacts_reason_is_known"');
    this.addSql(
      "alter table \"contacts\" add constraint \"contacts_reason_is_known\" check (reason in ('collection', 'marketing', 'offer'))",
    );
    this.addSql('alter table "message_texts" drop constraint "message_texts_purpose_check"');
    this.addSql(
      "alter table \"message_texts\" add constraint \"message_texts_purpose_check\" check (\"purpose\" in ('offer', 'offer_reminder', 'follow_up_1', 'follow_up_3', 'follow_up_7', 'passengers', 'collection'))",
    );
  }
}
