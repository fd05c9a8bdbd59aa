import { Migration } from "@mikro-orm/migrations";

/** Indexes of lists that are read at 200,000 commissions: by kind of seller, and the objections of one. */
export class Migration0039 extends Migration {
  override up(): void {
    this.addSql(
      'create index "commissions_clase_tipo_vendedor_fecha_generacion_id_index" on "commissions" ("clase", "tipo_vendedor", "fecha_generacion", "id")',
    );
    this.addSql(
      'create index "commission_objections_author_id_created_at_id_index" on "commission_objections" ("author_id", "created_at", "id")',
    );
  }
}
