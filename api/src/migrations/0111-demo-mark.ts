import { Migration } from "@mikro-orm/migrations";

/** How far the demo data got stands in the open: among the secrets it was wrapped, and could not be read. */
export class Migration0111 extends Migration {
  override up(): void {
    this.addSql(
      `create table "demo" ("state" text not null, primary key ("state"), constraint "demo_state_is_known" check (state in ('begun', 'whole', 'kept')))`,
    );
  }
}
