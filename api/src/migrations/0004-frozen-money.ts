import { Migration } from "@mikro-orm/migrations";
import { frozenMoney } from "./frozen-money.ts";

/** Verified payments and paid commissions stay as they were. */
export class Migration0004 extends Migration {
  override up(): void {
    for (const statement of frozenMoney) this.addSql(statement);
  }
}
