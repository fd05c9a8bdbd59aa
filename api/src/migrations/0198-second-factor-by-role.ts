import { Migration } from "@mikro-orm/migrations";

/** Roles that are asked for a second factor, and the day since which somebody has their role. */
export class Migration0198 extends Migration {
  override up(): void {
    this.addSql(
      'create table "second_factor_roles" ("role" smallint not null, "asked_on" date not null, primary key ("role"))',
    );
    this.addSql('alter table "users" add "role_since" date null');
    this.addSql(
      'alter table "second_factor_roles" add constraint "second_factor_roles_are_of_the_team" check (role in (2, 3, 4, 5, 6, 7))',
    );
  }
}
