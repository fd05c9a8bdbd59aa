import { Migration } from "@mikro-orm/migrations";

/** Every document that leaves is checked by its code; those of contracts signed before keep theirs. */
export class Migration0019 extends Migration {
  override up(): void {
    this.addSql(
      'create table "issued_documents" ("id" uuid not null, "code" text not null, "kind" text not null, "number" text not null, "record_id" uuid not null, "sha256" text null, "prior_sha256" text null, "state" text not null default \'vigente\', "valid_until" timestamptz(3) null, "issued_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'alter table "issued_documents" add constraint "issued_documents_code_unique" unique ("code")',
    );
    this.addSql(
      'create index "issued_documents_record_id_kind_index" on "issued_documents" ("record_id", "kind")',
    );
    this.addSql(
      'alter table "issued_documents" add constraint "issued_documents_prior_is_a_hash" check (prior_sha256 ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql(
      'alter table "issued_documents" add constraint "issued_documents_sha256_is_one" check (sha256 ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'receipt'))",
    );
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_state_check\" check (\"state\" in ('vigente', 'reemplazado', 'anulado', 'vencido'))",
    );
    this.addSql(
      `insert into issued_documents (id, code, kind, number, record_id, sha256, prior_sha256, state, issued_at, ended_at)
       select s.id, s.verification_code, 'signed_contract', c.contract_number, c.id, v.sha256, s.sha256,
         case when c.status = 'cancelled' then 'anulado' else 'vigente' end, s.signed_at,
         case when c.status = 'cancelled' then c.cancelled_at end
       from signatures s join contracts c on c.id = s.contract_id join contract_versions v on v.id = s.signed_version_id`,
    );
    this.addSql(
      `create trigger issued_documents_stay before delete on issued_documents for each row execute function refuse_change()`,
    );
    this.addSql(
      `create trigger issued_documents_keep_what_they_say before update on issued_documents for each row
       when ((old.id, old.code, old.kind, old.number, old.record_id, old.prior_sha256, old.issued_at)
           is distinct from (new.id, new.code, new.kind, new.number, new.record_id, new.prior_sha256, new.issued_at)
         or (old.sha256 is not null and new.sha256 is distinct from old.sha256)
         or (old.state <> 'vigente' and new.state = 'vigente'))
       execute function refuse_change()`,
    );
  }
}
