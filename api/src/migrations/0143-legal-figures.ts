import { Migration } from "@mikro-orm/migrations";
import { legalFigures } from "./legal-figures.ts";

/** The dated figures of the law, and what of a contract goes back by a retracto. */
export class Migration0143 extends Migration {
  override up(): void {
    this.addSql(
      'create table "legal_figures" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "cifra" text not null, "vigente_desde" date not null, "valor" bigint not null, "created_by_id" int null, "confirmed_at" timestamptz(3) null, "confirmed_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "legal_figures_cifra_vigente_desde_created_at_index" on "legal_figures" ("cifra", "vigente_desde", "created_at")',
    );
    this.addSql(
      'create table "retractos" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "choice" text not null, "pagado" bigint not null, "servicios" bigint not null, "servicios_hasta" date not null, "tiquetes" bigint not null, "tiquetes_vuelven" boolean not null, "tiquetes_hasta" date null, "retencion_maxima" bigint not null, "retenido" bigint null, "retenido_at" timestamptz(3) null, "retenido_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_contract_id_unique" unique ("contract_id")',
    );
    this.addSql(
      'create index "retractos_waiting" on "retractos" ("tiquetes_hasta", "id") where tiquetes_hasta is not null and retenido is null',
    );
    this.addSql('alter table "refunds" drop constraint "refunds_reason_check"');
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_reason_check\" check (\"reason\" in ('retracto', 'cancelacion', 'reserva_anulada', 'pago_en_revision', 'retracto_tiquetes', 'retracto_parcial'))",
    );
    this.addSql(
      'alter table "legal_figures" add constraint "legal_figures_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "legal_figures" add constraint "legal_figures_confirmed_by_id_foreign" foreign key ("confirmed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql('alter table "legal_figures" add constraint "legal_figures_are_positive" check (valor > 0)');
    this.addSql(
      "alter table \"legal_figures\" add constraint \"legal_figures_cifra_check\" check (\"cifra\" in ('retracto_plazo', 'retracto_devolucion', 'tiquetes_horas', 'tiquetes_dias_nacional', 'tiquetes_dias_internacional', 'tiquetes_porcentaje', 'tiquetes_tope_nacional', 'tiquetes_tope_internacional', 'tiquetes_devolucion', 'efectivo_reportable'))",
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_retenido_by_id_foreign" foreign key ("retenido_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_flight_stays_where_it_cannot_go_back" check (choice = \'todo\' or not tiquetes_vuelven)',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_airline_says_when" check ((retenido is null) = (retenido_at is null) and (retenido is null) = (retenido_by_id is null))',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_airline_keeps_what_it_may" check (retenido is null or (tiquetes_vuelven and retenido between 0 and least(tiquetes, retencion_maxima)))',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_tickets_say_when" check ((tiquetes_vuelven and tiquetes > 0) = (tiquetes_hasta is not null))',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_parts_add_up" check (servicios >= 0 and tiquetes >= 0 and servicios + tiquetes = pagado)',
    );
    this.addSql(
      'alter table "retractos" add constraint "retractos_choice_check" check ("choice" in (\'todo\', \'sin_vuelo\'))',
    );
    for (const statement of legalFigures) this.addSql(statement);
  }
}
