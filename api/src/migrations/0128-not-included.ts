import { Migration } from "@mikro-orm/migrations";

/** What a price has not, as the client reads it: proposed, or written by the seller. */
export class Migration0128 extends Migration {
  override up(): void {
    this.addSql('alter table "quote_calculations" add "no_incluye" text[] null');
    this.addSql('alter table "quote_calculations" add "no_incluye_propio" boolean not null default false');
  }
}
