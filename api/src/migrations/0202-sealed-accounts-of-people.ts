import { Migration } from "@mikro-orm/migrations";
import { payoutOf } from "./approvals.ts";
import { sealableAccounts } from "./sealed-accounts.ts";

const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Account numbers of people, and of the «cuentas de cobro» that say them, which may be wrapped. */
export class Migration0202 extends Migration {
  override up(): void {
    for (const statement of sealableAccounts("users", "numero_cuenta")) this.addSql(statement);
    this.addSql(payoutOf("create or replace function", sha256, "payout_of", ["v", "r", "u"]));
    this.addSql('alter table "support_documents" add "account_number" text null');
    this.addSql(`update support_documents set account_number = contenido->'cuenta'->>'numero',
        contenido = jsonb_set(contenido, '{cuenta,numero}', to_jsonb('•••• ' || right(contenido->'cuenta'->>'numero', 4)))
      where contenido->'cuenta'->>'numero' <> ''`);
    for (const statement of sealableAccounts("support_documents", "account_number")) this.addSql(statement);
    this.addSql("drop trigger support_documents_keeps_evidence on support_documents");
    this.addSql(`create trigger support_documents_keeps_evidence before update or delete on support_documents for each row
      execute function keep_evidence('status', 'documento_id', 'comprobante_id', 'version', 'updated_at',
        'account_number', 'account_ending', 'account_print')`);
    // Wrapped, and wrapped anew by another key, it stays the number that the document says.
    this.addSql(`create trigger support_documents_stay_of_their_account before update on support_documents for each row
      when (old.account_ending is distinct from new.account_ending
        or (old.account_print is not null and old.account_print is distinct from new.account_print))
      execute function refuse_change()`);
  }
}
