import { Migration } from "@mikro-orm/migrations";

const sellers = ["asesor", "lider", "gerente", "admin"];
const columns = sellers.map((seller) => `signed_${seller}_id`);
const of = (row: "old" | "new"): string => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;

/** A contract keeps who sold and led it at its signature; of those signed before, whoever stands on them now. */
export class Migration0013 extends Migration {
  override up(): void {
    this.addSql(`alter table "contracts" ${columns.map((column) => `add "${column}" int null`).join(", ")}`);
    for (const column of columns)
      this.addSql(
        `alter table "contracts" add constraint "contracts_${column}_foreign" foreign key ("${column}") references "users" ("id") on delete restrict`,
      );
    this.addSql(
      `update contracts set ${sellers.map((seller) => `signed_${seller}_id = ${seller}_id`).join(", ")} where signed_at is not null`,
    );
    this.addSql(
      `create function refuse_changed_sale() returns trigger language plpgsql as $$
       begin
         raise exception 'La venta del contrato % está firmada y no puede cambiar', old.contract_number using errcode = 'restrict_violation';
       end $$`,
    );
    this.addSql(
      `create trigger contracts_keep_their_sale before update on contracts for each row
       when (old.signed_at is not null and ${of("new")} is distinct from ${of("old")}) execute function refuse_changed_sale()`,
    );
  }
}
