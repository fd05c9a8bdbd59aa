import { Migration } from "@mikro-orm/migrations";
import { payoutOf } from "./approvals.ts";

const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Account of an approved payment, known by its SHA-256. */
export class Migration0195 extends Migration {
  override up(): void {
    this.addSql(payoutOf("create function", sha256, "payout_by_sha256"));
    // What is still the approved account stays it; what had changed by now stays worth nothing.
    this.addSql("alter table payout_approvals disable trigger payout_approvals_keep_what_they_say");
    this.addSql(`update payout_approvals a set account = coalesce(
        (select now.account from payout_of(a.kind, a.subject_id) before, payout_by_sha256(a.kind, a.subject_id) now
          where before.account = a.account), 'changed')
      where a.status in ('waiting', 'approved')`);
    this.addSql("alter table payout_approvals enable trigger payout_approvals_keep_what_they_say");
    this.addSql(payoutOf("create or replace function", sha256));
    this.addSql("drop function payout_by_sha256(text, uuid)");
  }
}
