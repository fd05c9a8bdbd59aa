import { Migration } from "@mikro-orm/migrations";
import { searchText } from "./search-text.ts";

/** Objections are found by what was said and answered, and by the words of their commission. */
export class Migration0105 extends Migration {
  override up(): void {
    this.addSql('alter table "commission_objections" add "search_text" text not null default \'\'');
    const words = { table: "commissions", via: ["commission_id"], columns: ["search_text"] };
    for (const statement of searchText("commission_objections", ["texto", "respuesta"], [words])) this.addSql(statement);
    // The trigger writes the words.
    this.addSql("update commission_objections set search_text = ''");
  }
}
