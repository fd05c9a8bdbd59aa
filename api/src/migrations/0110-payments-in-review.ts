import { Migration } from "@mikro-orm/migrations";

/** Which payments are in review: in one index with those that await people or verification, and in their own. */
export class Migration0110 extends Migration {
  override up(): void {
    this.addSql(
      "alter table \"payments\" add \"in_review\" boolean generated always as (status = 'pending' and decision_note is not null) stored not null",
    );
    this.addSql('drop index "payments_by_contract_and_state"');
    this.addSql(
      "create index payments_by_contract_and_state on payments (status, contract_id)\n      include (awaits_decision, awaits_verification, in_review)",
    );
    this.addSql("create index payments_in_review on payments (created_at, id) where in_review");
  }
}
