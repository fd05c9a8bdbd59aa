import { Migration } from "@mikro-orm/migrations";
import { knownWords } from "./known-words.ts";

/** The words that records are found by are kept, for words that are typed with an error; and the newest providers. */
export class Migration0068 extends Migration {
  override up(): void {
    this.addSql('create index "providers_created_at_id_index" on "providers" ("created_at", "id")');
    for (const statement of knownWords) this.addSql(statement);
  }
}
