import { Migration } from "@mikro-orm/migrations";

/** Second factor by role. */
export class Migration0198 extends Migration {
  override up(): void {
    this.addSql(
      'create table "second_factor_roles" ("role" smallint not null, "asked_on" date not null, primary key ("role"))',
    );
    this.addSql('alter table "users" add "role_since" date null');
    this.addSql(
      'alter table "second_factor_roles" add constraint "second_factor_roles_are_of_the_team" check (role between 2 and 7)',
    );
  }
}
