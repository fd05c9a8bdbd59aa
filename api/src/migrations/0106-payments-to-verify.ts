import { Migration } from "@mikro-orm/migrations";

/** Which payments await verification, beside those that people decide on: one in review does not. */
export class Migration0106 extends Migration {
  override up(): void {
    this.addSql(
      "alter table \"payments\" add \"awaits_verification\" boolean generated always as (status = 'pending' and wompi_reference is null and decision_note is null) stored not null",
    );
    this.addSql(
      "create index payments_by_contract_and_state on payments (status, contract_id)\n      include (awaits_decision, awaits_verification)",
    );
    this.addSql('drop index "payments_by_state_of_contract"');
  }
}
