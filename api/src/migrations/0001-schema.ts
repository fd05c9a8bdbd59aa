import { Migration } from "@mikro-orm/migrations";

/** The tables of all entities: written by `npm run migrations:remake`, never by hand. */
export class Migration0001 extends Migration {
  override up(): void {}
}
