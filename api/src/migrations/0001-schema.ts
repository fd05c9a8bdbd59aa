import { Migration } from "@mikro-orm/migrations";

/** The tables of all entities: written by `npm run migrations:remake`, never by hand. */
export class Migration0001 extends Migration {
  override up(): void {
    this.addSql(
      'create table "agency_settings" ("id" int not null default 1, "name" text not null, "legal_name" text not null, "nit" text not null, "rnt_number" text not null, "rnt_valid_until" date null, "rnt_warned_for" date null, "rnt_required" boolean not null default false, "address" text not null, "phone" text not null, "whatsapp" text not null, "email" text not null, "support_email" text null, "support_phone" text null, "instagram" text null, "facebook" text null, "tiktok" text null, "youtube" text null, "updated_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"))',
    );
    this.addSql(
      "alter table \"agency_settings\" add constraint \"agency_settings_name_somebody\" check (btrim(name) <> '' and btrim(legal_name) <> '' and btrim(nit) <> '')",
    );
    this.addSql('alter table "agency_settings" add constraint "agency_settings_are_one" check (id = 1)');
    this.addSql(
      'create table "audit_entries" ("id" uuid not null, "at" timestamptz(3) not null, "type" text not null, "record_id" text not null, "actor_id" int null, "link_id" uuid null, "channel" text not null, "ip" text null, "user_agent" text null, "request_id" text not null, "detail" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "audit_entries_record_id_at_index" on "audit_entries" ("record_id", "at")');
    this.addSql(
      'create table "carousel_slides" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "image" text not null, "title" text not null default \'\', "description" text not null default \'\', "destino" text not null default \'\', "position" int not null, primary key ("id"))',
    );
    this.addSql('create index "carousel_slides_position_id_index" on "carousel_slides" ("position", "id")');
    this.addSql('alter table "carousel_slides" add constraint "carousel_slides_show_something" check (btrim(image) <> \'\')');
    this.addSql(
      'create table "consents" ("id" uuid not null, "purpose" text not null, "record_id" text not null, "given" boolean not null, "text_version" text null, "text_sha256" text null, "at" timestamptz(3) not null, "channel" text not null, "ip" text null, "user_agent" text null, "viewer_id" int null, "link_id" uuid null, primary key ("id"))',
    );
    this.addSql('create index "consents_record_id_purpose_index" on "consents" ("record_id", "purpose")');
    this.addSql(
      'alter table "consents" add constraint "consents_given_ones_name_their_text" check (not given or (text_version is not null and text_sha256 is not null))',
    );
    this.addSql(
      'create table "contact_messages" ("id" uuid not null, "name" text not null, "email" text not null, "phone" text null, "message" text not null, "at" timestamptz(3) not null, "ip" text null, primary key ("id"))',
    );
    this.addSql('create index "contact_messages_email_index" on "contact_messages" ("email")');
    this.addSql(
      'create table "deadline_alerts" ("item_id" uuid not null, "deadline" timestamptz(3) not null, "hours" int not null, "at" timestamptz(3) not null, primary key ("item_id", "deadline", "hours"))',
    );
    this.addSql('alter table "deadline_alerts" add constraint "deadline_alerts_hours_are_a_step" check (hours in (72, 24, 12, 0))');
    this.addSql(
      'create table "idempotency_keys" ("viewer_id" int not null, "operation" text not null, "key" text not null, "variables_hash" text not null, "result" jsonb null, "at" timestamptz(3) not null, primary key ("viewer_id", "operation", "key"))',
    );
    this.addSql(
      'create table "links" ("id" uuid not null, "purpose" text not null, "record_id" uuid not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "openings" int not null default 0, "opened_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('alter table "links" add constraint "links_token_hash_unique" unique ("token_hash")');
    this.addSql('create index "links_record_id_purpose_index" on "links" ("record_id", "purpose")');
    this.addSql(
      'create table "mails" ("id" uuid not null, "message_id" text not null, "key" text not null, "to" text not null, "subject" text not null, "html" text not null, "text" text not null, "attachments" jsonb not null, "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "tries" int not null default 0, primary key ("id"))',
    );
    this.addSql('alter table "mails" add constraint "mails_message_id_unique" unique ("message_id")');
    this.addSql('alter table "mails" add constraint "mails_key_unique" unique ("key")');
    this.addSql('create index "mails_to_created_at_index" on "mails" ("to", "created_at")');
    this.addSql(
      'create table "packages" ("id" serial primary key, "title" text not null, "slug" text not null, "detail" text not null, "destino" text not null, "category" text not null, "city" text not null, "location" text not null, "lat" text not null, "lng" text not null, "price" bigint not null, "days" int not null, "cupos" int not null, "images" text[] not null default \'{}\', "chars" text[] not null default \'{}\', "is_active" boolean not null default false, "is_yapaya" boolean not null default false, "archived_at" timestamptz(3) null, "search_text" text not null default \'\', "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1)',
    );
    this.addSql('create index "packages_price_id_index" on "packages" ("price", "id")');
    this.addSql('create index "packages_days_created_at_id_index" on "packages" ("days", "created_at", "id")');
    this.addSql('create index "packages_category_created_at_id_index" on "packages" ("category", "created_at", "id")');
    this.addSql('create index "packages_destino_created_at_id_index" on "packages" ("destino", "created_at", "id")');
    this.addSql('create index "packages_created_at_id_index" on "packages" ("created_at", "id")');
    this.addSql('alter table "packages" add constraint "packages_seats_are_few" check (cupos between 1 and 999)');
    this.addSql('alter table "packages" add constraint "packages_days_are_few" check (days between 1 and 999)');
    this.addSql('alter table "packages" add constraint "packages_price_is_not_negative" check (price >= 0)');
    this.addSql(
      'create table "package_departures" ("id" uuid not null, "package_id" int not null, "salida" date not null, "vuelta" date not null, primary key ("id"))',
    );
    this.addSql('create index "package_departures_salida_index" on "package_departures" ("salida")');
    this.addSql(
      'alter table "package_departures" add constraint "package_departures_package_id_salida_vuelta_unique" unique ("package_id", "salida", "vuelta")',
    );
    this.addSql('alter table "package_departures" add constraint "package_departures_return_after_they_leave" check (vuelta >= salida)');
    this.addSql(
      'create table "page_texts" ("key" text not null, "published" text not null, "published_html" text not null, "published_at" timestamptz(3) null, "draft" text null, "drafted_at" timestamptz(3) null, "version" int not null default 1, primary key ("key"))',
    );
    this.addSql(
      "alter table \"page_texts\" add constraint \"page_texts_keep_the_law\" check (case key when 'notice_children' then position('Ley 679 de 2001' in published) > 0 and position('Ley 1336 de 2009' in published) > 0 when 'notice_data' then position('Ley 1581 de 2012' in published) > 0 when 'notice_consumer' then position('Ley 1480 de 2011' in published) > 0 else true end)",
    );
    this.addSql('alter table "page_texts" add constraint "page_texts_say_something" check (btrim(published) <> \'\')');
    this.addSql(
      "alter table \"page_texts\" add constraint \"page_texts_key_check\" check (\"key\" in ('hero', 'about', 'policies', 'terms', 'agreements', 'contact', 'notice_children', 'notice_data', 'notice_consumer'))",
    );
    this.addSql(
      'create table "payment_reminders" ("plan_line_id" uuid not null, "due" date not null, "step" smallint not null, "email" text not null, "sent_on" date not null, "at" timestamptz(3) not null, primary key ("plan_line_id", "due", "step"))',
    );
    this.addSql('alter table "payment_reminders" add constraint "payment_reminders_once_a_day" unique ("email", "sent_on")');
    this.addSql('alter table "payment_reminders" add constraint "payment_reminders_step_is_one" check (step in (-7, -1, 1, 5, 10))');
    this.addSql('create table "pending_files" ("key" text not null, "at" timestamptz(3) not null, primary key ("key"))');
    this.addSql('create index "pending_files_at_index" on "pending_files" ("at")');
    this.addSql(
      'create table "popups" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "content" text not null, "boton" text not null, "image" text null, "link" text null, "is_active" boolean not null default false, "starts_on" date null, "ends_on" date null, "activated_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "popups_created_at_id_index" on "popups" ("created_at", "id")');
    this.addSql('create index "popups_activated_at_id_index" on "popups" ("activated_at", "id")');
    this.addSql('create unique index "popups_one_active" on "popups" ("is_active") where is_active');
    this.addSql('alter table "popups" add constraint "popups_say_something" check (btrim(content) <> \'\')');
    this.addSql('alter table "popups" add constraint "popups_days_are_ordered" check (ends_on >= starts_on)');
    this.addSql(
      'create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"))',
    );
    this.addSql('create table "secrets" ("name" text not null, "value" text not null, primary key ("name"))');
    this.addSql(
      'create table "stored_files" ("id" uuid not null, "key" text not null, "filename" text not null, "content_type" text not null, "size" int not null, "sha256" text not null, "owner_type" text not null, "owner_id" text not null, "created_by" int null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "stored_files" add constraint "stored_files_key_unique" unique ("key")');
    this.addSql('create index "stored_files_owner_type_owner_id_index" on "stored_files" ("owner_type", "owner_id")');
    this.addSql(
      'create table "support_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "numero_documento" text not null, "status" text not null, "documento_id" uuid null, "comprobante_id" uuid null, "fecha_generacion" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "support_documents" add constraint "support_documents_numero_documento_unique" unique ("numero_documento")');
    this.addSql(
      'create table "users" ("id" serial primary key, "name" text not null, "lastname" text not null, "email" text not null, "phone" text null, "image" text not null default \'/avatar.svg\', "role" smallint not null, "password_hash" text not null, "is_active" boolean not null default true, "is_active_seller" boolean not null default true, "supervisor_id" int null, "lider_id" int null, "gerente_id" int null, "referral_code" text not null, "referred_by" text null, "commission_percentage" numeric(5,2) null, "commission_limit" bigint not null default 1300000, "banco" text null, "numero_cuenta" text null, "tipo_cuenta" text null, "fecha_ingreso" date null, "documento_identidad" text null, "tipo_documento" text null, "fecha_nacimiento" date null, "direccion" text null, "ciudad" text null, "pais" text null default \'Colombia\', "email_verified" boolean not null default false, "last_login" timestamptz(3) null, "account_locked_until" timestamptz(3) null, "failed_login_attempts" int not null default 0, "sessions_version" int not null default 1, "kept_session" uuid null, "search_text" text not null default \'\', "erased_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1)',
    );
    this.addSql('alter table "users" add constraint "users_email_unique" unique ("email")');
    this.addSql('create index "users_supervisor_id_index" on "users" ("supervisor_id")');
    this.addSql('create index "users_lider_id_index" on "users" ("lider_id")');
    this.addSql('create index "users_gerente_id_index" on "users" ("gerente_id")');
    this.addSql('alter table "users" add constraint "users_referral_code_unique" unique ("referral_code")');
    this.addSql('create index "users_referred_by_index" on "users" ("referred_by")');
    this.addSql('create index "users_documento_identidad_index" on "users" ("documento_identidad")');
    this.addSql('create index "users_is_active_created_at_id_index" on "users" ("is_active", "created_at", "id")');
    this.addSql('create index "users_role_created_at_id_index" on "users" ("role", "created_at", "id")');
    this.addSql('create index "users_created_at_id_index" on "users" ("created_at", "id")');
    this.addSql(
      'alter table "users" add constraint "users_hierarchy_is_not_oneself" check (id is distinct from lider_id and id is distinct from gerente_id and id is distinct from supervisor_id)',
    );
    this.addSql('alter table "users" add constraint "users_commission_limit_is_not_negative" check (commission_limit >= 0)');
    this.addSql('alter table "users" add constraint "users_email_is_lower_case" check (email = lower(email))');
    this.addSql('alter table "users" add constraint "users_role_is_known" check (role between 1 and 7)');
    this.addSql('alter table "users" add constraint "users_tipo_cuenta_check" check ("tipo_cuenta" in (\'ahorros\', \'corriente\'))');
    this.addSql(
      "alter table \"users\" add constraint \"users_tipo_documento_check\" check (\"tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      'create table "two_factors" ("id" uuid not null, "user_id" int not null, "secret" text not null, "confirmed_at" timestamptz(3) null, "last_step" int not null default 0, "recovery_hashes" text[] not null default \'{}\', primary key ("id"))',
    );
    this.addSql('alter table "two_factors" add constraint "two_factors_user_id_unique" unique ("user_id")');
    this.addSql(
      'create table "raffles" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "prize" text not null, "image" text null, "price" bigint not null, "draw_date" date not null, "payment_text" text null, "status" text not null default \'draft\', "winning_number" text null, "draw_source" text null, "drawn_at" timestamptz(3) null, "winner_id" uuid null, "cancel_reason" text null, primary key ("id"))',
    );
    this.addSql('create index "raffles_status_draw_date_id_index" on "raffles" ("status", "draw_date", "id")');
    this.addSql('create index "raffles_created_at_id_index" on "raffles" ("created_at", "id")');
    this.addSql("create unique index raffles_one_is_open on raffles (status) where status = 'open'");
    this.addSql(
      'alter table "raffles" add constraint "raffles_cancelled_ones_say_why" check ((status = \'cancelled\') = (cancel_reason is not null))',
    );
    this.addSql(
      'alter table "raffles" add constraint "raffles_only_drawn_ones_have_a_winner" check (winner_id is null or status = \'drawn\')',
    );
    this.addSql(
      "alter table \"raffles\" add constraint \"raffles_drawn_ones_say_their_source\" check (status <> 'drawn' or (draw_source <> '' and drawn_at is not null))",
    );
    this.addSql(
      'alter table "raffles" add constraint "raffles_drawn_ones_say_their_number" check ((status = \'drawn\') = (winning_number is not null))',
    );
    this.addSql('alter table "raffles" add constraint "raffles_winning_number_is_of_the_board" check (winning_number ~ \'^[0-9]{3}$\')');
    this.addSql('alter table "raffles" add constraint "raffles_price_is_positive" check (price > 0)');
    this.addSql(
      "alter table \"raffles\" add constraint \"raffles_status_check\" check (\"status\" in ('draft', 'open', 'drawn', 'cancelled'))",
    );
    this.addSql(
      'create table "raffle_numbers" ("id" uuid not null, "raffle_id" uuid not null, "value" text not null, "name" text null, "phone" text null, "seller_id" int null, "selected_at" timestamptz(3) null, "selection_id" uuid null, "due_at" timestamptz(3) null, "is_paid" boolean not null default false, "paid_at" timestamptz(3) null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "raffle_numbers_seller_id_index" on "raffle_numbers" ("seller_id")');
    this.addSql("create index raffle_numbers_due on raffle_numbers (due_at) where due_at is not null");
    this.addSql('create index "raffle_numbers_selection_id_index" on "raffle_numbers" ("selection_id")');
    this.addSql('alter table "raffle_numbers" add constraint "raffle_numbers_raffle_id_value_unique" unique ("raffle_id", "value")');
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_free_have_no_seller" check (seller_id is null or selected_at is not null)',
    );
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_unpaid_are_held_for_a_while" check ((due_at is not null) = (selected_at is not null and not is_paid))',
    );
    this.addSql('alter table "raffle_numbers" add constraint "raffle_numbers_paid_say_when" check (is_paid = (paid_at is not null))');
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_paid_are_held" check (not is_paid or selected_at is not null)',
    );
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_held_say_by_whom" check (num_nonnulls(selected_at, selection_id, name, phone) in (0, 4))',
    );
    this.addSql('alter table "raffle_numbers" add constraint "raffle_numbers_are_of_the_board" check (value ~ \'^[0-9]{3}$\')');
    this.addSql(
      'create table "quotes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "asesor_id" int null, "lider_id" int null, "gerente_id" int null, "admin_id" int null, "nombre_cliente" text not null, "email_cliente" text not null, "telefono_cliente" text not null default \'\', "origen" text not null default \'\', "destino" text not null, "fecha_ida" date not null, "fecha_regreso" date null, "numero_personas" int not null, "adultos" int not null, "menores" int not null default 0, "infantes" int not null default 0, "edades_menores" integer[] not null default \'{}\', "edades_infantes" integer[] not null default \'{}\', "personas_atencion_especial" int null, "detalles_atencion_especial" text null, "acomodacion" text null, "tipo_hotel" text null, "trip_type" text null, "alimentacion" text null, "observaciones" text null, "priority" text not null default \'normal\', "quote_number" text not null, "status" text not null default \'pending\', "source" text not null default \'internal\', "is_external" boolean not null default false, "cliente_id" int null, "vendedor_id" int null, "created_by_id" int null, "created_by" text null, "precio_total" bigint null, "precio_desactualizado" boolean not null default false, "descuento_porcentaje" numeric(5,2) null, "descuento_aprobado" boolean not null default false, "descuento_aprobado_por" int null, "pdf_filename" text null, "pdf_generated_at" timestamptz(3) null, "draft_key" text null, "draft_hash" text null, "motivo_rechazo" text null, "requote_reason" text null, "reassignment_reason" text null, "completed_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "approved_at" timestamptz(3) null, "rejected_at" timestamptz(3) null, "requote_at" timestamptz(3) null, "reassigned_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "email_sent_to" text null, "sent_version" int not null default 0, "sent_offer_id" uuid null, "openings" int not null default 0, "reminded_days" smallint not null default 0, "calculation_id" uuid null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "quotes_fecha_ida_index" on "quotes" ("fecha_ida")');
    this.addSql('alter table "quotes" add constraint "quotes_quote_number_unique" unique ("quote_number")');
    this.addSql('create index "quotes_vendedor_id_index" on "quotes" ("vendedor_id")');
    this.addSql('create index "quotes_precio_total_index" on "quotes" ("precio_total")');
    this.addSql('create index "quotes_asesor_id_created_at_id_index" on "quotes" ("asesor_id", "created_at", "id")');
    this.addSql('create index "quotes_lider_id_created_at_id_index" on "quotes" ("lider_id", "created_at", "id")');
    this.addSql('create index "quotes_gerente_id_created_at_id_index" on "quotes" ("gerente_id", "created_at", "id")');
    this.addSql('create index "quotes_admin_id_created_at_id_index" on "quotes" ("admin_id", "created_at", "id")');
    this.addSql('create index "quotes_cliente_id_created_at_id_index" on "quotes" ("cliente_id", "created_at", "id")');
    this.addSql('create index "quotes_status_expires_at_index" on "quotes" ("status", "expires_at")');
    this.addSql('create index "quotes_status_updated_at_id_index" on "quotes" ("status", "updated_at", "id")');
    this.addSql('create index "quotes_status_created_at_id_index" on "quotes" ("status", "created_at", "id")');
    this.addSql('create index "quotes_created_at_id_index" on "quotes" ("created_at", "id")');
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_offer_has_a_price\" check (status not in ('completed', 'sent', 'pending_passengers', 'approved', 'converted') or precio_total is not null)",
    );
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_outdated_price_is_not_sent\" check (not precio_desactualizado or status in ('completed', 'expired'))",
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_return_is_after_departure" check (fecha_regreso is null or fecha_regreso > fecha_ida)',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_ages_agree" check (cardinality(edades_menores) = menores and cardinality(edades_infantes) = infantes)',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_persons_are_not_negative" check (adultos >= 0 and menores >= 0 and infantes >= 0)',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_persons_add_up" check (numero_personas >= 1 and numero_personas = adultos + menores + infantes)',
    );
    this.addSql('alter table "quotes" add constraint "quotes_discount_is_a_percentage" check (descuento_porcentaje between 0 and 100)');
    this.addSql('alter table "quotes" add constraint "quotes_price_is_not_negative" check (precio_total >= 0)');
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_acomodacion_check\" check (\"acomodacion\" in ('sencilla', 'doble', 'triple', 'cuadruple'))",
    );
    this.addSql('alter table "quotes" add constraint "quotes_tipo_hotel_check" check ("tipo_hotel" in (\'basico\', \'superior\'))');
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_trip_type_check\" check (\"trip_type\" in ('nacional', 'internacional', 'operadorLlano', 'hotel'))",
    );
    this.addSql("alter table \"quotes\" add constraint \"quotes_priority_check\" check (\"priority\" in ('low', 'normal', 'high'))");
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_status_check\" check (\"status\" in ('pending', 'completed', 'sent', 'pending_passengers', 'approved', 'rejected', 'requote', 'expired', 'converted'))",
    );
    this.addSql('alter table "quotes" add constraint "quotes_source_check" check ("source" in (\'internal\', \'external\'))');
    this.addSql(
      'create table "quote_versions" ("id" uuid not null, "number" int not null, "file_key" text not null, "filename" text not null, "size" int not null, "sha256" text not null, "quote_id" uuid not null, "precio_total" bigint not null, "offer" jsonb not null, "sent_at" timestamptz(3) not null, "sent_to" text not null, "expires_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "quote_versions" add constraint "quote_versions_quote_id_number_unique" unique ("quote_id", "number")');
    this.addSql('alter table "quote_versions" add constraint "quote_versions_price_is_not_negative" check (precio_total >= 0)');
    this.addSql(
      'create table "quote_events" ("id" uuid not null, "quote_id" uuid not null, "event" text not null, "at" timestamptz(3) not null, "actor_id" int null, "actor_name" text not null, "note" text null, primary key ("id"))',
    );
    this.addSql('create index "quote_events_quote_id_at_index" on "quote_events" ("quote_id", "at")');
    this.addSql(
      "alter table \"quote_events\" add constraint \"quote_events_event_check\" check (\"event\" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'viewed', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired'))",
    );
    this.addSql(
      'create table "quote_calculations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "user_id" int null, "estado" text not null default \'temporal\', "trip_type" text null, "observaciones_generales" text null, "num_personas" int not null, "adultos" int not null, "menores" int not null, "infantes" int not null, "edades_menores" integer[] not null, "edades_infantes" integer[] not null, "own_persons" boolean not null default false, "personas_atencion_especial" int null, "fecha_viaje_inicio" date null, "fecha_viaje_fin" date null, "tiquetes" jsonb null, "hotel" jsonb null, "traslados" jsonb null, "alimentacion" jsonb null, "equipaje" jsonb null, "seguros" jsonb null, "asistencia_medica" jsonb null, "excursiones" jsonb not null default \'[]\', "extras" jsonb not null default \'[]\', "actividades_adicionales" jsonb null, "comisiones" jsonb not null, "ganancia" jsonb not null, "congeladas" jsonb null, "costo_base" bigint not null, "total_comisiones" bigint not null, "total_ganancia" bigint not null, "total_descuento" bigint not null, "precio_final_total" bigint not null, "precio_final_por_persona" bigint not null, "confirmed_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "quote_calculations_quote_id_created_at_index" on "quote_calculations" ("quote_id", "created_at")');
    this.addSql('create unique index "quote_calculations_one_draft" on "quote_calculations" ("quote_id") where estado = \'temporal\'');
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_confirmed_ones_are_frozen" check (estado = \'temporal\' or (confirmed_at is not null and congeladas is not null))',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_persons_are_not_negative" check (adultos >= 0 and menores >= 0 and infantes >= 0)',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_persons_add_up" check (num_personas >= 1 and num_personas = adultos + menores + infantes)',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_price_adds_up" check (precio_final_total = costo_base + total_comisiones + total_ganancia - total_descuento)',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_prices_are_not_negative" check (precio_final_total >= 0 and precio_final_por_persona >= 0)',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_costs_are_not_negative" check (costo_base >= 0 and total_comisiones >= 0 and total_descuento >= 0)',
    );
    this.addSql(
      "alter table \"quote_calculations\" add constraint \"quote_calculations_estado_check\" check (\"estado\" in ('temporal', 'confirmado', 'usado'))",
    );
    this.addSql(
      "alter table \"quote_calculations\" add constraint \"quote_calculations_trip_type_check\" check (\"trip_type\" in ('nacional', 'internacional', 'operadorLlano', 'hotel'))",
    );
    this.addSql(
      'create table "quote_assignments" ("id" uuid not null, "quote_id" uuid not null, "seller_id" int not null, "previous_id" int null, "assigned_by_id" int null, "reason" text null, "at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "quote_assignments_seller_id_index" on "quote_assignments" ("seller_id")');
    this.addSql('create index "quote_assignments_quote_id_at_index" on "quote_assignments" ("quote_id", "at")');
    this.addSql(
      'create table "passengers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "titular" boolean not null default false, "nombre" text not null, "apellido" text not null, "tipo_documento" text null, "documento_identidad" text null, "fecha_nacimiento" date null, "email" text null, "telefono" text null, "direccion" text null, "ciudad" text null, "pais" text not null default \'Colombia\', primary key ("id"))',
    );
    this.addSql('create index "passengers_quote_id_index" on "passengers" ("quote_id")');
    this.addSql(
      'create unique index "passengers_documents_differ" on "passengers" ("quote_id", "documento_identidad") where documento_identidad is not null',
    );
    this.addSql('create unique index "passengers_one_holder" on "passengers" ("quote_id") where titular');
    this.addSql(
      'alter table "passengers" add constraint "passengers_holder_can_be_reached" check (not titular or (email is not null and telefono is not null))',
    );
    this.addSql(
      "alter table \"passengers\" add constraint \"passengers_tipo_documento_check\" check (\"tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      'create table "point_movements" ("id" uuid not null, "user_id" int not null, "ordinal" int not null, "kind" text not null, "points" int not null, "balance" int not null, "customer_id" int null, "source" text null, "source_id" uuid null, "amount" bigint null, "reason" text null, "by_id" int null, "at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "point_movements_user_id_customer_id_index" on "point_movements" ("user_id", "customer_id")');
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_source_source_id_kind_unique" unique ("source", "source_id", "kind")',
    );
    this.addSql('alter table "point_movements" add constraint "point_movements_user_id_ordinal_unique" unique ("user_id", "ordinal")');
    this.addSql(
      "alter table \"point_movements\" add constraint \"point_movements_adjustments_say_why\" check (kind <> 'adjustment' or (reason <> '' and by_id is not null))",
    );
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_say_where_from" check ((kind = \'adjustment\') = (num_nonnulls(source, source_id, customer_id, amount) = 0))',
    );
    this.addSql(
      "alter table \"point_movements\" add constraint \"point_movements_go_their_way\" check (case kind when 'earned' then points > 0 and points = amount / 50000 when 'taken_back' then points <= 0 and amount < 0 else points <> 0 end)",
    );
    this.addSql('alter table "point_movements" add constraint "point_movements_balance_is_not_negative" check (balance >= 0)');
    this.addSql(
      "alter table \"point_movements\" add constraint \"point_movements_kind_check\" check (\"kind\" in ('earned', 'taken_back', 'adjustment'))",
    );
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_source_check" check ("source" in (\'payment\', \'reservation\'))',
    );
    this.addSql(
      'create table "notification_preferences" ("user_id" int not null, "email" boolean not null default true, "push" boolean not null default true, "sms" boolean not null default false, "quotes_updates" boolean not null default true, "payment_reminders" boolean not null default true, "system_alerts" boolean not null default true, "marketing_emails" boolean not null default false, primary key ("user_id"))',
    );
    this.addSql(
      'create table "notifications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "type" text not null, "category" text not null, "title" text not null, "message" text not null, "priority" text not null default \'normal\', "read" boolean not null default false, "read_at" timestamptz(3) null, "link" text null, "data" jsonb null, primary key ("id"))',
    );
    this.addSql("create index notifications_unread on notifications (user_id) where not read");
    this.addSql('create index "notifications_user_id_created_at_id_index" on "notifications" ("user_id", "created_at", "id")');
    this.addSql('alter table "notifications" add constraint "notifications_read_ones_say_when" check (read = (read_at is not null))');
    this.addSql(
      "alter table \"notifications\" add constraint \"notifications_category_check\" check (\"category\" in ('quote', 'contract', 'purchase', 'payment', 'commission', 'document', 'system', 'marketing'))",
    );
    this.addSql(
      "alter table \"notifications\" add constraint \"notifications_priority_check\" check (\"priority\" in ('low', 'normal', 'high', 'urgent'))",
    );
    this.addSql(
      'create table "contracts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "asesor_id" int null, "lider_id" int null, "gerente_id" int null, "admin_id" int null, "trip_type" text null, "origen" text not null default \'\', "destino" text not null, "numero_pasajeros" int not null, "pasajero_titular" text null, "documento_titular" text null, "fecha_inicio_viaje" date not null, "fecha_fin_viaje" date null, "cliente_fecha_nacimiento" date null, "cliente_tipo_documento" text not null default \'cc\', "cliente_documento_identidad" text null, "cliente_direccion" text null, "cliente_ciudad" text null, "cliente_pais" text not null default \'Colombia\', "cliente_nacionalidad" text not null default \'Colombiana\', "cliente_codigo_postal" text null, "contract_item" jsonb not null default \'[]\', "condiciones_especiales" text null, "observaciones" text null, "clausulas" text not null, "forma_pago" text not null default \'contado\', "precio_total" bigint not null, "total_pagado" bigint not null default 0, "contract_number" text not null, "quote_id" uuid null, "cliente" jsonb not null, "cliente_id" int null, "created_by_id" int null, "status" text not null default \'draft\', "signed_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "email_sent_to" text null, "completed_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "cancel_reason" text null, "contrato_pdf_generado_at" timestamptz(3) null, "pdf_file_key" text null, "content_changed_at" timestamptz(3) not null, "auto_conversion_success" boolean null, "auto_conversion_items_count" int null, "auto_conversion_date" timestamptz(3) null, "auto_conversion_summary" jsonb null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "contracts_fecha_inicio_viaje_index" on "contracts" ("fecha_inicio_viaje")');
    this.addSql('alter table "contracts" add constraint "contracts_contract_number_unique" unique ("contract_number")');
    this.addSql('alter table "contracts" add constraint "contracts_quote_id_unique" unique ("quote_id")');
    this.addSql('create index "contracts_asesor_id_created_at_id_index" on "contracts" ("asesor_id", "created_at", "id")');
    this.addSql('create index "contracts_lider_id_created_at_id_index" on "contracts" ("lider_id", "created_at", "id")');
    this.addSql('create index "contracts_gerente_id_created_at_id_index" on "contracts" ("gerente_id", "created_at", "id")');
    this.addSql('create index "contracts_admin_id_created_at_id_index" on "contracts" ("admin_id", "created_at", "id")');
    this.addSql('create index "contracts_cliente_id_created_at_id_index" on "contracts" ("cliente_id", "created_at", "id")');
    this.addSql('create index "contracts_trip_type_created_at_id_index" on "contracts" ("trip_type", "created_at", "id")');
    this.addSql('create index "contracts_status_created_at_id_index" on "contracts" ("status", "created_at", "id")');
    this.addSql('create index "contracts_created_at_id_index" on "contracts" ("created_at", "id")');
    this.addSql(
      "alter table \"contracts\" add constraint \"contracts_cancelled_has_a_reason\" check ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null or cancel_reason <> ''))",
    );
    this.addSql(
      "alter table \"contracts\" add constraint \"contracts_signed_at_says_signed\" check (status not in ('signed', 'completed') or signed_at is not null)",
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_trip_ends_after_it_begins" check (fecha_fin_viaje is null or fecha_fin_viaje >= fecha_inicio_viaje)',
    );
    this.addSql('alter table "contracts" add constraint "contracts_travellers_are_counted" check (numero_pasajeros >= 1)');
    this.addSql('alter table "contracts" add constraint "contracts_paid_is_within_price" check (total_pagado between 0 and precio_total)');
    this.addSql('alter table "contracts" add constraint "contracts_price_is_positive" check (precio_total > 0)');
    this.addSql(
      "alter table \"contracts\" add constraint \"contracts_trip_type_check\" check (\"trip_type\" in ('nacional', 'internacional', 'operadorLlano', 'hotel'))",
    );
    this.addSql(
      "alter table \"contracts\" add constraint \"contracts_cliente_tipo_documento_check\" check (\"cliente_tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql('alter table "contracts" add constraint "contracts_forma_pago_check" check ("forma_pago" in (\'contado\', \'cuotas\'))');
    this.addSql(
      "alter table \"contracts\" add constraint \"contracts_status_check\" check (\"status\" in ('draft', 'active', 'signed', 'completed', 'cancelled'))",
    );
    this.addSql(
      'create table "plan_lines" ("id" uuid not null, "contract_id" uuid not null, "numero" int not null, "tipo" text not null, "descripcion" text not null, "monto" bigint not null, "fecha_vencimiento" date not null, "pagado" bigint not null default 0, "fecha_pago" date null, primary key ("id"))',
    );
    this.addSql('create index "plan_lines_fecha_vencimiento_index" on "plan_lines" ("fecha_vencimiento")');
    this.addSql('alter table "plan_lines" add constraint "plan_lines_contract_id_numero_unique" unique ("contract_id", "numero")');
    this.addSql(
      'alter table "plan_lines" add constraint "plan_lines_fecha_pago_says_paid" check ((fecha_pago is not null) = (pagado = monto))',
    );
    this.addSql('alter table "plan_lines" add constraint "plan_lines_pagado_is_within_monto" check (pagado between 0 and monto)');
    this.addSql('alter table "plan_lines" add constraint "plan_lines_monto_is_positive" check (monto > 0)');
    this.addSql('alter table "plan_lines" add constraint "plan_lines_numero_is_positive" check (numero >= 1)');
    this.addSql("alter table \"plan_lines\" add constraint \"plan_lines_tipo_check\" check (\"tipo\" in ('inicial', 'cuota', 'contado'))");
    this.addSql(
      'create table "payments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "contract_id" uuid null, "order_id" uuid null, "monto" bigint not null, "tipo_pago" text not null default \'transferencia\', "fecha_pago" date not null, "status" text not null default \'pending\', "referencia_pago" text null, "banco_origen" text null, "pagador_nombre" text null, "pagador_email" text null, "pagador_telefono" text null, "registration_note" text null, "decision_note" text null, "receipt_number" text null, "balance_after" bigint null, "receipt_key" text null, "wompi_transaction_id" text null, "wompi_reference" text null, "verified_at" timestamptz(3) null, "verified_by_id" int null, "created_by_id" int null, "reversed_at" timestamptz(3) null, "reversal_reason" text null, "metadatos" jsonb null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "payments_order_id_index" on "payments" ("order_id")');
    this.addSql('alter table "payments" add constraint "payments_receipt_number_unique" unique ("receipt_number")');
    this.addSql('alter table "payments" add constraint "payments_wompi_transaction_id_unique" unique ("wompi_transaction_id")');
    this.addSql('create index "payments_wompi_reference_index" on "payments" ("wompi_reference")');
    this.addSql('create index "payments_fecha_pago_index" on "payments" ("fecha_pago")');
    this.addSql('create index "payments_contract_id_created_at_id_index" on "payments" ("contract_id", "created_at", "id")');
    this.addSql('create index "payments_tipo_pago_created_at_id_index" on "payments" ("tipo_pago", "created_at", "id")');
    this.addSql('create index "payments_status_contract_id_index" on "payments" ("status", "contract_id")');
    this.addSql('create index "payments_status_created_at_id_index" on "payments" ("status", "created_at", "id")');
    this.addSql('create index "payments_created_at_id_index" on "payments" ("created_at", "id")');
    this.addSql(
      'alter table "payments" add constraint "payments_reasons_belong_to_reversals" check ((reversed_at is null) = (reversal_reason is null))',
    );
    this.addSql(
      "alter table \"payments\" add constraint \"payments_reversed_are_rejected\" check (reversed_at is null or (status = 'rejected' and reversal_reason <> ''))",
    );
    this.addSql('alter table "payments" add constraint "payments_balance_is_not_negative" check (balance_after >= 0)');
    this.addSql(
      'alter table "payments" add constraint "payments_receipts_say_the_balance" check ((balance_after is not null) = (receipt_number is not null))',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_verified_have_a_receipt" check ((receipt_number is not null) = (status = \'verified\' or reversed_at is not null))',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_decided_say_when" check (status = \'pending\' or verified_at is not null)',
    );
    this.addSql('alter table "payments" add constraint "payments_pay_one_thing" check (num_nonnulls(contract_id, order_id) = 1)');
    this.addSql('alter table "payments" add constraint "payments_amount_is_positive" check (monto > 0)');
    this.addSql(
      "alter table \"payments\" add constraint \"payments_tipo_pago_check\" check (\"tipo_pago\" in ('transferencia', 'efectivo', 'cheque', 'tarjeta', 'wompi'))",
    );
    this.addSql(
      "alter table \"payments\" add constraint \"payments_status_check\" check (\"status\" in ('pending', 'verified', 'rejected'))",
    );
    this.addSql(
      'create table "payment_reversals" ("id" uuid not null, "payment_id" uuid not null, "monto" bigint not null, "reason" text not null, "at" timestamptz(3) not null, "by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "payment_reversals" add constraint "payment_reversals_payment_id_unique" unique ("payment_id")');
    this.addSql('alter table "payment_reversals" add constraint "payment_reversals_have_a_reason" check (reason <> \'\')');
    this.addSql('alter table "payment_reversals" add constraint "payment_reversals_amount_is_positive" check (monto > 0)');
    this.addSql(
      'create table "contract_versions" ("id" uuid not null, "number" int not null, "file_key" text not null, "filename" text not null, "size" int not null, "sha256" text not null, "contract_id" uuid not null, "signed" boolean not null default false, "content_hash" text not null, "made_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "contract_versions" add constraint "contract_versions_contract_id_number_unique" unique ("contract_id", "number")',
    );
    this.addSql('alter table "contract_versions" add constraint "contract_versions_number_is_positive" check (number >= 1)');
    this.addSql(
      'create table "signatures" ("id" uuid not null, "contract_id" uuid not null, "version_id" uuid not null, "signed_version_id" uuid not null, "sha256" text not null, "drawing" text not null, "signer_name" text not null, "signer_document_type" text not null, "signer_document" text not null, "signer_email" text not null, "accepted_terms" text not null, "with_code" boolean not null default false, "ip" text null, "user_agent" text null, "link_id" uuid null, "user_id" int null, "verification_code" text not null, "signed_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "signatures" add constraint "signatures_version_id_unique" unique ("version_id")');
    this.addSql('alter table "signatures" add constraint "signatures_signed_version_id_unique" unique ("signed_version_id")');
    this.addSql('alter table "signatures" add constraint "signatures_verification_code_unique" unique ("verification_code")');
    this.addSql('alter table "signatures" add constraint "signatures_sha256_is_one" check (sha256 ~ \'^[0-9a-f]{64}$\')');
    this.addSql(
      'alter table "signatures" add constraint "signatures_drawing_is_a_small_png" check (drawing like \'data:image/png;base64,%\' and length(drawing) <= 273100)',
    );
    this.addSql(
      "alter table \"signatures\" add constraint \"signatures_signer_document_type_check\" check (\"signer_document_type\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      'create table "contract_items" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "orden" int not null, "tipo" text not null, "descripcion" text not null, "detalle" jsonb null, "cantidad" int not null default 1, "precio_unitario" bigint not null default 0, "precio_total" bigint not null default 0, "fecha_inicio" date null, "fecha_fin" date null, "fecha_vencimiento_pago" timestamptz(3) null, "proveedor" text null, "proveedor_contacto" text null, "status" text not null default \'pendiente_compra\', "prioridad" text not null, "requiere_compra" boolean not null default true, "motivo_sin_compra" text null, "observaciones" text null, primary key ("id"))',
    );
    this.addSql(
      'create index "contract_items_status_fecha_vencimiento_pago_index" on "contract_items" ("status", "fecha_vencimiento_pago")',
    );
    this.addSql('alter table "contract_items" add constraint "contract_items_contract_id_orden_unique" unique ("contract_id", "orden")');
    this.addSql(
      'alter table "contract_items" add constraint "contract_items_bought_needed_it" check (requiere_compra or status = \'pendiente_compra\')',
    );
    this.addSql(
      'alter table "contract_items" add constraint "contract_items_no_purchase_has_a_reason" check (requiere_compra or motivo_sin_compra is not null)',
    );
    this.addSql(
      'alter table "contract_items" add constraint "contract_items_quoted_cost_adds_up" check (precio_unitario >= 0 and precio_total = precio_unitario * cantidad)',
    );
    this.addSql('alter table "contract_items" add constraint "contract_items_quantity_is_positive" check (cantidad >= 1)');
    this.addSql(
      "alter table \"contract_items\" add constraint \"contract_items_tipo_check\" check (\"tipo\" in ('tickets', 'alojamiento', 'traslados', 'asistencia_medica', 'seguro', 'alimentacion', 'equipaje', 'excursiones', 'extras'))",
    );
    this.addSql(
      "alter table \"contract_items\" add constraint \"contract_items_status_check\" check (\"status\" in ('pendiente_compra', 'comprado_pendiente', 'comprado_pagado'))",
    );
    this.addSql(
      "alter table \"contract_items\" add constraint \"contract_items_prioridad_check\" check (\"prioridad\" in ('critica', 'alta', 'media', 'baja'))",
    );
    this.addSql(
      'create table "purchases" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "contract_item_id" uuid not null, "proveedor" text not null, "costo" bigint not null, "costo_cotizado" bigint not null, "diferencia_precio" bigint not null, "fecha_compra" date not null, "fecha_vencimiento_pago" date null, "tipo_comprobante" text not null default \'factura\', "tipo_pago" text not null default \'contado\', "numero_cuotas" int not null default 1, "saldo_pendiente" bigint not null, "observaciones" text null, "paid_at" timestamptz(3) null, "voided_at" timestamptz(3) null, "void_reason" text null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "purchases_fecha_vencimiento_pago_index" on "purchases" ("fecha_vencimiento_pago") where voided_at is null and saldo_pendiente > 0',
    );
    this.addSql('create index "purchases_fecha_compra_id_index" on "purchases" ("fecha_compra", "id")');
    this.addSql('create index "purchases_contract_item_id_index" on "purchases" ("contract_item_id")');
    this.addSql('create unique index "purchases_one_living_per_item" on "purchases" ("contract_item_id") where voided_at is null');
    this.addSql(
      'alter table "purchases" add constraint "purchases_voided_ones_say_why" check ((voided_at is null) = (void_reason is null))',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_paid_ones_say_when" check ((saldo_pendiente = 0) = (paid_at is not null))',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_at_once_are_paid_whole" check (tipo_pago = \'cuotas\' or saldo_pendiente in (0, costo))',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_installments_are_few" check (case tipo_pago when \'cuotas\' then numero_cuotas between 2 and 12 and costo > 2000000 else numero_cuotas = 1 end)',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_difference_adds_up" check (costo_cotizado >= 0 and diferencia_precio = costo - costo_cotizado)',
    );
    this.addSql('alter table "purchases" add constraint "purchases_balance_is_within_cost" check (saldo_pendiente between 0 and costo)');
    this.addSql('alter table "purchases" add constraint "purchases_cost_is_positive" check (costo > 0)');
    this.addSql(
      "alter table \"purchases\" add constraint \"purchases_tipo_comprobante_check\" check (\"tipo_comprobante\" in ('factura', 'recibo', 'confirmacion', 'voucher', 'ticket'))",
    );
    this.addSql('alter table "purchases" add constraint "purchases_tipo_pago_check" check ("tipo_pago" in (\'contado\', \'cuotas\'))');
    this.addSql(
      'create table "installments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "purchase_id" uuid not null, "numero_cuota" int not null, "monto_cuota" bigint not null, "fecha_vencimiento" date not null, "fecha_pago" date null, "metodo_pago" text null, "observaciones" text null, primary key ("id"))',
    );
    this.addSql('create index "installments_fecha_vencimiento_index" on "installments" ("fecha_vencimiento") where fecha_pago is null');
    this.addSql(
      'alter table "installments" add constraint "installments_purchase_id_numero_cuota_unique" unique ("purchase_id", "numero_cuota")',
    );
    this.addSql(
      'alter table "installments" add constraint "installments_paid_ones_say_how" check ((fecha_pago is null) = (metodo_pago is null))',
    );
    this.addSql('alter table "installments" add constraint "installments_amount_is_positive" check (monto_cuota > 0)');
    this.addSql('alter table "installments" add constraint "installments_number_is_within_a_plan" check (numero_cuota between 1 and 12)');
    this.addSql(
      "alter table \"installments\" add constraint \"installments_metodo_pago_check\" check (\"metodo_pago\" in ('transferencia', 'efectivo', 'cheque', 'tarjeta'))",
    );
    this.addSql(
      'create table "commission_configs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "role" text not null, "trip_type" text not null, "calculation_type" text not null default \'fixed_per_person\', "amount_per_person" bigint not null default 0, "percentage" numeric(5,2) not null default 0, "fixed_amount" bigint not null default 0, "min_amount" bigint null, "max_amount" bigint null, "effective_from" date not null, "effective_until" date null, "is_active" boolean not null default true, "created_by_id" int null, "updated_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "commission_configs_role_trip_type_effective_from_index" on "commission_configs" ("role", "trip_type", "effective_from")',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_versions_differ" unique ("role", "trip_type", "version")',
    );
    this.addSql('create unique index "commission_configs_one_active" on "commission_configs" ("role", "trip_type") where is_active');
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_days_are_ordered" check (effective_until >= effective_from)',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_limits_are_ordered" check (min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount)',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_percentage_is_one" check (percentage between 0 and 100)',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_amounts_are_not_negative" check (amount_per_person >= 0 and fixed_amount >= 0)',
    );
    this.addSql(
      "alter table \"commission_configs\" add constraint \"commission_configs_role_check\" check (\"role\" in ('asesor', 'lider', 'gerente', 'admin', 'owner'))",
    );
    this.addSql(
      "alter table \"commission_configs\" add constraint \"commission_configs_trip_type_check\" check (\"trip_type\" in ('nacional', 'internacional', 'operadorLlano', 'hotel'))",
    );
    this.addSql(
      "alter table \"commission_configs\" add constraint \"commission_configs_calculation_type_check\" check (\"calculation_type\" in ('fixed_per_person', 'percentage', 'fixed_total'))",
    );
    this.addSql(
      'create table "commissions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "vendedor_id" int not null, "tipo_vendedor" text not null, "clase" text not null default \'comision\', "ajuste_de_id" uuid null, "porcentaje" numeric(5,2) not null, "monto_base" bigint not null, "monto_comision" bigint not null, "status" text not null default \'pending\', "fecha_generacion" timestamptz(3) not null, "fecha_aprobacion" timestamptz(3) null, "fecha_pago" timestamptz(3) null, "mes" date null, "pagado_por_id" int null, "observaciones" text null, "explicacion" jsonb null, "comprobante_id" uuid null, "documento_soporte_id" uuid null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "commissions_contract_id_index" on "commissions" ("contract_id")');
    this.addSql('alter table "commissions" add constraint "commissions_ajuste_de_id_unique" unique ("ajuste_de_id")');
    this.addSql('create index "commissions_vendedor_id_mes_index" on "commissions" ("vendedor_id", "mes")');
    this.addSql(
      'create index "commissions_vendedor_id_fecha_generacion_id_index" on "commissions" ("vendedor_id", "fecha_generacion", "id")',
    );
    this.addSql(
      'create index "commissions_clase_status_contract_id_vendedor_id_index" on "commissions" ("clase", "status", "contract_id", "vendedor_id")',
    );
    this.addSql(
      'create index "commissions_clase_status_fecha_generacion_id_index" on "commissions" ("clase", "status", "fecha_generacion", "id")',
    );
    this.addSql('create index "commissions_fecha_generacion_id_index" on "commissions" ("fecha_generacion", "id")');
    this.addSql(
      'create unique index "commissions_once_per_seller" on "commissions" ("contract_id", "vendedor_id", "tipo_vendedor") where clase = \'comision\'',
    );
    this.addSql('alter table "commissions" add constraint "commissions_month_begins_on_the_first" check (extract(day from mes) = 1)');
    this.addSql(
      'alter table "commissions" add constraint "commissions_paid_ones_are_complete" check (status <> \'paid\' or (fecha_pago is not null and pagado_por_id is not null and mes is not null))',
    );
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_approved_ones_have_a_day\" check (status not in ('approved', 'paid') or fecha_aprobacion is not null)",
    );
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_adjustments_are_complete\" check ((clase = 'ajuste') = (ajuste_de_id is not null) and (clase <> 'ajuste' or (status = 'approved' and mes is not null)))",
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_amount_has_its_sign" check (case clase when \'ajuste\' then monto_comision < 0 else monto_comision > 0 end)',
    );
    this.addSql('alter table "commissions" add constraint "commissions_base_is_not_negative" check (monto_base >= 0 and porcentaje >= 0)');
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_tipo_vendedor_check\" check (\"tipo_vendedor\" in ('asesor', 'lider', 'gerente'))",
    );
    this.addSql('alter table "commissions" add constraint "commissions_clase_check" check ("clase" in (\'comision\', \'ajuste\'))');
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_status_check\" check (\"status\" in ('pending', 'generated', 'approved', 'paid', 'voided'))",
    );
    this.addSql(
      'create table "banking_details" ("user_id" int not null, "nombre_titular" text not null default \'\', "documento_titular" text not null default \'\', "telefono" text not null default \'\', "observaciones" text not null default \'\', primary key ("user_id"))',
    );
    this.addSql(
      'create table "user_tokens" ("id" uuid not null, "user_id" int not null, "purpose" text not null, "token_hash" text not null, "email" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('alter table "user_tokens" add constraint "user_tokens_token_hash_unique" unique ("token_hash")');
    this.addSql('create index "user_tokens_user_id_purpose_index" on "user_tokens" ("user_id", "purpose")');
    this.addSql('alter table "user_tokens" add constraint "user_tokens_purpose_check" check ("purpose" in (\'reset\', \'email\'))');
    this.addSql(
      'create table "videos" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "url" text not null, "title" text not null default \'\', "image" text null, "position" int not null, primary key ("id"))',
    );
    this.addSql('create index "videos_kind_position_id_index" on "videos" ("kind", "position", "id")');
    this.addSql('alter table "videos" add constraint "videos_are_listed_once" unique ("kind", "url")');
    this.addSql('alter table "videos" add constraint "videos_come_safely" check (url like \'https://%\')');
    this.addSql('alter table "videos" add constraint "videos_kind_check" check ("kind" in (\'instagram\', \'training\'))');
    this.addSql(
      'alter table "package_departures" add constraint "package_departures_package_id_foreign" foreign key ("package_id") references "packages" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "users" add constraint "users_supervisor_id_foreign" foreign key ("supervisor_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "users" add constraint "users_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "users" add constraint "users_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "two_factors" add constraint "two_factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "raffles" add constraint "raffles_winner_id_foreign" foreign key ("winner_id") references "raffle_numbers" ("id") on delete set null',
    );
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_raffle_id_foreign" foreign key ("raffle_id") references "raffles" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "raffle_numbers" add constraint "raffle_numbers_seller_id_foreign" foreign key ("seller_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_asesor_id_foreign" foreign key ("asesor_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_cliente_id_foreign" foreign key ("cliente_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_sent_offer_id_foreign" foreign key ("sent_offer_id") references "quote_versions" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_calculation_id_foreign" foreign key ("calculation_id") references "quote_calculations" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quote_versions" add constraint "quote_versions_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_events" add constraint "quote_events_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_events" add constraint "quote_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quote_assignments" add constraint "quote_assignments_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_assignments" add constraint "quote_assignments_seller_id_foreign" foreign key ("seller_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "quote_assignments" add constraint "quote_assignments_previous_id_foreign" foreign key ("previous_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_assignments" add constraint "quote_assignments_assigned_by_id_foreign" foreign key ("assigned_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "passengers" add constraint "passengers_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "point_movements" add constraint "point_movements_by_id_foreign" foreign key ("by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "notification_preferences" add constraint "notification_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_asesor_id_foreign" foreign key ("asesor_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_cliente_id_foreign" foreign key ("cliente_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "plan_lines" add constraint "plan_lines_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_verified_by_id_foreign" foreign key ("verified_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "payment_reversals" add constraint "payment_reversals_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "payment_reversals" add constraint "payment_reversals_by_id_foreign" foreign key ("by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "contract_versions" add constraint "contract_versions_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "signatures" add constraint "signatures_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id")',
    );
    this.addSql(
      'alter table "signatures" add constraint "signatures_version_id_foreign" foreign key ("version_id") references "contract_versions" ("id")',
    );
    this.addSql(
      'alter table "signatures" add constraint "signatures_signed_version_id_foreign" foreign key ("signed_version_id") references "contract_versions" ("id")',
    );
    this.addSql(
      'alter table "contract_items" add constraint "contract_items_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_contract_item_id_foreign" foreign key ("contract_item_id") references "contract_items" ("id")',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "installments" add constraint "installments_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id")',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "commission_configs" add constraint "commission_configs_updated_by_id_foreign" foreign key ("updated_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id")',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_ajuste_de_id_foreign" foreign key ("ajuste_de_id") references "commissions" ("id") on delete set null',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_pagado_por_id_foreign" foreign key ("pagado_por_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_documento_soporte_id_foreign" foreign key ("documento_soporte_id") references "support_documents" ("id") on delete set null',
    );
    this.addSql(
      'alter table "banking_details" add constraint "banking_details_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "user_tokens" add constraint "user_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }
}
