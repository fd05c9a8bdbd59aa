import { Migration } from "@mikro-orm/migrations";

/** Tables whose rows are of people alone, with the columns that name them. */
const ofPeople = {
  users: ["supervisor_id", "lider_id", "gerente_id"],
  user_sessions: ["user_id"],
  user_tokens: ["user_id"],
  two_factors: ["user_id"],
  passkeys: ["user_id"],
  viewings: ["person_id"],
  commissions: ["vendedor_id"],
  sales_goals: ["user_id"],
  tax_profiles: ["user_id"],
} as const;

/** Service accounts: programs of the agency that work in their own name and never sign in. */
export class Migration0216 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "users" add column "service_role" smallint null, add column "service_purpose" text null',
    );
    this.addSql('alter table "users" drop constraint "users_role_is_known"');
    this.addSql(
      'alter table "users" add constraint "users_role_is_known" check (case when service_role is null then role between 1 and 7 else role = 0 and service_role in (5, 6) end)',
    );
    this.addSql(
      `alter table "users" add constraint "users_services_never_sign_in" check (service_role is null or password_hash = '' and not email_verified and num_nonnulls(invited_at, last_login, kept_session) = 0 and email like '%@servicio.invalid')`,
    );
    this.addSql(
      'alter table "users" add constraint "users_services_stand_alone" check (service_role is null or not is_active_seller and commission_limit = 0 and num_nonnulls(supervisor_id, lider_id, gerente_id, referred_by, commission_percentage, phone, banco, numero_cuenta, tipo_cuenta, documento_identidad, fecha_nacimiento, fecha_ingreso) = 0)',
    );
    this.addSql(
      'alter table "users" add constraint "users_services_say_their_purpose" check ((service_purpose is null or service_role is not null) and char_length(service_purpose) <= 200)',
    );
    this.addSql(
      'create unique index users_service_names on users (lower(name)) where service_role is not null',
    );
    this.addSql(`create function refuse_service_accounts() returns trigger language plpgsql as $$
      begin
        if exists (select from unnest(tg_argv) c join users u on u.id = (to_jsonb(new) ->> c)::int
          where u.service_role is not null) then
          raise exception 'a service account has no %', tg_table_name using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    for (const [table, columns] of Object.entries(ofPeople))
      this.addSql(
        `create trigger ${table}_are_of_people before insert or update of ${columns.join(", ")} on ${table}
          for each row when (num_nonnulls(${columns.map((column) => `new.${column}`).join(", ")}) > 0)
          execute function refuse_service_accounts(${columns.map((column) => `'${column}'`).join(", ")})`,
      );
  }
}
