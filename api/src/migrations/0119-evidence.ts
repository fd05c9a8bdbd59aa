import { Migration } from "@mikro-orm/migrations";
import { evidenceIsKept } from "./evidence.ts";

/** Evidence is deleted by nobody but the owner of its tables, and only what truly changes is changed. */
export class Migration0119 extends Migration {
  override up(): void {
    for (const statement of evidenceIsKept) this.addSql(statement);
  }
}
