import { Migration } from "@mikro-orm/migrations";
import { sentPapers } from "./sent-papers.ts";

/** What the DIAN accepted stays accepted. */
export class Migration0146 extends Migration {
  override up(): void {
    for (const statement of sentPapers) this.addSql(statement);
  }
}
