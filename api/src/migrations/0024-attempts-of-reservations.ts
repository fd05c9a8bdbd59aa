import { Migration } from "@mikro-orm/migrations";

/** An attempt to pay a reservation online names a reservation that is there. */
export class Migration0024 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "card_attempts" add constraint "card_attempts_order_id_foreign" foreign key ("order_id") references "reservations" ("id") on delete restrict',
    );
  }
}
