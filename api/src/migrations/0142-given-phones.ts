import { Migration } from "@mikro-orm/migrations";
import { givenPhones } from "./given-phones.ts";

/** Whether a person gave the phone of their account themself. */
export class Migration0142 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "phone_given_at" timestamptz(3) null');
    this.addSql(
      'alter table "users" add constraint "users_given_phone_is_one" check (phone_given_at is null or phone is not null)',
    );
    for (const statement of givenPhones) this.addSql(statement);
  }
}
