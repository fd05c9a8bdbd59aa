import { Migration } from "@mikro-orm/migrations";
import { invoices } from "./invoices.ts";

/** Completed contracts are invoiced, and what is cancelled afterwards is taken back by a credit note. */
export class Migration0042 extends Migration {
  override up(): void {
    this.addSql(
      'create table "invoices" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "range_id" uuid not null, "consecutivo" int not null, "issue_date" date not null, "issued_at" timestamptz(3) not null, "code" text not null, "content" jsonb not null, "xml" text not null, "base_amount" bigint not null, "iva_amount" bigint not null, "third_party_amount" bigint not null, "total_amount" bigint not null, "pdf_key" text null, "xml_key" text null, "sending_state" text not null default \'en_cola\', "sending_tries" int not null default 0, "next_try_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "track" text null, "sending_problem" text null, "contract_id" uuid not null, "status" text not null default \'pending\', "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql(
      'create index "invoices_due_to_be_sent" on "invoices" ("next_try_at") where next_try_at is not null',
    );
    this.addSql(
      'create index "invoices_sending_state_issued_at_id_index" on "invoices" ("sending_state", "issued_at", "id")',
    );
    this.addSql(
      'create index "invoices_status_issued_at_id_index" on "invoices" ("status", "issued_at", "id")',
    );
    this.addSql('create index "invoices_issued_at_id_index" on "invoices" ("issued_at", "id")');
    this.addSql('alter table "invoices" add constraint "invoices_codes_are_one" unique ("code")');
    this.addSql(
      'alter table "invoices" add constraint "invoices_numbers_are_drawn_once" unique ("range_id", "consecutivo")',
    );
    this.addSql('alter table "invoices" add constraint "invoices_one_per_contract" unique ("contract_id")');
    this.addSql(
      'create table "invoice_lines" ("id" uuid not null, "invoice_id" uuid not null, "posicion" int not null, "impuesto" text not null, "descripcion" text not null, "base" bigint not null, "iva" bigint not null, "total" bigint not null, "mandante_nombre" text null, "mandante_nit" text null, primary key ("id"))',
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_invoice_id_posicion_unique" unique ("invoice_id", "posicion")',
    );
    this.addSql(
      'create table "credit_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "range_id" uuid not null, "consecutivo" int not null, "issue_date" date not null, "issued_at" timestamptz(3) not null, "code" text not null, "content" jsonb not null, "xml" text not null, "base_amount" bigint not null, "iva_amount" bigint not null, "third_party_amount" bigint not null, "total_amount" bigint not null, "pdf_key" text null, "xml_key" text null, "sending_state" text not null default \'en_cola\', "sending_tries" int not null default 0, "next_try_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "track" text null, "sending_problem" text null, "invoice_id" uuid not null, "motivo" text not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_invoice_id_unique" unique ("invoice_id")',
    );
    this.addSql(
      'create index "credit_notes_due_to_be_sent" on "credit_notes" ("next_try_at") where next_try_at is not null',
    );
    this.addSql('alter table "credit_notes" add constraint "credit_notes_codes_are_one" unique ("code")');
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_numbers_are_drawn_once" unique ("range_id", "consecutivo")',
    );
    this.addSql('alter table "contracts" add "invoiced_at" timestamptz(3) null');
    this.addSql(
      'create index "contracts_to_invoice" on "contracts" ("completed_at", "id") where status = \'completed\' and invoiced_at is null',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_range_id_foreign" foreign key ("range_id") references "numbering_ranges" ("id")',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_sent_ones_say_when" check ((sending_state = \'enviada\') = (sent_at is not null))',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_code_is_a_hash" check (code ~ \'^[0-9a-f]{96}$\')',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_add_up" check (total_amount > 0 and base_amount >= 0 and iva_amount >= 0 and third_party_amount >= 0 and total_amount = base_amount + iva_amount + third_party_amount)',
    );
    this.addSql(
      "alter table \"invoices\" add constraint \"invoices_sending_state_check\" check (\"sending_state\" in ('en_cola', 'reintentando', 'enviada', 'rechazada', 'fallida'))",
    );
    this.addSql(
      "alter table \"invoices\" add constraint \"invoices_status_check\" check (\"status\" in ('pending', 'approved', 'rejected', 'paid'))",
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_nit_has_its_check_digit" check (mandante_nit ~ \'^[0-9]{5,10}-[0-9]$\')',
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_of_others_say_whose" check ((impuesto = \'TERCEROS\') = (mandante_nit is not null) and (mandante_nit is null) = (mandante_nombre is null))',
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_iva_is_of_the_base" check (case impuesto when \'GRAVADO_19\' then abs(iva * 100 - base * 19) <= 100 else iva = 0 end)',
    );
    this.addSql(
      'alter table "invoice_lines" add constraint "invoice_lines_add_up" check (base > 0 and iva >= 0 and total = base + iva)',
    );
    this.addSql(
      "alter table \"invoice_lines\" add constraint \"invoice_lines_impuesto_check\" check (\"impuesto\" in ('GRAVADO_19', 'EXENTO_481', 'EXCLUIDO', 'NO_GRAVADO_EXTERIOR', 'TERCEROS'))",
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_range_id_foreign" foreign key ("range_id") references "numbering_ranges" ("id")',
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_sent_ones_say_when" check ((sending_state = \'enviada\') = (sent_at is not null))',
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_code_is_a_hash" check (code ~ \'^[0-9a-f]{96}$\')',
    );
    this.addSql(
      'alter table "credit_notes" add constraint "credit_notes_add_up" check (total_amount > 0 and total_amount = base_amount + iva_amount + third_party_amount)',
    );
    this.addSql(
      "alter table \"credit_notes\" add constraint \"credit_notes_sending_state_check\" check (\"sending_state\" in ('en_cola', 'reintentando', 'enviada', 'rechazada', 'fallida'))",
    );
    for (const statement of invoices) this.addSql(statement);
  }
}
