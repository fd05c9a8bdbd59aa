import { Migration } from "@mikro-orm/migrations";
import { bankAllocationsBehaviour } from "./bank-allocations.ts";

/**
 * What explains an outflow of the bank, or an inflow of a concept: parts that sum up on their movement, rules that
 * classify what the bank charges, and proposals of what was paid.
 */
export class Migration0257 extends Migration {
  override up(): void {
    this.addSql(
      'create table "bank_rules" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "account_id" uuid not null, "concept" text not null, "words" text not null, "min_amount" bigint not null, "max_amount" bigint not null, "created_by_id" int not null, "ended_at" timestamptz(3) null, "ended_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_rules_account_id_created_at_id_index" on "bank_rules" ("account_id", "created_at", "id")',
    );
    this.addSql(
      'create unique index "bank_rules_once" on "bank_rules" ("account_id", "words") where ended_at is null',
    );
    this.addSql(
      'create table "bank_allocations" ("id" uuid not null, "movement_id" uuid not null, "concept" text not null, "amount" bigint not null, "cents" smallint not null default 0, "installment_id" uuid null, "purchase_id" uuid null, "provider_payment_id" uuid null, "payout_id" uuid null, "seller_id" int null, "refund_id" uuid null, "provider_id" uuid null, "other_account_id" uuid null, "rule_id" uuid null, "origin" text not null, "registered" boolean not null default false, "created_at" timestamptz(3) not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql('create index "bank_allocations_created_at_index" on "bank_allocations" ("created_at")');
    this.addSql(
      'create index "bank_allocations_rule_id_index" on "bank_allocations" ("rule_id") where rule_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_provider_id_index" on "bank_allocations" ("provider_id") where provider_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_refund_id_index" on "bank_allocations" ("refund_id") where refund_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_payout_id_index" on "bank_allocations" ("payout_id") where payout_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_provider_payment_id_index" on "bank_allocations" ("provider_payment_id") where provider_payment_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_purchase_id_index" on "bank_allocations" ("purchase_id") where purchase_id is not null',
    );
    this.addSql(
      'create index "bank_allocations_installment_id_index" on "bank_allocations" ("installment_id") where installment_id is not null',
    );
    this.addSql('create index "bank_allocations_movement_id_index" on "bank_allocations" ("movement_id")');
    this.addSql(
      "create unique index bank_allocations_once on bank_allocations (movement_id, concept,\n      coalesce(installment_id, purchase_id, provider_payment_id, payout_id, refund_id, provider_id,\n        other_account_id, '00000000-0000-0000-0000-000000000000'), coalesce(seller_id, 0))",
    );
    this.addSql(
      'create table "bank_proposal_parts" ("id" uuid not null, "proposal_id" uuid not null, "position" int not null, "amount" bigint not null, "installment_id" uuid null, "purchase_id" uuid null, "provider_payment_id" uuid null, "payout_id" uuid null, "seller_id" int null, "commission_id" uuid null, "refund_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_proposal_parts_refund_id_index" on "bank_proposal_parts" ("refund_id") where refund_id is not null',
    );
    this.addSql(
      'create index "bank_proposal_parts_commission_id_index" on "bank_proposal_parts" ("commission_id") where commission_id is not null',
    );
    this.addSql(
      'create index "bank_proposal_parts_payout_id_index" on "bank_proposal_parts" ("payout_id") where payout_id is not null',
    );
    this.addSql(
      'create index "bank_proposal_parts_provider_payment_id_index" on "bank_proposal_parts" ("provider_payment_id") where provider_payment_id is not null',
    );
    this.addSql(
      'create index "bank_proposal_parts_purchase_id_index" on "bank_proposal_parts" ("purchase_id") where purchase_id is not null',
    );
    this.addSql(
      'create index "bank_proposal_parts_installment_id_index" on "bank_proposal_parts" ("installment_id") where installment_id is not null',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_proposal_id_position_unique" unique ("proposal_id", "position")',
    );
    this.addSql(
      'alter table "bank_movements" add "explained" bigint not null default 0, add "explained_cents" smallint not null default 0, add "reverses" boolean not null default false',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_explained_cents_go_with_the_sum" check (explained_cents between -99 and 99 and sign(explained_cents) * sign(explained) >= 0)',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_are_explained_within" check (case when amount < 0 or cents < 0 then backed = 0 and explained * 100 + explained_cents between amount * 100 + cents - 99 and 0 else explained >= 0 and explained_cents >= 0 and (backed + explained) * 100 + explained_cents <= amount * 100 + cents + 99 end)',
    );
    this.addSql('alter table "bank_proposals" drop constraint "bank_proposals_are_of_one_thing"');
    this.addSql(
      'alter table "bank_proposals" add "concept" text null, add "by_document" boolean not null default false',
    );
    this.addSql(
      "alter table \"bank_proposals\" add constraint \"bank_proposals_concept_check\" check (\"concept\" in ('cuota', 'compra', 'pago_proveedor', 'comisiones', 'devolucion', 'gastos_bancarios', 'gmf', 'iva', 'interes_pagado', 'interes_recibido', 'retenido', 'traslado', 'efectivo', 'liquidacion', 'anticipo', 'devolucion_proveedor'))",
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_are_of_one_thing" check (num_nonnulls(payment_id, contract_id, concept) = 1)',
    );
    this.addSql(
      'alter table "bank_rules" add constraint "bank_rules_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_rules" add constraint "bank_rules_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_rules" add constraint "bank_rules_ended_by_id_foreign" foreign key ("ended_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_rules" add constraint "bank_rules_are_ended_by_somebody" check ((ended_at is null) = (ended_by_id is null))',
    );
    this.addSql(
      'alter table "bank_rules" add constraint "bank_rules_have_a_range" check (min_amount >= 0 and max_amount >= min_amount)',
    );
    this.addSql('alter table "bank_rules" add constraint "bank_rules_have_words" check (words <> \'\')');
    this.addSql(
      "alter table \"bank_rules\" add constraint \"bank_rules_are_of_the_bank\" check (concept in ('gastos_bancarios', 'gmf', 'iva', 'interes_pagado', 'interes_recibido'))",
    );
    this.addSql(
      "alter table \"bank_rules\" add constraint \"bank_rules_concept_check\" check (\"concept\" in ('cuota', 'compra', 'pago_proveedor', 'comisiones', 'devolucion', 'gastos_bancarios', 'gmf', 'iva', 'interes_pagado', 'interes_recibido', 'retenido', 'traslado', 'efectivo', 'liquidacion', 'anticipo', 'devolucion_proveedor'))",
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_movement_id_foreign" foreign key ("movement_id") references "bank_movements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_installment_id_foreign" foreign key ("installment_id") references "installments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_provider_payment_id_foreign" foreign key ("provider_payment_id") references "provider_payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_payout_id_foreign" foreign key ("payout_id") references "commission_payouts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_seller_id_foreign" foreign key ("seller_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_refund_id_foreign" foreign key ("refund_id") references "refunds" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_provider_id_foreign" foreign key ("provider_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_other_account_id_foreign" foreign key ("other_account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_rule_id_foreign" foreign key ("rule_id") references "bank_rules" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"bank_allocations\" add constraint \"bank_allocations_by_rule_are_of_the_bank\" check ((origin = 'regla') = (rule_id is not null) and (rule_id is null or concept in ('gastos_bancarios', 'gmf', 'iva', 'interes_pagado', 'interes_recibido')))",
    );
    this.addSql(
      "alter table \"bank_allocations\" add constraint \"bank_allocations_have_the_sign_of_their_concept\" check ((concept not in ('cuota', 'compra', 'pago_proveedor', 'comisiones', 'devolucion', 'interes_pagado', 'anticipo') or amount <= 0 and cents <= 0) and (concept not in ('interes_recibido', 'efectivo', 'devolucion_proveedor') or amount >= 0 and cents >= 0))",
    );
    this.addSql(
      "alter table \"bank_allocations\" add constraint \"bank_allocations_name_their_target\" check ((concept = 'cuota') = (installment_id is not null) and (concept in ('compra', 'devolucion_proveedor')) = (purchase_id is not null) and (concept = 'pago_proveedor') = (provider_payment_id is not null) and (concept = 'comisiones') = (payout_id is not null) and (concept = 'comisiones' or seller_id is null) and (concept = 'devolucion') = (refund_id is not null) and (concept = 'anticipo') = (provider_id is not null) and (concept = 'traslado') = (other_account_id is not null))",
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_cents_go_with_the_amount" check (cents between -99 and 99 and sign(cents) * sign(amount) >= 0)',
    );
    this.addSql(
      'alter table "bank_allocations" add constraint "bank_allocations_explain_something" check (amount <> 0 or cents <> 0)',
    );
    this.addSql(
      "alter table \"bank_allocations\" add constraint \"bank_allocations_concept_check\" check (\"concept\" in ('cuota', 'compra', 'pago_proveedor', 'comisiones', 'devolucion', 'gastos_bancarios', 'gmf', 'iva', 'interes_pagado', 'interes_recibido', 'retenido', 'traslado', 'efectivo', 'liquidacion', 'anticipo', 'devolucion_proveedor'))",
    );
    this.addSql(
      "alter table \"bank_allocations\" add constraint \"bank_allocations_origin_check\" check (\"origin\" in ('propuesta', 'eleccion', 'regla', 'liquidacion'))",
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_proposal_id_foreign" foreign key ("proposal_id") references "bank_proposals" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_installment_id_foreign" foreign key ("installment_id") references "installments" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_provider_payment_id_foreign" foreign key ("provider_payment_id") references "provider_payments" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_payout_id_foreign" foreign key ("payout_id") references "commission_payouts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_seller_id_foreign" foreign key ("seller_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_commission_id_foreign" foreign key ("commission_id") references "commissions" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_refund_id_foreign" foreign key ("refund_id") references "refunds" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_name_their_target" check (num_nonnulls(installment_id, purchase_id, provider_payment_id, payout_id, commission_id, refund_id) = 1 and (payout_id is not null or seller_id is null))',
    );
    this.addSql(
      'alter table "bank_proposal_parts" add constraint "bank_proposal_parts_amount_is_positive" check (amount > 0)',
    );
    this.addSql('drop index "bank_movements_summed"');
    this.addSql(
      "create index bank_movements_summed on bank_movements\n      (account_id, state, proposed, amount, cents, backed, explained, explained_cents)",
    );
    for (const statement of bankAllocationsBehaviour) this.addSql(statement);
  }
}
