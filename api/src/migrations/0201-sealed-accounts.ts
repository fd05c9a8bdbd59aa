import { Migration } from "@mikro-orm/migrations";
import { payoutOf } from "./approvals.ts";
import { keyedApprovals, sealableAccounts } from "./sealed-accounts.ts";

const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Account numbers of providers and refunds that may be wrapped: their last digits and keyed hashes. */
export class Migration0201 extends Migration {
  override up(): void {
    for (const statement of sealableAccounts("providers", "account_number")) this.addSql(statement);
    for (const statement of sealableAccounts("refunds", "account_number")) this.addSql(statement);
    this.addSql(payoutOf("create or replace function", sha256, "payout_of", ["v", "r"]));
    for (const statement of keyedApprovals) this.addSql(statement);
  }
}
