create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create collation if not exists es (provider = icu, locale = 'es');
create function plain_text(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
comment on function plain_text(text) is 'Lower case, without accents: as search_text is stored and searched';
create table "agency_settings" ("id" int not null default 1, "name" text not null, "legal_name" text not null, "nit" text not null, "rnt_number" text not null, "rnt_valid_until" date null, "rnt_warned_for" date null, "rnt_required" boolean not null default false, "address" text not null, "phone" text not null, "whatsapp" text not null, "email" text not null, "support_email" text null, "support_phone" text null, "instagram" text null, "facebook" text null, "tiktok" text null, "youtube" text null, "updated_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));
alter table "agency_settings" add constraint "agency_settings_name_somebody" check (btrim(name) <> '' and btrim(legal_name) <> '' and btrim(nit) <> '');
alter table "agency_settings" add constraint "agency_settings_are_one" check (id = 1);
create table "audit_entries" ("id" uuid not null, "at" timestamptz(3) not null, "type" text not null, "record_id" text not null, "actor_id" int null, "link_id" uuid null, "channel" text not null, "ip" text null, "user_agent" text null, "request_id" text not null, "detail" jsonb not null, primary key ("id"));
create index "audit_entries_record_id_at_index" on "audit_entries" ("record_id", "at");
create table "carousel_slides" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "image" text not null, "title" text not null default '', "description" text not null default '', "destino" text not null default '', "position" int not null, primary key ("id"));
create index "carousel_slides_position_id_index" on "carousel_slides" ("position", "id");
alter table "carousel_slides" add constraint "carousel_slides_show_something" check (btrim(image) <> '');
create table "consents" ("id" uuid not null, "purpose" text not null, "record_id" text not null, "given" boolean not null, "text_version" text null, "text_sha256" text null, "at" timestamptz(3) not null, "channel" text not null, "ip" text null, "user_agent" text null, "viewer_id" int null, "link_id" uuid null, primary key ("id"));
create index "consents_record_id_purpose_index" on "consents" ("record_id", "purpose");
alter table "consents" add constraint "consents_given_ones_name_their_text" check (not given or (text_version is not null and text_sha256 is not null));
create table "contact_messages" ("id" uuid not null, "name" text not null, "email" text not null, "phone" text null, "message" text not null, "at" timestamptz(3) not null, "ip" text null, primary key ("id"));
create index "contact_messages_email_index" on "contact_messages" ("email");
create table "deadline_alerts" ("item_id" uuid not null, "deadline" timestamptz(3) not null, "hours" int not null, "at" timestamptz(3) not null, primary key ("item_id", "deadline", "hours"));
alter table "deadline_alerts" add constraint "deadline_alerts_hours_are_a_step" check (hours in (72, 24, 12, 0));
create table "idempotency_keys" ("viewer_id" int not null, "operation" text not null, "key" text not null, "variables_hash" text not null, "result" jsonb null, "at" timestamptz(3) not null, primary key ("viewer_id", "operation", "key"));
create table "links" ("id" uuid not null, "purpose" text not null, "record_id" uuid not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "openings" int not null default 0, "opened_at" timestamptz(3) null, primary key ("id"));
alter table "links" add constraint "links_token_hash_unique" unique ("token_hash");
create index "links_record_id_purpose_index" on "links" ("record_id", "purpose");
create table "mails" ("id" uuid not null, "message_id" text not null, "key" text not null, "to" text not null, "subject" text not null, "html" text not null, "text" text not null, "attachments" jsonb not null, "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "tries" int not null default 0, primary key ("id"));
alter table "mails" add constraint "mails_message_id_unique" unique ("message_id");
alter table "mails" add constraint "mails_key_unique" unique ("key");
create index "mails_to_created_at_index" on "mails" ("to", "created_at");
create table "packages" ("id" serial primary key, "title" text not null, "slug" text not null, "detail" text not null, "destino" text not null, "category" text not null, "city" text not null, "location" text not null, "lat" text not null, "lng" text not null, "price" bigint not null, "days" int not null, "cupos" int not null, "images" text[] not null default '{}', "chars" text[] not null default '{}', "is_active" boolean not null default false, "is_yapaya" boolean not null default false, "archived_at" timestamptz(3) null, "search_text" text not null default '', "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1);
create index "packages_price_id_index" on "packages" ("price", "id");
create index "packages_days_created_at_id_index" on "packages" ("days", "created_at", "id");
create index "packages_category_created_at_id_index" on "packages" ("category", "created_at", "id");
create index "packages_destino_created_at_id_index" on "packages" ("destino", "created_at", "id");
create index "packages_created_at_id_index" on "packages" ("created_at", "id");
alter table "packages" add constraint "packages_seats_are_few" check (cupos between 1 and 999);
alter table "packages" add constraint "packages_days_are_few" check (days between 1 and 999);
alter table "packages" add constraint "packages_price_is_not_negative" check (price >= 0);
create table "package_departures" ("id" uuid not null, "package_id" int not null, "salida" date not null, "vuelta" date not null, primary key ("id"));
create index "package_departures_salida_index" on "package_departures" ("salida");
alter table "package_departures" add constraint "package_departures_package_id_salida_vuelta_unique" unique ("package_id", "salida", "vuelta");
alter table "package_departures" add constraint "package_departures_return_after_they_leave" check (vuelta >= salida);
create table "page_texts" ("key" text not null, "published" text not null, "published_html" text not null, "published_at" timestamptz(3) null, "draft" text null, "drafted_at" timestamptz(3) null, "version" int not null default 1, primary key ("key"));
alter table "page_texts" add constraint "page_texts_keep_the_law" check (case key when 'notice_children' then position('Ley 679 de 2001' in published) > 0 and position('Ley 1336 de 2009' in published) > 0 when 'notice_data' then position('Ley 1581 de 2012' in published) > 0 when 'notice_consumer' then position('Ley 1480 de 2011' in published) > 0 else true end);
alter table "page_texts" add constraint "page_texts_say_something" check (btrim(published) <> '');
alter table "page_texts" add constraint "page_texts_key_check" check ("key" in ('hero', 'about', 'policies', 'terms', 'agreements', 'contact', 'notice_children', 'notice_data', 'notice_consumer'));
create table "payment_reminders" ("plan_line_id" uuid not null, "due" date not null, "step" smallint not null, "email" text not null, "sent_on" date not null, "at" timestamptz(3) not null, primary key ("plan_line_id", "due", "step"));
alter table "payment_reminders" add constraint "payment_reminders_once_a_day" unique ("email", "sent_on");
alter table "payment_reminders" add constraint "payment_reminders_step_is_one" check (step in (-7, -1, 1, 5, 10));
create table "pending_files" ("key" text not null, "at" timestamptz(3) not null, primary key ("key"));
create index "pending_files_at_index" on "pending_files" ("at");
create table "popups" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "content" text not null, "boton" text not null, "image" text null, "link" text null, "is_active" boolean not null default false, "starts_on" date null, "ends_on" date null, "activated_at" timestamptz(3) null, primary key ("id"));
create index "popups_created_at_id_index" on "popups" ("created_at", "id");
create index "popups_activated_at_id_index" on "popups" ("activated_at", "id");
create unique index "popups_one_active" on "popups" ("is_active") where is_active;
alter table "popups" add constraint "popups_say_something" check (btrim(content) <> '');
alter table "popups" add constraint "popups_days_are_ordered" check (ends_on >= starts_on);
create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));
create table "secrets" ("name" text not null, "value" text not null, primary key ("name"));
create table "stored_files" ("id" uuid not null, "key" text not null, "filename" text not null, "content_type" text not null, "size" int not null, "sha256" text not null, "owner_type" text not null, "owner_id" text not null, "created_by" int null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "stored_files" add constraint "stored_files_key_unique" unique ("key");
create index "stored_files_owner_type_owner_id_index" on "stored_files" ("owner_type", "owner_id");
create table "support_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "numero_documento" text not null, "status" text not null, "documento_id" uuid null, "comprobante_id" uuid null, "fecha_generacion" timestamptz(3) not null, primary key ("id"));
alter table "support_documents" add constraint "support_documents_numero_documento_unique" unique ("numero_documento");
create table "users" ("id" serial primary key, "name" text not null, "lastname" text not null, "email" text not null, "phone" text null, "image" text not null default '/avatar.svg', "role" smallint not null, "password_hash" text not null, "is_active" boolean not null default true, "is_active_seller" boolean not null default true, "supervisor_id" int null, "lider_id" int null, "gerente_id" int null, "referral_code" text not null, "referred_by" text null, "commission_percentage" numeric(5,2) null, "commission_limit" bigint not null default 1300000, "banco" text null, "numero_cuenta" text null, "tipo_cuenta" text null, "fecha_ingreso" date null, "documento_identidad" text null, "tipo_documento" text null, "fecha_nacimiento" date null, "direccion" text null, "ciudad" text null, "pais" text null default 'Colombia', "email_verified" boolean not null default false, "last_login" timestamptz(3) null, "account_locked_until" timestamptz(3) null, "failed_login_attempts" int not null default 0, "sessions_version" int not null default 1, "kept_session" uuid null, "search_text" text not null default '', "erased_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1);
alter table "users" add constraint "users_email_unique" unique ("email");
create index "users_supervisor_id_index" on "users" ("supervisor_id");
create index "users_lider_id_index" on "users" ("lider_id");
create index "users_gerente_id_index" on "users" ("gerente_id");
alter table "users" add constraint "users_referral_code_unique" unique ("referral_code");
create index "users_referred_by_index" on "users" ("referred_by");
create index "users_documento_identidad_index" on "users" ("documento_identidad");
create index "users_is_active_created_at_id_index" on "users" ("is_active", "created_at", "id");
create index "users_role_created_at_id_index" on "users" ("role", "created_at", "id");
create index "users_created_at_id_index" on "users" ("created_at", "id");
alter table "users" add constraint "users_hierarchy_is_not_oneself" check (id is distinct from lider_id and id is distinct from gerente_id and id is distinct from supervisor_id);
alter table "users" add constraint "users_commission_limit_is_not_negative" check (commission_limit >= 0);
alter table "users" add constraint "users_email_is_lower_case" check (email = lower(email));
alter table "users" add constraint "users_role_is_known" check (role between 1 and 7);
alter table "users" add constraint "users_tipo_cuenta_check" check ("tipo_cuenta" in ('ahorros', 'corriente'));
alter table "users" add constraint "users_tipo_documento_check" check ("tipo_documento" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'));
create table "two_factors" ("id" uuid not null, "user_id" int not null, "secret" text not null, "confirmed_at" timestamptz(3) null, "last_step" int not null default 0, "recovery_hashes" text[] not null default '{}', primary key ("id"));
alter table "two_factors" add constraint "two_factors_user_id_unique" unique ("user_id");
create table "raffles" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "prize" text not null, "image" text null, "price" bigint not null, "draw_date" date not null, "payment_text" text null, "status" text not null default 'draft', "winning_number" text null, "draw_source" text null, "drawn_at" timestamptz(3) null, "winner_id" uuid null, "cancel_reason" text null, primary key ("id"));
create index "raffles_status_draw_date_id_index" on "raffles" ("status", "draw_date", "id");
create index "raffles_created_at_id_index" on "raffles" ("created_at", "id");
create unique index raffles_one_is_open on raffles (status) where status = 'open';
alter table "raffles" add constraint "raffles_cancelled_ones_say_why" check ((status = 'cancelled') = (cancel_reason is not null));
alter table "raffles" add constraint "raffles_only_drawn_ones_have_a_winner" check (winner_id is null or status = 'drawn');
alter table "raffles" add constraint "raffles_drawn_ones_say_their_source" check (status <> 'drawn' or (draw_source <> '' and drawn_at is not null));
alter table "raffles" add constraint "raffles_drawn_ones_say_their_number" check ((status = 'drawn') = (winning_number is not null));
alter table "raffles" add constraint "raffles_winning_number_is_of_the_board" check (winning_number ~ '^[0-9]{3}$');
alter table "raffles" add constraint "raffles_price_is_positive" check (price > 0);
alter table "raffles" add constraint "raffles_status_check" check ("status" in ('draft', 'open', 'drawn', 'cancelled'));
create table "raffle_numbers" ("id" uuid not null, "raffle_id" uuid not null, "value" text not null, "name" text null, "phone" text null, "seller_id" int null, "selected_at" timestamptz(3) null, "selection_id" uuid null, "due_at" timestamptz(3) null, "is_paid" boolean not null default false, "paid_at" timestamptz(3) null, "search_text" text not null default '', primary key ("id"));
create index "raffle_numbers_seller_id_index" on "raffle_numbers" ("seller_id");
create index raffle_numbers_due on raffle_numbers (due_at) where due_at is not null;
create index "raffle_numbers_selection_id_index" on "raffle_numbers" ("selection_id");
alter table "raffle_numbers" add constraint "raffle_numbers_raffle_id_value_unique" unique ("raffle_id", "value");
alter table "raffle_numbers" add constraint "raffle_numbers_free_have_no_seller" check (seller_id is null or selected_at is not null);
alter table "raffle_numbers" add constraint "raffle_numbers_unpaid_are_held_for_a_while" check ((due_at is not null) = (selected_at is not null and not is_paid));
alter table "raffle_numbers" add constraint "raffle_numbers_paid_say_when" check (is_paid = (paid_at is not null));
alter table "raffle_numbers" add constraint "raffle_numbers_paid_are_held" check (not is_paid or selected_at is not null);
alter table "raffle_numbers" add constraint "raffle_numbers_held_say_by_whom" check (num_nonnulls(selected_at, selection_id, name, phone) in (0, 4));
alter table "raffle_numbers" add constraint "raffle_numbers_are_of_the_board" check (value ~ '^[0-9]{3}$');
create table "quotes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "asesor_id" int null, "lider_id" int null, "gerente_id" int null, "admin_id" int null, "nombre_cliente" text not null, "email_cliente" text not null, "telefono_cliente" text not null default '', "origen" text not null default '', "destino" text not null, "fecha_ida" date not null, "fecha_regreso" date null, "numero_personas" int not null, "adultos" int not null, "menores" int not null default 0, "infantes" int not null default 0, "edades_menores" integer[] not null default '{}', "edades_infantes" integer[] not null default '{}', "personas_atencion_especial" int null, "detalles_atencion_especial" text null, "acomodacion" text null, "tipo_hotel" text null, "trip_type" text null, "alimentacion" text null, "observaciones" text null, "priority" text not null default 'normal', "quote_number" text not null, "status" text not null default 'pending', "source" text not null default 'internal', "is_external" boolean not null default false, "cliente_id" int null, "vendedor_id" int null, "created_by_id" int null, "created_by" text null, "precio_total" bigint null, "precio_desactualizado" boolean not null default false, "descuento_porcentaje" numeric(5,2) null, "descuento_aprobado" boolean not null default false, "descuento_aprobado_por" int null, "pdf_filename" text null, "pdf_generated_at" timestamptz(3) null, "draft_key" text null, "draft_hash" text null, "motivo_rechazo" text null, "requote_reason" text null, "reassignment_reason" text null, "completed_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "approved_at" timestamptz(3) null, "rejected_at" timestamptz(3) null, "requote_at" timestamptz(3) null, "reassigned_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "email_sent_to" text null, "sent_version" int not null default 0, "sent_offer_id" uuid null, "openings" int not null default 0, "reminded_days" smallint not null default 0, "calculation_id" uuid null, "search_text" text not null default '', primary key ("id"));
create index "quotes_fecha_ida_index" on "quotes" ("fecha_ida");
alter table "quotes" add constraint "quotes_quote_number_unique" unique ("quote_number");
create index "quotes_vendedor_id_index" on "quotes" ("vendedor_id");
create index "quotes_precio_total_index" on "quotes" ("precio_total");
create index "quotes_asesor_id_created_at_id_index" on "quotes" ("asesor_id", "created_at", "id");
create index "quotes_lider_id_created_at_id_index" on "quotes" ("lider_id", "created_at", "id");
create index "quotes_gerente_id_created_at_id_index" on "quotes" ("gerente_id", "created_at", "id");
create index "quotes_admin_id_created_at_id_index" on "quotes" ("admin_id", "created_at", "id");
create index "quotes_cliente_id_created_at_id_index" on "quotes" ("cliente_id", "created_at", "id");
create index "quotes_status_expires_at_index" on "quotes" ("status", "expires_at");
create index "quotes_status_updated_at_id_index" on "quotes" ("status", "updated_at", "id");
create index "quotes_status_created_at_id_index" on "quotes" ("status", "created_at", "id");
create index "quotes_created_at_id_index" on "quotes" ("created_at", "id");
alter table "quotes" add constraint "quotes_offer_has_a_price" check (status not in ('completed', 'sent', 'pending_passengers', 'approved', 'converted') or precio_total is not null);
alter table "quotes" add constraint "quotes_outdated_price_is_not_sent" check (not precio_desactualizado or status in ('completed', 'expired'));
alter table "quotes" add constraint "quotes_return_is_after_departure" check (fecha_regreso is null or fecha_regreso > fecha_ida);
alter table "quotes" add constraint "quotes_ages_agree" check (cardinality(edades_menores) = menores and cardinality(edades_infantes) = infantes);
alter table "quotes" add constraint "quotes_persons_are_not_negative" check (adultos >= 0 and menores >= 0 and infantes >= 0);
alter table "quotes" add constraint "quotes_persons_add_up" check (numero_personas >= 1 and numero_personas = adultos + menores + infantes);
alter table "quotes" add constraint "quotes_discount_is_a_percentage" check (descuento_porcentaje between 0 and 100);
alter table "quotes" add constraint "quotes_price_is_not_negative" check (precio_total >= 0);
alter table "quotes" add constraint "quotes_acomodacion_check" check ("acomodacion" in ('sencilla', 'doble', 'triple', 'cuadruple'));
alter table "quotes" add constraint "quotes_tipo_hotel_check" check ("tipo_hotel" in ('basico', 'superior'));
alter table "quotes" add constraint "quotes_trip_type_check" check ("trip_type" in ('nacional', 'internacional', 'operadorLlano', 'hotel'));
alter table "quotes" add constraint "quotes_priority_check" check ("priority" in ('low', 'normal', 'high'));
alter table "quotes" add constraint "quotes_status_check" check ("status" in ('pending', 'completed', 'sent', 'pending_passengers', 'approved', 'rejected', 'requote', 'expired', 'converted'));
alter table "quotes" add constraint "quotes_source_check" check ("source" in ('internal', 'external'));
create table "quote_versions" ("id" uuid not null, "number" int not null, "file_key" text not null, "filename" text not null, "size" int not null, "sha256" text not null, "quote_id" uuid not null, "precio_total" bigint not null, "offer" jsonb not null, "sent_at" timestamptz(3) not null, "sent_to" text not null, "expires_at" timestamptz(3) not null, primary key ("id"));
alter table "quote_versions" add constraint "quote_versions_quote_id_number_unique" unique ("quote_id", "number");
alter table "quote_versions" add constraint "quote_versions_price_is_not_negative" check (precio_total >= 0);
create table "quote_events" ("id" uuid not null, "quote_id" uuid not null, "event" text not null, "at" timestamptz(3) not null, "actor_id" int null, "actor_name" text not null, "note" text null, primary key ("id"));
create index "quote_events_quote_id_at_index" on "quote_events" ("quote_id", "at");
alter table "quote_events" add constraint "quote_events_event_check" check ("event" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'viewed', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired'));
create table "quote_calculations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "user_id" int null, "estado" text not null default 'temporal', "trip_type" text null, "observaciones_generales" text null, "num_personas" int not null, "adultos" int not null, "menores" int not null, "infantes" int not null, "edades_menores" integer[] not null, "edades_infantes" integer[] not null, "own_persons" boolean not null default false, "personas_atencion_especial" int null, "fecha_viaje_inicio" date null, "fecha_viaje_fin" date null, "tiquetes" jsonb null, "hotel" jsonb null, "traslados" jsonb null, "alimentacion" jsonb null, "equipaje" jsonb null, "seguros" jsonb null, "asistencia_medica" jsonb null, "excursiones" jsonb not null default '[]', "extras" jsonb not null default '[]', "actividades_adicionales" jsonb null, "comisiones" jsonb not null, "ganancia" jsonb not null, "congeladas" jsonb null, "costo_base" bigint not null, "total_comisiones" bigint not null, "total_ganancia" bigint not null, "total_descuento" bigint not null, "precio_final_total" bigint not null, "precio_final_por_persona" bigint not null, "confirmed_at" timestamptz(3) null, primary key ("id"));
create index "quote_calculations_quote_id_created_at_index" on "quote_calculations" ("quote_id", "created_at");
create unique index "quote_calculations_one_draft" on "quote_calculations" ("quote_id") where estado = 'temporal';
alter table "quote_calculations" add constraint "quote_calculations_confirmed_ones_are_frozen" check (estado = 'temporal' or (confirmed_at is not null and congeladas is not null));
alter table "quote_calculations" add constraint "quote_calculations_persons_are_not_negative" check (adultos >= 0 and menores >= 0 and infantes >= 0);
alter table "quote_calculations" add constraint "quote_calculations_persons_add_up" check (num_personas >= 1 and num_personas = adultos + menores + infantes);
alter table "quote_calculations" add constraint "quote_calculations_price_adds_up" check (precio_final_total = costo_base + total_comisiones + total_ganancia - total_descuento);
alter table "quote_calculations" add constraint "quote_calculations_prices_are_not_negative" check (precio_final_total >= 0 and precio_final_por_persona >= 0);
alter table "quote_calculations" add constraint "quote_calculations_costs_are_not_negative" check (costo_base >= 0 and total_comisiones >= 0 and total_descuento >= 0);
alter table "quote_calculations" add constraint "quote_calculations_estado_check" check ("estado" in ('temporal', 'confirmado', 'usado'));
alter table "quote_calculations" add constraint "quote_calculations_trip_type_check" check ("trip_type" in ('nacional', 'internacional', 'operadorLlano', 'hotel'));
create table "quote_assignments" ("id" uuid not null, "quote_id" uuid not null, "seller_id" int not null, "previous_id" int null, "assigned_by_id" int null, "reason" text null, "at" timestamptz(3) not null, primary key ("id"));
create index "quote_assignments_seller_id_index" on "quote_assignments" ("seller_id");
create index "quote_assignments_quote_id_at_index" on "quote_assignments" ("quote_id", "at");
create table "passengers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "titular" boolean not null default false, "nombre" text not null, "apellido" text not null, "tipo_documento" text null, "documento_identidad" text null, "fecha_nacimiento" date null, "email" text null, "telefono" text null, "direccion" text null, "ciudad" text null, "pais" text not null default 'Colombia', primary key ("id"));
create index "passengers_quote_id_index" on "passengers" ("quote_id");
create unique index "passengers_documents_differ" on "passengers" ("quote_id", "documento_identidad") where documento_identidad is not null;
create unique index "passengers_one_holder" on "passengers" ("quote_id") where titular;
alter table "passengers" add constraint "passengers_holder_can_be_reached" check (not titular or (email is not null and telefono is not null));
alter table "passengers" add constraint "passengers_tipo_documento_check" check ("tipo_documento" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'));
create table "point_movements" ("id" uuid not null, "user_id" int not null, "ordinal" int not null, "kind" text not null, "points" int not null, "balance" int not null, "customer_id" int null, "source" text null, "source_id" uuid null, "amount" bigint null, "reason" text null, "by_id" int null, "at" timestamptz(3) not null, primary key ("id"));
create index "point_movements_user_id_customer_id_index" on "point_movements" ("user_id", "customer_id");
alter table "point_movements" add constraint "point_movements_source_source_id_kind_unique" unique ("source", "source_id", "kind");
alter table "point_movements" add constraint "point_movements_user_id_ordinal_unique" unique ("user_id", "ordinal");
alter table "point_movements" add constraint "point_movements_adjustments_say_why" check (kind <> 'adjustment' or (reason <> '' and by_id is not null));
alter table "point_movements" add constraint "point_movements_say_where_from" check ((kind = 'adjustment') = (num_nonnulls(source, source_id, customer_id, amount) = 0));
alter table "point_movements" add constraint "point_movements_go_their_way" check (case kind when 'earned' then points > 0 and points = amount / 50000 when 'taken_back' then points <= 0 and amount < 0 else points <> 0 end);
alter table "point_movements" add constraint "point_movements_balance_is_not_negative" check (balance >= 0);
alter table "point_movements" add constraint "point_movements_kind_check" check ("kind" in ('earned', 'taken_back', 'adjustment'));
alter table "point_movements" add constraint "point_movements_source_check" check ("source" in ('payment', 'reservation'));
create table "notification_preferences" ("user_id" int not null, "email" boolean not null default true, "push" boolean not null default true, "sms" boolean not null default false, "quotes_updates" boolean not null default true, "payment_reminders" boolean not null default true, "system_alerts" boolean not null default true, "marketing_emails" boolean not null default false, primary key ("user_id"));
create table "notifications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "type" text not null, "category" text not null, "title" text not null, "message" text not null, "priority" text not null default 'normal', "read" boolean not null default false, "read_at" timestamptz(3) null, "link" text null, "data" jsonb null, primary key ("id"));
create index notifications_unread on notifications (user_id) where not read;
create index "notifications_user_id_created_at_id_index" on "notifications" ("user_id", "created_at", "id");
alter table "notifications" add constraint "notifications_read_ones_say_when" check (read = (read_at is not null));
alter table "notifications" add constraint "notifications_category_check" check ("category" in ('quote', 'contract', 'purchase', 'payment', 'commission', 'document', 'system', 'marketing'));
alter table "notifications" add constraint "notifications_priority_check" check ("priority" in ('low', 'normal', 'high', 'urgent'));
create table "contracts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "asesor_id" int null, "lider_id" int null, "gerente_id" int null, "admin_id" int null, "trip_type" text null, "origen" text not null default '', "destino" text not null, "numero_pasajeros" int not null, "pasajero_titular" text null, "documento_titular" text null, "fecha_inicio_viaje" date not null, "fecha_fin_viaje" date null, "cliente_fecha_nacimiento" date null, "cliente_tipo_documento" text not null default 'cc', "cliente_documento_identidad" text null, "cliente_direccion" text null, "cliente_ciudad" text null, "cliente_pais" text not null default 'Colombia', "cliente_nacionalidad" text not null default 'Colombiana', "cliente_codigo_postal" text null, "contract_item" jsonb not null default '[]', "condiciones_especiales" text null, "observaciones" text null, "clausulas" text not null, "forma_pago" text not null default 'contado', "precio_total" bigint not null, "total_pagado" bigint not null default 0, "contract_number" text not null, "quote_id" uuid null, "cliente" jsonb not null, "cliente_id" int null, "created_by_id" int null, "status" text not null default 'draft', "signed_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "email_sent_to" text null, "completed_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "cancel_reason" text null, "contrato_pdf_generado_at" timestamptz(3) null, "pdf_file_key" text null, "content_changed_at" timestamptz(3) not null, "auto_conversion_success" boolean null, "auto_conversion_items_count" int null, "auto_conversion_date" timestamptz(3) null, "auto_conversion_summary" jsonb null, "search_text" text not null default '', primary key ("id"));
create index "contracts_fecha_inicio_viaje_index" on "contracts" ("fecha_inicio_viaje");
alter table "contracts" add constraint "contracts_contract_number_unique" unique ("contract_number");
alter table "contracts" add constraint "contracts_quote_id_unique" unique ("quote_id");
create index "contracts_asesor_id_created_at_id_index" on "contracts" ("asesor_id", "created_at", "id");
create index "contracts_lider_id_created_at_id_index" on "contracts" ("lider_id", "created_at", "id");
create index "contracts_gerente_id_created_at_id_index" on "contracts" ("gerente_id", "created_at", "id");
create index "contracts_admin_id_created_at_id_index" on "contracts" ("admin_id", "created_at", "id");
create index "contracts_cliente_id_created_at_id_index" on "contracts" ("cliente_id", "created_at", "id");
create index "contracts_trip_type_created_at_id_index" on "contracts" ("trip_type", "created_at", "id");
create index "contracts_status_created_at_id_index" on "contracts" ("status", "created_at", "id");
create index "contracts_created_at_id_index" on "contracts" ("created_at", "id");
alter table "contracts" add constraint "contracts_cancelled_has_a_reason" check ((status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null or cancel_reason <> ''));
alter table "contracts" add constraint "contracts_signed_at_says_signed" check (status not in ('signed', 'completed') or signed_at is not null);
alter table "contracts" add constraint "contracts_trip_ends_after_it_begins" check (fecha_fin_viaje is null or fecha_fin_viaje >= fecha_inicio_viaje);
alter table "contracts" add constraint "contracts_travellers_are_counted" check (numero_pasajeros >= 1);
alter table "contracts" add constraint "contracts_paid_is_within_price" check (total_pagado between 0 and precio_total);
alter table "contracts" add constraint "contracts_price_is_positive" check (precio_total > 0);
alter table "contracts" add constraint "contracts_trip_type_check" check ("trip_type" in ('nacional', 'internacional', 'operadorLlano', 'hotel'));
alter table "contracts" add constraint "contracts_cliente_tipo_documento_check" check ("cliente_tipo_documento" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'));
alter table "contracts" add constraint "contracts_forma_pago_check" check ("forma_pago" in ('contado', 'cuotas'));
alter table "contracts" add constraint "contracts_status_check" check ("status" in ('draft', 'active', 'signed', 'completed', 'cancelled'));
create table "plan_lines" ("id" uuid not null, "contract_id" uuid not null, "numero" int not null, "tipo" text not null, "descripcion" text not null, "monto" bigint not null, "fecha_vencimiento" date not null, "pagado" bigint not null default 0, "fecha_pago" date null, primary key ("id"));
create index "plan_lines_fecha_vencimiento_index" on "plan_lines" ("fecha_vencimiento");
alter table "plan_lines" add constraint "plan_lines_contract_id_numero_unique" unique ("contract_id", "numero");
alter table "plan_lines" add constraint "plan_lines_fecha_pago_says_paid" check ((fecha_pago is not null) = (pagado = monto));
alter table "plan_lines" add constraint "plan_lines_pagado_is_within_monto" check (pagado between 0 and monto);
alter table "plan_lines" add constraint "plan_lines_monto_is_positive" check (monto > 0);
alter table "plan_lines" add constraint "plan_lines_numero_is_positive" check (numero >= 1);
alter table "plan_lines" add constraint "plan_lines_tipo_check" check ("tipo" in ('inicial', 'cuota', 'contado'));
create table "payments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "contract_id" uuid null, "order_id" uuid null, "monto" bigint not null, "tipo_pago" text not null default 'transferencia', "fecha_pago" date not null, "status" text not null default 'pending', "referencia_pago" text null, "banco_origen" text null, "pagador_nombre" text null, "pagador_email" text null, "pagador_telefono" text null, "registration_note" text null, "decision_note" text null, "receipt_number" text null, "balance_after" bigint null, "receipt_key" text null, "wompi_transaction_id" text null, "wompi_reference" text null, "verified_at" timestamptz(3) null, "verified_by_id" int null, "created_by_id" int null, "reversed_at" timestamptz(3) null, "reversal_reason" text null, "metadatos" jsonb null, "search_text" text not null default '', primary key ("id"));
create index "payments_order_id_index" on "payments" ("order_id");
alter table "payments" add constraint "payments_receipt_number_unique" unique ("receipt_number");
alter table "payments" add constraint "payments_wompi_transaction_id_unique" unique ("wompi_transaction_id");
create index "payments_wompi_reference_index" on "payments" ("wompi_reference");
create index "payments_fecha_pago_index" on "payments" ("fecha_pago");
create index "payments_contract_id_created_at_id_index" on "payments" ("contract_id", "created_at", "id");
create index "payments_tipo_pago_created_at_id_index" on "payments" ("tipo_pago", "created_at", "id");
create index "payments_status_contract_id_index" on "payments" ("status", "contract_id");
create index "payments_status_created_at_id_index" on "payments" ("status", "created_at", "id");
create index "payments_created_at_id_index" on "payments" ("created_at", "id");
alter table "payments" add constraint "payments_reasons_belong_to_reversals" check ((reversed_at is null) = (reversal_reason is null));
alter table "payments" add constraint "payments_reversed_are_rejected" check (reversed_at is null or (status = 'rejected' and reversal_reason <> ''));
alter table "payments" add constraint "payments_balance_is_not_negative" check (balance_after >= 0);
alter table "payments" add constraint "payments_receipts_say_the_balance" check ((balance_after is not null) = (receipt_number is not null));
alter table "payments" add constraint "payments_verified_have_a_receipt" check ((receipt_number is not null) = (status = 'verified' or reversed_at is not null));
alter table "payments" add constraint "payments_decided_say_when" check (status = 'pending' or verified_at is not null);
alter table "payments" add constraint "payments_pay_one_thing" check (num_nonnulls(contract_id, order_id) = 1);
alter table "payments" add constraint "payments_amount_is_positive" check (monto > 0);
alter table "payments" add constraint "payments_tipo_pago_check" check ("tipo_pago" in ('transferencia', 'efectivo', 'cheque', 'tarjeta', 'wompi'));
alter table "payments" add constraint "payments_status_check" check ("status" in ('pending', 'verified', 'rejected'));
create table "payment_reversals" ("id" uuid not null, "payment_id" uuid not null, "monto" bigint not null, "reason" text not null, "at" timestamptz(3) not null, "by_id" int null, primary key ("id"));
alter table "payment_reversals" add constraint "payment_reversals_payment_id_unique" unique ("payment_id");
alter table "payment_reversals" add constraint "payment_reversals_have_a_reason" check (reason <> '');
alter table "payment_reversals" add constraint "payment_reversals_amount_is_positive" check (monto > 0);
create table "contract_versions" ("id" uuid not null, "number" int not null, "file_key" text not null, "filename" text not null, "size" int not null, "sha256" text not null, "contract_id" uuid not null, "signed" boolean not null default false, "content_hash" text not null, "made_at" timestamptz(3) not null, primary key ("id"));
alter table "contract_versions" add constraint "contract_versions_contract_id_number_unique" unique ("contract_id", "number");
alter table "contract_versions" add constraint "contract_versions_number_is_positive" check (number >= 1);
create table "signatures" ("id" uuid not null, "contract_id" uuid not null, "version_id" uuid not null, "signed_version_id" uuid not null, "sha256" text not null, "drawing" text not null, "signer_name" text not null, "signer_document_type" text not null, "signer_document" text not null, "signer_email" text not null, "accepted_terms" text not null, "with_code" boolean not null default false, "ip" text null, "user_agent" text null, "link_id" uuid null, "user_id" int null, "verification_code" text not null, "signed_at" timestamptz(3) not null, primary key ("id"));
alter table "signatures" add constraint "signatures_version_id_unique" unique ("version_id");
alter table "signatures" add constraint "signatures_signed_version_id_unique" unique ("signed_version_id");
alter table "signatures" add constraint "signatures_verification_code_unique" unique ("verification_code");
alter table "signatures" add constraint "signatures_sha256_is_one" check (sha256 ~ '^[0-9a-f]{64}$');
alter table "signatures" add constraint "signatures_drawing_is_a_small_png" check (drawing like 'data:image/png;base64,%' and length(drawing) <= 273100);
alter table "signatures" add constraint "signatures_signer_document_type_check" check ("signer_document_type" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'));
create table "contract_items" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "orden" int not null, "tipo" text not null, "descripcion" text not null, "detalle" jsonb null, "cantidad" int not null default 1, "precio_unitario" bigint not null default 0, "precio_total" bigint not null default 0, "fecha_inicio" date null, "fecha_fin" date null, "fecha_vencimiento_pago" timestamptz(3) null, "proveedor" text null, "proveedor_contacto" text null, "status" text not null default 'pendiente_compra', "prioridad" text not null, "requiere_compra" boolean not null default true, "motivo_sin_compra" text null, "observaciones" text null, primary key ("id"));
create index "contract_items_status_fecha_vencimiento_pago_index" on "contract_items" ("status", "fecha_vencimiento_pago");
alter table "contract_items" add constraint "contract_items_contract_id_orden_unique" unique ("contract_id", "orden");
alter table "contract_items" add constraint "contract_items_bought_needed_it" check (requiere_compra or status = 'pendiente_compra');
alter table "contract_items" add constraint "contract_items_no_purchase_has_a_reason" check (requiere_compra or motivo_sin_compra is not null);
alter table "contract_items" add constraint "contract_items_quoted_cost_adds_up" check (precio_unitario >= 0 and precio_total = precio_unitario * cantidad);
alter table "contract_items" add constraint "contract_items_quantity_is_positive" check (cantidad >= 1);
alter table "contract_items" add constraint "contract_items_tipo_check" check ("tipo" in ('tickets', 'alojamiento', 'traslados', 'asistencia_medica', 'seguro', 'alimentacion', 'equipaje', 'excursiones', 'extras'));
alter table "contract_items" add constraint "contract_items_status_check" check ("status" in ('pendiente_compra', 'comprado_pendiente', 'comprado_pagado'));
alter table "contract_items" add constraint "contract_items_prioridad_check" check ("prioridad" in ('critica', 'alta', 'media', 'baja'));
create table "purchases" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "contract_item_id" uuid not null, "proveedor" text not null, "costo" bigint not null, "costo_cotizado" bigint not null, "diferencia_precio" bigint not null, "fecha_compra" date not null, "fecha_vencimiento_pago" date null, "tipo_comprobante" text not null default 'factura', "tipo_pago" text not null default 'contado', "numero_cuotas" int not null default 1, "saldo_pendiente" bigint not null, "observaciones" text null, "paid_at" timestamptz(3) null, "voided_at" timestamptz(3) null, "void_reason" text null, "created_by_id" int null, primary key ("id"));
create index "purchases_fecha_vencimiento_pago_index" on "purchases" ("fecha_vencimiento_pago") where voided_at is null and saldo_pendiente > 0;
create index "purchases_fecha_compra_id_index" on "purchases" ("fecha_compra", "id");
create index "purchases_contract_item_id_index" on "purchases" ("contract_item_id");
create unique index "purchases_one_living_per_item" on "purchases" ("contract_item_id") where voided_at is null;
alter table "purchases" add constraint "purchases_voided_ones_say_why" check ((voided_at is null) = (void_reason is null));
alter table "purchases" add constraint "purchases_paid_ones_say_when" check ((saldo_pendiente = 0) = (paid_at is not null));
alter table "purchases" add constraint "purchases_at_once_are_paid_whole" check (tipo_pago = 'cuotas' or saldo_pendiente in (0, costo));
alter table "purchases" add constraint "purchases_installments_are_few" check (case tipo_pago when 'cuotas' then numero_cuotas between 2 and 12 and costo > 2000000 else numero_cuotas = 1 end);
alter table "purchases" add constraint "purchases_difference_adds_up" check (costo_cotizado >= 0 and diferencia_precio = costo - costo_cotizado);
alter table "purchases" add constraint "purchases_balance_is_within_cost" check (saldo_pendiente between 0 and costo);
alter table "purchases" add constraint "purchases_cost_is_positive" check (costo > 0);
alter table "purchases" add constraint "purchases_tipo_comprobante_check" check ("tipo_comprobante" in ('factura', 'recibo', 'confirmacion', 'voucher', 'ticket'));
alter table "purchases" add constraint "purchases_tipo_pago_check" check ("tipo_pago" in ('contado', 'cuotas'));
create table "installments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "purchase_id" uuid not null, "numero_cuota" int not null, "monto_cuota" bigint not null, "fecha_vencimiento" date not null, "fecha_pago" date null, "metodo_pago" text null, "observaciones" text null, primary key ("id"));
create index "installments_fecha_vencimiento_index" on "installments" ("fecha_vencimiento") where fecha_pago is null;
alter table "installments" add constraint "installments_purchase_id_numero_cuota_unique" unique ("purchase_id", "numero_cuota");
alter table "installments" add constraint "installments_paid_ones_say_how" check ((fecha_pago is null) = (metodo_pago is null));
alter table "installments" add constraint "installments_amount_is_positive" check (monto_cuota > 0);
alter table "installments" add constraint "installments_number_is_within_a_plan" check (numero_cuota between 1 and 12);
alter table "installments" add constraint "installments_metodo_pago_check" check ("metodo_pago" in ('transferencia', 'efectivo', 'cheque', 'tarjeta'));
create table "commission_configs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "role" text not null, "trip_type" text not null, "calculation_type" text not null default 'fixed_per_person', "amount_per_person" bigint not null default 0, "percentage" numeric(5,2) not null default 0, "fixed_amount" bigint not null default 0, "min_amount" bigint null, "max_amount" bigint null, "effective_from" date not null, "effective_until" date null, "is_active" boolean not null default true, "created_by_id" int null, "updated_by_id" int null, primary key ("id"));
create index "commission_configs_role_trip_type_effective_from_index" on "commission_configs" ("role", "trip_type", "effective_from");
alter table "commission_configs" add constraint "commission_configs_versions_differ" unique ("role", "trip_type", "version");
create unique index "commission_configs_one_active" on "commission_configs" ("role", "trip_type") where is_active;
alter table "commission_configs" add constraint "commission_configs_days_are_ordered" check (effective_until >= effective_from);
alter table "commission_configs" add constraint "commission_configs_limits_are_ordered" check (min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount);
alter table "commission_configs" add constraint "commission_configs_percentage_is_one" check (percentage between 0 and 100);
alter table "commission_configs" add constraint "commission_configs_amounts_are_not_negative" check (amount_per_person >= 0 and fixed_amount >= 0);
alter table "commission_configs" add constraint "commission_configs_role_check" check ("role" in ('asesor', 'lider', 'gerente', 'admin', 'owner'));
alter table "commission_configs" add constraint "commission_configs_trip_type_check" check ("trip_type" in ('nacional', 'internacional', 'operadorLlano', 'hotel'));
alter table "commission_configs" add constraint "commission_configs_calculation_type_check" check ("calculation_type" in ('fixed_per_person', 'percentage', 'fixed_total'));
create table "commissions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "vendedor_id" int not null, "tipo_vendedor" text not null, "clase" text not null default 'comision', "ajuste_de_id" uuid null, "porcentaje" numeric(5,2) not null, "monto_base" bigint not null, "monto_comision" bigint not null, "status" text not null default 'pending', "fecha_generacion" timestamptz(3) not null, "fecha_aprobacion" timestamptz(3) null, "fecha_pago" timestamptz(3) null, "mes" date null, "pagado_por_id" int null, "observaciones" text null, "explicacion" jsonb null, "comprobante_id" uuid null, "documento_soporte_id" uuid null, "search_text" text not null default '', primary key ("id"));
create index "commissions_contract_id_index" on "commissions" ("contract_id");
alter table "commissions" add constraint "commissions_ajuste_de_id_unique" unique ("ajuste_de_id");
create index "commissions_vendedor_id_mes_index" on "commissions" ("vendedor_id", "mes");
create index "commissions_vendedor_id_fecha_generacion_id_index" on "commissions" ("vendedor_id", "fecha_generacion", "id");
create index "commissions_clase_status_contract_id_vendedor_id_index" on "commissions" ("clase", "status", "contract_id", "vendedor_id");
create index "commissions_clase_status_fecha_generacion_id_index" on "commissions" ("clase", "status", "fecha_generacion", "id");
create index "commissions_fecha_generacion_id_index" on "commissions" ("fecha_generacion", "id");
create unique index "commissions_once_per_seller" on "commissions" ("contract_id", "vendedor_id", "tipo_vendedor") where clase = 'comision';
alter table "commissions" add constraint "commissions_month_begins_on_the_first" check (extract(day from mes) = 1);
alter table "commissions" add constraint "commissions_paid_ones_are_complete" check (status <> 'paid' or (fecha_pago is not null and pagado_por_id is not null and mes is not null));
alter table "commissions" add constraint "commissions_approved_ones_have_a_day" check (status not in ('approved', 'paid') or fecha_aprobacion is not null);
alter table "commissions" add constraint "commissions_adjustments_are_complete" check ((clase = 'ajuste') = (ajuste_de_id is not null) and (clase <> 'ajuste' or (status = 'approved' and mes is not null)));
alter table "commissions" add constraint "commissions_amount_has_its_sign" check (case clase when 'ajuste' then monto_comision < 0 else monto_comision > 0 end);
alter table "commissions" add constraint "commissions_base_is_not_negative" check (monto_base >= 0 and porcentaje >= 0);
alter table "commissions" add constraint "commissions_tipo_vendedor_check" check ("tipo_vendedor" in ('asesor', 'lider', 'gerente'));
alter table "commissions" add constraint "commissions_clase_check" check ("clase" in ('comision', 'ajuste'));
alter table "commissions" add constraint "commissions_status_check" check ("status" in ('pending', 'generated', 'approved', 'paid', 'voided'));
create table "banking_details" ("user_id" int not null, "nombre_titular" text not null default '', "documento_titular" text not null default '', "telefono" text not null default '', "observaciones" text not null default '', primary key ("user_id"));
create table "user_tokens" ("id" uuid not null, "user_id" int not null, "purpose" text not null, "token_hash" text not null, "email" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("id"));
alter table "user_tokens" add constraint "user_tokens_token_hash_unique" unique ("token_hash");
create index "user_tokens_user_id_purpose_index" on "user_tokens" ("user_id", "purpose");
alter table "user_tokens" add constraint "user_tokens_purpose_check" check ("purpose" in ('reset', 'email'));
create table "videos" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "url" text not null, "title" text not null default '', "image" text null, "position" int not null, primary key ("id"));
create index "videos_kind_position_id_index" on "videos" ("kind", "position", "id");
alter table "videos" add constraint "videos_are_listed_once" unique ("kind", "url");
alter table "videos" add constraint "videos_come_safely" check (url like 'https://%');
alter table "videos" add constraint "videos_kind_check" check ("kind" in ('instagram', 'training'));
alter table "package_departures" add constraint "package_departures_package_id_foreign" foreign key ("package_id") references "packages" ("id") on delete cascade;
alter table "users" add constraint "users_supervisor_id_foreign" foreign key ("supervisor_id") references "users" ("id") on delete set null;
alter table "users" add constraint "users_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete set null;
alter table "users" add constraint "users_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete set null;
alter table "two_factors" add constraint "two_factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "raffles" add constraint "raffles_winner_id_foreign" foreign key ("winner_id") references "raffle_numbers" ("id") on delete set null;
alter table "raffle_numbers" add constraint "raffle_numbers_raffle_id_foreign" foreign key ("raffle_id") references "raffles" ("id") on delete restrict;
alter table "raffle_numbers" add constraint "raffle_numbers_seller_id_foreign" foreign key ("seller_id") references "users" ("id") on delete set null;
alter table "quotes" add constraint "quotes_asesor_id_foreign" foreign key ("asesor_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_cliente_id_foreign" foreign key ("cliente_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict;
alter table "quotes" add constraint "quotes_sent_offer_id_foreign" foreign key ("sent_offer_id") references "quote_versions" ("id") on delete set null;
alter table "quotes" add constraint "quotes_calculation_id_foreign" foreign key ("calculation_id") references "quote_calculations" ("id") on delete set null;
alter table "quote_versions" add constraint "quote_versions_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "quote_events" add constraint "quote_events_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "quote_events" add constraint "quote_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete restrict;
alter table "quote_calculations" add constraint "quote_calculations_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "quote_calculations" add constraint "quote_calculations_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;
alter table "quote_assignments" add constraint "quote_assignments_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "quote_assignments" add constraint "quote_assignments_seller_id_foreign" foreign key ("seller_id") references "users" ("id");
alter table "quote_assignments" add constraint "quote_assignments_previous_id_foreign" foreign key ("previous_id") references "users" ("id") on delete restrict;
alter table "quote_assignments" add constraint "quote_assignments_assigned_by_id_foreign" foreign key ("assigned_by_id") references "users" ("id") on delete restrict;
alter table "passengers" add constraint "passengers_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "point_movements" add constraint "point_movements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;
alter table "point_movements" add constraint "point_movements_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete restrict;
alter table "point_movements" add constraint "point_movements_by_id_foreign" foreign key ("by_id") references "users" ("id") on delete set null;
alter table "notification_preferences" add constraint "notification_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;
alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "contracts" add constraint "contracts_asesor_id_foreign" foreign key ("asesor_id") references "users" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_cliente_id_foreign" foreign key ("cliente_id") references "users" ("id") on delete restrict;
alter table "contracts" add constraint "contracts_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict;
alter table "plan_lines" add constraint "plan_lines_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade;
alter table "payments" add constraint "payments_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict;
alter table "payments" add constraint "payments_verified_by_id_foreign" foreign key ("verified_by_id") references "users" ("id") on delete set null;
alter table "payments" add constraint "payments_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null;
alter table "payment_reversals" add constraint "payment_reversals_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;
alter table "payment_reversals" add constraint "payment_reversals_by_id_foreign" foreign key ("by_id") references "users" ("id") on delete set null;
alter table "contract_versions" add constraint "contract_versions_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade;
alter table "signatures" add constraint "signatures_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id");
alter table "signatures" add constraint "signatures_version_id_foreign" foreign key ("version_id") references "contract_versions" ("id");
alter table "signatures" add constraint "signatures_signed_version_id_foreign" foreign key ("signed_version_id") references "contract_versions" ("id");
alter table "contract_items" add constraint "contract_items_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade;
alter table "purchases" add constraint "purchases_contract_item_id_foreign" foreign key ("contract_item_id") references "contract_items" ("id");
alter table "purchases" add constraint "purchases_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null;
alter table "installments" add constraint "installments_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id");
alter table "commission_configs" add constraint "commission_configs_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null;
alter table "commission_configs" add constraint "commission_configs_updated_by_id_foreign" foreign key ("updated_by_id") references "users" ("id") on delete set null;
alter table "commissions" add constraint "commissions_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id");
alter table "commissions" add constraint "commissions_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id");
alter table "commissions" add constraint "commissions_ajuste_de_id_foreign" foreign key ("ajuste_de_id") references "commissions" ("id") on delete set null;
alter table "commissions" add constraint "commissions_pagado_por_id_foreign" foreign key ("pagado_por_id") references "users" ("id") on delete set null;
alter table "commissions" add constraint "commissions_documento_soporte_id_foreign" foreign key ("documento_soporte_id") references "support_documents" ("id") on delete set null;
alter table "banking_details" add constraint "banking_details_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;
alter table "user_tokens" add constraint "user_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
   end $$;
create table sequences (
     kind text not null,
     year integer not null check (year between 2000 and 2999),
     last integer not null check (last > 0),
     primary key (kind, year)
   );
create trigger audit_entries_keeps_rows before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_keeps_table before truncate on audit_entries for each statement execute function refuse_change();
alter table audit_entries enable always trigger audit_entries_keeps_rows;
alter table audit_entries enable always trigger audit_entries_keeps_table;
create function users_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.name, new.lastname, new.email)), '');
       return new;
     end $$;
create trigger users_search_text before insert or update of name, lastname, email, search_text on users
     for each row execute function users_search_text();
create index users_search_text_trigrams on users using gin (search_text gin_trgm_ops);
create function packages_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.title, new.destino, new.category, new.city, new.detail)), '');
       return new;
     end $$;
create trigger packages_search_text before insert or update of title, destino, category, city, detail, search_text on packages
     for each row execute function packages_search_text();
create index packages_search_text_trigrams on packages using gin (search_text gin_trgm_ops);
create index packages_chars on packages using gin (chars);
insert into agency_settings (id, name, legal_name, nit, rnt_number, address, phone, whatsapp, email)
   values (1, 'Travesía', 'Travesía Viajes S.A.S.', '900.123.456-8', '123456', 'Bogotá, Colombia', '(601) 555 0100', '573005550100', 'hola@travesia.test');
insert into page_texts (key, published, published_html) values ('hero', '# Tu próximo viaje empieza con una conversación

Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.', '<h1>Tu próximo viaje empieza con una conversación</h1>
<p>Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.</p>');
insert into page_texts (key, published, published_html) values ('about', '## Viajar bien es viajar tranquilo

En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.

## Cómo trabajamos

1. **Cotizas sin compromiso.** Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.
2. **Apruebas y firmas en línea.** Tu contrato es digital, con firma electrónica y un código para comprobarlo.
3. **Pagas a tu ritmo.** Abonas según un plan de pagos y recibes un recibo por cada pago verificado.
4. **Viajas acompañado.** Tu asesor sigue pendiente desde la salida hasta el regreso.

## Quiénes somos

{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.

## Viaja con quien puedes comprobar

Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el [Registro Nacional de Turismo](https://rntsearch.confecamaras.co/).', '<h2>Viajar bien es viajar tranquilo</h2>
<p>En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.</p>
<h2>Cómo trabajamos</h2>
<ol>
<li><strong>Cotizas sin compromiso.</strong> Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.</li>
<li><strong>Apruebas y firmas en línea.</strong> Tu contrato es digital, con firma electrónica y un código para comprobarlo.</li>
<li><strong>Pagas a tu ritmo.</strong> Abonas según un plan de pagos y recibes un recibo por cada pago verificado.</li>
<li><strong>Viajas acompañado.</strong> Tu asesor sigue pendiente desde la salida hasta el regreso.</li>
</ol>
<h2>Quiénes somos</h2>
<p>{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.</p>
<h2>Viaja con quien puedes comprobar</h2>
<p>Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el <a href="https://rntsearch.confecamaras.co/" rel="noopener nofollow">Registro Nacional de Turismo</a>.</p>');
insert into page_texts (key, published, published_html) values ('policies', 'Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.

## 1. Responsable del tratamiento

{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.

## 2. Datos que recogemos

- De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.
- Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.
- De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.
- De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.

## 3. Para qué los usamos

1. Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.
2. Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.
3. Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.
4. Atender consultas, reclamos, garantías y requerimientos de autoridades.
5. Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.

No usamos tus datos para fines distintos ni los vendemos.

## 4. Datos sensibles y de menores de edad

Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.

## 5. A quién los entregamos

Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.

## 6. Tus derechos

Como titular puedes, de forma gratuita:

- Conocer, actualizar y rectificar tus datos.
- Pedir prueba de la autorización que nos diste.
- Saber qué uso les hemos dado.
- Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.
- Presentar quejas ante la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), después de haber acudido a nosotros.

## 7. Cómo ejercerlos

Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:

- **Consultas:** en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.
- **Reclamos:** en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.

## 8. Seguridad y conservación

Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.

## 9. Cookies

Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.

## 10. Vigencia

Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.', '<p>Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.</p>
<h2>1. Responsable del tratamiento</h2>
<p>{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.</p>
<h2>2. Datos que recogemos</h2>
<ul>
<li>De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.</li>
<li>Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.</li>
<li>De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.</li>
<li>De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.</li>
</ul>
<h2>3. Para qué los usamos</h2>
<ol>
<li>Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.</li>
<li>Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.</li>
<li>Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.</li>
<li>Atender consultas, reclamos, garantías y requerimientos de autoridades.</li>
<li>Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.</li>
</ol>
<p>No usamos tus datos para fines distintos ni los vendemos.</p>
<h2>4. Datos sensibles y de menores de edad</h2>
<p>Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.</p>
<h2>5. A quién los entregamos</h2>
<p>Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.</p>
<h2>6. Tus derechos</h2>
<p>Como titular puedes, de forma gratuita:</p>
<ul>
<li>Conocer, actualizar y rectificar tus datos.</li>
<li>Pedir prueba de la autorización que nos diste.</li>
<li>Saber qué uso les hemos dado.</li>
<li>Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.</li>
<li>Presentar quejas ante la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, después de haber acudido a nosotros.</li>
</ul>
<h2>7. Cómo ejercerlos</h2>
<p>Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:</p>
<ul>
<li><strong>Consultas:</strong> en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.</li>
<li><strong>Reclamos:</strong> en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.</li>
</ul>
<h2>8. Seguridad y conservación</h2>
<p>Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.</p>
<h2>9. Cookies</h2>
<p>Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.</p>
<h2>10. Vigencia</h2>
<p>Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.</p>');
insert into page_texts (key, published, published_html) values ('terms', 'Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.

## 1. Nuestra responsabilidad

{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.

## 2. Cotizaciones y precios

Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.

## 3. Contrato y pagos

Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.

## 4. Derecho de retracto

En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.

## 5. Reversión del pago

Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.

## 6. Cambios y cancelaciones

Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.

## 7. Lo que te corresponde

Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.

## 8. Protección de la niñez y del patrimonio

Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.

## 9. Peticiones, quejas y reclamos

Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), que vigila la protección al consumidor.', '<p>Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.</p>
<h2>1. Nuestra responsabilidad</h2>
<p>{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.</p>
<h2>2. Cotizaciones y precios</h2>
<p>Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.</p>
<h2>3. Contrato y pagos</h2>
<p>Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.</p>
<h2>4. Derecho de retracto</h2>
<p>En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.</p>
<h2>5. Reversión del pago</h2>
<p>Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.</p>
<h2>6. Cambios y cancelaciones</h2>
<p>Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.</p>
<h2>7. Lo que te corresponde</h2>
<p>Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.</p>
<h2>8. Protección de la niñez y del patrimonio</h2>
<p>Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.</p>
<h2>9. Peticiones, quejas y reclamos</h2>
<p>Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, que vigila la protección al consumidor.</p>');
insert into page_texts (key, published, published_html) values ('agreements', '## Convenios para empresas, colegios y fondos

Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:

- **Tarifas de grupo** desde diez personas, con un asesor dedicado.
- **Pago por cuotas** acordado con la organización, sin intereses.
- **Salidas propias** en las fechas que convengan, con transporte desde tu ciudad.
- **Beneficios por referidos** para quienes inviten a otros viajeros.

Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.', '<h2>Convenios para empresas, colegios y fondos</h2>
<p>Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:</p>
<ul>
<li><strong>Tarifas de grupo</strong> desde diez personas, con un asesor dedicado.</li>
<li><strong>Pago por cuotas</strong> acordado con la organización, sin intereses.</li>
<li><strong>Salidas propias</strong> en las fechas que convengan, con transporte desde tu ciudad.</li>
<li><strong>Beneficios por referidos</strong> para quienes inviten a otros viajeros.</li>
</ul>
<p>Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.</p>');
insert into page_texts (key, published, published_html) values ('contact', '## Hablemos de tu viaje

Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.

Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.', '<h2>Hablemos de tu viaje</h2>
<p>Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.</p>
<p>Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.</p>');
insert into page_texts (key, published, published_html) values ('notice_children', 'Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.', '<p>Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p>');
insert into page_texts (key, published, published_html) values ('notice_data', 'Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.', '<p>Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p>');
insert into page_texts (key, published, published_html) values ('notice_consumer', 'En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '<p>En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>');
create trigger agency_settings_stay before delete on agency_settings for each row execute function refuse_change();
create trigger page_texts_stay before delete on page_texts for each row execute function refuse_change();
create function refuse_ended_raffle() returns trigger language plpgsql as $$
   begin
     if old.status in ('drawn', 'cancelled') then
       raise exception 'La rifa ya terminó' using errcode = 'restrict_violation';
     end if;
     return coalesce(new, old);
   end $$;
create trigger raffles_end_for_good before update or delete on raffles for each row execute function refuse_ended_raffle();
create function refuse_drawn_number() returns trigger language plpgsql as $$
   begin
     if exists (select from raffles where id = old.raffle_id and status = 'drawn') then
       raise exception 'La rifa ya se jugó' using errcode = 'restrict_violation';
     end if;
     return coalesce(new, old);
   end $$;
create trigger raffle_numbers_end_with_the_draw before delete or update of raffle_id, value, selected_at, is_paid, paid_at on raffle_numbers
   for each row execute function refuse_drawn_number();
create function raffle_numbers_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.value, new.name, new.phone)), '');
       return new;
     end $$;
create trigger raffle_numbers_search_text before insert or update of value, name, phone, search_text on raffle_numbers
     for each row execute function raffle_numbers_search_text();
create index raffle_numbers_search_text_trigrams on raffle_numbers using gin (search_text gin_trgm_ops);
create function quotes_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.quote_number, new.nombre_cliente, new.email_cliente, new.destino, (select concat_ws(' ', name, lastname) from users where id = new.vendedor_id), (select concat_ws(' ', name, lastname) from users where id = new.asesor_id))), '');
       return new;
     end $$;
create trigger quotes_search_text before insert or update of quote_number, nombre_cliente, email_cliente, destino, vendedor_id, asesor_id, search_text on quotes
     for each row execute function quotes_search_text();
create index quotes_search_text_trigrams on quotes using gin (search_text gin_trgm_ops);
create function quotes_search_text_from_users() returns trigger language plpgsql as $$
     begin
       update quotes set search_text = '' where vendedor_id = new.id or asesor_id = new.id;
       return null;
     end $$;
create trigger quotes_search_text_from_users after update of name, lastname on users
     for each row when ((old.name, old.lastname) is distinct from (new.name, new.lastname)) execute function quotes_search_text_from_users();
create index quotes_destino_trigrams on quotes using gin (destino gin_trgm_ops);
create index quotes_origen_trigrams on quotes using gin (origen gin_trgm_ops);
create trigger signatures_keeps_rows before update or delete on signatures for each row execute function refuse_change();
create trigger signatures_keeps_table before truncate on signatures for each statement execute function refuse_change();
alter table signatures enable always trigger signatures_keeps_rows;
alter table signatures enable always trigger signatures_keeps_table;
create function contracts_search_text() returns trigger language plpgsql as $$
   begin
     new.search_text := coalesce(plain_text(concat_ws(' ', new.contract_number, new.cliente->>'name', new.cliente->>'lastname',
       new.cliente->>'email', new.origen, new.destino)), '');
     return new;
   end $$;
create trigger contracts_search_text before insert or update of contract_number, cliente, origen, destino, search_text on contracts
   for each row execute function contracts_search_text();
create index contracts_search_text_trigrams on contracts using gin (search_text gin_trgm_ops);
create trigger payment_reversals_keeps_rows before update or delete on payment_reversals for each row execute function refuse_change();
create trigger payment_reversals_keeps_table before truncate on payment_reversals for each statement execute function refuse_change();
alter table payment_reversals enable always trigger payment_reversals_keeps_rows;
alter table payment_reversals enable always trigger payment_reversals_keeps_table;
create function payments_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.receipt_number, new.referencia_pago, new.pagador_nombre, (select concat_ws(' ', contract_number, destino, cliente->>'name', cliente->>'lastname', cliente->>'email') from contracts where id = new.contract_id))), '');
       return new;
     end $$;
create trigger payments_search_text before insert or update of receipt_number, referencia_pago, pagador_nombre, contract_id, search_text on payments
     for each row execute function payments_search_text();
create index payments_search_text_trigrams on payments using gin (search_text gin_trgm_ops);
create function payments_search_text_from_contracts() returns trigger language plpgsql as $$
     begin
       update payments set search_text = '' where contract_id = new.id;
       return null;
     end $$;
create trigger payments_search_text_from_contracts after update of contract_number, destino, cliente on contracts
     for each row when ((old.contract_number, old.destino, old.cliente->>'name', old.cliente->>'lastname', old.cliente->>'email') is distinct from (new.contract_number, new.destino, new.cliente->>'name', new.cliente->>'lastname', new.cliente->>'email')) execute function payments_search_text_from_contracts();
create function commissions_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', new.observaciones, (select concat_ws(' ', contract_number, cliente->>'name', cliente->>'lastname') from contracts where id = new.contract_id), (select concat_ws(' ', name, lastname) from users where id = new.vendedor_id))), '');
       return new;
     end $$;
create trigger commissions_search_text before insert or update of observaciones, contract_id, vendedor_id, search_text on commissions
     for each row execute function commissions_search_text();
create index commissions_search_text_trigrams on commissions using gin (search_text gin_trgm_ops);
create function commissions_search_text_from_contracts() returns trigger language plpgsql as $$
     begin
       update commissions set search_text = '' where contract_id = new.id;
       return null;
     end $$;
create trigger commissions_search_text_from_contracts after update of contract_number, cliente on contracts
     for each row when ((old.contract_number, old.cliente->>'name', old.cliente->>'lastname') is distinct from (new.contract_number, new.cliente->>'name', new.cliente->>'lastname')) execute function commissions_search_text_from_contracts();
create function commissions_search_text_from_users() returns trigger language plpgsql as $$
     begin
       update commissions set search_text = '' where vendedor_id = new.id;
       return null;
     end $$;
create trigger commissions_search_text_from_users after update of name, lastname on users
     for each row when ((old.name, old.lastname) is distinct from (new.name, new.lastname)) execute function commissions_search_text_from_users();
insert into commission_configs (id, role, trip_type, calculation_type, amount_per_person, effective_from, created_at, updated_at)
   select gen_random_uuid(), role, trip_type, 'fixed_per_person', 10000, '2020-01-01', now(), now()
   from unnest(array['asesor', 'lider', 'gerente', 'admin', 'owner']) role,
        unnest(array['nacional', 'internacional', 'operadorLlano', 'hotel']) trip_type;
create trigger point_movements_keeps_rows before update or delete on point_movements for each row execute function refuse_change();
create trigger point_movements_keeps_table before truncate on point_movements for each statement execute function refuse_change();
alter table point_movements enable always trigger point_movements_keeps_rows;
alter table point_movements enable always trigger point_movements_keeps_table;
create function point_movements_add_up() returns trigger language plpgsql as $$
   begin
     if new.balance <> new.points + coalesce((select balance from point_movements where user_id = new.user_id and ordinal = new.ordinal - 1), 0)
       or (new.ordinal > 1 and not exists (select from point_movements where user_id = new.user_id and ordinal = new.ordinal - 1)) then
       raise exception 'El saldo de puntos no cuadra' using errcode = 'check_violation';
     end if;
     return new;
   end $$;
create trigger point_movements_add_up before insert on point_movements for each row execute function point_movements_add_up();
delete from agency_settings;
insert into agency_settings (id, name, legal_name, nit, rnt_number, rnt_valid_until, rnt_warned_for, rnt_required, address, phone, whatsapp, email, support_email, support_phone, instagram, facebook, tiktok, youtube, updated_at, version) values
('1', 'Travesía', 'Travesía Viajes S.A.S.', '900.123.456-8', '123456', NULL, NULL, 'false', 'Bogotá, Colombia', '(601) 555 0100', '573005550100', 'hola@travesia.test', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1');
delete from audit_entries;
insert into audit_entries (id, at, type, record_id, actor_id, link_id, channel, ip, user_agent, request_id, detail) values
('01a1fa38-2ba1-7306-9d71-40d425ff691c', '2026-11-20 15:00:00+00', 'user.created', '1', NULL, NULL, 'seed', NULL, NULL, '396f7f87-607c-4a2e-a6d0-78f001fdebcb', '{"role": 7, "liderId": null, "gerenteId": null}'),
('01a1fa38-2bfb-7091-b10d-cfecc94d7be3', '2026-11-20 15:00:00+00', 'user.created', '2', NULL, NULL, 'seed', NULL, NULL, 'cf20f154-14af-4844-924a-de2b79491552', '{"role": 5, "liderId": null, "gerenteId": null}'),
('01a1fa38-2c3c-7483-9ce1-e1d68ea838d6', '2026-11-20 15:00:00+00', 'user.created', '3', NULL, NULL, 'seed', NULL, NULL, 'ac63d3d8-c7d7-4a3a-b26e-9b5ad11864eb', '{"role": 6, "liderId": null, "gerenteId": null}'),
('01a1fa38-2cc6-7420-8f1d-41d6495e4f74', '2026-11-20 15:00:00+00', 'user.created', '4', NULL, NULL, 'seed', NULL, NULL, 'c04fe78a-d94d-428a-81be-c4054024b568', '{"role": 4, "liderId": null, "gerenteId": null}'),
('01a1fa38-2d47-71b5-b930-e9a25531c3bc', '2026-11-20 15:00:00+00', 'user.created', '5', NULL, NULL, 'seed', NULL, NULL, '90294bda-e221-4ae6-bb29-b5ff2736b55d', '{"role": 3, "liderId": null, "gerenteId": 4}'),
('01a1fa38-2e2d-77d7-9aff-301d6aebe91e', '2026-11-20 15:00:00+00', 'user.created', '6', NULL, NULL, 'seed', NULL, NULL, '6af61173-5282-475c-b338-8dce333f901e', '{"role": 2, "liderId": 5, "gerenteId": 4}'),
('01a1fa38-2e70-7048-9635-ff0cd9cc1d01', '2026-11-20 15:00:00+00', 'user.created', '7', NULL, NULL, 'seed', NULL, NULL, 'c3eaff29-57fa-407e-8eea-a664c108dcb1', '{"role": 4, "liderId": null, "gerenteId": null}'),
('01a1fa38-2ea7-74bc-ac89-ecab8e4d1692', '2026-11-20 15:00:00+00', 'user.created', '8', NULL, NULL, 'seed', NULL, NULL, '7da033a8-f95e-4db0-b769-98698c39fb67', '{"role": 3, "liderId": null, "gerenteId": 7}'),
('01a1fa38-2edf-70e5-aed3-d168dda818e7', '2026-11-20 15:00:00+00', 'user.created', '9', NULL, NULL, 'seed', NULL, NULL, 'd6ce53b8-6d9e-4962-89ab-cb917f7931e7', '{"role": 2, "liderId": 8, "gerenteId": 7}'),
('01a1fa38-2f0b-70c7-91b6-d6473396a431', '2026-11-20 15:00:00+00', 'user.created', '10', NULL, NULL, 'seed', NULL, NULL, '542f8a80-8d6b-4041-8981-0064aab1157c', '{"role": 1, "liderId": null, "gerenteId": null}'),
('01a1fa38-2f4f-74e5-84ae-8bf4e6e2038d', '2026-11-20 15:00:00+00', 'user.created', '11', NULL, NULL, 'seed', NULL, NULL, '6488b3b5-8933-46ad-8b35-31d59033e63f', '{"role": 1, "liderId": null, "gerenteId": null}'),
('01a1fa38-3078-7624-bdcc-f29d74da60f8', '2026-11-20 15:00:00+00', 'user.created', '12', NULL, NULL, 'graphql', '127.0.0.1', 'node', '1a5df147-eae9-40e7-b4c2-7e279ec5d1b9', '{"role": 1, "liderId": null, "gerenteId": null}'),
('01a1fa38-30fa-706e-bd71-6978554bb85c', '2026-11-20 15:00:00+00', 'user.signed-in', '12', NULL, NULL, 'graphql', '127.0.0.1', 'node', '1a5df147-eae9-40e7-b4c2-7e279ec5d1b9', '{}'),
('01a1fa38-31bc-7115-aa69-99bcac443c71', '2026-11-20 15:00:00+00', 'package.created', '1', '2', NULL, 'graphql', '127.0.0.1', 'node', '60899e73-3502-44fe-8061-4a8b56700284', '{"price": 1250000, "title": "Cartagena amurallada"}'),
('01a1fa38-335d-7255-8a44-85e15e8efc0c', '2026-11-20 15:00:00+00', 'carousel.added', '01a1fa38-334a-7378-b826-92937ea2db90', '2', NULL, 'graphql', '127.0.0.1', 'node', 'd2ea7b07-b182-46d0-871b-22ba27f2b128', '{"title": "Cartagena", "destino": "Nacionales"}'),
('01a1fa38-33a4-75b6-94c9-9d5b23687cf5', '2026-11-20 15:00:00+00', 'video.added', '01a1fa38-33a3-714a-895c-08edfbb02ec8', '2', NULL, 'graphql', '127.0.0.1', 'node', 'fe1cb74a-c434-43ec-a200-2f28b1f2e8c4', '{"url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "kind": "training"}'),
('01a1fa38-33fe-778a-bb90-90a30a750160', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', '0fe3c5dc-b588-4885-a22a-9c578f8e90e5', '{"number": "COT-2026-000001", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-3400-75e8-acef-5536915aefe4', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', '0fe3c5dc-b588-4885-a22a-9c578f8e90e5', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-34fc-717d-b9e0-bf43e3a1103a', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', 'b1018928-41fa-462e-9309-79d6f5cf2175', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-34fc-717d-b9e0-c3485310a36c', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', 'b1018928-41fa-462e-9309-79d6f5cf2175', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-3f9c-735b-a0e0-5a9be7057906', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', '2de2d540-7153-498c-96a8-962c16efe0bc', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-3f9c-735b-a0e0-60a103c861f8', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, 'graphql', '127.0.0.1', 'node', '2de2d540-7153-498c-96a8-962c16efe0bc', '{"email": "m***@example.com", "sha256": "a1b19ea98c88519872d484f0868cb630ba525cbda158aea660cf0af5d2ee0c9a", "version": 1}'),
('01a1fa38-3ffb-713c-91a7-dce671a08764', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', 'fb267379-e0e7-478a-b14b-0cb936fcbd48', '{"number": "COT-2026-000002", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-4007-7374-bcfe-ecc0e97f163f', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', 'fb267379-e0e7-478a-b14b-0cb936fcbd48', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-4095-700b-af64-95ac78f4412c', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', '7323ce67-effc-44f5-951c-216ccfbbc7ca', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-4095-700b-af64-9bf224b1206b', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', '7323ce67-effc-44f5-951c-216ccfbbc7ca', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-4582-7456-97d1-484da6affef9', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', '2cd0c0b8-f14b-40ce-8548-d0f9efadebb9', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-4582-7456-97d1-5250d5e2e3cd', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, 'graphql', '127.0.0.1', 'node', '2cd0c0b8-f14b-40ce-8548-d0f9efadebb9', '{"email": "m***@example.com", "sha256": "8c33c0f45e96e582853d4956fe204a2ad0c33b7c09706722e8cd2a4df80deb35", "version": 1}'),
('01a1fa38-45b4-719f-a183-852cf1f610dc', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c272dc3f-9c82-40aa-93a4-e7e682b8c228', '{"number": "COT-2026-000003", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-45b7-7613-861f-478fbbdb865a', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c272dc3f-9c82-40aa-93a4-e7e682b8c228', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-461c-7501-afd6-f7559c012ba9', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', 'faf14c2a-c156-4cb3-a76c-79474daf943e', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-461c-7501-afd6-f9a5dd0f7637', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', 'faf14c2a-c156-4cb3-a76c-79474daf943e', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-4828-7584-8d67-237887f2e542', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', '07972e80-1936-479f-adeb-b60e84111c03', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-4829-7752-ae1b-ba830bec6357', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, 'graphql', '127.0.0.1', 'node', '07972e80-1936-479f-adeb-b60e84111c03', '{"email": "m***@example.com", "sha256": "894d12413b2593cb029bd3e9389913109e952d6b558463f8f1a747220d3d9d7b", "version": 1}'),
('01a1fa38-486f-7074-85e0-10ac8048ae95', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', NULL, '01a1fa38-4822-719f-9330-78b23d38294e', 'graphql', '127.0.0.1', 'node', '1dcba3ac-cea1-417a-af82-dca0d0601446', '{"note": "Encontré otra opción", "after": "rejected", "before": "sent", "precioTotal": 3000000}'),
('01a1fa38-48dc-7686-95be-97f359811171', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', '5a8860cb-2869-4efb-bdd8-b254dad90e35', '{"number": "COT-2026-000004", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-48dd-7379-a2d2-f93748527fa7', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', '5a8860cb-2869-4efb-bdd8-b254dad90e35', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-4928-7638-b49c-3ab1c5dfaf0a', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', '90d3a0dd-1335-4ce6-8e33-2569a2f50d7b', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-4928-7638-b49c-3e02bf722650', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', '90d3a0dd-1335-4ce6-8e33-2569a2f50d7b', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-4a33-77db-bb16-96cd1599867d', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', 'cc4356aa-4a0d-4e0c-b378-9d9dc7011037', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-4a33-77db-bb16-9e883fcffd14', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, 'graphql', '127.0.0.1', 'node', 'cc4356aa-4a0d-4e0c-b378-9d9dc7011037', '{"email": "m***@example.com", "sha256": "706e5b1d89d2dea2ce563afe6495616b58a82e94c501d8b4caed0119702e4bd6", "version": 1}'),
('01a1fa38-4a80-7450-b7b3-77a45b478462', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', NULL, '01a1fa38-4a2b-76e2-9850-0f5f3325b869', 'graphql', '127.0.0.1', 'node', '05c22806-29db-44f0-83bb-a3409ff88a3a', '{"note": "Queremos viajar en febrero", "after": "requote", "before": "sent", "precioTotal": 3000000}'),
('01a1fa38-4acc-71cc-9f07-a57ac04a5ca5', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c6678cbf-bc1c-45a7-8327-047cef4ff9af', '{"number": "COT-2026-000005", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-4acf-76a8-8ded-b370576dc344', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c6678cbf-bc1c-45a7-8327-047cef4ff9af', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-4b04-7316-ab9f-3ac7f768884a', '2026-11-20 15:00:00+00', 'calculation.saved', '01a1fa38-4af9-71d0-a3f5-bc010fcdb666', '6', NULL, 'graphql', '127.0.0.1', 'node', '6e1beaa7-3d35-4fa9-acff-ad011948b7b3', '{"after": 3770000, "before": null, "quoteId": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2"}'),
('01a1fa38-4b44-70cd-82ff-8ffa31be0dd3', '2026-11-20 15:00:00+00', 'calculation.confirmed', '01a1fa38-4af9-71d0-a3f5-bc010fcdb666', '6', NULL, 'graphql', '127.0.0.1', 'node', '17e24783-3c06-4216-b5e5-44b7d652c960', '{"quoteId": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2", "costoBase": 3200000, "totalGanancia": 480000, "totalComisiones": 90000, "precioFinalTotal": 3770000}'),
('01a1fa38-4b44-70cd-82ff-926036a08cbc', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, 'graphql', '127.0.0.1', 'node', '17e24783-3c06-4216-b5e5-44b7d652c960', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3770000}'),
('01a1fa38-4d44-709e-a0bb-2df8ba1cfdfe', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, 'graphql', '127.0.0.1', 'node', 'bf7d86ac-6d9a-44b5-a93c-b8f6461b7926', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3770000}'),
('01a1fa38-4d45-751d-83a3-5c20b345d55d', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, 'graphql', '127.0.0.1', 'node', 'bf7d86ac-6d9a-44b5-a93c-b8f6461b7926', '{"email": "m***@example.com", "sha256": "4a094dc6cce99c2fed75d22559c54fd5a5cf386dc2298b922d4a53615fc816fe", "version": 1}'),
('01a1fa38-4dfd-71bb-a52d-13c24a6f1f50', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', NULL, '01a1fa38-4cba-72a6-93aa-3921c316789c', 'graphql', '127.0.0.1', 'node', 'ed74d06a-da9f-46c0-a152-6a35d988f8e4', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3770000}'),
('01a1fa38-4e81-76e6-9efc-fb782133fc3d', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', NULL, '01a1fa38-4cba-72a6-93aa-3921c316789c', 'graphql', '127.0.0.1', 'node', 'f6102b0c-d3b1-4a9c-978b-506eaf9d6ac8', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-4e81-76e6-9efc-fcb92cd3a352', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', NULL, '01a1fa38-4cba-72a6-93aa-3921c316789c', 'graphql', '127.0.0.1', 'node', 'f6102b0c-d3b1-4a9c-978b-506eaf9d6ac8', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3770000}'),
('01a1fa38-4f46-739e-aa71-f1c3f178aba9', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '4', NULL, 'graphql', '127.0.0.1', 'node', '6fc7b7a6-8961-48a1-a414-760d60734773', '{"note": "Contrato CT-2026-000001", "after": "converted", "before": "approved", "precioTotal": 3770000}'),
('01a1fa38-4f86-7471-90d1-6cc636f6d808', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '4', NULL, 'graphql', '127.0.0.1', 'node', '6fc7b7a6-8961-48a1-a414-760d60734773', '{"number": "CT-2026-000001", "quoteId": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2", "precioTotal": 3770000}'),
('01a1fa38-50be-7262-b672-068328634ed9', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '4', NULL, 'graphql', '127.0.0.1', 'node', '0a3d26d6-1501-4f82-913b-b4d54026b897', '{"sha256": "3f07700e84545942ea382cd0593201e497881662ed34bbe445e25c0d7800c940", "version": 1}'),
('01a1fa38-50dd-72c7-933a-f03bad8bf49c', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '4', NULL, 'graphql', '127.0.0.1', 'node', '0a3d26d6-1501-4f82-913b-b4d54026b897', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-5144-765a-b912-677a69aa7673', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, 'graphql', '127.0.0.1', 'node', '4f5dda9f-8f05-4292-8a86-0b1a1980c7df', '{"number": "COT-2026-000006", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-5158-713c-a459-c6bc52d3d597', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, 'graphql', '127.0.0.1', 'node', '4f5dda9f-8f05-4292-8a86-0b1a1980c7df', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-5179-738f-b5ca-bdc4ec333be3', '2026-11-20 15:00:00+00', 'calculation.saved', '01a1fa38-5176-7373-bf42-f18293229238', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c6fede97-5fce-4ac3-92c6-e98c3515c819', '{"after": 3770000, "before": null, "quoteId": "01a1fa38-5138-715d-a88e-9627c80d1846"}'),
('01a1fa38-51ae-75d9-8944-9e5b6a29f433', '2026-11-20 15:00:00+00', 'calculation.confirmed', '01a1fa38-5176-7373-bf42-f18293229238', '6', NULL, 'graphql', '127.0.0.1', 'node', '9e0ac814-3007-4342-b89a-9c1fb03654bd', '{"quoteId": "01a1fa38-5138-715d-a88e-9627c80d1846", "costoBase": 3200000, "totalGanancia": 480000, "totalComisiones": 90000, "precioFinalTotal": 3770000}'),
('01a1fa38-51ae-75d9-8944-a33019d7e539', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, 'graphql', '127.0.0.1', 'node', '9e0ac814-3007-4342-b89a-9c1fb03654bd', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3770000}'),
('01a1fa38-532d-708f-9928-d040b7bc3352', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, 'graphql', '127.0.0.1', 'node', 'dc32b806-6c49-4a63-b3bd-717d16582659', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3770000}'),
('01a1fa38-532e-70ec-9f8c-4f4ca0550222', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, 'graphql', '127.0.0.1', 'node', 'dc32b806-6c49-4a63-b3bd-717d16582659', '{"email": "m***@example.com", "sha256": "95fae4175c277336612869ea0246675de802fd239d28b3c3394315962a29bc8a", "version": 1}'),
('01a1fa38-53a3-7325-ab3d-878827efbe21', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-5138-715d-a88e-9627c80d1846', NULL, '01a1fa38-5318-77fa-82ac-af7115b6ddc7', 'graphql', '127.0.0.1', 'node', '38c860c2-44e7-4a15-bb31-d619e0db1edc', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3770000}'),
('01a1fa38-5420-760e-a11d-55b157a3600f', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-5138-715d-a88e-9627c80d1846', NULL, '01a1fa38-5318-77fa-82ac-af7115b6ddc7', 'graphql', '127.0.0.1', 'node', '2d9e006b-a599-43f2-af8e-d186ef61ad76', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-5420-760e-a11d-582756e37a8f', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-5138-715d-a88e-9627c80d1846', NULL, '01a1fa38-5318-77fa-82ac-af7115b6ddc7', 'graphql', '127.0.0.1', 'node', '2d9e006b-a599-43f2-af8e-d186ef61ad76', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3770000}'),
('01a1fa38-5555-7189-b401-ea875f8ce1e6', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-5138-715d-a88e-9627c80d1846', '4', NULL, 'graphql', '127.0.0.1', 'node', '35e05c26-49f7-4c4f-b722-9e62adf509ed', '{"note": "Contrato CT-2026-000002", "after": "converted", "before": "approved", "precioTotal": 3770000}'),
('01a1fa38-556a-72b8-a514-f6db94fd1f77', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-54d5-7760-a512-655dbafb2411', '4', NULL, 'graphql', '127.0.0.1', 'node', '35e05c26-49f7-4c4f-b722-9e62adf509ed', '{"number": "CT-2026-000002", "quoteId": "01a1fa38-5138-715d-a88e-9627c80d1846", "precioTotal": 3770000}'),
('01a1fa38-5792-71fd-8edd-46183a580da5', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-54d5-7760-a512-655dbafb2411', '4', NULL, 'graphql', '127.0.0.1', 'node', '194c7622-bf5e-46cd-9999-8a9555782a60', '{"sha256": "614a78be61184b356431dfd6ef7b38a6b576bb51734a43145ac251f2f0bd6800", "version": 1}'),
('01a1fa38-5795-76e3-a3c2-2404e250dc0f', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-54d5-7760-a512-655dbafb2411', '4', NULL, 'graphql', '127.0.0.1', 'node', '194c7622-bf5e-46cd-9999-8a9555782a60', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-57d7-7202-ac83-2d2874eb1375', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, 'graphql', '127.0.0.1', 'node', '5039e4ee-98a6-40c7-9695-0cb44e114521', '{"number": "COT-2026-000007", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-57d8-731d-9fef-ca4e92bd6f67', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, 'graphql', '127.0.0.1', 'node', '5039e4ee-98a6-40c7-9695-0cb44e114521', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-580c-728b-9979-f46caf145db3', '2026-11-20 15:00:00+00', 'calculation.saved', '01a1fa38-5808-77f9-abaf-9dce18540843', '6', NULL, 'graphql', '127.0.0.1', 'node', 'ef2e3b22-77a4-4721-9f1a-ebd371abc6b4', '{"after": 3770000, "before": null, "quoteId": "01a1fa38-57ce-72be-93be-9a14f77dd50c"}'),
('01a1fa38-5878-77a0-9467-b284093f1348', '2026-11-20 15:00:00+00', 'calculation.confirmed', '01a1fa38-5808-77f9-abaf-9dce18540843', '6', NULL, 'graphql', '127.0.0.1', 'node', '12eed48c-f706-4f6f-b8b8-dbb8b1c1a9a0', '{"quoteId": "01a1fa38-57ce-72be-93be-9a14f77dd50c", "costoBase": 3200000, "totalGanancia": 480000, "totalComisiones": 90000, "precioFinalTotal": 3770000}'),
('01a1fa38-5878-77a0-9467-b50ecd9b3a57', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, 'graphql', '127.0.0.1', 'node', '12eed48c-f706-4f6f-b8b8-dbb8b1c1a9a0', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3770000}'),
('01a1fa38-59b8-770e-b3f4-1972e5421fb3', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c09a24e2-18eb-4676-a666-27915b91b406', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3770000}'),
('01a1fa38-59b8-770e-b3f4-206ca53956f7', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, 'graphql', '127.0.0.1', 'node', 'c09a24e2-18eb-4676-a666-27915b91b406', '{"email": "m***@example.com", "sha256": "242a4749b5031159a39ba1d0dab6c236b0223d0874ede07efffe38ae3c810406", "version": 1}'),
('01a1fa38-5a33-7133-acec-f812a80656ea', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', NULL, '01a1fa38-599d-7522-ac00-c2ea62179afe', 'graphql', '127.0.0.1', 'node', 'ebc4c288-c36f-46ef-82df-3b2aeb12a7fa', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3770000}'),
('01a1fa38-5ab0-7073-9abc-b5eb741af752', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', NULL, '01a1fa38-599d-7522-ac00-c2ea62179afe', 'graphql', '127.0.0.1', 'node', '03a8d003-04dc-408d-b188-5c0c99ecadbf', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-5ab0-7073-9abc-b9388e85faf4', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', NULL, '01a1fa38-599d-7522-ac00-c2ea62179afe', 'graphql', '127.0.0.1', 'node', '03a8d003-04dc-408d-b188-5c0c99ecadbf', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3770000}'),
('01a1fa38-5c08-748f-a95a-eed917be06d0', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '4', NULL, 'graphql', '127.0.0.1', 'node', '41141012-71c9-46b3-a3bb-b59b203228d1', '{"note": "Contrato CT-2026-000003", "after": "converted", "before": "approved", "precioTotal": 3770000}'),
('01a1fa38-5c6e-74cf-8bad-23139ef3a818', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '4', NULL, 'graphql', '127.0.0.1', 'node', '41141012-71c9-46b3-a3bb-b59b203228d1', '{"number": "CT-2026-000003", "quoteId": "01a1fa38-57ce-72be-93be-9a14f77dd50c", "precioTotal": 3770000}'),
('01a1fa38-5ec7-70c1-8966-3da46bbac0c8', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '4', NULL, 'graphql', '127.0.0.1', 'node', 'ca249d23-0143-4a77-9308-1e1dd1ed4992', '{"sha256": "2b97a2d4eed032d4fbc5b3a9c84268983b11da4f7384dcab28300e649ddc83a7", "version": 1}'),
('01a1fa38-5ecf-707b-9faf-895948818d64', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '4', NULL, 'graphql', '127.0.0.1', 'node', 'ca249d23-0143-4a77-9308-1e1dd1ed4992', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-6300-7733-8f9b-fe3f3ed8bcff', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', NULL, '01a1fa38-5ec7-70c1-8966-420a791fdc4b', 'graphql', '127.0.0.1', 'node', 'a679de77-7c8f-4f5c-b209-e45ee38226bf', '{"sha256": "7475ed41f4889f6eec875fab9900a9d334e1f05844bfc7653fcd794661773ace", "version": 2}'),
('01a1fa38-6300-7733-8f9c-06d8702886dc', '2026-11-20 15:00:00+00', 'contract.signed', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', NULL, '01a1fa38-5ec7-70c1-8966-420a791fdc4b', 'graphql', '127.0.0.1', 'node', 'a679de77-7c8f-4f5c-b209-e45ee38226bf', '{"sha256": "2b97a2d4eed032d4fbc5b3a9c84268983b11da4f7384dcab28300e649ddc83a7", "version": 1, "withCode": false, "signedSha256": "7475ed41f4889f6eec875fab9900a9d334e1f05844bfc7653fcd794661773ace"}'),
('01a1fa38-639b-7355-a770-2b2ea009e092', '2026-11-20 15:00:00+00', 'contract.converted', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', NULL, '01a1fa38-5ec7-70c1-8966-420a791fdc4b', 'graphql', '127.0.0.1', 'node', 'a679de77-7c8f-4f5c-b209-e45ee38226bf', '{"items": 5}'),
('01a1fa38-6542-74de-8cb7-f2153d39118e', '2026-11-20 15:00:00+00', 'purchase.registered', '01a1fa38-6542-74de-8cb7-e0b850891a41', '2', NULL, 'graphql', '127.0.0.1', 'node', '77dd3425-ec66-46f1-8984-d68a3e6e795c', '{"costo": 3000000, "cuotas": 3, "itemId": "01a1fa38-639a-7545-ab81-de67ee0cabf4", "proveedor": "Hotel Caribe", "contractId": "01a1fa38-5b4e-779b-8185-c09d5d7b0d65", "diferencia": 1500000}'),
('01a1fa38-670e-744b-9fd2-b6883fa32d49', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', 'e3614f0a-b02a-4d8e-9cc3-4f380b55d7ef', '{"number": "COT-2026-000008", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-670f-7276-85c1-59793967b5c2', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', 'e3614f0a-b02a-4d8e-9cc3-4f380b55d7ef', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-6774-731d-b124-f639f7a6f9e9', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', 'a210a085-269a-40b0-af3e-0c51a05a482d', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-6774-731d-b124-fbac486524f1', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', 'a210a085-269a-40b0-af3e-0c51a05a482d', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-68cf-754b-983b-5c39e13dc7df', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', '934166d2-f7f1-4a2a-8816-3da2faae0877', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-68d0-7723-aa9f-37474877dc34', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, 'graphql', '127.0.0.1', 'node', '934166d2-f7f1-4a2a-8816-3da2faae0877', '{"email": "m***@example.com", "sha256": "0395e6fa4ba6871fb6a3693369668bc04d2320ab0e4e4001e1e18a3b2a6c84f5", "version": 1}'),
('01a1fa38-6910-77fb-93af-ec6d769a6a0b', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', NULL, '01a1fa38-68c4-7541-91a3-2e660da59386', 'graphql', '127.0.0.1', 'node', 'f562e4f4-cb84-4a67-af99-568e7599ab87', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3000000}'),
('01a1fa38-69e6-71f0-8cc5-522f230dc199', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', NULL, '01a1fa38-68c4-7541-91a3-2e660da59386', 'graphql', '127.0.0.1', 'node', 'f79c8c94-2266-46a5-b970-ea6cb40e4dd6', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-69e7-726d-8db9-368d060e812f', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', NULL, '01a1fa38-68c4-7541-91a3-2e660da59386', 'graphql', '127.0.0.1', 'node', 'f79c8c94-2266-46a5-b970-ea6cb40e4dd6', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3000000}'),
('01a1fa38-6a6a-71f6-92a5-5ccc7d6aa6e0', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '4', NULL, 'graphql', '127.0.0.1', 'node', 'e631012c-eb58-4235-a273-68e8687797c4', '{"note": "Contrato CT-2026-000004", "after": "converted", "before": "approved", "precioTotal": 3000000}'),
('01a1fa38-6a89-744e-bf13-edb9c7314e92', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-6a42-7415-b163-6b6e799b9902', '4', NULL, 'graphql', '127.0.0.1', 'node', 'e631012c-eb58-4235-a273-68e8687797c4', '{"number": "CT-2026-000004", "quoteId": "01a1fa38-6655-7230-83c8-b065c8bf14ff", "precioTotal": 3000000}'),
('01a1fa38-6d41-729a-9b71-042f59916cf0', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-6a42-7415-b163-6b6e799b9902', '4', NULL, 'graphql', '127.0.0.1', 'node', '62bacb2f-18e7-4f25-b01e-f9b976d5abf1', '{"sha256": "409396071528a7969a9ee3c109f7694b62e2bb3974c00b194bcd7d16a525095d", "version": 1}'),
('01a1fa38-6d43-7446-8691-0f2446223184', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-6a42-7415-b163-6b6e799b9902', '4', NULL, 'graphql', '127.0.0.1', 'node', '62bacb2f-18e7-4f25-b01e-f9b976d5abf1', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-6d6b-72a4-9344-bff5d38654e1', '2026-11-20 15:00:00+00', 'payment.registered', '01a1fa38-6d6b-72a4-9344-bb0919b2ca99', '6', NULL, 'graphql', '127.0.0.1', 'node', 'db048514-46be-4179-99f4-0d1e27e91e50', '{"monto": 500000, "tipoPago": "transferencia", "fechaPago": "2026-11-20", "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6dbe-77ab-b4f8-a302b36c30fc', '2026-11-20 15:00:00+00', 'contract.paid', '01a1fa38-6a42-7415-b163-6b6e799b9902', '3', NULL, 'graphql', '127.0.0.1', 'node', 'cc078179-f891-4fb2-b8fb-d90128f3762c', '{"after": 500000, "before": 0}'),
('01a1fa38-6dbe-77ab-b4f8-a752e8fb93b0', '2026-11-20 15:00:00+00', 'payment.verified', '01a1fa38-6d6b-72a4-9344-bb0919b2ca99', '3', NULL, 'graphql', '127.0.0.1', 'node', 'cc078179-f891-4fb2-b8fb-d90128f3762c', '{"monto": 500000, "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902", "balanceAfter": 2500000, "receiptNumber": "RC-2026-000001"}'),
('01a1fa38-6e04-7161-81b1-efa33c344843', '2026-11-20 15:00:00+00', 'payment.registered', '01a1fa38-6e04-7161-81b1-eb1852b491fa', '6', NULL, 'graphql', '127.0.0.1', 'node', 'b3160b8f-afc6-4c38-a2d7-aa28a8d4b83f', '{"monto": 250000, "tipoPago": "transferencia", "fechaPago": "2026-11-20", "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6e42-76f7-8dc8-0631f41a9ff5', '2026-11-20 15:00:00+00', 'contract.paid', '01a1fa38-6a42-7415-b163-6b6e799b9902', '3', NULL, 'graphql', '127.0.0.1', 'node', '1ece92ff-0fb5-4d8e-92bf-2e7181e2c1a9', '{"after": 750000, "before": 500000}'),
('01a1fa38-6e42-76f7-8dc8-09fa14cd3079', '2026-11-20 15:00:00+00', 'payment.verified', '01a1fa38-6e04-7161-81b1-eb1852b491fa', '3', NULL, 'graphql', '127.0.0.1', 'node', '1ece92ff-0fb5-4d8e-92bf-2e7181e2c1a9', '{"monto": 250000, "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902", "balanceAfter": 2250000, "receiptNumber": "RC-2026-000002"}'),
('01a1fa38-6e90-73df-ae59-5a284691141d', '2026-11-20 15:00:00+00', 'contract.paid', '01a1fa38-6a42-7415-b163-6b6e799b9902', '1', NULL, 'graphql', '127.0.0.1', 'node', 'afd43a0f-9c31-498a-81c2-66f639016f83', '{"after": 500000, "before": 750000}'),
('01a1fa38-6e91-73fe-a160-cf9e41e493a0', '2026-11-20 15:00:00+00', 'payment.reversed', '01a1fa38-6e04-7161-81b1-eb1852b491fa', '1', NULL, 'graphql', '127.0.0.1', 'node', 'afd43a0f-9c31-498a-81c2-66f639016f83', '{"monto": 250000, "reason": "Cheque devuelto", "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902", "receiptNumber": "RC-2026-000002"}'),
('01a1fa38-6ee1-740f-814e-4747a1e9629a', '2026-11-20 15:00:00+00', 'payment.registered', '01a1fa38-6ee1-740f-814e-427b2ee8007d', '6', NULL, 'graphql', '127.0.0.1', 'node', 'b8ca6d97-1314-4e08-aaa5-3cf97ccb4e00', '{"monto": 300000, "tipoPago": "transferencia", "fechaPago": "2026-11-20", "contractId": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6f41-77aa-a4a1-757ee7e47945', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '4bd00926-74f9-4163-87f9-2834564ddddb', '{"number": "COT-2026-000009", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-6f42-7110-ace2-5e9182cac28b', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '4bd00926-74f9-4163-87f9-2834564ddddb', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-6f59-71ab-9723-8a98bc9ccf33', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '2bdf83ef-ba7e-488e-9534-a68c0d41c512', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-6f59-71ab-9723-8ce15757bfc8', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '2bdf83ef-ba7e-488e-9534-a68c0d41c512', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-6ff4-769a-84eb-b581f130ee85', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '7faa34a4-c32f-435a-83f5-24c721aacb50', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-6ff4-769a-84eb-bddfb87372f9', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, 'graphql', '127.0.0.1', 'node', '7faa34a4-c32f-435a-83f5-24c721aacb50', '{"email": "m***@example.com", "sha256": "9c9b9c6285f35780d0d650029fb2c38c5dbfb110485f9490b1037582986379ee", "version": 1}'),
('01a1fa38-705a-70c8-9fb1-902ea9c6cd74', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', NULL, '01a1fa38-6fd9-7224-8cc4-fbe0f04e46d6', 'graphql', '127.0.0.1', 'node', 'eb7cbee8-3d6c-4d1a-a533-76ebc8deddd8', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3000000}'),
('01a1fa38-70a9-71ed-8e1b-ecb57b4fe9ab', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', NULL, '01a1fa38-6fd9-7224-8cc4-fbe0f04e46d6', 'graphql', '127.0.0.1', 'node', 'f45bf2e3-323a-4489-9cce-5a6a242e3205', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-70a9-71ed-8e1b-f31565cf7ad9', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', NULL, '01a1fa38-6fd9-7224-8cc4-fbe0f04e46d6', 'graphql', '127.0.0.1', 'node', 'f45bf2e3-323a-4489-9cce-5a6a242e3205', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3000000}'),
('01a1fa38-70f1-7502-b9af-aaee429628d9', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '4', NULL, 'graphql', '127.0.0.1', 'node', '72ba48c3-cc0e-4555-9513-1e1fb6777cce', '{"note": "Contrato CT-2026-000005", "after": "converted", "before": "approved", "precioTotal": 3000000}'),
('01a1fa38-70f6-7176-8001-66ec1c51e91b', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '4', NULL, 'graphql', '127.0.0.1', 'node', '72ba48c3-cc0e-4555-9513-1e1fb6777cce', '{"number": "CT-2026-000005", "quoteId": "01a1fa38-6f29-70a7-b58b-40d60eea71e6", "precioTotal": 3000000}'),
('01a1fa38-71ff-72f0-9b52-3a1e4711b5f0', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '4', NULL, 'graphql', '127.0.0.1', 'node', 'cdbe419c-21db-41e5-85bc-4a1dcae59a40', '{"sha256": "7f3daab1c95aae973ae2cd7ee6bcf4cee4426393f01d1352d6fabd53a0b8938f", "version": 1}'),
('01a1fa38-720b-70c5-80ba-4293699a09a7', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '4', NULL, 'graphql', '127.0.0.1', 'node', 'cdbe419c-21db-41e5-85bc-4a1dcae59a40', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-74d6-76aa-942e-63f25e04de3c', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', NULL, '01a1fa38-71ff-72f0-9b52-3e7079d2253c', 'graphql', '127.0.0.1', 'node', '7e2799b7-1ee2-42cf-8933-f188276f2942', '{"sha256": "3c483e6b25ac7d15ad8bbdef73b4678d13098a90fde0c233c44c27903f4349aa", "version": 2}'),
('01a1fa38-74d6-76aa-942e-69e92b2f832a', '2026-11-20 15:00:00+00', 'contract.signed', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', NULL, '01a1fa38-71ff-72f0-9b52-3e7079d2253c', 'graphql', '127.0.0.1', 'node', '7e2799b7-1ee2-42cf-8933-f188276f2942', '{"sha256": "7f3daab1c95aae973ae2cd7ee6bcf4cee4426393f01d1352d6fabd53a0b8938f", "version": 1, "withCode": false, "signedSha256": "3c483e6b25ac7d15ad8bbdef73b4678d13098a90fde0c233c44c27903f4349aa"}'),
('01a1fa38-753e-7257-a1b8-4c5d9accc624', '2026-11-20 15:00:00+00', 'contract.converted', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', NULL, '01a1fa38-71ff-72f0-9b52-3e7079d2253c', 'graphql', '127.0.0.1', 'node', '7e2799b7-1ee2-42cf-8933-f188276f2942', '{"items": 1}'),
('01a1fa38-7592-7065-885a-6deed3cb920e', '2026-11-20 15:00:00+00', 'item.needs-no-purchase', '01a1fa38-753e-7257-a1b8-4b31c25199c4', '2', NULL, 'graphql', '127.0.0.1', 'node', '7baad77d-4144-47e5-a67f-134a104dba74', '{"reason": "Lo reserva el cliente", "contractId": "01a1fa38-70d7-714f-8711-cc91fe27b8dd"}'),
('01a1fa38-75c8-7232-835f-bb0d305a375e', '2026-11-20 15:00:00+00', 'contract.completed', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '2', NULL, 'graphql', '127.0.0.1', 'node', '98c603cf-76d8-45c8-aee7-d8ee2f0fce28', '{}'),
('01a1fa38-75db-73b7-837e-a1561721aee4', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-75db-73b7-837e-95145ac0e91d', '2', NULL, 'graphql', '127.0.0.1', 'node', '98c603cf-76d8-45c8-aee7-d8ee2f0fce28', '{"sellerId": 6, "contractId": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "montoComision": 30000}'),
('01a1fa38-76a1-7381-af54-fe01137e13b6', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-75db-73b7-837e-990c6cddb30b', '2', NULL, 'graphql', '127.0.0.1', 'node', '98c603cf-76d8-45c8-aee7-d8ee2f0fce28', '{"sellerId": 5, "contractId": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "montoComision": 30000}'),
('01a1fa38-76f2-71b7-9b74-df9c36bdf467', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-75db-73b7-837e-9effbbd43d5c', '2', NULL, 'graphql', '127.0.0.1', 'node', '98c603cf-76d8-45c8-aee7-d8ee2f0fce28', '{"sellerId": 4, "contractId": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "montoComision": 30000}'),
('01a1fa38-7743-7401-9ddd-fe9ff45dd74f', '2026-11-20 15:00:00+00', 'commission.approved', '01a1fa38-75db-73b7-837e-95145ac0e91d', '2', NULL, 'graphql', '127.0.0.1', 'node', '58a29d73-26c9-49c6-8738-5289e914916a', '{"from": "pending", "montoComision": 30000}'),
('01a1fa38-7831-737c-87c4-506f385bcc5d', '2026-11-20 15:00:00+00', 'commission.paid', '01a1fa38-75db-73b7-837e-95145ac0e91d', '3', NULL, 'graphql', '127.0.0.1', 'node', '942446d6-e6f5-4a6d-90a2-f45a46f0c8b4', '{"mes": "2026-11-01", "limit": 1300000, "paidBefore": 0, "montoComision": 30000}'),
('01a1fa38-7901-7553-99c2-a57ae01118d0', '2026-11-20 15:00:00+00', 'quote.created', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', 'f197b07f-2c47-465d-9675-13b5e017068f', '{"number": "COT-2026-000010", "source": "internal", "destino": "Cartagena", "fechaIda": "2027-01-10", "numeroPersonas": 3}'),
('01a1fa38-7903-756b-a35b-c8ca4137ec17', '2026-11-20 15:00:00+00', 'quote.assigned', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', 'f197b07f-2c47-465d-9675-13b5e017068f', '{"after": 6, "before": null, "reason": null}'),
('01a1fa38-798b-7036-b6c9-999d9c3e1c45', '2026-11-20 15:00:00+00', 'quote.updated', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', '6342f76d-96c2-480e-a6d9-7a58744cf2d8', '{"after": {"precioTotal": 3000000}, "before": {"precioTotal": null}}'),
('01a1fa38-798c-7739-9ab0-10daa1dbb377', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', '6342f76d-96c2-480e-a6d9-7a58744cf2d8', '{"note": null, "after": "completed", "before": "pending", "precioTotal": 3000000}'),
('01a1fa38-7ca7-7442-ab51-119c89fdd767', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', 'eaae8d9f-5fc7-4548-a835-43e710e295d4', '{"note": "Versión 1 a maria@example.com", "after": "sent", "before": "completed", "precioTotal": 3000000}'),
('01a1fa38-7ca8-779a-b574-b744ee21bdbb', '2026-11-20 15:00:00+00', 'quote.sent', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, 'graphql', '127.0.0.1', 'node', 'eaae8d9f-5fc7-4548-a835-43e710e295d4', '{"email": "m***@example.com", "sha256": "92f5dc59c83392b4a422a641365eebd6cc8dc7b3da30fa905976825c21f4a6e2", "version": 1}'),
('01a1fa38-7d7b-7028-ad72-04dc4d2af565', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', NULL, '01a1fa38-7c95-702e-809c-54e348131542', 'graphql', '127.0.0.1', 'node', 'f2cc33e5-4c1b-4525-af09-5bd05c814ed0', '{"note": null, "after": "pending_passengers", "before": "sent", "precioTotal": 3000000}'),
('01a1fa38-7ee0-724e-8868-c0538e89332b', '2026-11-20 15:00:00+00', 'passengers.saved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', NULL, '01a1fa38-7c95-702e-809c-54e348131542', 'graphql', '127.0.0.1', 'node', '95435c03-8d2d-4d0f-88d4-7f1aef6324e7', '{"after": 3, "before": 0, "completos": 3}'),
('01a1fa38-7ee0-724e-8868-c72003842886', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', NULL, '01a1fa38-7c95-702e-809c-54e348131542', 'graphql', '127.0.0.1', 'node', '95435c03-8d2d-4d0f-88d4-7f1aef6324e7', '{"note": null, "after": "approved", "before": "pending_passengers", "precioTotal": 3000000}'),
('01a1fa38-7f6a-705d-ac7f-a7fd5f53c24b', '2026-11-20 15:00:00+00', 'quote.moved', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '4', NULL, 'graphql', '127.0.0.1', 'node', 'eee11186-8848-404e-99e4-f5f4318bb6ec', '{"note": "Contrato CT-2026-000006", "after": "converted", "before": "approved", "precioTotal": 3000000}'),
('01a1fa38-7f75-74e8-bd80-8a186c93968d', '2026-11-20 15:00:00+00', 'contract.created', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '4', NULL, 'graphql', '127.0.0.1', 'node', 'eee11186-8848-404e-99e4-f5f4318bb6ec', '{"number": "CT-2026-000006", "quoteId": "01a1fa38-78dd-75e2-bec3-1ae4f95f7b48", "precioTotal": 3000000}'),
('01a1fa38-815f-7243-b0b8-b859aaebb1e6', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '4', NULL, 'graphql', '127.0.0.1', 'node', '9a153275-f3b2-41b0-a4f0-d0181e7f6d74', '{"sha256": "5c0f95acf8f0b8304c7f0647566a20003d63128967a685952a18857325f40fa8", "version": 1}'),
('01a1fa38-8164-72f5-a8cf-0085dcdfc7b0', '2026-11-20 15:00:00+00', 'contract.sent', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '4', NULL, 'graphql', '127.0.0.1', 'node', '9a153275-f3b2-41b0-a4f0-d0181e7f6d74', '{"from": "draft", "email": "m***@example.com", "version": 1}'),
('01a1fa38-8336-7296-8ba5-ed18bfef1986', '2026-11-20 15:00:00+00', 'contract.pdf-made', '01a1fa38-7f57-70d7-b293-601d2db7ae17', NULL, '01a1fa38-815f-7243-b0b8-bfd158df362b', 'graphql', '127.0.0.1', 'node', 'c85c9896-9f09-4ccf-9216-8224347d4594', '{"sha256": "73fff6b156b0efc0ec0f797ecbf3ee2039ada4b444090310bd39223a1c69eec1", "version": 2}'),
('01a1fa38-8336-7296-8ba5-f753fe352b77', '2026-11-20 15:00:00+00', 'contract.signed', '01a1fa38-7f57-70d7-b293-601d2db7ae17', NULL, '01a1fa38-815f-7243-b0b8-bfd158df362b', 'graphql', '127.0.0.1', 'node', 'c85c9896-9f09-4ccf-9216-8224347d4594', '{"sha256": "5c0f95acf8f0b8304c7f0647566a20003d63128967a685952a18857325f40fa8", "version": 1, "withCode": false, "signedSha256": "73fff6b156b0efc0ec0f797ecbf3ee2039ada4b444090310bd39223a1c69eec1"}'),
('01a1fa38-849f-763c-9dd2-4bc3ddb81cf0', '2026-11-20 15:00:00+00', 'contract.converted', '01a1fa38-7f57-70d7-b293-601d2db7ae17', NULL, '01a1fa38-815f-7243-b0b8-bfd158df362b', 'graphql', '127.0.0.1', 'node', 'c85c9896-9f09-4ccf-9216-8224347d4594', '{"items": 1}'),
('01a1fa38-853a-7111-ab82-2d658908960d', '2026-11-20 15:00:00+00', 'item.needs-no-purchase', '01a1fa38-849f-763c-9dd2-47bc9e5cf0c7', '2', NULL, 'graphql', '127.0.0.1', 'node', 'ea8ee38c-67a1-4606-8e23-8eb109a55ca4', '{"reason": "Lo reserva el cliente", "contractId": "01a1fa38-7f57-70d7-b293-601d2db7ae17"}'),
('01a1fa38-857b-7585-8f82-522e9aee6d10', '2026-11-20 15:00:00+00', 'contract.completed', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '2', NULL, 'graphql', '127.0.0.1', 'node', 'cbd68ff7-6c91-460b-ad6d-edce44f7f935', '{}'),
('01a1fa38-8590-7328-8264-068d074e3143', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-858f-72d9-be38-2ff9d1fd0525', '2', NULL, 'graphql', '127.0.0.1', 'node', 'cbd68ff7-6c91-460b-ad6d-edce44f7f935', '{"sellerId": 6, "contractId": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "montoComision": 30000}'),
('01a1fa38-85a2-7003-9995-2dc9df21f00c', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-858f-72d9-be38-31b15bd0fb25', '2', NULL, 'graphql', '127.0.0.1', 'node', 'cbd68ff7-6c91-460b-ad6d-edce44f7f935', '{"sellerId": 5, "contractId": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "montoComision": 30000}'),
('01a1fa38-85c3-75ca-b773-7be853f68a73', '2026-11-20 15:00:00+00', 'commission.generated', '01a1fa38-8590-7328-8264-03ff3b2312e5', '2', NULL, 'graphql', '127.0.0.1', 'node', 'cbd68ff7-6c91-460b-ad6d-edce44f7f935', '{"sellerId": 4, "contractId": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "montoComision": 30000}'),
('01a1fa38-8669-71b3-84f7-16538bc7d52e', '2026-11-20 15:00:00+00', 'raffle.created', '01a1fa38-865e-72e5-b5b3-702dc191be67', '2', NULL, 'graphql', '127.0.0.1', 'node', '24d883c2-6747-49dc-aaf6-8d302783c426', '{"price": 20000, "title": "Gran rifa San Andrés", "drawDate": "2026-12-19"}'),
('01a1fa38-86ea-775a-a801-e6c0c985c204', '2026-11-20 15:00:00+00', 'raffle.moved', '01a1fa38-865e-72e5-b5b3-702dc191be67', '2', NULL, 'graphql', '127.0.0.1', 'node', 'a0a3ae34-18b8-42e7-9723-444dabf2a803', '{"note": null, "after": "open", "before": "draft"}'),
('01a1fa38-88ea-7211-8d29-3ac47604b283', '2026-11-20 15:00:00+00', 'raffle.selected', '01a1fa38-88e3-7243-9047-2e37d1431380', '6', NULL, 'graphql', '127.0.0.1', 'node', 'd97ffbbd-15e5-45d4-9633-cfcfb32cc284', '{"name": "M***", "phone": "+***", "values": ["007", "021"], "raffleId": "01a1fa38-865e-72e5-b5b3-702dc191be67"}'),
('01a1fa38-8a10-7762-9b8f-e6234166494a', '2026-11-20 15:00:00+00', 'raffle.paid', '01a1fa38-86cd-7313-815f-c515d854f897', '6', NULL, 'graphql', '127.0.0.1', 'node', '68084824-e7e9-4506-b0fc-71554fc74ead', '{"price": 20000, "value": "007", "isPaid": true, "raffleId": "01a1fa38-865e-72e5-b5b3-702dc191be67"}');
delete from banking_details;
delete from carousel_slides;
insert into carousel_slides (id, created_at, updated_at, version, image, title, description, destino, "position") values
('01a1fa38-334a-7378-b826-92937ea2db90', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '/paisajes/cartagena.svg', 'Cartagena', '', 'Nacionales', '0');
delete from commission_configs;
insert into commission_configs (id, created_at, updated_at, version, role, trip_type, calculation_type, amount_per_person, percentage, fixed_amount, min_amount, max_amount, effective_from, effective_until, is_active, created_by_id, updated_by_id) values
('00439445-8b6d-4232-b26c-67a58b5d599c', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'gerente', 'operadorLlano', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('144333f9-7fa7-4cf1-9a31-ce6347510c24', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'owner', 'internacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('16366286-e9b7-4a7c-a9d0-ac5e6ed70586', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'gerente', 'internacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('2a6e6f84-ad00-4b6b-8a0d-d7bf7d7ff314', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'asesor', 'operadorLlano', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('33887574-b41b-49b0-84ad-88ccebb196df', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'lider', 'nacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('3806e619-7c74-4ce4-9f84-5e789c35954d', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'lider', 'hotel', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('4b972a9f-7631-4675-93e6-9bd9e374d3f0', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'admin', 'internacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('5e01d695-9b27-4952-8a82-2ad0ce7537ac', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'owner', 'nacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('62531a8f-b95d-4891-b26b-0ff2deb3b539', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'admin', 'hotel', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('972eb15f-9afd-4cd9-8a35-29eb19f3ba83', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'owner', 'operadorLlano', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('992ab057-c188-4b0e-8e80-ddfb4a90aab9', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'asesor', 'nacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('a7421586-7eab-482f-8513-63d73a88fae9', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'lider', 'operadorLlano', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('bec0f8cc-af38-4c40-bd11-d805c63d0ecf', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'asesor', 'hotel', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('c18ae0a9-245f-46c8-85b6-6c0218856fc4', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'asesor', 'internacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('cd96d3d4-e0e9-4258-944f-45858ab7cb22', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'gerente', 'hotel', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('cfdac600-d0dd-413d-80c3-0e395428f2d0', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'owner', 'hotel', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('d89ce576-6d71-443a-8540-36bd0b55924c', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'admin', 'operadorLlano', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('dc2d5aca-6366-4736-83b3-a86cbd414759', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'admin', 'nacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('e75ba082-21ff-416c-8d7e-8ae565c668b5', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'lider', 'internacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL),
('ff39e7f0-812d-4ea2-b55f-e244129811e9', '2026-11-20 18:29:02.851+00', '2026-11-20 18:29:02.851+00', '1', 'gerente', 'nacional', 'fixed_per_person', '10000', '0.00', '0', NULL, NULL, '2020-01-01', NULL, 'true', NULL, NULL);
delete from commissions;
insert into commissions (id, created_at, updated_at, version, contract_id, vendedor_id, tipo_vendedor, clase, ajuste_de_id, porcentaje, monto_base, monto_comision, status, fecha_generacion, fecha_aprobacion, fecha_pago, mes, pagado_por_id, observaciones, explicacion, comprobante_id, documento_soporte_id, search_text) values
('01a1fa38-75db-73b7-837e-95145ac0e91d', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '6', 'asesor', 'comision', NULL, '1.00', '3000000', '30000', 'paid', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-01', '3', NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "992ab057-c188-4b0e-8e80-ddfb4a90aab9"}', NULL, NULL, 'ct-2026-000005 maria fernanda torres alvaro rios cardenas'),
('01a1fa38-75db-73b7-837e-990c6cddb30b', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '5', 'lider', 'comision', NULL, '1.00', '3000000', '30000', 'pending', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "33887574-b41b-49b0-84ad-88ccebb196df"}', NULL, NULL, 'ct-2026-000005 maria fernanda torres liliana ospina velez'),
('01a1fa38-75db-73b7-837e-9effbbd43d5c', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '4', 'gerente', 'comision', NULL, '1.00', '3000000', '30000', 'pending', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "ff39e7f0-812d-4ea2-b55f-e244129811e9"}', NULL, NULL, 'ct-2026-000005 maria fernanda torres german salazar duque'),
('01a1fa38-858f-72d9-be38-2ff9d1fd0525', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '6', 'asesor', 'comision', NULL, '1.00', '3000000', '30000', 'pending', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "992ab057-c188-4b0e-8e80-ddfb4a90aab9"}', NULL, NULL, 'ct-2026-000006 maria fernanda torres alvaro rios cardenas'),
('01a1fa38-858f-72d9-be38-31b15bd0fb25', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '5', 'lider', 'comision', NULL, '1.00', '3000000', '30000', 'pending', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "33887574-b41b-49b0-84ad-88ccebb196df"}', NULL, NULL, 'ct-2026-000006 maria fernanda torres liliana ospina velez'),
('01a1fa38-8590-7328-8264-03ff3b2312e5', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '4', 'gerente', 'comision', NULL, '1.00', '3000000', '30000', 'pending', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '{"base": 3000000, "limite": null, "maximo": null, "minimo": null, "personas": 3, "tipo_calculo": "fixed_per_person", "configuracion": "Configuración versión 1: $ 10.000 por persona", "configuracion_id": "ff39e7f0-812d-4ea2-b55f-e244129811e9"}', NULL, NULL, 'ct-2026-000006 maria fernanda torres german salazar duque');
delete from consents;
insert into consents (id, purpose, record_id, given, text_version, text_sha256, at, channel, ip, user_agent, viewer_id, link_id) values
('01a1fa38-3088-717b-b6e0-262415de17df', 'registration', '12', 'false', NULL, NULL, '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, NULL),
('01a1fa38-4e81-76e6-9efc-f44a1cd22217', 'passengers', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-4cba-72a6-93aa-3921c316789c'),
('01a1fa38-541f-74f9-bfd9-c9e7e09b61b3', 'passengers', '01a1fa38-5138-715d-a88e-9627c80d1846', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-5318-77fa-82ac-af7115b6ddc7'),
('01a1fa38-5ab0-7073-9abc-b03f82d30230', 'passengers', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-599d-7522-ac00-c2ea62179afe'),
('01a1fa38-69e6-71f0-8cc5-4c6e13505ea3', 'passengers', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-68c4-7541-91a3-2e660da59386'),
('01a1fa38-70a9-71ed-8e1b-e8fe7b5c9ed5', 'passengers', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-6fd9-7224-8cc4-fbe0f04e46d6'),
('01a1fa38-7ee0-724e-8868-bdf1e1015dff', 'passengers', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'true', '2026-1', '3583e18c798130601ce982b54bf70e0a746f317a4a82688646044091d6312d5c', '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', NULL, '01a1fa38-7c95-702e-809c-54e348131542'),
('01a1fa38-88ea-7211-8d29-34841576e046', 'raffle', '01a1fa38-88e3-7243-9047-2e37d1431380', 'false', NULL, NULL, '2026-11-20 15:00:00+00', 'graphql', '127.0.0.1', 'node', '6', NULL);
delete from contact_messages;
delete from contract_items;
insert into contract_items (id, created_at, updated_at, version, contract_id, orden, tipo, descripcion, detalle, cantidad, precio_unitario, precio_total, fecha_inicio, fecha_fin, fecha_vencimiento_pago, proveedor, proveedor_contacto, status, prioridad, requiere_compra, motivo_sin_compra, observaciones) values
('01a1fa38-639a-7545-ab81-d91bff47d2c9', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '1', 'tickets', 'Tiquetes Bogotá – Cartagena (ida y vuelta)', '{"tipo": "ida_vuelta", "origen": "Bogotá", "destino": "Cartagena"}', '3', '380000', '1140000', '2027-01-10', '2027-01-15', NULL, 'Avianca', NULL, 'pendiente_compra', 'critica', 'true', NULL, NULL),
('01a1fa38-639a-7545-ab81-de67ee0cabf4', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '2', 'alojamiento', 'Hotel Caribe', '{"noches": 5, "nombre": "Caribe", "categoria": "3_estrellas"}', '3', '500000', '1500000', '2027-01-10', '2027-01-15', '2026-12-02 04:59:00+00', 'Hotel Caribe', NULL, 'comprado_pendiente', 'alta', 'true', NULL, NULL),
('01a1fa38-639b-7355-a770-1e5f17941b54', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '3', 'asistencia_medica', 'Asistencia médica', '{"tipo": "Básica", "incluido": true}', '3', '40000', '120000', '2027-01-10', '2027-01-15', NULL, 'Assist', NULL, 'pendiente_compra', 'alta', 'true', NULL, NULL),
('01a1fa38-639b-7355-a770-22246a964ceb', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '4', 'excursiones', 'Islas del Rosario', '{"tipo": "excursion", "nombre": "Islas del Rosario"}', '3', '80000', '240000', '2027-01-10', '2027-01-15', NULL, NULL, NULL, 'pendiente_compra', 'baja', 'true', NULL, NULL),
('01a1fa38-639b-7355-a770-26adf055e595', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '5', 'extras', 'Decoración de la habitación', '{"tipo": "servicio_extra", "nombre": "Decoración de la habitación"}', '1', '200000', '200000', '2027-01-10', '2027-01-15', NULL, NULL, NULL, 'pendiente_compra', 'baja', 'true', NULL, NULL),
('01a1fa38-753e-7257-a1b8-4b31c25199c4', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '1', 'alojamiento', 'Alojamiento', '"Hotel básico · acomodación doble"', '1', '0', '0', '2027-01-10', '2027-01-15', NULL, NULL, NULL, 'pendiente_compra', 'alta', 'false', 'Lo reserva el cliente', NULL),
('01a1fa38-849f-763c-9dd2-47bc9e5cf0c7', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '1', 'alojamiento', 'Alojamiento', '"Hotel básico · acomodación doble"', '1', '0', '0', '2027-01-10', '2027-01-15', NULL, NULL, NULL, 'pendiente_compra', 'alta', 'false', 'Lo reserva el cliente', NULL);
delete from contract_versions;
insert into contract_versions (id, number, file_key, filename, size, sha256, contract_id, signed, content_hash, made_at) values
('01a1fa38-50be-7262-b672-010a9632012e', '1', '2026-11/0c1a4536-ab06-4cca-a3a8-9923c73225c2', 'contrato-CT-2026-000001.pdf', '33960', '3f07700e84545942ea382cd0593201e497881662ed34bbe445e25c0d7800c940', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', 'false', '20eac921e075c8b6798a06cbbd2364388c5676344dd1b607ba375aa9d2e43973', '2026-11-20 15:00:00+00'),
('01a1fa38-5792-71fd-8edd-4024d56657d0', '1', '2026-11/84c1e64c-ab25-4c8b-be17-58787336f353', 'contrato-CT-2026-000002.pdf', '33961', '614a78be61184b356431dfd6ef7b38a6b576bb51734a43145ac251f2f0bd6800', '01a1fa38-54d5-7760-a512-655dbafb2411', 'false', '9c7f54661acdeed016a3c94701bd0ab578386b309786ae968e4a59e93fb1037a', '2026-11-20 15:00:00+00'),
('01a1fa38-5ec7-70c1-8966-3ae835171cc4', '1', '2026-11/63ea8878-333d-4b47-b35b-c1efdac8dbd6', 'contrato-CT-2026-000003.pdf', '33976', '2b97a2d4eed032d4fbc5b3a9c84268983b11da4f7384dcab28300e649ddc83a7', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', 'false', '52f4310519faacb50affa624116c773e7021a4b8d34ca25eca7b6d1b07e42ed1', '2026-11-20 15:00:00+00'),
('01a1fa38-6300-7733-8f9b-fb56c0d8dc30', '2', '2026-11/e92228c7-a14f-4679-aa94-fd8e4dc55085', 'contrato-CT-2026-000003.pdf', '46188', '7475ed41f4889f6eec875fab9900a9d334e1f05844bfc7653fcd794661773ace', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', 'true', '52f4310519faacb50affa624116c773e7021a4b8d34ca25eca7b6d1b07e42ed1', '2026-11-20 15:00:00+00'),
('01a1fa38-6d41-729a-9b71-00bcb4d8b82c', '1', '2026-11/ee6a0d9b-5584-48e8-a238-c9f8a78d49f6', 'contrato-CT-2026-000004.pdf', '33158', '409396071528a7969a9ee3c109f7694b62e2bb3974c00b194bcd7d16a525095d', '01a1fa38-6a42-7415-b163-6b6e799b9902', 'false', '024a9d6e3ec4e935f1586f840cf06b683fdc77a323168d8cdbee42bc07906ced', '2026-11-20 15:00:00+00'),
('01a1fa38-71fe-70fc-8d65-94a2b89a3dd6', '1', '2026-11/e54a6381-d807-41a9-acd9-68eaa3523ee5', 'contrato-CT-2026-000005.pdf', '33153', '7f3daab1c95aae973ae2cd7ee6bcf4cee4426393f01d1352d6fabd53a0b8938f', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', 'false', '1d6072043ea77eb1ac077c875d18fa87a445ba478a3fa0cc1be135a945dc6055', '2026-11-20 15:00:00+00'),
('01a1fa38-74d6-76aa-942e-5cded05ebbe5', '2', '2026-11/a9eebe03-b207-413d-afb4-a8105747ceda', 'contrato-CT-2026-000005.pdf', '45234', '3c483e6b25ac7d15ad8bbdef73b4678d13098a90fde0c233c44c27903f4349aa', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', 'true', '1d6072043ea77eb1ac077c875d18fa87a445ba478a3fa0cc1be135a945dc6055', '2026-11-20 15:00:00+00'),
('01a1fa38-815f-7243-b0b8-b66cfbf7a72b', '1', '2026-11/05bf3cd5-39ea-4c86-8862-158ad32c637e', 'contrato-CT-2026-000006.pdf', '33130', '5c0f95acf8f0b8304c7f0647566a20003d63128967a685952a18857325f40fa8', '01a1fa38-7f57-70d7-b293-601d2db7ae17', 'false', '9abe2f26158b732e0e152c06b72ffa9b7af05d3b347126aa2754233be6f43a36', '2026-11-20 15:00:00+00'),
('01a1fa38-8336-7296-8ba5-eb0a2d5cd107', '2', '2026-11/ed115cc5-97e3-4e34-8579-f0fea7fa5075', 'contrato-CT-2026-000006.pdf', '45125', '73fff6b156b0efc0ec0f797ecbf3ee2039ada4b444090310bd39223a1c69eec1', '01a1fa38-7f57-70d7-b293-601d2db7ae17', 'true', '9abe2f26158b732e0e152c06b72ffa9b7af05d3b347126aa2754233be6f43a36', '2026-11-20 15:00:00+00');
delete from contracts;
insert into contracts (id, created_at, updated_at, version, asesor_id, lider_id, gerente_id, admin_id, trip_type, origen, destino, numero_pasajeros, pasajero_titular, documento_titular, fecha_inicio_viaje, fecha_fin_viaje, cliente_fecha_nacimiento, cliente_tipo_documento, cliente_documento_identidad, cliente_direccion, cliente_ciudad, cliente_pais, cliente_nacionalidad, cliente_codigo_postal, contract_item, condiciones_especiales, observaciones, clausulas, forma_pago, precio_total, total_pagado, contract_number, quote_id, cliente, cliente_id, created_by_id, status, signed_at, sent_at, email_sent_to, completed_at, cancelled_at, cancel_reason, contrato_pdf_generado_at, pdf_file_key, content_changed_at, auto_conversion_success, auto_conversion_items_count, auto_conversion_date, auto_conversion_summary, search_text) values
('01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "tickets", "detalle": null, "descripcion": "Tiquetes Bogotá – Cartagena (ida y vuelta)"}, {"tipo": "alojamiento", "detalle": "3 estrellas · 5 noches", "descripcion": "Hotel Caribe"}, {"tipo": "asistencia_medica", "detalle": null, "descripcion": "Asistencia médica"}, {"tipo": "excursiones", "detalle": null, "descripcion": "Islas del Rosario"}, {"tipo": "extras", "detalle": null, "descripcion": "Decoración de la habitación"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3770000', '0', 'CT-2026-000001', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'active', NULL, '2026-11-20 15:00:00+00', 'maria@example.com', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/0c1a4536-ab06-4cca-a3a8-9923c73225c2', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, 'ct-2026-000001 maria fernanda torres maria@example.com bogota cartagena'),
('01a1fa38-54d5-7760-a512-655dbafb2411', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "tickets", "detalle": null, "descripcion": "Tiquetes Bogotá – Cartagena (ida y vuelta)"}, {"tipo": "alojamiento", "detalle": "3 estrellas · 5 noches", "descripcion": "Hotel Caribe"}, {"tipo": "asistencia_medica", "detalle": null, "descripcion": "Asistencia médica"}, {"tipo": "excursiones", "detalle": null, "descripcion": "Islas del Rosario"}, {"tipo": "extras", "detalle": null, "descripcion": "Decoración de la habitación"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3770000', '0', 'CT-2026-000002', '01a1fa38-5138-715d-a88e-9627c80d1846', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'active', NULL, '2026-11-20 15:00:00+00', 'maria@example.com', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/84c1e64c-ab25-4c8b-be17-58787336f353', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, 'ct-2026-000002 maria fernanda torres maria@example.com bogota cartagena'),
('01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "tickets", "detalle": null, "descripcion": "Tiquetes Bogotá – Cartagena (ida y vuelta)"}, {"tipo": "alojamiento", "detalle": "3 estrellas · 5 noches", "descripcion": "Hotel Caribe"}, {"tipo": "asistencia_medica", "detalle": null, "descripcion": "Asistencia médica"}, {"tipo": "excursiones", "detalle": null, "descripcion": "Islas del Rosario"}, {"tipo": "extras", "detalle": null, "descripcion": "Decoración de la habitación"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3770000', '0', 'CT-2026-000003', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'signed', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', 'maria@example.com', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/e92228c7-a14f-4679-aa94-fd8e4dc55085', '2026-11-20 15:00:00+00', 'true', '5', '2026-11-20 15:00:00+00', '{"error": null, "success": true, "summary": {"extras": 1, "tickets": 1, "alojamiento": 1, "excursiones": 1, "asistencia_medica": 1}, "attempted": true, "items_created": 5}', 'ct-2026-000003 maria fernanda torres maria@example.com bogota cartagena'),
('01a1fa38-6a42-7415-b163-6b6e799b9902', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "alojamiento", "detalle": "Hotel básico · acomodación doble", "descripcion": "Alojamiento"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3000000', '500000', 'CT-2026-000004', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'active', NULL, '2026-11-20 15:00:00+00', 'maria@example.com', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/ee6a0d9b-5584-48e8-a238-c9f8a78d49f6', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, 'ct-2026-000004 maria fernanda torres maria@example.com bogota cartagena'),
('01a1fa38-70d7-714f-8711-cc91fe27b8dd', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "alojamiento", "detalle": "Hotel básico · acomodación doble", "descripcion": "Alojamiento"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3000000', '0', 'CT-2026-000005', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'completed', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-11-20 15:00:00+00', NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/a9eebe03-b207-413d-afb4-a8105747ceda', '2026-11-20 15:00:00+00', 'true', '1', '2026-11-20 15:00:00+00', '{"error": null, "success": true, "summary": {"alojamiento": 1}, "attempted": true, "items_created": 1}', 'ct-2026-000005 maria fernanda torres maria@example.com bogota cartagena'),
('01a1fa38-7f57-70d7-b293-601d2db7ae17', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'nacional', 'Bogotá', 'Cartagena', '3', 'María Fernanda Torres', 'Cédula de Ciudadanía 52.123.456', '2027-01-10', '2027-01-15', '1985-04-12', 'cc', '52123456', NULL, NULL, 'Colombia', 'Colombiana', NULL, '[{"tipo": "alojamiento", "detalle": "Hotel básico · acomodación doble", "descripcion": "Alojamiento"}]', NULL, NULL, '## Objeto
La agencia se obliga a gestionar y coordinar los servicios turísticos descritos en este contrato, y el cliente a pagar su precio en las fechas del plan de pagos.

## Precio y forma de pago
El precio incluye únicamente los servicios descritos. El incumplimiento de una fecha del plan autoriza a la agencia a suspender las reservas que aún no estén emitidas. Los pagos se hacen solo a las cuentas de la agencia y cada uno genera un recibo numerado.

## Documentos de viaje
Cada viajero es responsable de llevar documentos vigentes, visas, permisos de menores y vacunas exigidos por su destino. La agencia informa los requisitos conocidos al momento de la venta.

## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones se rigen por las condiciones de cada prestador y por las penalidades que este aplique. La agencia tramita los reembolsos que procedan y los entrega apenas los reciba del prestador.

## Responsabilidad
La agencia actúa conforme a la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011.

## Derecho de retracto
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y la Ley 2439 de 2024, siempre que el viaje no inicie dentro de ese plazo. Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012, y puede conocerlos, actualizarlos o pedir que se supriman.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
', 'contado', '3000000', '0', 'CT-2026-000006', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '{"id": null, "name": "María", "email": "maria@example.com", "phone": "+573001234567", "lastname": "Fernanda Torres"}', NULL, '4', 'completed', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-11-20 15:00:00+00', NULL, NULL, '2026-11-20 15:00:00+00', '2026-11/ed115cc5-97e3-4e34-8579-f0fea7fa5075', '2026-11-20 15:00:00+00', 'true', '1', '2026-11-20 15:00:00+00', '{"error": null, "success": true, "summary": {"alojamiento": 1}, "attempted": true, "items_created": 1}', 'ct-2026-000006 maria fernanda torres maria@example.com bogota cartagena');
delete from deadline_alerts;
delete from idempotency_keys;
delete from installments;
insert into installments (id, created_at, updated_at, version, comprobante_file_id, comprobante_key, comprobante_filename, comprobante_content_type, purchase_id, numero_cuota, monto_cuota, fecha_vencimiento, fecha_pago, metodo_pago, observaciones) values
('01a1fa38-6542-74de-8cb7-e6908c6fb98f', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6542-74de-8cb7-e0b850891a41', '1', '1000000', '2026-12-01', NULL, NULL, NULL),
('01a1fa38-6542-74de-8cb7-e8fbeb439417', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6542-74de-8cb7-e0b850891a41', '2', '1000000', '2027-01-01', NULL, NULL, NULL),
('01a1fa38-6542-74de-8cb7-ee51d0d5f757', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6542-74de-8cb7-e0b850891a41', '3', '1000000', '2027-02-01', NULL, NULL, NULL);
delete from links;
insert into links (id, purpose, record_id, token_hash, created_at, expires_at, revoked_at, openings, opened_at) values
('01a1fa38-3f70-77a7-8276-0e0bf63a0343', 'quote', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', 'g0nic8iJ89EPn1-ej4xkJcdaAJ5IXO3EDfG76dtC7wE', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '0', NULL),
('01a1fa38-4579-778c-86ab-35ed5cb7e6b0', 'quote', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', 'GUzX9WFhRqJy4d0Sz9Lls7A_C4mmb7WsxTVG9jHCq-U', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '0', NULL),
('01a1fa38-4822-719f-9330-78b23d38294e', 'quote', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'NNGw6VHQDqtZtvMJ3DPF82FHHhEWE53FY4lNPVT_hkg', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-4a2b-76e2-9850-0f5f3325b869', 'quote', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'gw8xIeI7-mxzAtQsnq6UC1UTX9eR9L3Vfd7kHD-4S10', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-4cba-72a6-93aa-3921c316789c', 'quote', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '5_yMxC9RI8PLlqyVnWFoS0i2ciAnP-7eZiqdODoqM1s', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-4dfd-71bb-a52d-1be3e9a31499', 'passengers', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '9JyutCKfoVAL9weLemHLr7SKdREZ3p9DK1l1WgkuI-M', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-50be-7262-b672-08ed38c22257', 'signature', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', 'oc30glNuN8SWR4eleB2jvKqrv0neATGPpg6c0MSjC2w', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-5318-77fa-82ac-af7115b6ddc7', 'quote', '01a1fa38-5138-715d-a88e-9627c80d1846', 'JNkZCnZ__Xa0PIhyeb4nIUB5OwOwgwL9HPfMQ_Z-_pU', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-53a3-7325-ab3d-8cc20e7904ab', 'passengers', '01a1fa38-5138-715d-a88e-9627c80d1846', 'wBrNw-njivm93Ko1hi0Yi3DYOUMBrO7Qiprac9vH1dc', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-5792-71fd-8edd-487cb391f832', 'signature', '01a1fa38-54d5-7760-a512-655dbafb2411', 'keyPkxbBmQwiMnFjXSeHRAy0Z5T3z8FrxnugcNLM1UU', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-599d-7522-ac00-c2ea62179afe', 'quote', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'hlJpNHB4hYn-SsOSnloXqRnmkf-IGnbf2_rQwdlIvjY', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-5a34-7079-bd46-221c2f92a44d', 'passengers', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'x7No6vRc06IiBK3AD3jXbof75RKrvE3CFG-71ieuQIU', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-5ec7-70c1-8966-420a791fdc4b', 'signature', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', 'Ioaoa_rt8-8zEB0yisA4TyhbNGMjilhInqV3_7rz3MQ', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-68c4-7541-91a3-2e660da59386', 'quote', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'py5_wyGXcJSeb9pHb2BqJg17xRDbZpK5aHuT2Qxw3aE', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-6924-7674-9e61-69b23236ac8e', 'passengers', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '_V6ABQakYjvJ0YBXVJEURsh_znB5ehMcWmH6Yl76FuY', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-6d41-729a-9b71-0b110229bb7c', 'signature', '01a1fa38-6a42-7415-b163-6b6e799b9902', 'CiwspOBg9vlcsH7ySPv0-Retq3RMp66bZ50xGRHJUwc', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-6fd9-7224-8cc4-fbe0f04e46d6', 'quote', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'qU30kuS_vZ5ccXWmT7CtCs8cM4tnzs9A_9HwOR4C7ys', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-705b-724e-8c07-899660d48cc1', 'passengers', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'WE8et5UT1P3x5IJF_bSYRThpnlLsGbef9GZ4K8suwM8', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-71ff-72f0-9b52-3e7079d2253c', 'signature', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', 'Mnu_1xcAwlkWEzWXcVqdTFM2lrIPGsH2gs955hVBsFs', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-7c95-702e-809c-54e348131542', 'quote', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'XfwZZ8VaFw3vv-ZMElQTDCA664RwZHopWqQAKiiNnB8', '2026-11-20 15:00:00+00', '2027-02-03 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00'),
('01a1fa38-7d7c-743e-8466-1f870009634c', 'passengers', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'Arz2Fd4gSRobeJqXZnrLTJpxmx-97AmEBJLnoM1sjn4', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '0', NULL),
('01a1fa38-815f-7243-b0b8-bfd158df362b', 'signature', '01a1fa38-7f57-70d7-b293-601d2db7ae17', 'RZpuA8Uu0BrChibQLX6gbEgue33wxuP4MsF7pDQVqic', '2026-11-20 15:00:00+00', '2026-12-20 15:00:00+00', NULL, '1', '2026-11-20 15:00:00+00');
delete from mails;
insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at, sent_at, tries) values
('01a1fa38-859c-711c-ab8f-3527beee47b8', '<01a1fa38-859c-711c-ab8f-3527beee47b8@localhost>', 'notification:01a1fa38-859c-711c-ab8f-321df8367267', 'asesor@travesia.test', 'Comisión generada', '<!doctype html>
<html lang="es">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>Comisión generada</title>
    </head>
    <body style="margin:0;background:#FBF8F3;color:#0B2A3C;font-family:&#39;Inter Variable&#39;, &#39;Inter&#39;, system-ui, -apple-system, &#39;Segoe UI&#39;, Roboto, sans-serif;font-size:16px;line-height:1.5">
      <div style="display:none;max-height:0;overflow:hidden">Ganaste $ 30.000 por el contrato CT-2026-000006.</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td style="padding:0 4px 16px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:20px;color:#0E5A73">Travesía</td>
              </tr>
              <tr>
                <td style="padding:28px 24px;border:1px solid #E3E8EB;border-radius:10px;background:#FFFFFF">
                  <h1 style="margin:0 0 20px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:26px;font-weight:600;line-height:1.25">Comisión generada</h1>
                  <p style="margin:0 0 16px">Hola, Álvaro:</p><p style="margin:0 0 16px">Ganaste $ 30.000 por el contrato CT-2026-000006.</p><p style="margin:0 0 16px">Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.</p> <p style="margin:24px 0">
      <a
        href="http://localhost:0/my-commissions"
        style="display:inline-block;padding:14px 28px;border-radius:8px;background:#C8431B;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none"
        >Ver los detalles</a
      >
    </p>
    <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
      Si el botón no funciona, copia esta dirección en tu navegador:<br /><a href="http://localhost:0/my-commissions" style="color:#0E5A73;word-break:break-all"
        >http://localhost:0/my-commissions</a
      >
    </p>
                </td>
              </tr>
              <tr>
                <td style="padding:20px 4px">
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
                    <strong>Travesía Viajes S.A.S.</strong> · NIT 900.123.456-8 · RNT n.º 123456 · Bogotá, Colombia · (601) 555 0100 ·
                    hola@travesia.test
                  </p>
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Protección de la niñez.</strong> Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Datos personales.</strong> Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Derechos del consumidor.</strong> En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>', 'Comisión generada

Hola, Álvaro:

Ganaste $ 30.000 por el contrato CT-2026-000006.

Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.

Ver los detalles:
http://localhost:0/my-commissions

--

Travesía Viajes S.A.S. · NIT 900.123.456-8 · RNT n.º 123456
Bogotá, Colombia · (601) 555 0100 · hola@travesia.test

Protección de la niñez. Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.

Datos personales. Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.

Derechos del consumidor. En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '[]', '2026-11-20 15:00:00+00', NULL, '0'),
('01a1fa38-85bd-73f0-acca-c3185ec36497', '<01a1fa38-85bd-73f0-acca-c3185ec36497@localhost>', 'notification:01a1fa38-85bc-7673-a14c-4915508d8e13', 'lider@travesia.test', 'Comisión generada', '<!doctype html>
<html lang="es">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>Comisión generada</title>
    </head>
    <body style="margin:0;background:#FBF8F3;color:#0B2A3C;font-family:&#39;Inter Variable&#39;, &#39;Inter&#39;, system-ui, -apple-system, &#39;Segoe UI&#39;, Roboto, sans-serif;font-size:16px;line-height:1.5">
      <div style="display:none;max-height:0;overflow:hidden">Ganaste $ 30.000 por el contrato CT-2026-000006.</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td style="padding:0 4px 16px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:20px;color:#0E5A73">Travesía</td>
              </tr>
              <tr>
                <td style="padding:28px 24px;border:1px solid #E3E8EB;border-radius:10px;background:#FFFFFF">
                  <h1 style="margin:0 0 20px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:26px;font-weight:600;line-height:1.25">Comisión generada</h1>
                  <p style="margin:0 0 16px">Hola, Liliana:</p><p style="margin:0 0 16px">Ganaste $ 30.000 por el contrato CT-2026-000006.</p><p style="margin:0 0 16px">Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.</p> <p style="margin:24px 0">
      <a
        href="http://localhost:0/my-commissions"
        style="display:inline-block;padding:14px 28px;border-radius:8px;background:#C8431B;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none"
        >Ver los detalles</a
      >
    </p>
    <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
      Si el botón no funciona, copia esta dirección en tu navegador:<br /><a href="http://localhost:0/my-commissions" style="color:#0E5A73;word-break:break-all"
        >http://localhost:0/my-commissions</a
      >
    </p>
                </td>
              </tr>
              <tr>
                <td style="padding:20px 4px">
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
                    <strong>Travesía Viajes S.A.S.</strong> · NIT 900.123.456-8 · RNT n.º 123456 · Bogotá, Colombia · (601) 555 0100 ·
                    hola@travesia.test
                  </p>
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Protección de la niñez.</strong> Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Datos personales.</strong> Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Derechos del consumidor.</strong> En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>', 'Comisión generada

Hola, Liliana:

Ganaste $ 30.000 por el contrato CT-2026-000006.

Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.

Ver los detalles:
http://localhost:0/my-commissions

--

Travesía Viajes S.A.S. · NIT 900.123.456-8 · RNT n.º 123456
Bogotá, Colombia · (601) 555 0100 · hola@travesia.test

Protección de la niñez. Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.

Datos personales. Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.

Derechos del consumidor. En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '[]', '2026-11-20 15:00:00+00', NULL, '0'),
('01a1fa38-85ca-7530-8ddd-8edc5b2edeab', '<01a1fa38-85ca-7530-8ddd-8edc5b2edeab@localhost>', 'notification:01a1fa38-85c8-7636-8fba-5596dd265dd2', 'gerente@travesia.test', 'Comisión generada', '<!doctype html>
<html lang="es">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>Comisión generada</title>
    </head>
    <body style="margin:0;background:#FBF8F3;color:#0B2A3C;font-family:&#39;Inter Variable&#39;, &#39;Inter&#39;, system-ui, -apple-system, &#39;Segoe UI&#39;, Roboto, sans-serif;font-size:16px;line-height:1.5">
      <div style="display:none;max-height:0;overflow:hidden">Ganaste $ 30.000 por el contrato CT-2026-000006.</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td style="padding:0 4px 16px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:20px;color:#0E5A73">Travesía</td>
              </tr>
              <tr>
                <td style="padding:28px 24px;border:1px solid #E3E8EB;border-radius:10px;background:#FFFFFF">
                  <h1 style="margin:0 0 20px;font-family:&#39;Fraunces Variable&#39;, &#39;Fraunces&#39;, Georgia, serif;font-size:26px;font-weight:600;line-height:1.25">Comisión generada</h1>
                  <p style="margin:0 0 16px">Hola, Germán:</p><p style="margin:0 0 16px">Ganaste $ 30.000 por el contrato CT-2026-000006.</p><p style="margin:0 0 16px">Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.</p> <p style="margin:24px 0">
      <a
        href="http://localhost:0/my-commissions"
        style="display:inline-block;padding:14px 28px;border-radius:8px;background:#C8431B;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none"
        >Ver los detalles</a
      >
    </p>
    <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
      Si el botón no funciona, copia esta dirección en tu navegador:<br /><a href="http://localhost:0/my-commissions" style="color:#0E5A73;word-break:break-all"
        >http://localhost:0/my-commissions</a
      >
    </p>
                </td>
              </tr>
              <tr>
                <td style="padding:20px 4px">
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373">
                    <strong>Travesía Viajes S.A.S.</strong> · NIT 900.123.456-8 · RNT n.º 123456 · Bogotá, Colombia · (601) 555 0100 ·
                    hola@travesia.test
                  </p>
                  <p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Protección de la niñez.</strong> Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Datos personales.</strong> Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p><p style="margin:0 0 8px;font-size:12px;line-height:1.5;color:#4C6373"><strong>Derechos del consumidor.</strong> En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>', 'Comisión generada

Hola, Germán:

Ganaste $ 30.000 por el contrato CT-2026-000006.

Puedes elegir qué avisos recibes por correo en tus preferencias de notificaciones.

Ver los detalles:
http://localhost:0/my-commissions

--

Travesía Viajes S.A.S. · NIT 900.123.456-8 · RNT n.º 123456
Bogotá, Colombia · (601) 555 0100 · hola@travesia.test

Protección de la niñez. Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.

Datos personales. Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.

Derechos del consumidor. En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '[]', '2026-11-20 15:00:00+00', NULL, '0');
create table migrations (id serial primary key, name character varying(255), executed_at timestamp(6) with time zone);
insert into migrations (id, name, executed_at) values
('1', '0000-foundation', '2026-11-20 18:29:02.850573+00'),
('2', '0001-schema', '2026-11-20 18:29:02.850573+00'),
('3', '0002-behaviour', '2026-11-20 18:29:02.850573+00');
select setval('public.migrations_id_seq', 3, true);
delete from notification_preferences;
delete from notifications;
insert into notifications (id, created_at, updated_at, version, user_id, type, category, title, message, priority, read, read_at, link, data) values
('01a1fa38-488b-72e6-bb93-46be9f08eb7c', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_rejected', 'quote', 'Cotización rechazada', 'María Fernanda Torres rechazó la cotización COT-2026-000003 a Cartagena: «Encontré otra opción».', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '{"quote_id": "01a1fa38-45ad-7016-896c-fdcc4fa13ce4", "quote_number": "COT-2026-000003"}'),
('01a1fa38-48aa-7750-8c14-224f6d671528', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_rejected', 'quote', 'Cotización rechazada', 'María Fernanda Torres rechazó la cotización COT-2026-000003 a Cartagena: «Encontré otra opción».', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '{"quote_id": "01a1fa38-45ad-7016-896c-fdcc4fa13ce4", "quote_number": "COT-2026-000003"}'),
('01a1fa38-4a9c-7428-aca0-e12dbda244c0', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_requote', 'quote', 'Recotización solicitada', 'María Fernanda Torres pidió otra propuesta para la cotización COT-2026-000004 a Cartagena: «Queremos viajar en febrero».', 'high', 'false', NULL, '/cotizaciones/01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '{"quote_id": "01a1fa38-48cf-73c6-a1b9-5a0799e89ddd", "quote_number": "COT-2026-000004"}'),
('01a1fa38-4aa9-7452-9383-21fcac248154', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_requote', 'quote', 'Recotización solicitada', 'María Fernanda Torres pidió otra propuesta para la cotización COT-2026-000004 a Cartagena: «Queremos viajar en febrero».', 'high', 'false', NULL, '/cotizaciones/01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '{"quote_id": "01a1fa38-48cf-73c6-a1b9-5a0799e89ddd", "quote_number": "COT-2026-000004"}'),
('01a1fa38-4e29-7013-8ccb-4879b8811203', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000005 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '{"quote_id": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2", "quote_number": "COT-2026-000005"}'),
('01a1fa38-4e34-74a8-b801-b240cd7f7bef', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000005 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '{"quote_id": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2", "quote_number": "COT-2026-000005"}'),
('01a1fa38-4e9d-7663-a209-c3526265f7d7', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000005 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '{"quote_id": "01a1fa38-4ac7-72f9-a02c-1449495cf3d2", "quote_number": "COT-2026-000005"}'),
('01a1fa38-53e1-7173-a2ca-75aae48a1599', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000006 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-5138-715d-a88e-9627c80d1846', '{"quote_id": "01a1fa38-5138-715d-a88e-9627c80d1846", "quote_number": "COT-2026-000006"}'),
('01a1fa38-53e6-75df-b71e-f1a74a4bd276', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000006 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-5138-715d-a88e-9627c80d1846', '{"quote_id": "01a1fa38-5138-715d-a88e-9627c80d1846", "quote_number": "COT-2026-000006"}'),
('01a1fa38-5467-73a8-976b-2b6801da2437', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000006 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-5138-715d-a88e-9627c80d1846', '{"quote_id": "01a1fa38-5138-715d-a88e-9627c80d1846", "quote_number": "COT-2026-000006"}'),
('01a1fa38-5a5a-7487-b73d-7f55c3f3a25a', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000007 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-57ce-72be-93be-9a14f77dd50c', '{"quote_id": "01a1fa38-57ce-72be-93be-9a14f77dd50c", "quote_number": "COT-2026-000007"}'),
('01a1fa38-5a67-7008-b10a-67f7da30337c', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000007 a Cartagena por $ 3.770.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-57ce-72be-93be-9a14f77dd50c', '{"quote_id": "01a1fa38-57ce-72be-93be-9a14f77dd50c", "quote_number": "COT-2026-000007"}'),
('01a1fa38-5b20-756a-9c94-c29497bfb6c0', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000007 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-57ce-72be-93be-9a14f77dd50c', '{"quote_id": "01a1fa38-57ce-72be-93be-9a14f77dd50c", "quote_number": "COT-2026-000007"}'),
('01a1fa38-636a-73f7-a9b7-4666e9513877', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '1', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000003 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '{"contract_id": "01a1fa38-5b4e-779b-8185-c09d5d7b0d65", "contract_number": "CT-2026-000003"}'),
('01a1fa38-636c-7510-9d7a-8144f1de3556', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000003 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '{"contract_id": "01a1fa38-5b4e-779b-8185-c09d5d7b0d65", "contract_number": "CT-2026-000003"}'),
('01a1fa38-695c-7342-b3b1-6c183f4a28bb', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000008 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-6655-7230-83c8-b065c8bf14ff', '{"quote_id": "01a1fa38-6655-7230-83c8-b065c8bf14ff", "quote_number": "COT-2026-000008"}'),
('01a1fa38-695d-76a9-b34d-6fc59e87d202', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000008 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-6655-7230-83c8-b065c8bf14ff', '{"quote_id": "01a1fa38-6655-7230-83c8-b065c8bf14ff", "quote_number": "COT-2026-000008"}'),
('01a1fa38-69fa-7612-9987-b91b313deb4b', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000008 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-6655-7230-83c8-b065c8bf14ff', '{"quote_id": "01a1fa38-6655-7230-83c8-b065c8bf14ff", "quote_number": "COT-2026-000008"}'),
('01a1fa38-6d88-7004-8d74-4aab43d1fa50', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '3', 'payment_received', 'payment', 'Pago por verificar', 'Se registró un pago de $ 500.000 para el contrato CT-2026-000004.', 'normal', 'false', NULL, '/panel/pagos', '{"payment_id": "01a1fa38-6d6b-72a4-9344-bb0919b2ca99", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6dcb-765d-a21f-5733ecfff440', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'payment_verified', 'payment', 'Pago verificado', 'El pago de $ 500.000 del contrato CT-2026-000004 quedó verificado.', 'normal', 'false', NULL, '/contratos/01a1fa38-6a42-7415-b163-6b6e799b9902', '{"payment_id": "01a1fa38-6d6b-72a4-9344-bb0919b2ca99", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6e14-7133-ba13-5d24809e7c8f', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '3', 'payment_received', 'payment', 'Pago por verificar', 'Se registró un pago de $ 250.000 para el contrato CT-2026-000004.', 'normal', 'false', NULL, '/panel/pagos', '{"payment_id": "01a1fa38-6e04-7161-81b1-eb1852b491fa", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6e54-77c8-a91a-c4549237270f', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'payment_verified', 'payment', 'Pago verificado', 'El pago de $ 250.000 del contrato CT-2026-000004 quedó verificado.', 'normal', 'false', NULL, '/contratos/01a1fa38-6a42-7415-b163-6b6e799b9902', '{"payment_id": "01a1fa38-6e04-7161-81b1-eb1852b491fa", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6e9f-7143-8b13-f621f518a4b5', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '3', 'payment_reversed', 'payment', 'Pago reversado', 'El pago de $ 250.000 del contrato CT-2026-000004 se reversó y ya no cuenta.', 'high', 'false', NULL, '/contratos/01a1fa38-6a42-7415-b163-6b6e799b9902', '{"payment_id": "01a1fa38-6e04-7161-81b1-eb1852b491fa", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6ebc-7085-9f67-eed764832b4e', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'payment_reversed', 'payment', 'Pago reversado', 'El pago de $ 250.000 del contrato CT-2026-000004 se reversó y ya no cuenta.', 'high', 'false', NULL, '/contratos/01a1fa38-6a42-7415-b163-6b6e799b9902', '{"payment_id": "01a1fa38-6e04-7161-81b1-eb1852b491fa", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-6f0f-719c-9999-1c9331a7812e', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '3', 'payment_received', 'payment', 'Pago por verificar', 'Se registró un pago de $ 300.000 para el contrato CT-2026-000004.', 'normal', 'false', NULL, '/panel/pagos', '{"payment_id": "01a1fa38-6ee1-740f-814e-427b2ee8007d", "contract_id": "01a1fa38-6a42-7415-b163-6b6e799b9902"}'),
('01a1fa38-708e-72b0-b218-4f599c7eb3fe', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000009 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-6f29-70a7-b58b-40d60eea71e6', '{"quote_id": "01a1fa38-6f29-70a7-b58b-40d60eea71e6", "quote_number": "COT-2026-000009"}'),
('01a1fa38-7091-73a1-9cb8-8859fd1e7fa6', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000009 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-6f29-70a7-b58b-40d60eea71e6', '{"quote_id": "01a1fa38-6f29-70a7-b58b-40d60eea71e6", "quote_number": "COT-2026-000009"}'),
('01a1fa38-70bb-7038-9933-17f4952b26df', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000009 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-6f29-70a7-b58b-40d60eea71e6', '{"quote_id": "01a1fa38-6f29-70a7-b58b-40d60eea71e6", "quote_number": "COT-2026-000009"}'),
('01a1fa38-74f2-70ac-a061-721daacec9ff', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '1', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000005 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-70d7-714f-8711-cc91fe27b8dd', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "contract_number": "CT-2026-000005"}'),
('01a1fa38-74f4-7299-9704-53513b1659c2', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000005 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-70d7-714f-8711-cc91fe27b8dd', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "contract_number": "CT-2026-000005"}'),
('01a1fa38-769a-7329-8be8-fd41d431da2d', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000005.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "commission_id": "01a1fa38-75db-73b7-837e-95145ac0e91d"}'),
('01a1fa38-76f0-744a-b0d0-84c7027971f8', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000005.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "commission_id": "01a1fa38-75db-73b7-837e-990c6cddb30b"}'),
('01a1fa38-76fb-709e-aa3e-6e3df447cc48', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '4', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000005.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "commission_id": "01a1fa38-75db-73b7-837e-9effbbd43d5c"}'),
('01a1fa38-775c-73e6-a04e-cca751ba439c', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'commission_approved', 'commission', 'Comisión aprobada', 'Aprobaron tu comisión de $ 30.000 del contrato CT-2026-000005.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "commission_id": "01a1fa38-75db-73b7-837e-95145ac0e91d"}'),
('01a1fa38-7869-7099-9ac6-8f7c4583cb6a', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'commission_paid', 'commission', 'Comisión pagada', 'Te pagamos $ 30.000 de comisión por el contrato CT-2026-000005.', 'high', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-70d7-714f-8711-cc91fe27b8dd", "commission_id": "01a1fa38-75db-73b7-837e-95145ac0e91d"}'),
('01a1fa38-7da4-73f8-a9ad-94179dc3ae32', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000010 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '{"quote_id": "01a1fa38-78dd-75e2-bec3-1ae4f95f7b48", "quote_number": "COT-2026-000010"}'),
('01a1fa38-7dcc-7398-abd5-b8c8f1ddfca4', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_approved', 'quote', 'Cotización aprobada', 'María Fernanda Torres aprobó la cotización COT-2026-000010 a Cartagena por $ 3.000.000.', 'high', 'false', NULL, '/cotizaciones/01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '{"quote_id": "01a1fa38-78dd-75e2-bec3-1ae4f95f7b48", "quote_number": "COT-2026-000010"}'),
('01a1fa38-7f1d-771e-8551-7c634c1b7e57', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'quote_passengers_completed', 'quote', 'Datos de pasajeros completos', 'La cotización COT-2026-000010 de María Fernanda Torres quedó aprobada y lista para el contrato.', 'normal', 'false', NULL, '/cotizaciones/01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '{"quote_id": "01a1fa38-78dd-75e2-bec3-1ae4f95f7b48", "quote_number": "COT-2026-000010"}'),
('01a1fa38-835c-7418-972d-910fce37038a', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '1', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000006 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-7f57-70d7-b293-601d2db7ae17', '{"contract_id": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "contract_number": "CT-2026-000006"}'),
('01a1fa38-8360-71aa-9782-706fb9aeb33b', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'contract_signed', 'contract', 'Contrato firmado', 'María Fernanda Torres firmó el contrato CT-2026-000006 a Cartagena.', 'high', 'false', NULL, '/contratos/01a1fa38-7f57-70d7-b293-601d2db7ae17', '{"contract_id": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "contract_number": "CT-2026-000006"}'),
('01a1fa38-859c-711c-ab8f-321df8367267', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000006.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "commission_id": "01a1fa38-858f-72d9-be38-2ff9d1fd0525"}'),
('01a1fa38-85bc-7673-a14c-4915508d8e13', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '5', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000006.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "commission_id": "01a1fa38-858f-72d9-be38-31b15bd0fb25"}'),
('01a1fa38-85c8-7636-8fba-5596dd265dd2', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '4', 'commission_calculated', 'commission', 'Comisión generada', 'Ganaste $ 30.000 por el contrato CT-2026-000006.', 'normal', 'false', NULL, '/my-commissions', '{"contract_id": "01a1fa38-7f57-70d7-b293-601d2db7ae17", "commission_id": "01a1fa38-8590-7328-8264-03ff3b2312e5"}');
delete from package_departures;
insert into package_departures (id, package_id, salida, vuelta) values
('01a1fa38-316a-74be-ada7-036e68f85110', '1', '2027-01-10', '2027-01-13');
delete from packages;
insert into packages (id, title, slug, detail, destino, category, city, location, lat, lng, price, days, cupos, images, chars, is_active, is_yapaya, archived_at, search_text, created_at, updated_at, version) values
('1', 'Cartagena amurallada', 'cartagena-amurallada', 'Cuatro días en la Heroica, con paseo en coche y día de playa en Barú.', 'Nacionales', 'Nacionales', 'Cartagena de Indias', 'Centro histórico', '10.4236', '-75.5512', '1250000', '4', '12', '{}', '{}', 'false', 'false', NULL, 'cartagena amurallada nacionales nacionales cartagena de indias cuatro dias en la heroica, con paseo en coche y dia de playa en baru.', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1');
select setval('public.packages_id_seq', 1, true);
delete from page_texts;
insert into page_texts (key, published, published_html, published_at, draft, drafted_at, version) values
('about', '## Viajar bien es viajar tranquilo

En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.

## Cómo trabajamos

1. **Cotizas sin compromiso.** Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.
2. **Apruebas y firmas en línea.** Tu contrato es digital, con firma electrónica y un código para comprobarlo.
3. **Pagas a tu ritmo.** Abonas según un plan de pagos y recibes un recibo por cada pago verificado.
4. **Viajas acompañado.** Tu asesor sigue pendiente desde la salida hasta el regreso.

## Quiénes somos

{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.

## Viaja con quien puedes comprobar

Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el [Registro Nacional de Turismo](https://rntsearch.confecamaras.co/).', '<h2>Viajar bien es viajar tranquilo</h2>
<p>En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.</p>
<h2>Cómo trabajamos</h2>
<ol>
<li><strong>Cotizas sin compromiso.</strong> Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.</li>
<li><strong>Apruebas y firmas en línea.</strong> Tu contrato es digital, con firma electrónica y un código para comprobarlo.</li>
<li><strong>Pagas a tu ritmo.</strong> Abonas según un plan de pagos y recibes un recibo por cada pago verificado.</li>
<li><strong>Viajas acompañado.</strong> Tu asesor sigue pendiente desde la salida hasta el regreso.</li>
</ol>
<h2>Quiénes somos</h2>
<p>{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.</p>
<h2>Viaja con quien puedes comprobar</h2>
<p>Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el <a href="https://rntsearch.confecamaras.co/" rel="noopener nofollow">Registro Nacional de Turismo</a>.</p>', NULL, NULL, NULL, '1'),
('agreements', '## Convenios para empresas, colegios y fondos

Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:

- **Tarifas de grupo** desde diez personas, con un asesor dedicado.
- **Pago por cuotas** acordado con la organización, sin intereses.
- **Salidas propias** en las fechas que convengan, con transporte desde tu ciudad.
- **Beneficios por referidos** para quienes inviten a otros viajeros.

Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.', '<h2>Convenios para empresas, colegios y fondos</h2>
<p>Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:</p>
<ul>
<li><strong>Tarifas de grupo</strong> desde diez personas, con un asesor dedicado.</li>
<li><strong>Pago por cuotas</strong> acordado con la organización, sin intereses.</li>
<li><strong>Salidas propias</strong> en las fechas que convengan, con transporte desde tu ciudad.</li>
<li><strong>Beneficios por referidos</strong> para quienes inviten a otros viajeros.</li>
</ul>
<p>Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.</p>', NULL, NULL, NULL, '1'),
('contact', '## Hablemos de tu viaje

Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.

Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.', '<h2>Hablemos de tu viaje</h2>
<p>Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.</p>
<p>Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.</p>', NULL, NULL, NULL, '1'),
('hero', '# Tu próximo viaje empieza con una conversación

Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.', '<h1>Tu próximo viaje empieza con una conversación</h1>
<p>Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.</p>', NULL, NULL, NULL, '1'),
('notice_children', 'Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.', '<p>Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p>', NULL, NULL, NULL, '1'),
('notice_consumer', 'En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '<p>En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>', NULL, NULL, NULL, '1'),
('notice_data', 'Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.', '<p>Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p>', NULL, NULL, NULL, '1'),
('policies', 'Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.

## 1. Responsable del tratamiento

{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.

## 2. Datos que recogemos

- De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.
- Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.
- De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.
- De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.

## 3. Para qué los usamos

1. Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.
2. Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.
3. Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.
4. Atender consultas, reclamos, garantías y requerimientos de autoridades.
5. Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.

No usamos tus datos para fines distintos ni los vendemos.

## 4. Datos sensibles y de menores de edad

Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.

## 5. A quién los entregamos

Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.

## 6. Tus derechos

Como titular puedes, de forma gratuita:

- Conocer, actualizar y rectificar tus datos.
- Pedir prueba de la autorización que nos diste.
- Saber qué uso les hemos dado.
- Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.
- Presentar quejas ante la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), después de haber acudido a nosotros.

## 7. Cómo ejercerlos

Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:

- **Consultas:** en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.
- **Reclamos:** en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.

## 8. Seguridad y conservación

Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.

## 9. Cookies

Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.

## 10. Vigencia

Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.', '<p>Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.</p>
<h2>1. Responsable del tratamiento</h2>
<p>{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.</p>
<h2>2. Datos que recogemos</h2>
<ul>
<li>De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.</li>
<li>Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.</li>
<li>De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.</li>
<li>De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.</li>
</ul>
<h2>3. Para qué los usamos</h2>
<ol>
<li>Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.</li>
<li>Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.</li>
<li>Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.</li>
<li>Atender consultas, reclamos, garantías y requerimientos de autoridades.</li>
<li>Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.</li>
</ol>
<p>No usamos tus datos para fines distintos ni los vendemos.</p>
<h2>4. Datos sensibles y de menores de edad</h2>
<p>Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.</p>
<h2>5. A quién los entregamos</h2>
<p>Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.</p>
<h2>6. Tus derechos</h2>
<p>Como titular puedes, de forma gratuita:</p>
<ul>
<li>Conocer, actualizar y rectificar tus datos.</li>
<li>Pedir prueba de la autorización que nos diste.</li>
<li>Saber qué uso les hemos dado.</li>
<li>Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.</li>
<li>Presentar quejas ante la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, después de haber acudido a nosotros.</li>
</ul>
<h2>7. Cómo ejercerlos</h2>
<p>Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:</p>
<ul>
<li><strong>Consultas:</strong> en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.</li>
<li><strong>Reclamos:</strong> en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.</li>
</ul>
<h2>8. Seguridad y conservación</h2>
<p>Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.</p>
<h2>9. Cookies</h2>
<p>Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.</p>
<h2>10. Vigencia</h2>
<p>Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.</p>', NULL, NULL, NULL, '1'),
('terms', 'Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.

## 1. Nuestra responsabilidad

{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.

## 2. Cotizaciones y precios

Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.

## 3. Contrato y pagos

Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.

## 4. Derecho de retracto

En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.

## 5. Reversión del pago

Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.

## 6. Cambios y cancelaciones

Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.

## 7. Lo que te corresponde

Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.

## 8. Protección de la niñez y del patrimonio

Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.

## 9. Peticiones, quejas y reclamos

Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), que vigila la protección al consumidor.', '<p>Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.</p>
<h2>1. Nuestra responsabilidad</h2>
<p>{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.</p>
<h2>2. Cotizaciones y precios</h2>
<p>Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.</p>
<h2>3. Contrato y pagos</h2>
<p>Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.</p>
<h2>4. Derecho de retracto</h2>
<p>En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.</p>
<h2>5. Reversión del pago</h2>
<p>Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.</p>
<h2>6. Cambios y cancelaciones</h2>
<p>Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.</p>
<h2>7. Lo que te corresponde</h2>
<p>Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.</p>
<h2>8. Protección de la niñez y del patrimonio</h2>
<p>Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.</p>
<h2>9. Peticiones, quejas y reclamos</h2>
<p>Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, que vigila la protección al consumidor.</p>', NULL, NULL, NULL, '1');
delete from passengers;
insert into passengers (id, created_at, updated_at, version, quote_id, titular, nombre, apellido, tipo_documento, documento_identidad, fecha_nacimiento, email, telefono, direccion, ciudad, pais) values
('01a1fa38-4e81-76e6-9efc-e85b01f2837f', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-4e81-76e6-9efc-ee43ede89fa5', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-4e81-76e6-9efc-f16a70a2e424', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-541f-74f9-bfd9-be17723eccda', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5138-715d-a88e-9627c80d1846', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-541f-74f9-bfd9-c0a03cdc04ac', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5138-715d-a88e-9627c80d1846', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-541f-74f9-bfd9-c7d4f23b88a1', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5138-715d-a88e-9627c80d1846', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-5aaf-7535-a0ce-0448da07462b', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-5ab0-7073-9abc-aad9b68df209', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-5ab0-7073-9abc-ac3310666883', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-69e6-71f0-8cc5-410c0aa3d79e', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-69e6-71f0-8cc5-46ff778370c9', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-69e6-71f0-8cc5-4960def27afa', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-70a8-7733-8dec-2f94784b5b9e', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-70a9-71ed-8e1b-e34a2fdad791', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-70a9-71ed-8e1b-e6ca92fa816b', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-7ee0-724e-8868-b010fbe16dc8', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'true', 'María Fernanda', 'Torres', 'cc', '52123456', '1985-04-12', 'maria@example.com', '+573001234567', NULL, NULL, 'Colombia'),
('01a1fa38-7ee0-724e-8868-b7683be08f0e', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'false', 'Andrés', 'Pérez', 'cc', '79123456', '1983-09-01', NULL, NULL, NULL, NULL, 'Colombia'),
('01a1fa38-7ee0-724e-8868-ba8bdf00e379', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'false', 'Sara', 'Pérez Torres', 'ti', '1023456789', '2019-05-20', NULL, NULL, NULL, NULL, 'Colombia');
delete from payment_reminders;
delete from payment_reversals;
insert into payment_reversals (id, payment_id, monto, reason, at, by_id) values
('01a1fa38-6e88-76c3-ad44-b9708c761547', '01a1fa38-6e04-7161-81b1-eb1852b491fa', '250000', 'Cheque devuelto', '2026-11-20 15:00:00+00', '1');
delete from payments;
insert into payments (id, created_at, updated_at, version, comprobante_file_id, comprobante_key, comprobante_filename, comprobante_content_type, contract_id, order_id, monto, tipo_pago, fecha_pago, status, referencia_pago, banco_origen, pagador_nombre, pagador_email, pagador_telefono, registration_note, decision_note, receipt_number, balance_after, receipt_key, wompi_transaction_id, wompi_reference, verified_at, verified_by_id, created_by_id, reversed_at, reversal_reason, metadatos, search_text) values
('01a1fa38-6d6b-72a4-9344-bb0919b2ca99', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6a42-7415-b163-6b6e799b9902', NULL, '500000', 'transferencia', '2026-11-20', 'verified', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'RC-2026-000001', '2500000', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '3', '6', NULL, NULL, NULL, 'rc-2026-000001 ct-2026-000004 cartagena maria fernanda torres maria@example.com'),
('01a1fa38-6e04-7161-81b1-eb1852b491fa', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6a42-7415-b163-6b6e799b9902', NULL, '250000', 'transferencia', '2026-11-20', 'rejected', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'RC-2026-000002', '2250000', NULL, NULL, NULL, '2026-11-20 15:00:00+00', '3', '6', '2026-11-20 15:00:00+00', 'Cheque devuelto', NULL, 'rc-2026-000002 ct-2026-000004 cartagena maria fernanda torres maria@example.com'),
('01a1fa38-6ee1-740f-814e-427b2ee8007d', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-6a42-7415-b163-6b6e799b9902', NULL, '300000', 'transferencia', '2026-11-20', 'pending', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '6', NULL, NULL, NULL, 'ct-2026-000004 cartagena maria fernanda torres maria@example.com');
delete from pending_files;
insert into pending_files (key, at) values
('2026-11/5cea1264-f3ec-45d5-ba82-f52b2dc294d9', '2026-11-20 15:00:00+00');
delete from plan_lines;
insert into plan_lines (id, contract_id, numero, tipo, descripcion, monto, fecha_vencimiento, pagado, fecha_pago) values
('01a1fa38-4f45-73d8-aa2e-5f3ac8256acd', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '1', 'contado', 'Pago total', '3770000', '2026-12-11', '0', NULL),
('01a1fa38-5555-7189-b401-e682c1e845b8', '01a1fa38-54d5-7760-a512-655dbafb2411', '1', 'contado', 'Pago total', '3770000', '2026-12-11', '0', NULL),
('01a1fa38-5c07-7423-ac02-d15ff426ebb1', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '1', 'contado', 'Pago total', '3770000', '2026-12-11', '0', NULL),
('01a1fa38-6a6a-71f6-92a5-5bf4625c4f85', '01a1fa38-6a42-7415-b163-6b6e799b9902', '1', 'contado', 'Pago total', '3000000', '2026-12-11', '500000', NULL),
('01a1fa38-70f1-7502-b9af-a5b7c7677f88', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '1', 'contado', 'Pago total', '3000000', '2026-12-11', '0', NULL),
('01a1fa38-7f6a-705d-ac7f-a3cd4b86582c', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '1', 'contado', 'Pago total', '3000000', '2026-12-11', '0', NULL);
delete from point_movements;
delete from popups;
delete from purchases;
insert into purchases (id, created_at, updated_at, version, comprobante_file_id, comprobante_key, comprobante_filename, comprobante_content_type, contract_item_id, proveedor, costo, costo_cotizado, diferencia_precio, fecha_compra, fecha_vencimiento_pago, tipo_comprobante, tipo_pago, numero_cuotas, saldo_pendiente, observaciones, paid_at, voided_at, void_reason, created_by_id) values
('01a1fa38-6542-74de-8cb7-e0b850891a41', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', NULL, NULL, NULL, NULL, '01a1fa38-639a-7545-ab81-de67ee0cabf4', 'Hotel Caribe', '3000000', '1500000', '1500000', '2026-11-20', '2027-02-01', 'voucher', 'cuotas', '3', '3000000', NULL, NULL, NULL, NULL, '2');
delete from quote_assignments;
insert into quote_assignments (id, quote_id, seller_id, previous_id, assigned_by_id, reason, at) values
('01a1fa38-3400-75e8-acef-53423492b909', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-4007-7374-bcfe-eb76875a0790', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-45b7-7613-861f-41fd0f6d5a3e', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-48dd-7379-a2d2-f7477cb1de94', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-4acf-76a8-8ded-aeb2311f867f', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-5157-71ad-ae79-6f4f1a69e13b', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-57d8-731d-9fef-c6cbf02ebb8f', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-670f-7276-85c1-5484300c7316', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-6f42-7110-ace2-5a4bbf0f5436', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-7903-756b-a35b-c79f2a317f5b', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', NULL, '6', NULL, '2026-11-20 15:00:00+00');
delete from quote_calculations;
insert into quote_calculations (id, created_at, updated_at, version, quote_id, user_id, estado, trip_type, observaciones_generales, num_personas, adultos, menores, infantes, edades_menores, edades_infantes, own_persons, personas_atencion_especial, fecha_viaje_inicio, fecha_viaje_fin, tiquetes, hotel, traslados, alimentacion, equipaje, seguros, asistencia_medica, excursiones, extras, actividades_adicionales, comisiones, ganancia, congeladas, costo_base, total_comisiones, total_ganancia, total_descuento, precio_final_total, precio_final_por_persona, confirmed_at) values
('01a1fa38-4af9-71d0-a3f5-bc010fcdb666', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', 'usado', 'nacional', NULL, '3', '2', '1', '0', '{7}', '{}', 'false', NULL, '2027-01-10', '2027-01-15', '{"tipo": "ida_vuelta", "origen": "Bogotá", "destino": "Cartagena", "hora_ida": null, "costo_ida": 200000, "fecha_ida": null, "proveedor": "Avianca", "costo_total": 380000, "hora_vuelta": null, "costo_vuelta": 180000, "fecha_vuelta": null, "observaciones": null}', '{"noches": 5, "nombre": "Caribe", "categoria": "3_estrellas", "proveedor": null, "ubicacion": null, "acomodacion": null, "costo_noche": 100000, "costo_total": 500000, "observaciones": null}', NULL, NULL, NULL, '{"otros": [], "cancelacion": {"costo": 0, "incluido": false, "proveedor": null}, "costo_total": 40000, "asistencia_medica": {"tipo": "Básica", "costo": 40000, "incluido": true, "proveedor": "Assist"}}', NULL, '[]', '[{"tipo": "excursion", "costo": 80000, "nombre": "Islas del Rosario", "proveedor": null, "descripcion": null}, {"tipo": "servicio_extra", "costo": 200000, "nombre": "Decoración de la habitación", "proveedor": null, "descripcion": null}]', NULL, '{"admin": {"total": 0, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 0}, "lider": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "asesor": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "gerente": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "total_comisiones": 90000}', '{"total": 480000, "porcentaje": 15, "valor_fijo": 0}', '[{"base": 3200000, "role": "asesor", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "992ab057-c188-4b0e-8e80-ddfb4a90aab9", "config_version": 1}, {"base": 3200000, "role": "lider", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "33887574-b41b-49b0-84ad-88ccebb196df", "config_version": 1}, {"base": 3200000, "role": "gerente", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "ff39e7f0-812d-4ea2-b55f-e244129811e9", "config_version": 1}]', '3200000', '90000', '480000', '0', '3770000', '1256667', '2026-11-20 15:00:00+00'),
('01a1fa38-5176-7373-bf42-f18293229238', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', 'usado', 'nacional', NULL, '3', '2', '1', '0', '{7}', '{}', 'false', NULL, '2027-01-10', '2027-01-15', '{"tipo": "ida_vuelta", "origen": "Bogotá", "destino": "Cartagena", "hora_ida": null, "costo_ida": 200000, "fecha_ida": null, "proveedor": "Avianca", "costo_total": 380000, "hora_vuelta": null, "costo_vuelta": 180000, "fecha_vuelta": null, "observaciones": null}', '{"noches": 5, "nombre": "Caribe", "categoria": "3_estrellas", "proveedor": null, "ubicacion": null, "acomodacion": null, "costo_noche": 100000, "costo_total": 500000, "observaciones": null}', NULL, NULL, NULL, '{"otros": [], "cancelacion": {"costo": 0, "incluido": false, "proveedor": null}, "costo_total": 40000, "asistencia_medica": {"tipo": "Básica", "costo": 40000, "incluido": true, "proveedor": "Assist"}}', NULL, '[]', '[{"tipo": "excursion", "costo": 80000, "nombre": "Islas del Rosario", "proveedor": null, "descripcion": null}, {"tipo": "servicio_extra", "costo": 200000, "nombre": "Decoración de la habitación", "proveedor": null, "descripcion": null}]', NULL, '{"admin": {"total": 0, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 0}, "lider": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "asesor": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "gerente": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "total_comisiones": 90000}', '{"total": 480000, "porcentaje": 15, "valor_fijo": 0}', '[{"base": 3200000, "role": "asesor", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "992ab057-c188-4b0e-8e80-ddfb4a90aab9", "config_version": 1}, {"base": 3200000, "role": "lider", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "33887574-b41b-49b0-84ad-88ccebb196df", "config_version": 1}, {"base": 3200000, "role": "gerente", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "ff39e7f0-812d-4ea2-b55f-e244129811e9", "config_version": 1}]', '3200000', '90000', '480000', '0', '3770000', '1256667', '2026-11-20 15:00:00+00'),
('01a1fa38-5808-77f9-abaf-9dce18540843', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', 'usado', 'nacional', NULL, '3', '2', '1', '0', '{7}', '{}', 'false', NULL, '2027-01-10', '2027-01-15', '{"tipo": "ida_vuelta", "origen": "Bogotá", "destino": "Cartagena", "hora_ida": null, "costo_ida": 200000, "fecha_ida": null, "proveedor": "Avianca", "costo_total": 380000, "hora_vuelta": null, "costo_vuelta": 180000, "fecha_vuelta": null, "observaciones": null}', '{"noches": 5, "nombre": "Caribe", "categoria": "3_estrellas", "proveedor": null, "ubicacion": null, "acomodacion": null, "costo_noche": 100000, "costo_total": 500000, "observaciones": null}', NULL, NULL, NULL, '{"otros": [], "cancelacion": {"costo": 0, "incluido": false, "proveedor": null}, "costo_total": 40000, "asistencia_medica": {"tipo": "Básica", "costo": 40000, "incluido": true, "proveedor": "Assist"}}', NULL, '[]', '[{"tipo": "excursion", "costo": 80000, "nombre": "Islas del Rosario", "proveedor": null, "descripcion": null}, {"tipo": "servicio_extra", "costo": 200000, "nombre": "Decoración de la habitación", "proveedor": null, "descripcion": null}]', NULL, '{"admin": {"total": 0, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 0}, "lider": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "asesor": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "gerente": {"total": 30000, "porcentaje": 0, "valor_fijo": 0, "tipo_calculo": "fixed_per_person", "valor_por_persona": 10000}, "total_comisiones": 90000}', '{"total": 480000, "porcentaje": 15, "valor_fijo": 0}', '[{"base": 3200000, "role": "asesor", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "992ab057-c188-4b0e-8e80-ddfb4a90aab9", "config_version": 1}, {"base": 3200000, "role": "lider", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "33887574-b41b-49b0-84ad-88ccebb196df", "config_version": 1}, {"base": 3200000, "role": "gerente", "clamp": null, "terms": {"max_amount": null, "min_amount": null, "percentage": 0, "fixed_amount": 0, "calculation_type": "fixed_per_person", "amount_per_person": 10000}, "amount": 30000, "persons": 3, "config_id": "ff39e7f0-812d-4ea2-b55f-e244129811e9", "config_version": 1}]', '3200000', '90000', '480000', '0', '3770000', '1256667', '2026-11-20 15:00:00+00');
delete from quote_events;
insert into quote_events (id, quote_id, event, at, actor_id, actor_name, note) values
('01a1fa38-33fe-778a-bb90-9693910a6120', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-34fc-717d-b9e0-c62090cb0661', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-3f9c-735b-a0e0-5cfc4149461d', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-3ffb-713c-91a7-e3a51afbb2e8', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4095-700b-af64-9f684d84b237', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4582-7456-97d1-4f5d2b453be2', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-45b5-7016-adf6-70469e352eda', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-461d-77d9-a544-c4df87f60912', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4829-7752-ae1b-b6e79619e5ce', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-485a-7461-adad-c989930ea8c8', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-486f-7074-85e0-17aa8b692dbe', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', 'rejected', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', 'Encontré otra opción'),
('01a1fa38-48dc-7686-95be-99f36a276041', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4928-7638-b49c-41b476e25118', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4a33-77db-bb16-9a223b26e37b', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-4a6e-70e2-a946-69a19db97fb7', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-4a80-7450-b7b3-78f270f77452', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', 'requote', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', 'Queremos viajar en febrero'),
('01a1fa38-4acc-71cc-9f07-a8b09545ccad', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4b44-70cd-82ff-9618d4afeece', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-4d45-751d-83a3-5ad02bc8f5f1', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-4d9c-7522-a4ea-56d4c629009e', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-4dfd-71bb-a52d-1639723d3f97', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-4e81-76e6-9efd-02d712f9edbe', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-4f46-739e-aa71-f47962f19575', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000001'),
('01a1fa38-5144-765a-b912-6ac8e76dbc10', '01a1fa38-5138-715d-a88e-9627c80d1846', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-51ae-75d9-8944-a6fe4726af07', '01a1fa38-5138-715d-a88e-9627c80d1846', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-532d-708f-9928-d7891702415b', '01a1fa38-5138-715d-a88e-9627c80d1846', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-533f-717a-9291-94d9405d4248', '01a1fa38-5138-715d-a88e-9627c80d1846', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-53a3-7325-ab3d-885ae17fdaf6', '01a1fa38-5138-715d-a88e-9627c80d1846', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-5420-760e-a11d-5d31d8abf3d8', '01a1fa38-5138-715d-a88e-9627c80d1846', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-5556-75e1-bfe4-e9bece6140a0', '01a1fa38-5138-715d-a88e-9627c80d1846', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000002'),
('01a1fa38-57d7-7202-ac83-30264cbb1041', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-5878-77a0-9467-bac6841bf802', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-59b8-770e-b3f4-1ffab0ac3d93', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-5a26-71f7-9e0c-b015e2e8e57f', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-5a34-7079-bd46-1e9613fe32a0', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-5ab0-7073-9abc-bd5a37937287', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-5c08-748f-a95a-f0a52274adc7', '01a1fa38-57ce-72be-93be-9a14f77dd50c', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000003'),
('01a1fa38-670f-7276-85c1-5007e439a9ef', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-6774-731d-b124-ff2770dc8ccc', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-68d0-7723-aa9f-33542f2a58d4', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-68f1-772b-8635-9de5c0099ebd', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-6910-77fb-93af-f1e8c3781b4e', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-69e7-726d-8db9-380c5f0ff0d8', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-6a6a-71f6-92a5-61704e6f3569', '01a1fa38-6655-7230-83c8-b065c8bf14ff', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000004'),
('01a1fa38-6f41-77aa-a4a1-7a4418ab8767', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-6f59-71ab-9723-91ddde98d47f', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-6ff4-769a-84eb-ba43dcaeb952', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-702b-7226-9472-9cdd553edff2', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-705b-724e-8c07-8798857e5c7c', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-70a9-71ed-8e1b-f545005e6747', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-70f1-7502-b9af-ae022fa93020', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000005'),
('01a1fa38-7901-7553-99c2-ab8b87c90223', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'created', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-798d-7439-91ae-b1311aab42ce', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'completed', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', NULL),
('01a1fa38-7ca7-7442-ab51-1547fc5920bc', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'sent', '2026-11-20 15:00:00+00', '6', 'Álvaro Ríos Cárdenas', 'Versión 1 a maria@example.com'),
('01a1fa38-7ce1-7538-b141-ae169f8931a2', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'viewed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-7d7c-743e-8466-1b1a90e8f1e4', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'approved', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-7ee0-724e-8868-c8bab7461aa5', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'passengers_completed', '2026-11-20 15:00:00+00', NULL, 'María Fernanda Torres', NULL),
('01a1fa38-7f6a-705d-ac7f-a886934509cb', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', 'converted', '2026-11-20 15:00:00+00', '4', 'Germán Salazar Duque', 'Contrato CT-2026-000006');
delete from quote_versions;
insert into quote_versions (id, number, file_key, filename, size, sha256, quote_id, precio_total, offer, sent_at, sent_to, expires_at) values
('01a1fa38-3f6f-738c-a51e-02f085e97dd6', '1', '2026-11/8bd0f116-a8e2-4361-a860-d6f6937bcfe5', 'cotizacion-COT-2026-000001.pdf', '24377', 'a1b19ea98c88519872d484f0868cb630ba525cbda158aea660cf0af5d2ee0c9a', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-4579-778c-86ab-3187ba89f6e3', '1', '2026-11/80d749fd-bd58-4cc7-8cb6-f1aa78feddad', 'cotizacion-COT-2026-000002.pdf', '24382', '8c33c0f45e96e582853d4956fe204a2ad0c33b7c09706722e8cd2a4df80deb35', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-4821-76fc-9309-fe34917543d0', '1', '2026-11/0ceb1e07-2393-487b-9255-46d3cee9ba65', 'cotizacion-COT-2026-000003.pdf', '24390', '894d12413b2593cb029bd3e9389913109e952d6b558463f8f1a747220d3d9d7b', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-4a2b-76e2-9850-0b5ae0be1562', '1', '2026-11/e8c92121-ceac-40fa-8681-f619439164ce', 'cotizacion-COT-2026-000004.pdf', '24460', '706e5b1d89d2dea2ce563afe6495616b58a82e94c501d8b4caed0119702e4bd6', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-4cba-72a6-93aa-34ac6d6457df', '1', '2026-11/5b1f47ca-4080-4e9b-90e1-9937a4642f21', 'cotizacion-COT-2026-000005.pdf', '25129', '4a094dc6cce99c2fed75d22559c54fd5a5cf386dc2298b922d4a53615fc816fe', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '3770000', '{"lines": [{"title": "Tiquetes", "detail": "Bogotá – Cartagena · ida y vuelta"}, {"title": "Alojamiento", "detail": "Caribe · 3 estrellas · 5 noches"}, {"title": "Asistencia médica", "detail": null}, {"title": "Excursiones y actividades", "detail": "Islas del Rosario"}, {"title": "Servicios adicionales", "detail": "Decoración de la habitación"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3770000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1256667, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-5318-77fa-82ac-a9fb7ec26b8b', '1', '2026-11/44f91d27-3854-4860-9b57-aad20e5adaa2', 'cotizacion-COT-2026-000006.pdf', '25132', '95fae4175c277336612869ea0246675de802fd239d28b3c3394315962a29bc8a', '01a1fa38-5138-715d-a88e-9627c80d1846', '3770000', '{"lines": [{"title": "Tiquetes", "detail": "Bogotá – Cartagena · ida y vuelta"}, {"title": "Alojamiento", "detail": "Caribe · 3 estrellas · 5 noches"}, {"title": "Asistencia médica", "detail": null}, {"title": "Excursiones y actividades", "detail": "Islas del Rosario"}, {"title": "Servicios adicionales", "detail": "Decoración de la habitación"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3770000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1256667, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-599d-7522-ac00-bdab5d7a9757', '1', '2026-11/0b073ea1-65ab-4be9-89cd-855e1f121801', 'cotizacion-COT-2026-000007.pdf', '25147', '242a4749b5031159a39ba1d0dab6c236b0223d0874ede07efffe38ae3c810406', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '3770000', '{"lines": [{"title": "Tiquetes", "detail": "Bogotá – Cartagena · ida y vuelta"}, {"title": "Alojamiento", "detail": "Caribe · 3 estrellas · 5 noches"}, {"title": "Asistencia médica", "detail": null}, {"title": "Excursiones y actividades", "detail": "Islas del Rosario"}, {"title": "Servicios adicionales", "detail": "Decoración de la habitación"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3770000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1256667, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-68c4-7541-91a3-28b7060e83f4', '1', '2026-11/5612dc57-9da7-42f8-b58a-166a7a59c7cd', 'cotizacion-COT-2026-000008.pdf', '24544', '0395e6fa4ba6871fb6a3693369668bc04d2320ab0e4e4001e1e18a3b2a6c84f5', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-6fd9-7224-8cc4-f4924cf003ca', '1', '2026-11/fad1f406-968f-4439-b27c-1fe83be126fa', 'cotizacion-COT-2026-000009.pdf', '24522', '9c9b9c6285f35780d0d650029fb2c38c5dbfb110485f9490b1037582986379ee', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00'),
('01a1fa38-7c94-7669-9865-bff34a5e0577', '1', '2026-11/e804cdc6-0cee-4c46-b5c1-85589723788c', 'cotizacion-COT-2026-000010.pdf', '24384', '92f5dc59c83392b4a422a641365eebd6cc8dc7b3da30fa905976825c21f4a6e2', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '3000000', '{"lines": [{"title": "Alojamiento", "detail": "hotel básico · acomodación doble"}], "client": "María Fernanda Torres", "origen": "Bogotá", "adultos": 2, "destino": "Cartagena", "menores": 1, "infantes": 0, "fecha_ida": "2027-01-10", "precio_total": 3000000, "fecha_regreso": "2027-01-15", "observaciones": null, "total_descuento": 0, "precio_por_persona": 1000000, "descuento_porcentaje": 0}', '2026-11-20 15:00:00+00', 'maria@example.com', '2026-12-05 15:00:00+00');
delete from quotes;
insert into quotes (id, created_at, updated_at, version, asesor_id, lider_id, gerente_id, admin_id, nombre_cliente, email_cliente, telefono_cliente, origen, destino, fecha_ida, fecha_regreso, numero_personas, adultos, menores, infantes, edades_menores, edades_infantes, personas_atencion_especial, detalles_atencion_especial, acomodacion, tipo_hotel, trip_type, alimentacion, observaciones, priority, quote_number, status, source, is_external, cliente_id, vendedor_id, created_by_id, created_by, precio_total, precio_desactualizado, descuento_porcentaje, descuento_aprobado, descuento_aprobado_por, pdf_filename, pdf_generated_at, draft_key, draft_hash, motivo_rechazo, requote_reason, reassignment_reason, completed_at, sent_at, approved_at, rejected_at, requote_at, reassigned_at, expires_at, email_sent_to, sent_version, sent_offer_id, openings, reminded_days, calculation_id, search_text) values
('01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000001', 'sent', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000001.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-3f6f-738c-a51e-02f085e97dd6', '0', '0', NULL, 'cot-2026-000001 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000002', 'sent', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000002.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-4579-778c-86ab-3187ba89f6e3', '0', '0', NULL, 'cot-2026-000002 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000003', 'rejected', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000003.pdf', '2026-11-20 15:00:00+00', NULL, NULL, 'Encontré otra opción', NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, '2026-11-20 15:00:00+00', NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-4821-76fc-9309-fe34917543d0', '1', '0', NULL, 'cot-2026-000003 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000004', 'requote', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000004.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, 'Queremos viajar en febrero', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, '2026-11-20 15:00:00+00', NULL, NULL, 'maria@example.com', '1', '01a1fa38-4a2b-76e2-9850-0b5ae0be1562', '1', '0', NULL, 'cot-2026-000004 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000005', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3770000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000005.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-4cba-72a6-93aa-34ac6d6457df', '1', '0', '01a1fa38-4af9-71d0-a3f5-bc010fcdb666', 'cot-2026-000005 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-5138-715d-a88e-9627c80d1846', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000006', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3770000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000006.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-5318-77fa-82ac-a9fb7ec26b8b', '1', '0', '01a1fa38-5176-7373-bf42-f18293229238', 'cot-2026-000006 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-57ce-72be-93be-9a14f77dd50c', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000007', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3770000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000007.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-599d-7522-ac00-bdab5d7a9757', '1', '0', '01a1fa38-5808-77f9-abaf-9dce18540843', 'cot-2026-000007 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-6655-7230-83c8-b065c8bf14ff', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000008', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000008.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-68c4-7541-91a3-28b7060e83f4', '1', '0', NULL, 'cot-2026-000008 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-6f29-70a7-b58b-40d60eea71e6', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000009', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000009.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-6fd9-7224-8cc4-f4924cf003ca', '1', '0', NULL, 'cot-2026-000009 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas'),
('01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2', '6', '5', '4', NULL, 'María Fernanda Torres', 'maria@example.com', '+573001234567', 'Bogotá', 'Cartagena', '2027-01-10', '2027-01-15', '3', '2', '1', '0', '{7}', '{}', NULL, NULL, 'doble', 'basico', 'nacional', NULL, NULL, 'normal', 'COT-2026-000010', 'converted', 'internal', 'false', NULL, '6', '6', 'Álvaro Ríos Cárdenas (Asesor)', '3000000', 'false', NULL, 'false', NULL, 'cotizacion-COT-2026-000010.pdf', '2026-11-20 15:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL, '2026-12-05 15:00:00+00', 'maria@example.com', '1', '01a1fa38-7c94-7669-9865-bff34a5e0577', '1', '0', NULL, 'cot-2026-000010 maria fernanda torres maria@example.com cartagena alvaro rios cardenas alvaro rios cardenas');
delete from raffle_numbers;
insert into raffle_numbers (id, raffle_id, value, name, phone, seller_id, selected_at, selection_id, due_at, is_paid, paid_at, search_text) values
('01a1fa38-86cd-7313-815f-a89be0f2a065', '01a1fa38-865e-72e5-b5b3-702dc191be67', '000', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '000'),
('01a1fa38-86cd-7313-815f-aec0e4fbe221', '01a1fa38-865e-72e5-b5b3-702dc191be67', '001', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '001'),
('01a1fa38-86cd-7313-815f-b0029b595284', '01a1fa38-865e-72e5-b5b3-702dc191be67', '002', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '002'),
('01a1fa38-86cd-7313-815f-b4ec847ad982', '01a1fa38-865e-72e5-b5b3-702dc191be67', '003', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '003'),
('01a1fa38-86cd-7313-815f-ba197e513427', '01a1fa38-865e-72e5-b5b3-702dc191be67', '004', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '004'),
('01a1fa38-86cd-7313-815f-bef372bd0c8b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '005', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '005'),
('01a1fa38-86cd-7313-815f-c2351d20728d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '006', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '006'),
('01a1fa38-86cd-7313-815f-c515d854f897', '01a1fa38-865e-72e5-b5b3-702dc191be67', '007', 'Marta Ríos', '+573105550001', '6', '2026-11-20 15:00:00+00', '01a1fa38-88e3-7243-9047-2e37d1431380', NULL, 'true', '2026-11-20 15:00:00+00', '007 marta rios +573105550001'),
('01a1fa38-86cd-7313-815f-cb0554ace20b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '008', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '008'),
('01a1fa38-86cd-7313-815f-cd87c91d6fc5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '009', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '009'),
('01a1fa38-86cd-7313-815f-d1b5642669ed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '010', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '010'),
('01a1fa38-86cd-7313-815f-d7ff5914ea66', '01a1fa38-865e-72e5-b5b3-702dc191be67', '011', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '011'),
('01a1fa38-86cd-7313-815f-daa58abd0188', '01a1fa38-865e-72e5-b5b3-702dc191be67', '012', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '012'),
('01a1fa38-86cd-7313-815f-dcba1e72c9ac', '01a1fa38-865e-72e5-b5b3-702dc191be67', '013', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '013'),
('01a1fa38-86cd-7313-815f-e358fb920f77', '01a1fa38-865e-72e5-b5b3-702dc191be67', '014', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '014'),
('01a1fa38-86cd-7313-815f-e587d82d58c7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '015', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '015'),
('01a1fa38-86cd-7313-815f-ea55f9b3b069', '01a1fa38-865e-72e5-b5b3-702dc191be67', '016', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '016'),
('01a1fa38-86cd-7313-815f-edee03852d45', '01a1fa38-865e-72e5-b5b3-702dc191be67', '017', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '017'),
('01a1fa38-86cd-7313-815f-f212fc7a5f89', '01a1fa38-865e-72e5-b5b3-702dc191be67', '018', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '018'),
('01a1fa38-86cd-7313-815f-f7ec1bcd2ce4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '019', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '019'),
('01a1fa38-86cd-7313-815f-f8c9f537e38d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '020', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '020'),
('01a1fa38-86cd-7313-815f-feea85cbe2e7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '021', 'Marta Ríos', '+573105550001', '6', '2026-11-20 15:00:00+00', '01a1fa38-88e3-7243-9047-2e37d1431380', '2026-11-22 15:00:00+00', 'false', NULL, '021 marta rios +573105550001'),
('01a1fa38-86cd-7313-8160-0140a7fb236d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '022', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '022'),
('01a1fa38-86cd-7313-8160-042e2fddc364', '01a1fa38-865e-72e5-b5b3-702dc191be67', '023', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '023'),
('01a1fa38-86cd-7313-8160-0b25941dc0f6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '024', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '024'),
('01a1fa38-86cd-7313-8160-0f0c065a24a6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '025', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '025'),
('01a1fa38-86cd-7313-8160-117ba8a21916', '01a1fa38-865e-72e5-b5b3-702dc191be67', '026', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '026'),
('01a1fa38-86cd-7313-8160-17c960dc001a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '027', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '027'),
('01a1fa38-86cd-7313-8160-1b6ce906450e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '028', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '028'),
('01a1fa38-86cd-7313-8160-1fd5e0cd1ad9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '029', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '029'),
('01a1fa38-86cd-7313-8160-21631e2fa931', '01a1fa38-865e-72e5-b5b3-702dc191be67', '030', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '030'),
('01a1fa38-86cd-7313-8160-26a6cb9681b7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '031', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '031'),
('01a1fa38-86cd-7313-8160-2a890ecc77b3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '032', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '032'),
('01a1fa38-86cd-7313-8160-2ee4f1518e0a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '033', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '033'),
('01a1fa38-86cd-7313-8160-33e7d2da07c4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '034', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '034'),
('01a1fa38-86cd-7313-8160-34d9c1fc7904', '01a1fa38-865e-72e5-b5b3-702dc191be67', '035', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '035'),
('01a1fa38-86cd-7313-8160-3ab8efdc2a28', '01a1fa38-865e-72e5-b5b3-702dc191be67', '036', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '036'),
('01a1fa38-86cd-7313-8160-3e156cd4610c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '037', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '037'),
('01a1fa38-86cd-7313-8160-40e4e89f4fbc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '038', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '038'),
('01a1fa38-86cd-7313-8160-450f55f58bdc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '039', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '039'),
('01a1fa38-86cd-7313-8160-4bbcd20699e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '040', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '040'),
('01a1fa38-86cd-7313-8160-4f329d1f06d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '041', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '041'),
('01a1fa38-86cd-7313-8160-51b2ffbd2c03', '01a1fa38-865e-72e5-b5b3-702dc191be67', '042', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '042'),
('01a1fa38-86cd-7313-8160-56e300cb416e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '043', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '043'),
('01a1fa38-86cd-7313-8160-5b078e3cd5ba', '01a1fa38-865e-72e5-b5b3-702dc191be67', '044', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '044'),
('01a1fa38-86cd-7313-8160-5df85a48323b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '045', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '045'),
('01a1fa38-86cd-7313-8160-63042907b59c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '046', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '046'),
('01a1fa38-86cd-7313-8160-64237b71d536', '01a1fa38-865e-72e5-b5b3-702dc191be67', '047', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '047'),
('01a1fa38-86cd-7313-8160-6aaf84c65fc2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '048', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '048'),
('01a1fa38-86cd-7313-8160-6c6943cef4c4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '049', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '049'),
('01a1fa38-86cd-7313-8160-700d47eb06ff', '01a1fa38-865e-72e5-b5b3-702dc191be67', '050', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '050'),
('01a1fa38-86ce-7107-8b29-f3ca81b96d06', '01a1fa38-865e-72e5-b5b3-702dc191be67', '051', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '051'),
('01a1fa38-86ce-7107-8b29-f5ab09b27f12', '01a1fa38-865e-72e5-b5b3-702dc191be67', '052', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '052'),
('01a1fa38-86ce-7107-8b29-f866c01f296a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '053', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '053'),
('01a1fa38-86ce-7107-8b29-fcc7ac3aa5fb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '054', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '054'),
('01a1fa38-86ce-7107-8b2a-01eb4f3a9a1a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '055', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '055'),
('01a1fa38-86ce-7107-8b2a-07fc4843ab44', '01a1fa38-865e-72e5-b5b3-702dc191be67', '056', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '056'),
('01a1fa38-86ce-7107-8b2a-09edec236d9e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '057', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '057'),
('01a1fa38-86ce-7107-8b2a-0d5ca44a511d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '058', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '058'),
('01a1fa38-86ce-7107-8b2a-137bdeca6bfd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '059', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '059'),
('01a1fa38-86ce-7107-8b2a-15351c3ed01d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '060', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '060'),
('01a1fa38-86ce-7107-8b2a-181053165815', '01a1fa38-865e-72e5-b5b3-702dc191be67', '061', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '061'),
('01a1fa38-86ce-7107-8b2a-1dd916981cf1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '062', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '062'),
('01a1fa38-86ce-7107-8b2a-21c64b33ba4b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '063', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '063'),
('01a1fa38-86ce-7107-8b2a-25277737125c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '064', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '064'),
('01a1fa38-86ce-7107-8b2a-2906cc877dd4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '065', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '065'),
('01a1fa38-86ce-7107-8b2a-2f0b5f4d76d5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '066', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '066'),
('01a1fa38-86ce-7107-8b2a-317a8fe03817', '01a1fa38-865e-72e5-b5b3-702dc191be67', '067', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '067'),
('01a1fa38-86ce-7107-8b2a-349a1cd99799', '01a1fa38-865e-72e5-b5b3-702dc191be67', '068', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '068'),
('01a1fa38-86ce-7107-8b2a-3ac786f3a052', '01a1fa38-865e-72e5-b5b3-702dc191be67', '069', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '069'),
('01a1fa38-86ce-7107-8b2a-3f0ab8ad143f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '070', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '070'),
('01a1fa38-86ce-7107-8b2a-429dcc142735', '01a1fa38-865e-72e5-b5b3-702dc191be67', '071', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '071'),
('01a1fa38-86ce-7107-8b2a-46b43fce7305', '01a1fa38-865e-72e5-b5b3-702dc191be67', '072', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '072'),
('01a1fa38-86ce-7107-8b2a-486c70c487ed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '073', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '073'),
('01a1fa38-86ce-7107-8b2a-4c6a16f615fe', '01a1fa38-865e-72e5-b5b3-702dc191be67', '074', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '074'),
('01a1fa38-86d3-712a-b97d-af41f64ee275', '01a1fa38-865e-72e5-b5b3-702dc191be67', '075', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '075'),
('01a1fa38-86d3-712a-b97d-b13d4e6fdc00', '01a1fa38-865e-72e5-b5b3-702dc191be67', '076', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '076'),
('01a1fa38-86d3-712a-b97d-b5d033eb6d23', '01a1fa38-865e-72e5-b5b3-702dc191be67', '077', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '077'),
('01a1fa38-86d3-712a-b97d-b836bf70ae92', '01a1fa38-865e-72e5-b5b3-702dc191be67', '078', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '078'),
('01a1fa38-86d3-712a-b97d-bd5f0a95a2d5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '079', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '079'),
('01a1fa38-86d3-712a-b97d-c1d4b35561de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '080', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '080'),
('01a1fa38-86d3-712a-b97d-c4c4da313429', '01a1fa38-865e-72e5-b5b3-702dc191be67', '081', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '081'),
('01a1fa38-86d4-7235-8bb0-3c8a30a0686a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '082', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '082'),
('01a1fa38-86d4-7235-8bb0-42a3abf6284b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '083', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '083'),
('01a1fa38-86d4-7235-8bb0-462b4d7d9a6f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '084', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '084'),
('01a1fa38-86d4-7235-8bb0-49600b861f54', '01a1fa38-865e-72e5-b5b3-702dc191be67', '085', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '085'),
('01a1fa38-86d4-7235-8bb0-4d1f981b8352', '01a1fa38-865e-72e5-b5b3-702dc191be67', '086', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '086'),
('01a1fa38-86d4-7235-8bb0-510ec3005686', '01a1fa38-865e-72e5-b5b3-702dc191be67', '087', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '087'),
('01a1fa38-86d4-7235-8bb0-5799cd6928b4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '088', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '088'),
('01a1fa38-86d4-7235-8bb0-5abd28111fcc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '089', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '089'),
('01a1fa38-86d4-7235-8bb0-5df9d9a9fecc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '090', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '090'),
('01a1fa38-86d4-7235-8bb0-61377922331f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '091', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '091'),
('01a1fa38-86d4-7235-8bb0-6717122d7f2e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '092', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '092'),
('01a1fa38-86d4-7235-8bb0-68be9361fed8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '093', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '093'),
('01a1fa38-86d4-7235-8bb0-6e74724b21a2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '094', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '094'),
('01a1fa38-86d4-7235-8bb0-72f51ce438d4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '095', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '095'),
('01a1fa38-86d4-7235-8bb0-74d11e293df9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '096', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '096'),
('01a1fa38-86d4-7235-8bb0-783eebfce4ef', '01a1fa38-865e-72e5-b5b3-702dc191be67', '097', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '097'),
('01a1fa38-86d4-7235-8bb0-7e732184aa61', '01a1fa38-865e-72e5-b5b3-702dc191be67', '098', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '098'),
('01a1fa38-86d4-7235-8bb0-80ce86469545', '01a1fa38-865e-72e5-b5b3-702dc191be67', '099', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '099'),
('01a1fa38-86d4-7235-8bb0-86e28e2c3c66', '01a1fa38-865e-72e5-b5b3-702dc191be67', '100', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '100'),
('01a1fa38-86d4-7235-8bb0-88fd922113f6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '101', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '101'),
('01a1fa38-86d4-7235-8bb0-8f05d4999339', '01a1fa38-865e-72e5-b5b3-702dc191be67', '102', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '102'),
('01a1fa38-86d4-7235-8bb0-901a9f33d933', '01a1fa38-865e-72e5-b5b3-702dc191be67', '103', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '103'),
('01a1fa38-86d4-7235-8bb0-96ee15e034d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '104', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '104'),
('01a1fa38-86d4-7235-8bb0-9a6421147385', '01a1fa38-865e-72e5-b5b3-702dc191be67', '105', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '105'),
('01a1fa38-86d4-7235-8bb0-9d192144e1f2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '106', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '106'),
('01a1fa38-86d4-7235-8bb0-a036fc40c580', '01a1fa38-865e-72e5-b5b3-702dc191be67', '107', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '107'),
('01a1fa38-86d4-7235-8bb0-a78a2a092137', '01a1fa38-865e-72e5-b5b3-702dc191be67', '108', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '108'),
('01a1fa38-86d4-7235-8bb0-aa7dd2c1f118', '01a1fa38-865e-72e5-b5b3-702dc191be67', '109', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '109'),
('01a1fa38-86d4-7235-8bb0-ae223060d855', '01a1fa38-865e-72e5-b5b3-702dc191be67', '110', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '110'),
('01a1fa38-86d4-7235-8bb0-b1ce6663d750', '01a1fa38-865e-72e5-b5b3-702dc191be67', '111', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '111'),
('01a1fa38-86d4-7235-8bb0-b64367edde27', '01a1fa38-865e-72e5-b5b3-702dc191be67', '112', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '112'),
('01a1fa38-86d4-7235-8bb0-ba85b1c6aa9f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '113', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '113'),
('01a1fa38-86d4-7235-8bb0-bc68eaaf1a32', '01a1fa38-865e-72e5-b5b3-702dc191be67', '114', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '114'),
('01a1fa38-86d4-7235-8bb0-c3c0b318330f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '115', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '115'),
('01a1fa38-86d4-7235-8bb0-c5b1bd3510cf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '116', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '116'),
('01a1fa38-86d4-7235-8bb0-ca073ce6ed0f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '117', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '117'),
('01a1fa38-86d4-7235-8bb0-cd2368213c9f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '118', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '118'),
('01a1fa38-86d4-7235-8bb0-d3e7c77c68ed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '119', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '119'),
('01a1fa38-86d4-7235-8bb0-d46dc338c04e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '120', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '120'),
('01a1fa38-86d4-7235-8bb0-dae5224f74a4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '121', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '121'),
('01a1fa38-86d4-7235-8bb0-de52375b7697', '01a1fa38-865e-72e5-b5b3-702dc191be67', '122', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '122'),
('01a1fa38-86d4-7235-8bb0-e2999de59f0e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '123', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '123'),
('01a1fa38-86d4-7235-8bb0-e429db0c57a7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '124', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '124'),
('01a1fa38-86d4-7235-8bb0-e910bce9f069', '01a1fa38-865e-72e5-b5b3-702dc191be67', '125', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '125'),
('01a1fa38-86d4-7235-8bb0-eee172b9d0f0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '126', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '126'),
('01a1fa38-86d4-7235-8bb0-f0dc5cc486b2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '127', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '127'),
('01a1fa38-86d4-7235-8bb0-f729ebaadef2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '128', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '128'),
('01a1fa38-86d4-7235-8bb0-f85a23e0d7e7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '129', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '129'),
('01a1fa38-86d4-7235-8bb0-feca8c897c00', '01a1fa38-865e-72e5-b5b3-702dc191be67', '130', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '130'),
('01a1fa38-86d4-7235-8bb1-0349b2c85d18', '01a1fa38-865e-72e5-b5b3-702dc191be67', '131', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '131'),
('01a1fa38-86d4-7235-8bb1-048f0149548a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '132', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '132'),
('01a1fa38-86d4-7235-8bb1-0a31245a3cd5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '133', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '133'),
('01a1fa38-86d4-7235-8bb1-0cfa5592d39b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '134', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '134'),
('01a1fa38-86d4-7235-8bb1-1136b7624321', '01a1fa38-865e-72e5-b5b3-702dc191be67', '135', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '135'),
('01a1fa38-86d4-7235-8bb1-15ad8d9ef994', '01a1fa38-865e-72e5-b5b3-702dc191be67', '136', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '136'),
('01a1fa38-86d4-7235-8bb1-19d089d3f49f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '137', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '137'),
('01a1fa38-86d4-7235-8bb1-1eb41dae8c8e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '138', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '138'),
('01a1fa38-86d4-7235-8bb1-22c54efe82a2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '139', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '139'),
('01a1fa38-86d4-7235-8bb1-2768c4fe44fd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '140', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '140'),
('01a1fa38-86d4-7235-8bb1-2b8769494cc5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '141', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '141'),
('01a1fa38-86d4-7235-8bb1-2e499c563b16', '01a1fa38-865e-72e5-b5b3-702dc191be67', '142', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '142'),
('01a1fa38-86d4-7235-8bb1-31edf7c28a50', '01a1fa38-865e-72e5-b5b3-702dc191be67', '143', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '143'),
('01a1fa38-86d4-7235-8bb1-35e65a6eb5d3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '144', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '144'),
('01a1fa38-86d4-7235-8bb1-3bde1516a348', '01a1fa38-865e-72e5-b5b3-702dc191be67', '145', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '145'),
('01a1fa38-86d4-7235-8bb1-3e13f3a70b02', '01a1fa38-865e-72e5-b5b3-702dc191be67', '146', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '146'),
('01a1fa38-86d4-7235-8bb1-43268b3f3ecd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '147', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '147'),
('01a1fa38-86d4-7235-8bb1-44bb5ee7b250', '01a1fa38-865e-72e5-b5b3-702dc191be67', '148', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '148'),
('01a1fa38-86d4-7235-8bb1-49187a940916', '01a1fa38-865e-72e5-b5b3-702dc191be67', '149', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '149'),
('01a1fa38-86d4-7235-8bb1-4e040635b618', '01a1fa38-865e-72e5-b5b3-702dc191be67', '150', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '150'),
('01a1fa38-86d4-7235-8bb1-52176c6cd29b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '151', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '151'),
('01a1fa38-86d4-7235-8bb1-542baa2dda33', '01a1fa38-865e-72e5-b5b3-702dc191be67', '152', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '152'),
('01a1fa38-86d4-7235-8bb1-5adcab25db8a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '153', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '153'),
('01a1fa38-86d4-7235-8bb1-5db5c0123741', '01a1fa38-865e-72e5-b5b3-702dc191be67', '154', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '154'),
('01a1fa38-86d4-7235-8bb1-610dbf7dc3ab', '01a1fa38-865e-72e5-b5b3-702dc191be67', '155', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '155'),
('01a1fa38-86d4-7235-8bb1-678d1ccd86e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '156', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '156'),
('01a1fa38-86d4-7235-8bb1-6b2826c9c658', '01a1fa38-865e-72e5-b5b3-702dc191be67', '157', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '157'),
('01a1fa38-86d4-7235-8bb1-6ec817e94a22', '01a1fa38-865e-72e5-b5b3-702dc191be67', '158', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '158'),
('01a1fa38-86d4-7235-8bb1-7335fa47c07a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '159', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '159'),
('01a1fa38-86d4-7235-8bb1-7416c6647f50', '01a1fa38-865e-72e5-b5b3-702dc191be67', '160', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '160'),
('01a1fa38-86d4-7235-8bb1-78dddc735894', '01a1fa38-865e-72e5-b5b3-702dc191be67', '161', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '161'),
('01a1fa38-86d4-7235-8bb1-7ca6079ab683', '01a1fa38-865e-72e5-b5b3-702dc191be67', '162', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '162'),
('01a1fa38-86d4-7235-8bb1-82c44e29551c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '163', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '163'),
('01a1fa38-86d4-7235-8bb1-8507aad1fa14', '01a1fa38-865e-72e5-b5b3-702dc191be67', '164', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '164'),
('01a1fa38-86d4-7235-8bb1-893b89bdff53', '01a1fa38-865e-72e5-b5b3-702dc191be67', '165', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '165'),
('01a1fa38-86d4-7235-8bb1-8ef43c61be98', '01a1fa38-865e-72e5-b5b3-702dc191be67', '166', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '166'),
('01a1fa38-86d4-7235-8bb1-91eb8ba0b0c3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '167', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '167'),
('01a1fa38-86d4-7235-8bb1-945b068f6c24', '01a1fa38-865e-72e5-b5b3-702dc191be67', '168', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '168'),
('01a1fa38-86d4-7235-8bb1-9999cbae412c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '169', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '169'),
('01a1fa38-86d5-7200-9378-cac2892a8152', '01a1fa38-865e-72e5-b5b3-702dc191be67', '170', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '170'),
('01a1fa38-86d5-7200-9378-ceb3f3659541', '01a1fa38-865e-72e5-b5b3-702dc191be67', '171', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '171'),
('01a1fa38-86d5-7200-9378-d0a5118ec1ac', '01a1fa38-865e-72e5-b5b3-702dc191be67', '172', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '172'),
('01a1fa38-86d5-7200-9378-d484c4fadb75', '01a1fa38-865e-72e5-b5b3-702dc191be67', '173', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '173'),
('01a1fa38-86d5-7200-9378-db43b692672f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '174', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '174'),
('01a1fa38-86d5-7200-9378-dfd4e2baff0a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '175', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '175'),
('01a1fa38-86d5-7200-9378-e29eca1671b1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '176', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '176'),
('01a1fa38-86d5-7200-9378-e68e0b117fbb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '177', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '177'),
('01a1fa38-86d5-7200-9378-e8967ce5caab', '01a1fa38-865e-72e5-b5b3-702dc191be67', '178', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '178'),
('01a1fa38-86d5-7200-9378-eef7890c5868', '01a1fa38-865e-72e5-b5b3-702dc191be67', '179', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '179'),
('01a1fa38-86d5-7200-9378-f37d231b9ab4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '180', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '180'),
('01a1fa38-86d5-7200-9378-f6087926c119', '01a1fa38-865e-72e5-b5b3-702dc191be67', '181', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '181'),
('01a1fa38-86d5-7200-9378-fbcf333f19bd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '182', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '182'),
('01a1fa38-86d5-7200-9378-ff3a19c771de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '183', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '183'),
('01a1fa38-86d5-7200-9379-0252b0d1d2ce', '01a1fa38-865e-72e5-b5b3-702dc191be67', '184', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '184'),
('01a1fa38-86d5-7200-9379-061c1e235b6b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '185', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '185'),
('01a1fa38-86d5-7200-9379-09f6fe5f62b5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '186', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '186'),
('01a1fa38-86d5-7200-9379-0fda95844255', '01a1fa38-865e-72e5-b5b3-702dc191be67', '187', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '187'),
('01a1fa38-86d5-7200-9379-105152d0264f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '188', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '188'),
('01a1fa38-86d5-7200-9379-1752aa715441', '01a1fa38-865e-72e5-b5b3-702dc191be67', '189', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '189'),
('01a1fa38-86d5-7200-9379-1898ce8035d1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '190', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '190'),
('01a1fa38-86d5-7200-9379-1ea05929dd67', '01a1fa38-865e-72e5-b5b3-702dc191be67', '191', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '191'),
('01a1fa38-86d5-7200-9379-208f81715420', '01a1fa38-865e-72e5-b5b3-702dc191be67', '192', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '192'),
('01a1fa38-86d5-7200-9379-26cb4c7bd06e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '193', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '193'),
('01a1fa38-86d5-7200-9379-280fce683369', '01a1fa38-865e-72e5-b5b3-702dc191be67', '194', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '194'),
('01a1fa38-86d5-7200-9379-2cbfd2de4c7d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '195', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '195'),
('01a1fa38-86d5-7200-9379-334cb70a11cf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '196', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '196'),
('01a1fa38-86d5-7200-9379-36ef5b6cffb2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '197', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '197'),
('01a1fa38-86d5-7200-9379-3bfa1a7708b7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '198', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '198'),
('01a1fa38-86d5-7200-9379-3c4fe66c8ec9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '199', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '199'),
('01a1fa38-86d5-7200-9379-435f30d30bc0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '200', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '200'),
('01a1fa38-86d5-7200-9379-44e38d9a462b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '201', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '201'),
('01a1fa38-86d5-7200-9379-4967f4933ebf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '202', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '202'),
('01a1fa38-86d5-7200-9379-4d4cd701e5c5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '203', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '203'),
('01a1fa38-86d5-7200-9379-52f2d85fb03c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '204', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '204'),
('01a1fa38-86d5-7200-9379-577ed6d9cc42', '01a1fa38-865e-72e5-b5b3-702dc191be67', '205', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '205'),
('01a1fa38-86d5-7200-9379-591392a74ef9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '206', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '206'),
('01a1fa38-86d5-7200-9379-5ee6c23fbaaf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '207', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '207'),
('01a1fa38-86d5-7200-9379-61a1f1fb79c2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '208', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '208'),
('01a1fa38-86d5-7200-9379-64a3250dcd75', '01a1fa38-865e-72e5-b5b3-702dc191be67', '209', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '209'),
('01a1fa38-86d5-7200-9379-6a8fbb1987b0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '210', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '210'),
('01a1fa38-86d5-7200-9379-6cf11e655638', '01a1fa38-865e-72e5-b5b3-702dc191be67', '211', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '211'),
('01a1fa38-86d5-7200-9379-71098981ea85', '01a1fa38-865e-72e5-b5b3-702dc191be67', '212', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '212'),
('01a1fa38-86d5-7200-9379-75a3469d6add', '01a1fa38-865e-72e5-b5b3-702dc191be67', '213', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '213'),
('01a1fa38-86d5-7200-9379-7982fc817052', '01a1fa38-865e-72e5-b5b3-702dc191be67', '214', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '214'),
('01a1fa38-86d5-7200-9379-7f4c6e5ff685', '01a1fa38-865e-72e5-b5b3-702dc191be67', '215', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '215'),
('01a1fa38-86d5-7200-9379-809b294a6b30', '01a1fa38-865e-72e5-b5b3-702dc191be67', '216', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '216'),
('01a1fa38-86d5-7200-9379-842b7f339ae4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '217', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '217'),
('01a1fa38-86d5-7200-9379-895a7f00198f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '218', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '218'),
('01a1fa38-86d5-7200-9379-8f9f402bc6b6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '219', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '219'),
('01a1fa38-86d5-7200-9379-930fdcce93d3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '220', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '220'),
('01a1fa38-86d5-7200-9379-97488aa30ab7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '221', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '221'),
('01a1fa38-86d5-7200-9379-9864b3a53b4c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '222', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '222'),
('01a1fa38-86d5-7200-9379-9cbaaf1d6917', '01a1fa38-865e-72e5-b5b3-702dc191be67', '223', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '223'),
('01a1fa38-86d5-7200-9379-a362033eda40', '01a1fa38-865e-72e5-b5b3-702dc191be67', '224', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '224'),
('01a1fa38-86d5-7200-9379-a75ebe1cd63f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '225', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '225'),
('01a1fa38-86d5-7200-9379-a96b1ab563ef', '01a1fa38-865e-72e5-b5b3-702dc191be67', '226', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '226'),
('01a1fa38-86d5-7200-9379-aea511a64559', '01a1fa38-865e-72e5-b5b3-702dc191be67', '227', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '227'),
('01a1fa38-86d5-7200-9379-b1876e5e4a9a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '228', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '228'),
('01a1fa38-86d5-7200-9379-b76af1435a80', '01a1fa38-865e-72e5-b5b3-702dc191be67', '229', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '229'),
('01a1fa38-86d5-7200-9379-b934f2503347', '01a1fa38-865e-72e5-b5b3-702dc191be67', '230', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '230'),
('01a1fa38-86d5-7200-9379-bdc3f310ba88', '01a1fa38-865e-72e5-b5b3-702dc191be67', '231', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '231'),
('01a1fa38-86d5-7200-9379-c329f9465d26', '01a1fa38-865e-72e5-b5b3-702dc191be67', '232', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '232'),
('01a1fa38-86d5-7200-9379-c4d2f057eb6a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '233', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '233'),
('01a1fa38-86d5-7200-9379-cacac2affb04', '01a1fa38-865e-72e5-b5b3-702dc191be67', '234', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '234'),
('01a1fa38-86d5-7200-9379-ce96ab4213e5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '235', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '235'),
('01a1fa38-86d5-7200-9379-d1f53050cd34', '01a1fa38-865e-72e5-b5b3-702dc191be67', '236', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '236'),
('01a1fa38-86d5-7200-9379-d78ed62355aa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '237', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '237'),
('01a1fa38-86d5-7200-9379-d9119967e39b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '238', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '238'),
('01a1fa38-86d5-7200-9379-de88f19b4cfd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '239', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '239'),
('01a1fa38-86d5-7200-9379-e15f14dba4f1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '240', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '240'),
('01a1fa38-86d5-7200-9379-e516e76f7172', '01a1fa38-865e-72e5-b5b3-702dc191be67', '241', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '241'),
('01a1fa38-86d5-7200-9379-ebbdb8b49ae5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '242', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '242'),
('01a1fa38-86d5-7200-9379-ed64182874e8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '243', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '243'),
('01a1fa38-86d5-7200-9379-f192b3c47e77', '01a1fa38-865e-72e5-b5b3-702dc191be67', '244', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '244'),
('01a1fa38-86d5-7200-9379-f7ea6c2d1ef9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '245', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '245'),
('01a1fa38-86d5-7200-9379-fbac70e7f9ab', '01a1fa38-865e-72e5-b5b3-702dc191be67', '246', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '246'),
('01a1fa38-86d5-7200-9379-fda353f7aabb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '247', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '247'),
('01a1fa38-86d5-7200-937a-039903f8a33b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '248', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '248'),
('01a1fa38-86d5-7200-937a-07aecb7f8485', '01a1fa38-865e-72e5-b5b3-702dc191be67', '249', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '249'),
('01a1fa38-86d5-7200-937a-09a018b18ecc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '250', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '250'),
('01a1fa38-86d5-7200-937a-0cc56981fc5c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '251', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '251'),
('01a1fa38-86d5-7200-937a-10c912115c06', '01a1fa38-865e-72e5-b5b3-702dc191be67', '252', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '252'),
('01a1fa38-86d5-7200-937a-161faa921536', '01a1fa38-865e-72e5-b5b3-702dc191be67', '253', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '253'),
('01a1fa38-86d5-7200-937a-1b7c15298f95', '01a1fa38-865e-72e5-b5b3-702dc191be67', '254', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '254'),
('01a1fa38-86d5-7200-937a-1f63ea1835ff', '01a1fa38-865e-72e5-b5b3-702dc191be67', '255', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '255'),
('01a1fa38-86d5-7200-937a-21740b504548', '01a1fa38-865e-72e5-b5b3-702dc191be67', '256', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '256'),
('01a1fa38-86d5-7200-937a-25d40ef4bb66', '01a1fa38-865e-72e5-b5b3-702dc191be67', '257', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '257'),
('01a1fa38-86d5-7200-937a-282de84866f3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '258', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '258'),
('01a1fa38-86d5-7200-937a-2da4bd9a776f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '259', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '259'),
('01a1fa38-86d5-7200-937a-324d6f98b4a6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '260', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '260'),
('01a1fa38-86d5-7200-937a-3772b4854369', '01a1fa38-865e-72e5-b5b3-702dc191be67', '261', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '261'),
('01a1fa38-86d5-7200-937a-3ac8ec1684d5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '262', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '262'),
('01a1fa38-86d5-7200-937a-3ff2c1e0ec33', '01a1fa38-865e-72e5-b5b3-702dc191be67', '263', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '263'),
('01a1fa38-86d5-7200-937a-439f5a368c63', '01a1fa38-865e-72e5-b5b3-702dc191be67', '264', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '264'),
('01a1fa38-86d5-7200-937a-44fef218b732', '01a1fa38-865e-72e5-b5b3-702dc191be67', '265', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '265'),
('01a1fa38-86d5-7200-937a-4b770e1e3ed5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '266', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '266'),
('01a1fa38-86d5-7200-937a-4c33f154c34e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '267', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '267'),
('01a1fa38-86d6-7716-b3c2-7452c2208dd8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '268', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '268'),
('01a1fa38-86d6-7716-b3c2-7b3f1de72382', '01a1fa38-865e-72e5-b5b3-702dc191be67', '269', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '269'),
('01a1fa38-86d6-7716-b3c2-7d9b74c25421', '01a1fa38-865e-72e5-b5b3-702dc191be67', '270', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '270'),
('01a1fa38-86d6-7716-b3c2-8376f3157e00', '01a1fa38-865e-72e5-b5b3-702dc191be67', '271', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '271'),
('01a1fa38-86d6-7716-b3c2-85856539ea94', '01a1fa38-865e-72e5-b5b3-702dc191be67', '272', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '272'),
('01a1fa38-86d6-7716-b3c2-888482453a8b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '273', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '273'),
('01a1fa38-86d6-7716-b3c2-8ef99931a58a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '274', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '274'),
('01a1fa38-86d6-7716-b3c2-9158606848ce', '01a1fa38-865e-72e5-b5b3-702dc191be67', '275', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '275'),
('01a1fa38-86d6-7716-b3c2-95c0e4278001', '01a1fa38-865e-72e5-b5b3-702dc191be67', '276', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '276'),
('01a1fa38-86d6-7716-b3c2-9b77599e3f25', '01a1fa38-865e-72e5-b5b3-702dc191be67', '277', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '277'),
('01a1fa38-86d6-7716-b3c2-9dcd13ef4116', '01a1fa38-865e-72e5-b5b3-702dc191be67', '278', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '278'),
('01a1fa38-86d6-7716-b3c2-a0c2234481bd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '279', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '279'),
('01a1fa38-86d6-7716-b3c2-a66c8b020871', '01a1fa38-865e-72e5-b5b3-702dc191be67', '280', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '280'),
('01a1fa38-86d6-7716-b3c2-abe20eda154c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '281', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '281'),
('01a1fa38-86d6-7716-b3c2-acf2617455a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '282', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '282'),
('01a1fa38-86d6-7716-b3c2-b1662baf1fe4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '283', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '283'),
('01a1fa38-86d6-7716-b3c2-b54df6005389', '01a1fa38-865e-72e5-b5b3-702dc191be67', '284', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '284'),
('01a1fa38-86d6-7716-b3c2-b9803fed89a7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '285', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '285'),
('01a1fa38-86d6-7716-b3c2-bfcfd7fd5025', '01a1fa38-865e-72e5-b5b3-702dc191be67', '286', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '286'),
('01a1fa38-86d6-7716-b3c2-c20638249930', '01a1fa38-865e-72e5-b5b3-702dc191be67', '287', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '287'),
('01a1fa38-86d6-7716-b3c2-c580811aa36f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '288', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '288'),
('01a1fa38-86d6-7716-b3c2-cb3e61ef9cc7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '289', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '289'),
('01a1fa38-86d6-7716-b3c2-ccb6b913303f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '290', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '290'),
('01a1fa38-86d6-7716-b3c2-d212e3674df5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '291', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '291'),
('01a1fa38-86d6-7716-b3c2-d705ccf479cb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '292', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '292'),
('01a1fa38-86d6-7716-b3c2-d8a8783ef31b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '293', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '293'),
('01a1fa38-86d6-7716-b3c2-dddf2db62e8f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '294', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '294'),
('01a1fa38-86d6-7716-b3c2-e2c8e6e48b48', '01a1fa38-865e-72e5-b5b3-702dc191be67', '295', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '295'),
('01a1fa38-86d6-7716-b3c2-e7556fbfe74a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '296', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '296'),
('01a1fa38-86d6-7716-b3c2-eb9906fc97ed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '297', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '297'),
('01a1fa38-86d6-7716-b3c2-edd4345b0b99', '01a1fa38-865e-72e5-b5b3-702dc191be67', '298', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '298'),
('01a1fa38-86d6-7716-b3c2-f0e2fd9f5588', '01a1fa38-865e-72e5-b5b3-702dc191be67', '299', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '299'),
('01a1fa38-86d6-7716-b3c2-f4da4b7d67a1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '300', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '300'),
('01a1fa38-86d6-7716-b3c2-fb3b19028d26', '01a1fa38-865e-72e5-b5b3-702dc191be67', '301', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '301'),
('01a1fa38-86d6-7716-b3c2-fc372fa1c884', '01a1fa38-865e-72e5-b5b3-702dc191be67', '302', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '302'),
('01a1fa38-86d6-7716-b3c3-008eda73453f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '303', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '303'),
('01a1fa38-86d6-7716-b3c3-07b73d5e7950', '01a1fa38-865e-72e5-b5b3-702dc191be67', '304', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '304'),
('01a1fa38-86d6-7716-b3c3-0a75f288e5ec', '01a1fa38-865e-72e5-b5b3-702dc191be67', '305', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '305'),
('01a1fa38-86d6-7716-b3c3-0e3f36a58b0f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '306', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '306'),
('01a1fa38-86d6-7716-b3c3-11cf2ef852fe', '01a1fa38-865e-72e5-b5b3-702dc191be67', '307', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '307'),
('01a1fa38-86d6-7716-b3c3-16285e20f43c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '308', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '308'),
('01a1fa38-86d6-7716-b3c3-1ad08dd84ac5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '309', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '309'),
('01a1fa38-86d6-7716-b3c3-1cdbda804d58', '01a1fa38-865e-72e5-b5b3-702dc191be67', '310', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '310'),
('01a1fa38-86d6-7716-b3c3-21803d7cd369', '01a1fa38-865e-72e5-b5b3-702dc191be67', '311', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '311'),
('01a1fa38-86d6-7716-b3c3-24109ef4c7e3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '312', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '312'),
('01a1fa38-86d6-7716-b3c3-2934d00b37c7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '313', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '313'),
('01a1fa38-86d6-7716-b3c3-2d1d8e6cdc96', '01a1fa38-865e-72e5-b5b3-702dc191be67', '314', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '314'),
('01a1fa38-86d6-7716-b3c3-32678ad05bca', '01a1fa38-865e-72e5-b5b3-702dc191be67', '315', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '315'),
('01a1fa38-86d6-7716-b3c3-36a89269053d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '316', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '316'),
('01a1fa38-86d6-7716-b3c3-3abdf52f83f2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '317', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '317'),
('01a1fa38-86d6-7716-b3c3-3f370230d139', '01a1fa38-865e-72e5-b5b3-702dc191be67', '318', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '318'),
('01a1fa38-86d6-7716-b3c3-4294b8475caa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '319', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '319'),
('01a1fa38-86d6-7716-b3c3-4571d187eba5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '320', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '320'),
('01a1fa38-86d6-7716-b3c3-48f230416f09', '01a1fa38-865e-72e5-b5b3-702dc191be67', '321', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '321'),
('01a1fa38-86d6-7716-b3c3-4e47e676eab4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '322', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '322'),
('01a1fa38-86d6-7716-b3c3-53c344112396', '01a1fa38-865e-72e5-b5b3-702dc191be67', '323', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '323'),
('01a1fa38-86d6-7716-b3c3-56c122031027', '01a1fa38-865e-72e5-b5b3-702dc191be67', '324', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '324'),
('01a1fa38-86d6-7716-b3c3-59066adbc8bf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '325', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '325'),
('01a1fa38-86d6-7716-b3c3-5ee37e24b792', '01a1fa38-865e-72e5-b5b3-702dc191be67', '326', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '326'),
('01a1fa38-86d6-7716-b3c3-622106924b09', '01a1fa38-865e-72e5-b5b3-702dc191be67', '327', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '327'),
('01a1fa38-86d6-7716-b3c3-67be7e31e9d0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '328', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '328'),
('01a1fa38-86d6-7716-b3c3-69f17b1c6045', '01a1fa38-865e-72e5-b5b3-702dc191be67', '329', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '329'),
('01a1fa38-86d6-7716-b3c3-6fbd7d6e30d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '330', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '330'),
('01a1fa38-86d6-7716-b3c3-713e0af38d3d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '331', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '331'),
('01a1fa38-86d6-7716-b3c3-778b32a268d2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '332', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '332'),
('01a1fa38-86d6-7716-b3c3-7952f75ce6f0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '333', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '333'),
('01a1fa38-86d6-7716-b3c3-7e150d415ea2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '334', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '334'),
('01a1fa38-86d6-7716-b3c3-815fbc2de989', '01a1fa38-865e-72e5-b5b3-702dc191be67', '335', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '335'),
('01a1fa38-86d6-7716-b3c3-87fedb1a1bce', '01a1fa38-865e-72e5-b5b3-702dc191be67', '336', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '336'),
('01a1fa38-86d6-7716-b3c3-8a54508d2bb2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '337', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '337'),
('01a1fa38-86d6-7716-b3c3-8ef6561fdab3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '338', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '338'),
('01a1fa38-86d6-7716-b3c3-92b53ade51c6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '339', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '339'),
('01a1fa38-86d6-7716-b3c3-97c0d5bca612', '01a1fa38-865e-72e5-b5b3-702dc191be67', '340', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '340'),
('01a1fa38-86d6-7716-b3c3-99337f377e2f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '341', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '341'),
('01a1fa38-86d6-7716-b3c3-9f1f06961c7c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '342', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '342'),
('01a1fa38-86d6-7716-b3c3-a11808a576d6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '343', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '343'),
('01a1fa38-86d6-7716-b3c3-a7aa1ad13208', '01a1fa38-865e-72e5-b5b3-702dc191be67', '344', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '344'),
('01a1fa38-86d6-7716-b3c3-aab3fdca72d5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '345', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '345'),
('01a1fa38-86d6-7716-b3c3-ad246fc24269', '01a1fa38-865e-72e5-b5b3-702dc191be67', '346', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '346'),
('01a1fa38-86d6-7716-b3c3-b11f410f2a02', '01a1fa38-865e-72e5-b5b3-702dc191be67', '347', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '347'),
('01a1fa38-86d6-7716-b3c3-b4a9f123b1f5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '348', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '348'),
('01a1fa38-86d6-7716-b3c3-b87cb4ec1dfd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '349', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '349'),
('01a1fa38-86d6-7716-b3c3-bfc20576e951', '01a1fa38-865e-72e5-b5b3-702dc191be67', '350', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '350'),
('01a1fa38-86d6-7716-b3c3-c25e789c2853', '01a1fa38-865e-72e5-b5b3-702dc191be67', '351', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '351'),
('01a1fa38-86d6-7716-b3c3-c63efcbd91d1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '352', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '352'),
('01a1fa38-86d6-7716-b3c3-c9abe6c0ec83', '01a1fa38-865e-72e5-b5b3-702dc191be67', '353', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '353'),
('01a1fa38-86d6-7716-b3c3-cf08e8d00040', '01a1fa38-865e-72e5-b5b3-702dc191be67', '354', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '354'),
('01a1fa38-86d6-7716-b3c3-d2b6f8d7ecac', '01a1fa38-865e-72e5-b5b3-702dc191be67', '355', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '355'),
('01a1fa38-86d6-7716-b3c3-d7439d900f4f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '356', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '356'),
('01a1fa38-86d6-7716-b3c3-da281fa7b9a6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '357', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '357'),
('01a1fa38-86d6-7716-b3c3-dcc0f297f51b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '358', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '358'),
('01a1fa38-86d6-7716-b3c3-e2c4ad69f5c5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '359', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '359'),
('01a1fa38-86d6-7716-b3c3-e61a4899f516', '01a1fa38-865e-72e5-b5b3-702dc191be67', '360', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '360'),
('01a1fa38-86d6-7716-b3c3-e91e9a3b4a4b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '361', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '361'),
('01a1fa38-86d6-7716-b3c3-ee4e120bc1ee', '01a1fa38-865e-72e5-b5b3-702dc191be67', '362', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '362'),
('01a1fa38-86d6-7716-b3c3-f081e8b7f77d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '363', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '363'),
('01a1fa38-86d6-7716-b3c3-f55beb0bf517', '01a1fa38-865e-72e5-b5b3-702dc191be67', '364', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '364'),
('01a1fa38-86d6-7716-b3c3-fb77608ca361', '01a1fa38-865e-72e5-b5b3-702dc191be67', '365', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '365'),
('01a1fa38-86d6-7716-b3c3-fd85def0ae30', '01a1fa38-865e-72e5-b5b3-702dc191be67', '366', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '366'),
('01a1fa38-86d7-760b-a52d-9c89aa135228', '01a1fa38-865e-72e5-b5b3-702dc191be67', '367', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '367'),
('01a1fa38-86d7-760b-a52d-a0f5dba1d2fc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '368', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '368'),
('01a1fa38-86d7-760b-a52d-a49ac3321620', '01a1fa38-865e-72e5-b5b3-702dc191be67', '369', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '369'),
('01a1fa38-86d7-760b-a52d-a99c2b7ade64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '370', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '370'),
('01a1fa38-86d7-760b-a52d-ae176b249fb2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '371', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '371'),
('01a1fa38-86d7-760b-a52d-b1d861f25fc1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '372', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '372'),
('01a1fa38-86d7-760b-a52d-b7a021053d69', '01a1fa38-865e-72e5-b5b3-702dc191be67', '373', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '373'),
('01a1fa38-86d7-760b-a52d-bbe65190360c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '374', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '374'),
('01a1fa38-86d7-760b-a52d-bf202109a095', '01a1fa38-865e-72e5-b5b3-702dc191be67', '375', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '375'),
('01a1fa38-86d7-760b-a52d-c29fc66500a7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '376', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '376'),
('01a1fa38-86d7-760b-a52d-c5bf39ad1409', '01a1fa38-865e-72e5-b5b3-702dc191be67', '377', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '377'),
('01a1fa38-86d7-760b-a52d-cb0c83e83f41', '01a1fa38-865e-72e5-b5b3-702dc191be67', '378', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '378'),
('01a1fa38-86d7-760b-a52d-cf1a3f16f972', '01a1fa38-865e-72e5-b5b3-702dc191be67', '379', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '379'),
('01a1fa38-86d7-760b-a52d-d0ae6a86a03a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '380', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '380'),
('01a1fa38-86d7-760b-a52d-d42de7f1d2ea', '01a1fa38-865e-72e5-b5b3-702dc191be67', '381', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '381'),
('01a1fa38-86d7-760b-a52d-d9a483837179', '01a1fa38-865e-72e5-b5b3-702dc191be67', '382', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '382'),
('01a1fa38-86d7-760b-a52d-dc000b0f66fc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '383', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '383'),
('01a1fa38-86d7-760b-a52d-e3fbb2ea6d9d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '384', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '384'),
('01a1fa38-86d7-760b-a52d-e4c16203e7d7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '385', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '385'),
('01a1fa38-86d7-760b-a52d-e9e9907a760d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '386', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '386'),
('01a1fa38-86d7-760b-a52d-ef82cd6299a3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '387', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '387'),
('01a1fa38-86d7-760b-a52d-f0b3c6cc4cbc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '388', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '388'),
('01a1fa38-86d7-760b-a52d-f6aae1743b40', '01a1fa38-865e-72e5-b5b3-702dc191be67', '389', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '389'),
('01a1fa38-86d7-760b-a52d-f857237220cd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '390', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '390'),
('01a1fa38-86d7-760b-a52d-fecc2232598d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '391', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '391'),
('01a1fa38-86d7-760b-a52e-007dd01b1101', '01a1fa38-865e-72e5-b5b3-702dc191be67', '392', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '392'),
('01a1fa38-86d7-760b-a52e-06bf1c30911b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '393', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '393'),
('01a1fa38-86d7-760b-a52e-0a490ce6e62c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '394', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '394'),
('01a1fa38-86d7-760b-a52e-0ce6813c921d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '395', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '395'),
('01a1fa38-86d7-760b-a52e-12cba08e8996', '01a1fa38-865e-72e5-b5b3-702dc191be67', '396', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '396'),
('01a1fa38-86d7-760b-a52e-1793da2ce090', '01a1fa38-865e-72e5-b5b3-702dc191be67', '397', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '397'),
('01a1fa38-86d7-760b-a52e-193d70fd6740', '01a1fa38-865e-72e5-b5b3-702dc191be67', '398', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '398'),
('01a1fa38-86d7-760b-a52e-1f535cdc4c31', '01a1fa38-865e-72e5-b5b3-702dc191be67', '399', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '399'),
('01a1fa38-86d7-760b-a52e-23c58f40937d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '400', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '400'),
('01a1fa38-86d7-760b-a52e-25d8be69d323', '01a1fa38-865e-72e5-b5b3-702dc191be67', '401', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '401'),
('01a1fa38-86d7-760b-a52e-2be19eb9343b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '402', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '402'),
('01a1fa38-86d7-760b-a52e-2f5e6e445f53', '01a1fa38-865e-72e5-b5b3-702dc191be67', '403', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '403'),
('01a1fa38-86d7-760b-a52e-33923c443a64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '404', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '404'),
('01a1fa38-86d7-760b-a52e-3481c28c8667', '01a1fa38-865e-72e5-b5b3-702dc191be67', '405', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '405'),
('01a1fa38-86d7-760b-a52e-39f258a458e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '406', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '406'),
('01a1fa38-86d7-760b-a52e-3c476bb1753a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '407', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '407'),
('01a1fa38-86d7-760b-a52e-4307e00dc2b3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '408', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '408'),
('01a1fa38-86d7-760b-a52e-45d7e5a7c80b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '409', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '409'),
('01a1fa38-86d7-760b-a52e-496cf82c7783', '01a1fa38-865e-72e5-b5b3-702dc191be67', '410', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '410'),
('01a1fa38-86d7-760b-a52e-4d9251f3dd69', '01a1fa38-865e-72e5-b5b3-702dc191be67', '411', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '411'),
('01a1fa38-86d7-760b-a52e-536a4f420f84', '01a1fa38-865e-72e5-b5b3-702dc191be67', '412', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '412'),
('01a1fa38-86d7-760b-a52e-57d150ef1445', '01a1fa38-865e-72e5-b5b3-702dc191be67', '413', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '413'),
('01a1fa38-86d7-760b-a52e-5b3c1a732fe9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '414', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '414'),
('01a1fa38-86d7-760b-a52e-5d2a7caece35', '01a1fa38-865e-72e5-b5b3-702dc191be67', '415', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '415'),
('01a1fa38-86d7-760b-a52e-63caa7066013', '01a1fa38-865e-72e5-b5b3-702dc191be67', '416', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '416'),
('01a1fa38-86d7-760b-a52e-649a21c7b209', '01a1fa38-865e-72e5-b5b3-702dc191be67', '417', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '417'),
('01a1fa38-86d7-760b-a52e-6a6dd60be9e0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '418', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '418'),
('01a1fa38-86d7-760b-a52e-6d895d8bd26d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '419', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '419'),
('01a1fa38-86d7-760b-a52e-71bde8c20af4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '420', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '420'),
('01a1fa38-86d7-760b-a52e-74c73f1b28e0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '421', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '421'),
('01a1fa38-86d7-760b-a52e-78e793f8dd0c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '422', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '422'),
('01a1fa38-86d7-760b-a52e-7f7d76b20ffb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '423', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '423'),
('01a1fa38-86d7-760b-a52e-829d9607d2b9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '424', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '424'),
('01a1fa38-86de-7323-84b0-c1977bb6d25a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '425', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '425'),
('01a1fa38-86de-7323-84b0-c7bf58966854', '01a1fa38-865e-72e5-b5b3-702dc191be67', '426', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '426'),
('01a1fa38-86df-76fa-b17c-7f09abaab289', '01a1fa38-865e-72e5-b5b3-702dc191be67', '427', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '427'),
('01a1fa38-86df-76fa-b17c-82dc77d96154', '01a1fa38-865e-72e5-b5b3-702dc191be67', '428', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '428'),
('01a1fa38-86df-76fa-b17c-84c4aa9bc640', '01a1fa38-865e-72e5-b5b3-702dc191be67', '429', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '429'),
('01a1fa38-86df-76fa-b17c-88b493b24d8b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '430', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '430'),
('01a1fa38-86df-76fa-b17c-8de6e73c9e4b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '431', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '431'),
('01a1fa38-86df-76fa-b17c-92ce79f6dd90', '01a1fa38-865e-72e5-b5b3-702dc191be67', '432', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '432'),
('01a1fa38-86e0-714a-b9e0-f142006c2dab', '01a1fa38-865e-72e5-b5b3-702dc191be67', '433', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '433'),
('01a1fa38-86e0-714a-b9e0-f6274c40c116', '01a1fa38-865e-72e5-b5b3-702dc191be67', '434', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '434'),
('01a1fa38-86e0-714a-b9e0-f826df9f2052', '01a1fa38-865e-72e5-b5b3-702dc191be67', '435', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '435'),
('01a1fa38-86e0-714a-b9e0-fe26e182fbc5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '436', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '436'),
('01a1fa38-86e0-714a-b9e1-001f2c6c8ae4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '437', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '437'),
('01a1fa38-86e0-714a-b9e1-0403a708154b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '438', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '438'),
('01a1fa38-86e0-714a-b9e1-0aa50eddf4aa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '439', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '439'),
('01a1fa38-86e0-714a-b9e1-0ecc5c551e5d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '440', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '440'),
('01a1fa38-86e0-714a-b9e1-13526a57a5ae', '01a1fa38-865e-72e5-b5b3-702dc191be67', '441', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '441'),
('01a1fa38-86e0-714a-b9e1-171e742a5345', '01a1fa38-865e-72e5-b5b3-702dc191be67', '442', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '442'),
('01a1fa38-86e0-714a-b9e1-196cab87958d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '443', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '443'),
('01a1fa38-86e0-714a-b9e1-1ca5ccbe29bd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '444', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '444'),
('01a1fa38-86e0-714a-b9e1-23ba65a07d4b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '445', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '445'),
('01a1fa38-86e0-714a-b9e1-2517c58b8f34', '01a1fa38-865e-72e5-b5b3-702dc191be67', '446', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '446'),
('01a1fa38-86e0-714a-b9e1-28ba67ca64d1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '447', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '447'),
('01a1fa38-86e0-714a-b9e1-2e876fe1f7a4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '448', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '448'),
('01a1fa38-86e0-714a-b9e1-33df484eb572', '01a1fa38-865e-72e5-b5b3-702dc191be67', '449', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '449'),
('01a1fa38-86e0-714a-b9e1-367e8993252e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '450', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '450'),
('01a1fa38-86e0-714a-b9e1-3bf4967efe49', '01a1fa38-865e-72e5-b5b3-702dc191be67', '451', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '451'),
('01a1fa38-86e0-714a-b9e1-3cb3e39040c6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '452', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '452'),
('01a1fa38-86e0-714a-b9e1-42de9a0e216a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '453', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '453'),
('01a1fa38-86e0-714a-b9e1-475ce3392622', '01a1fa38-865e-72e5-b5b3-702dc191be67', '454', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '454'),
('01a1fa38-86e0-714a-b9e1-4831463172ef', '01a1fa38-865e-72e5-b5b3-702dc191be67', '455', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '455'),
('01a1fa38-86e0-714a-b9e1-4c6d27f1cc28', '01a1fa38-865e-72e5-b5b3-702dc191be67', '456', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '456'),
('01a1fa38-86e0-714a-b9e1-511d010e03d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '457', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '457'),
('01a1fa38-86e0-714a-b9e1-540ee8b8492a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '458', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '458'),
('01a1fa38-86e0-714a-b9e1-58eeb3c49c82', '01a1fa38-865e-72e5-b5b3-702dc191be67', '459', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '459'),
('01a1fa38-86e0-714a-b9e1-5dda9c2ba0e3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '460', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '460'),
('01a1fa38-86e0-714a-b9e1-628f9eca231d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '461', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '461'),
('01a1fa38-86e0-714a-b9e1-64b20d6eb894', '01a1fa38-865e-72e5-b5b3-702dc191be67', '462', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '462'),
('01a1fa38-86e0-714a-b9e1-69d23c1d9c33', '01a1fa38-865e-72e5-b5b3-702dc191be67', '463', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '463'),
('01a1fa38-86e0-714a-b9e1-6de4fce86537', '01a1fa38-865e-72e5-b5b3-702dc191be67', '464', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '464'),
('01a1fa38-86e0-714a-b9e1-7020c5288b29', '01a1fa38-865e-72e5-b5b3-702dc191be67', '465', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '465'),
('01a1fa38-86e0-714a-b9e1-767eff761be4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '466', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '466'),
('01a1fa38-86e0-714a-b9e1-7be272e63d49', '01a1fa38-865e-72e5-b5b3-702dc191be67', '467', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '467'),
('01a1fa38-86e0-714a-b9e1-7ebfc4d25957', '01a1fa38-865e-72e5-b5b3-702dc191be67', '468', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '468'),
('01a1fa38-86e0-714a-b9e1-80c20b51d075', '01a1fa38-865e-72e5-b5b3-702dc191be67', '469', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '469'),
('01a1fa38-86e0-714a-b9e1-860e43b00b77', '01a1fa38-865e-72e5-b5b3-702dc191be67', '470', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '470'),
('01a1fa38-86e0-714a-b9e1-8bb3ed925108', '01a1fa38-865e-72e5-b5b3-702dc191be67', '471', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '471'),
('01a1fa38-86e0-714a-b9e1-8fbb33a5b78e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '472', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '472'),
('01a1fa38-86e0-714a-b9e1-917dbbb715a5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '473', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '473'),
('01a1fa38-86e0-714a-b9e1-945cc5a07818', '01a1fa38-865e-72e5-b5b3-702dc191be67', '474', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '474'),
('01a1fa38-86e0-714a-b9e1-9a3cce3264f0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '475', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '475'),
('01a1fa38-86e0-714a-b9e1-9cadef6c3ee0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '476', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '476'),
('01a1fa38-86e0-714a-b9e1-a0aeb5cbc3de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '477', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '477'),
('01a1fa38-86e0-714a-b9e1-a6a0cf9f4ffb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '478', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '478'),
('01a1fa38-86e0-714a-b9e1-a8c5f832183c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '479', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '479'),
('01a1fa38-86e0-714a-b9e1-ad9a9a321947', '01a1fa38-865e-72e5-b5b3-702dc191be67', '480', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '480'),
('01a1fa38-86e0-714a-b9e1-b3a2d5844223', '01a1fa38-865e-72e5-b5b3-702dc191be67', '481', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '481'),
('01a1fa38-86e0-714a-b9e1-b5cf3479ed26', '01a1fa38-865e-72e5-b5b3-702dc191be67', '482', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '482'),
('01a1fa38-86e0-714a-b9e1-ba1717bfcd5b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '483', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '483'),
('01a1fa38-86e0-714a-b9e1-bd4e3fece043', '01a1fa38-865e-72e5-b5b3-702dc191be67', '484', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '484'),
('01a1fa38-86e0-714a-b9e1-c15b8b52b6b2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '485', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '485'),
('01a1fa38-86e0-714a-b9e1-c513e17688a1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '486', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '486'),
('01a1fa38-86e0-714a-b9e1-c8f79b439a0a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '487', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '487'),
('01a1fa38-86e0-714a-b9e1-cf299dea08b4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '488', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '488'),
('01a1fa38-86e0-714a-b9e1-d0e9fa72793c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '489', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '489'),
('01a1fa38-86e0-714a-b9e1-d49714184f0e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '490', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '490'),
('01a1fa38-86e0-714a-b9e1-d9ac88293d1b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '491', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '491'),
('01a1fa38-86e0-714a-b9e1-dfd77cef8ef9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '492', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '492'),
('01a1fa38-86e0-714a-b9e1-e1e5ae2c88c8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '493', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '493'),
('01a1fa38-86e0-714a-b9e1-e6286f888ff9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '494', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '494'),
('01a1fa38-86e0-714a-b9e1-eae852f44324', '01a1fa38-865e-72e5-b5b3-702dc191be67', '495', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '495'),
('01a1fa38-86e0-714a-b9e1-ec490edce2a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '496', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '496'),
('01a1fa38-86e0-714a-b9e1-f30388fc373e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '497', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '497'),
('01a1fa38-86e0-714a-b9e1-f490c80f5e84', '01a1fa38-865e-72e5-b5b3-702dc191be67', '498', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '498'),
('01a1fa38-86e0-714a-b9e1-fbc7f9d7fc8b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '499', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '499'),
('01a1fa38-86e0-714a-b9e1-fea084b537e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '500', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '500'),
('01a1fa38-86e0-714a-b9e2-01751ceff400', '01a1fa38-865e-72e5-b5b3-702dc191be67', '501', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '501'),
('01a1fa38-86e0-714a-b9e2-05d5449ad528', '01a1fa38-865e-72e5-b5b3-702dc191be67', '502', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '502'),
('01a1fa38-86e1-77ef-860f-7e6c3a8ff5e9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '503', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '503'),
('01a1fa38-86e1-77ef-860f-828a7014402e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '504', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '504'),
('01a1fa38-86e1-77ef-860f-841eb1172858', '01a1fa38-865e-72e5-b5b3-702dc191be67', '505', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '505'),
('01a1fa38-86e1-77ef-860f-8a1ac5e3795b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '506', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '506'),
('01a1fa38-86e1-77ef-860f-8ed9754fff5d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '507', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '507'),
('01a1fa38-86e1-77ef-860f-938061f7134c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '508', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '508'),
('01a1fa38-86e1-77ef-860f-95397c5f82ae', '01a1fa38-865e-72e5-b5b3-702dc191be67', '509', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '509'),
('01a1fa38-86e1-77ef-860f-9a34f898d70b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '510', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '510'),
('01a1fa38-86e1-77ef-860f-9e09e880b13c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '511', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '511'),
('01a1fa38-86e1-77ef-860f-a1b56cb4c274', '01a1fa38-865e-72e5-b5b3-702dc191be67', '512', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '512'),
('01a1fa38-86e1-77ef-860f-a4e49a854a73', '01a1fa38-865e-72e5-b5b3-702dc191be67', '513', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '513'),
('01a1fa38-86e1-77ef-860f-ab1757213ac0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '514', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '514'),
('01a1fa38-86e1-77ef-860f-af286ff3ca4e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '515', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '515'),
('01a1fa38-86e1-77ef-860f-b21a09c3b490', '01a1fa38-865e-72e5-b5b3-702dc191be67', '516', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '516'),
('01a1fa38-86e1-77ef-860f-b70fad7b1981', '01a1fa38-865e-72e5-b5b3-702dc191be67', '517', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '517'),
('01a1fa38-86e1-77ef-860f-b82e81e80e29', '01a1fa38-865e-72e5-b5b3-702dc191be67', '518', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '518'),
('01a1fa38-86e1-77ef-860f-be1eb00f2fca', '01a1fa38-865e-72e5-b5b3-702dc191be67', '519', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '519'),
('01a1fa38-86e1-77ef-860f-c2107c49265a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '520', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '520'),
('01a1fa38-86e1-77ef-860f-c6dc92881801', '01a1fa38-865e-72e5-b5b3-702dc191be67', '521', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '521'),
('01a1fa38-86e1-77ef-860f-c8e8e6bad37b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '522', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '522'),
('01a1fa38-86e1-77ef-860f-cf12602953c3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '523', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '523'),
('01a1fa38-86e1-77ef-860f-d0597b49a6d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '524', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '524'),
('01a1fa38-86e1-77ef-860f-d7a8003754c1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '525', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '525'),
('01a1fa38-86e1-77ef-860f-dac455b4c90d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '526', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '526'),
('01a1fa38-86e1-77ef-860f-dc0eadb2a704', '01a1fa38-865e-72e5-b5b3-702dc191be67', '527', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '527'),
('01a1fa38-86e1-77ef-860f-e1fe6f94ff92', '01a1fa38-865e-72e5-b5b3-702dc191be67', '528', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '528'),
('01a1fa38-86e1-77ef-860f-e79ef426c253', '01a1fa38-865e-72e5-b5b3-702dc191be67', '529', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '529'),
('01a1fa38-86e1-77ef-860f-e94e76fb6a29', '01a1fa38-865e-72e5-b5b3-702dc191be67', '530', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '530'),
('01a1fa38-86e1-77ef-860f-ec1a023a6bce', '01a1fa38-865e-72e5-b5b3-702dc191be67', '531', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '531'),
('01a1fa38-86e1-77ef-860f-f1e5f7b606c0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '532', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '532'),
('01a1fa38-86e1-77ef-860f-f4767b788d49', '01a1fa38-865e-72e5-b5b3-702dc191be67', '533', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '533'),
('01a1fa38-86e1-77ef-860f-fbca3b309aec', '01a1fa38-865e-72e5-b5b3-702dc191be67', '534', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '534'),
('01a1fa38-86e1-77ef-860f-fc380f9134c5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '535', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '535'),
('01a1fa38-86e1-77ef-8610-03b205f5f2e3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '536', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '536'),
('01a1fa38-86e1-77ef-8610-052ec2d8b03d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '537', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '537'),
('01a1fa38-86e1-77ef-8610-08210dc11295', '01a1fa38-865e-72e5-b5b3-702dc191be67', '538', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '538'),
('01a1fa38-86e1-77ef-8610-0edd8ff328c9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '539', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '539'),
('01a1fa38-86e1-77ef-8610-1210ac1460c5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '540', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '540'),
('01a1fa38-86e1-77ef-8610-14644262b723', '01a1fa38-865e-72e5-b5b3-702dc191be67', '541', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '541'),
('01a1fa38-86e1-77ef-8610-195e14f21ab1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '542', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '542'),
('01a1fa38-86e1-77ef-8610-1eae93a38024', '01a1fa38-865e-72e5-b5b3-702dc191be67', '543', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '543'),
('01a1fa38-86e1-77ef-8610-20d846c27e47', '01a1fa38-865e-72e5-b5b3-702dc191be67', '544', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '544'),
('01a1fa38-86e1-77ef-8610-26897c89767e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '545', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '545'),
('01a1fa38-86e1-77ef-8610-2b71293adde1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '546', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '546'),
('01a1fa38-86e1-77ef-8610-2e1b71577074', '01a1fa38-865e-72e5-b5b3-702dc191be67', '547', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '547'),
('01a1fa38-86e1-77ef-8610-31cdcf038477', '01a1fa38-865e-72e5-b5b3-702dc191be67', '548', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '548'),
('01a1fa38-86e1-77ef-8610-363da3c90881', '01a1fa38-865e-72e5-b5b3-702dc191be67', '549', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '549'),
('01a1fa38-86e1-77ef-8610-387b06d99432', '01a1fa38-865e-72e5-b5b3-702dc191be67', '550', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '550'),
('01a1fa38-86e1-77ef-8610-3ec9c065a514', '01a1fa38-865e-72e5-b5b3-702dc191be67', '551', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '551'),
('01a1fa38-86e1-77ef-8610-40c008e66456', '01a1fa38-865e-72e5-b5b3-702dc191be67', '552', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '552'),
('01a1fa38-86e1-77ef-8610-46587cf782f8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '553', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '553'),
('01a1fa38-86e1-77ef-8610-49151e788b83', '01a1fa38-865e-72e5-b5b3-702dc191be67', '554', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '554'),
('01a1fa38-86e1-77ef-8610-4f52017a0887', '01a1fa38-865e-72e5-b5b3-702dc191be67', '555', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '555'),
('01a1fa38-86e1-77ef-8610-52b03934d3d2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '556', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '556'),
('01a1fa38-86e1-77ef-8610-57efcbe49f14', '01a1fa38-865e-72e5-b5b3-702dc191be67', '557', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '557'),
('01a1fa38-86e1-77ef-8610-59eb5fddb43d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '558', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '558'),
('01a1fa38-86e1-77ef-8610-5e408ac8cddc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '559', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '559'),
('01a1fa38-86e1-77ef-8610-60bb66ea38e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '560', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '560'),
('01a1fa38-86e1-77ef-8610-67d87c0c41e2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '561', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '561'),
('01a1fa38-86e1-77ef-8610-6aa56cc3adfa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '562', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '562'),
('01a1fa38-86e1-77ef-8610-6f5cc1708328', '01a1fa38-865e-72e5-b5b3-702dc191be67', '563', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '563'),
('01a1fa38-86e1-77ef-8610-72e1cc7e4f63', '01a1fa38-865e-72e5-b5b3-702dc191be67', '564', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '564'),
('01a1fa38-86e1-77ef-8610-753ee2a51c88', '01a1fa38-865e-72e5-b5b3-702dc191be67', '565', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '565'),
('01a1fa38-86e1-77ef-8610-7904c447be6e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '566', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '566'),
('01a1fa38-86e1-77ef-8610-7cbbfcb4c3e3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '567', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '567'),
('01a1fa38-86e1-77ef-8610-80ba77008863', '01a1fa38-865e-72e5-b5b3-702dc191be67', '568', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '568'),
('01a1fa38-86e1-77ef-8610-8731863ee2bf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '569', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '569'),
('01a1fa38-86e1-77ef-8610-89113fd9cc05', '01a1fa38-865e-72e5-b5b3-702dc191be67', '570', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '570'),
('01a1fa38-86e1-77ef-8610-8de85ab7da7b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '571', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '571'),
('01a1fa38-86e1-77ef-8610-93779f72ae93', '01a1fa38-865e-72e5-b5b3-702dc191be67', '572', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '572'),
('01a1fa38-86e1-77ef-8610-97260b94666b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '573', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '573'),
('01a1fa38-86e1-77ef-8610-9b0d52516203', '01a1fa38-865e-72e5-b5b3-702dc191be67', '574', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '574'),
('01a1fa38-86e1-77ef-8610-9c52d20aab2a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '575', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '575'),
('01a1fa38-86e1-77ef-8610-a119cda06134', '01a1fa38-865e-72e5-b5b3-702dc191be67', '576', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '576'),
('01a1fa38-86e1-77ef-8610-a7404f36a621', '01a1fa38-865e-72e5-b5b3-702dc191be67', '577', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '577'),
('01a1fa38-86e1-77ef-8610-a90d76621fde', '01a1fa38-865e-72e5-b5b3-702dc191be67', '578', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '578'),
('01a1fa38-86e1-77ef-8610-aff7f7e6ca46', '01a1fa38-865e-72e5-b5b3-702dc191be67', '579', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '579'),
('01a1fa38-86e1-77ef-8610-b1fa32332f20', '01a1fa38-865e-72e5-b5b3-702dc191be67', '580', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '580'),
('01a1fa38-86e1-77ef-8610-b41cd27dfc01', '01a1fa38-865e-72e5-b5b3-702dc191be67', '581', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '581'),
('01a1fa38-86e1-77ef-8610-b8189d048239', '01a1fa38-865e-72e5-b5b3-702dc191be67', '582', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '582'),
('01a1fa38-86e1-77ef-8610-bcdcb2a48f6d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '583', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '583'),
('01a1fa38-86e1-77ef-8610-c16dc0f87315', '01a1fa38-865e-72e5-b5b3-702dc191be67', '584', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '584'),
('01a1fa38-86e1-77ef-8610-c7fd9eff8c64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '585', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '585'),
('01a1fa38-86e1-77ef-8610-c8ed2eebfbe5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '586', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '586'),
('01a1fa38-86e1-77ef-8610-cd83b5cc4fed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '587', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '587'),
('01a1fa38-86e1-77ef-8610-d1f431ca6439', '01a1fa38-865e-72e5-b5b3-702dc191be67', '588', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '588'),
('01a1fa38-86e1-77ef-8610-d71e1585733b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '589', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '589'),
('01a1fa38-86e1-77ef-8610-db11518f0eb6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '590', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '590'),
('01a1fa38-86e1-77ef-8610-ddeb0fbaa3be', '01a1fa38-865e-72e5-b5b3-702dc191be67', '591', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '591'),
('01a1fa38-86e1-77ef-8610-e028f2d52f21', '01a1fa38-865e-72e5-b5b3-702dc191be67', '592', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '592'),
('01a1fa38-86e1-77ef-8610-e68c7058a9e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '593', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '593'),
('01a1fa38-86e1-77ef-8610-ebc91da6f419', '01a1fa38-865e-72e5-b5b3-702dc191be67', '594', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '594'),
('01a1fa38-86e1-77ef-8610-ede74a575df6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '595', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '595'),
('01a1fa38-86e1-77ef-8610-f239a1f6033f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '596', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '596'),
('01a1fa38-86e1-77ef-8610-f62e3218be73', '01a1fa38-865e-72e5-b5b3-702dc191be67', '597', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '597'),
('01a1fa38-86e1-77ef-8610-fb9644456aca', '01a1fa38-865e-72e5-b5b3-702dc191be67', '598', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '598'),
('01a1fa38-86e1-77ef-8610-ffd96e39ba17', '01a1fa38-865e-72e5-b5b3-702dc191be67', '599', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '599'),
('01a1fa38-86e1-77ef-8611-023d92329e27', '01a1fa38-865e-72e5-b5b3-702dc191be67', '600', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '600'),
('01a1fa38-86e2-721f-ac71-c2f827ac42ad', '01a1fa38-865e-72e5-b5b3-702dc191be67', '601', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '601'),
('01a1fa38-86e2-721f-ac71-c7292c3dc86a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '602', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '602'),
('01a1fa38-86e2-721f-ac71-cbc6919ea553', '01a1fa38-865e-72e5-b5b3-702dc191be67', '603', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '603'),
('01a1fa38-86e2-721f-ac71-cea08e2efc98', '01a1fa38-865e-72e5-b5b3-702dc191be67', '604', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '604'),
('01a1fa38-86e2-721f-ac71-d286218162c0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '605', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '605'),
('01a1fa38-86e2-721f-ac71-d45b04658998', '01a1fa38-865e-72e5-b5b3-702dc191be67', '606', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '606'),
('01a1fa38-86e2-721f-ac71-d8e5f1e0b335', '01a1fa38-865e-72e5-b5b3-702dc191be67', '607', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '607'),
('01a1fa38-86e2-721f-ac71-dcd84390e1d0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '608', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '608'),
('01a1fa38-86e2-721f-ac71-e036ba1cd279', '01a1fa38-865e-72e5-b5b3-702dc191be67', '609', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '609'),
('01a1fa38-86e2-721f-ac71-e59b18cb4a64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '610', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '610'),
('01a1fa38-86e2-721f-ac71-e84b1771f4e3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '611', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '611'),
('01a1fa38-86e2-721f-ac71-ed400c7faebe', '01a1fa38-865e-72e5-b5b3-702dc191be67', '612', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '612'),
('01a1fa38-86e2-721f-ac71-f25bec3cc7aa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '613', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '613'),
('01a1fa38-86e2-721f-ac71-f6d17772cd79', '01a1fa38-865e-72e5-b5b3-702dc191be67', '614', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '614'),
('01a1fa38-86e2-721f-ac71-f9a66bd69879', '01a1fa38-865e-72e5-b5b3-702dc191be67', '615', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '615'),
('01a1fa38-86e2-721f-ac71-ff0521d63d91', '01a1fa38-865e-72e5-b5b3-702dc191be67', '616', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '616'),
('01a1fa38-86e2-721f-ac72-0169fc2d0f53', '01a1fa38-865e-72e5-b5b3-702dc191be67', '617', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '617'),
('01a1fa38-86e2-721f-ac72-063c28baed0e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '618', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '618'),
('01a1fa38-86e2-721f-ac72-0a9e9e317ec3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '619', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '619'),
('01a1fa38-86e2-721f-ac72-0ff83b9e71ea', '01a1fa38-865e-72e5-b5b3-702dc191be67', '620', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '620'),
('01a1fa38-86e2-721f-ac72-12a9bb5c08cf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '621', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '621'),
('01a1fa38-86e2-721f-ac72-1509036bab2f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '622', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '622'),
('01a1fa38-86e2-721f-ac72-194bac8578d7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '623', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '623'),
('01a1fa38-86e2-721f-ac72-1dd444bc24e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '624', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '624'),
('01a1fa38-86e2-721f-ac72-209a79ab1133', '01a1fa38-865e-72e5-b5b3-702dc191be67', '625', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '625'),
('01a1fa38-86e2-721f-ac72-27602f8bbdff', '01a1fa38-865e-72e5-b5b3-702dc191be67', '626', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '626'),
('01a1fa38-86e2-721f-ac72-2a77b51a6a19', '01a1fa38-865e-72e5-b5b3-702dc191be67', '627', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '627'),
('01a1fa38-86e2-721f-ac72-2ce99363d5ba', '01a1fa38-865e-72e5-b5b3-702dc191be67', '628', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '628'),
('01a1fa38-86e2-721f-ac72-3042be1ece54', '01a1fa38-865e-72e5-b5b3-702dc191be67', '629', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '629'),
('01a1fa38-86e2-721f-ac72-360276b7ab18', '01a1fa38-865e-72e5-b5b3-702dc191be67', '630', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '630'),
('01a1fa38-86e2-721f-ac72-3b68c6366c06', '01a1fa38-865e-72e5-b5b3-702dc191be67', '631', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '631'),
('01a1fa38-86e2-721f-ac72-3c5e7668e1a4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '632', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '632'),
('01a1fa38-86e2-721f-ac72-400d561df1f9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '633', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '633'),
('01a1fa38-86e2-721f-ac72-479e83c784c7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '634', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '634'),
('01a1fa38-86e2-721f-ac72-49b1a8861557', '01a1fa38-865e-72e5-b5b3-702dc191be67', '635', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '635'),
('01a1fa38-86e2-721f-ac72-4fb8477d6bed', '01a1fa38-865e-72e5-b5b3-702dc191be67', '636', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '636'),
('01a1fa38-86e2-721f-ac72-538f92b6f38a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '637', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '637'),
('01a1fa38-86e2-721f-ac72-55dbdb6a00cb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '638', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '638'),
('01a1fa38-86e2-721f-ac72-5bd5b8ff2ea0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '639', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '639'),
('01a1fa38-86e2-721f-ac72-5d4c11f86133', '01a1fa38-865e-72e5-b5b3-702dc191be67', '640', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '640'),
('01a1fa38-86e2-721f-ac72-602d81026f8a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '641', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '641'),
('01a1fa38-86e2-721f-ac72-642512aa7b44', '01a1fa38-865e-72e5-b5b3-702dc191be67', '642', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '642'),
('01a1fa38-86e2-721f-ac72-69a638198d23', '01a1fa38-865e-72e5-b5b3-702dc191be67', '643', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '643'),
('01a1fa38-86e2-721f-ac72-6e695edbb3fc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '644', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '644'),
('01a1fa38-86e2-721f-ac72-7185861884de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '645', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '645'),
('01a1fa38-86e2-721f-ac72-759b08c48c9a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '646', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '646'),
('01a1fa38-86e2-721f-ac72-79f2e096cb48', '01a1fa38-865e-72e5-b5b3-702dc191be67', '647', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '647'),
('01a1fa38-86e2-721f-ac72-7faf24a9465b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '648', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '648'),
('01a1fa38-86e2-721f-ac72-823d46b86c31', '01a1fa38-865e-72e5-b5b3-702dc191be67', '649', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '649'),
('01a1fa38-86e2-721f-ac72-847376b23b99', '01a1fa38-865e-72e5-b5b3-702dc191be67', '650', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '650'),
('01a1fa38-86e2-721f-ac72-891959e87378', '01a1fa38-865e-72e5-b5b3-702dc191be67', '651', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '651'),
('01a1fa38-86e2-721f-ac72-8f6374f65d14', '01a1fa38-865e-72e5-b5b3-702dc191be67', '652', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '652'),
('01a1fa38-86e2-721f-ac72-900986e195e5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '653', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '653'),
('01a1fa38-86e2-721f-ac72-9720172999a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '654', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '654'),
('01a1fa38-86e2-721f-ac72-98a87914f0c2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '655', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '655'),
('01a1fa38-86e2-721f-ac72-9ffc406542ab', '01a1fa38-865e-72e5-b5b3-702dc191be67', '656', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '656'),
('01a1fa38-86e2-721f-ac72-a00f08379b34', '01a1fa38-865e-72e5-b5b3-702dc191be67', '657', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '657'),
('01a1fa38-86e2-721f-ac72-a713db60026e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '658', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '658'),
('01a1fa38-86e2-721f-ac72-a92988d5f1ce', '01a1fa38-865e-72e5-b5b3-702dc191be67', '659', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '659'),
('01a1fa38-86e2-721f-ac72-aff1c9b3ab16', '01a1fa38-865e-72e5-b5b3-702dc191be67', '660', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '660'),
('01a1fa38-86e2-721f-ac72-b1c32ba5a42d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '661', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '661'),
('01a1fa38-86e2-721f-ac72-b62dec5b0cbe', '01a1fa38-865e-72e5-b5b3-702dc191be67', '662', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '662'),
('01a1fa38-86e2-721f-ac72-b9dfce84c926', '01a1fa38-865e-72e5-b5b3-702dc191be67', '663', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '663'),
('01a1fa38-86e2-721f-ac72-bea32eafe48a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '664', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '664'),
('01a1fa38-86e2-721f-ac72-c1d693d43194', '01a1fa38-865e-72e5-b5b3-702dc191be67', '665', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '665'),
('01a1fa38-86e2-721f-ac72-c52ec08829e5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '666', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '666'),
('01a1fa38-86e2-721f-ac72-c85ef0d11538', '01a1fa38-865e-72e5-b5b3-702dc191be67', '667', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '667'),
('01a1fa38-86e2-721f-ac72-ce14ce5a8c04', '01a1fa38-865e-72e5-b5b3-702dc191be67', '668', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '668'),
('01a1fa38-86e2-721f-ac72-d10b54568b9d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '669', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '669'),
('01a1fa38-86e2-721f-ac72-d57639a5e462', '01a1fa38-865e-72e5-b5b3-702dc191be67', '670', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '670'),
('01a1fa38-86e2-721f-ac72-d87c6178e70b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '671', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '671'),
('01a1fa38-86e2-721f-ac72-df4653d5665d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '672', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '672'),
('01a1fa38-86e2-721f-ac72-e32fc4febc41', '01a1fa38-865e-72e5-b5b3-702dc191be67', '673', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '673'),
('01a1fa38-86e2-721f-ac72-e6b0739035ff', '01a1fa38-865e-72e5-b5b3-702dc191be67', '674', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '674'),
('01a1fa38-86e2-721f-ac72-ebcf8086b142', '01a1fa38-865e-72e5-b5b3-702dc191be67', '675', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '675'),
('01a1fa38-86e2-721f-ac72-ee856c3e8984', '01a1fa38-865e-72e5-b5b3-702dc191be67', '676', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '676'),
('01a1fa38-86e2-721f-ac72-f16f5bf4fdc9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '677', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '677'),
('01a1fa38-86e2-721f-ac72-f7aa930319e6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '678', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '678'),
('01a1fa38-86e2-721f-ac72-f961a05afd76', '01a1fa38-865e-72e5-b5b3-702dc191be67', '679', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '679'),
('01a1fa38-86e2-721f-ac72-fcba539ab94c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '680', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '680'),
('01a1fa38-86e2-721f-ac73-012e18246b43', '01a1fa38-865e-72e5-b5b3-702dc191be67', '681', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '681'),
('01a1fa38-86e2-721f-ac73-042177e122d7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '682', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '682'),
('01a1fa38-86e2-721f-ac73-091fb2e3bafb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '683', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '683'),
('01a1fa38-86e2-721f-ac73-0c3c3fd4faf6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '684', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '684'),
('01a1fa38-86e2-721f-ac73-105a2f57992e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '685', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '685'),
('01a1fa38-86e2-721f-ac73-146c9c9da664', '01a1fa38-865e-72e5-b5b3-702dc191be67', '686', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '686'),
('01a1fa38-86e2-721f-ac73-1a4b45208017', '01a1fa38-865e-72e5-b5b3-702dc191be67', '687', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '687'),
('01a1fa38-86e2-721f-ac73-1c04a3467351', '01a1fa38-865e-72e5-b5b3-702dc191be67', '688', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '688'),
('01a1fa38-86e2-721f-ac73-207a19bd0999', '01a1fa38-865e-72e5-b5b3-702dc191be67', '689', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '689'),
('01a1fa38-86e2-721f-ac73-2516939a189a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '690', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '690'),
('01a1fa38-86e2-721f-ac73-2b5e5460b36c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '691', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '691'),
('01a1fa38-86e2-721f-ac73-2e5287da1f79', '01a1fa38-865e-72e5-b5b3-702dc191be67', '692', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '692'),
('01a1fa38-86e2-721f-ac73-32004b6330e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '693', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '693'),
('01a1fa38-86e2-721f-ac73-36e609916d2e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '694', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '694'),
('01a1fa38-86e2-721f-ac73-39a8f75fe828', '01a1fa38-865e-72e5-b5b3-702dc191be67', '695', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '695'),
('01a1fa38-86e2-721f-ac73-3d85e568f39a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '696', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '696'),
('01a1fa38-86e2-721f-ac73-41fff60978bf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '697', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '697'),
('01a1fa38-86e2-721f-ac73-46eb180cb3e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '698', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '698'),
('01a1fa38-86e2-721f-ac73-48b99104c764', '01a1fa38-865e-72e5-b5b3-702dc191be67', '699', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '699'),
('01a1fa38-86e3-7551-a69e-42e2ed6403ea', '01a1fa38-865e-72e5-b5b3-702dc191be67', '700', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '700'),
('01a1fa38-86e3-7551-a69e-474bed0d5451', '01a1fa38-865e-72e5-b5b3-702dc191be67', '701', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '701'),
('01a1fa38-86e3-7551-a69e-48f199e4aa38', '01a1fa38-865e-72e5-b5b3-702dc191be67', '702', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '702'),
('01a1fa38-86e3-7551-a69e-4c9fd19e9bc8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '703', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '703'),
('01a1fa38-86e3-7551-a69e-518b3c2f81a8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '704', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '704'),
('01a1fa38-86e3-7551-a69e-55f649ad2beb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '705', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '705'),
('01a1fa38-86e3-7551-a69e-588f41c57558', '01a1fa38-865e-72e5-b5b3-702dc191be67', '706', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '706'),
('01a1fa38-86e3-7551-a69e-5dd909ff2cfd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '707', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '707'),
('01a1fa38-86e3-7551-a69e-63bea8ea7a1d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '708', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '708'),
('01a1fa38-86e3-7551-a69e-66c530846897', '01a1fa38-865e-72e5-b5b3-702dc191be67', '709', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '709'),
('01a1fa38-86e3-7551-a69e-6ba1e201d0b0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '710', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '710'),
('01a1fa38-86e3-7551-a69e-6da80790455d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '711', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '711'),
('01a1fa38-86e3-7551-a69e-70cdb010cc7c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '712', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '712'),
('01a1fa38-86e3-7551-a69e-77c863cbddad', '01a1fa38-865e-72e5-b5b3-702dc191be67', '713', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '713'),
('01a1fa38-86e3-7551-a69e-7a12d34f44b2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '714', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '714'),
('01a1fa38-86e3-7551-a69e-7cc1ee18bb2c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '715', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '715'),
('01a1fa38-86e3-7551-a69e-8394e889d166', '01a1fa38-865e-72e5-b5b3-702dc191be67', '716', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '716'),
('01a1fa38-86e3-7551-a69e-84104234261a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '717', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '717'),
('01a1fa38-86e3-7551-a69e-8b6daf8d7fc0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '718', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '718'),
('01a1fa38-86e3-7551-a69e-8edd0250ab80', '01a1fa38-865e-72e5-b5b3-702dc191be67', '719', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '719'),
('01a1fa38-86e3-7551-a69e-9195501cbb15', '01a1fa38-865e-72e5-b5b3-702dc191be67', '720', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '720'),
('01a1fa38-86e3-7551-a69e-941181c66aa0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '721', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '721'),
('01a1fa38-86e3-7551-a69e-99087399eb64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '722', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '722'),
('01a1fa38-86e3-7551-a69e-9cace8eb941a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '723', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '723'),
('01a1fa38-86e3-7551-a69e-a2681ab279a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '724', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '724'),
('01a1fa38-86e3-7551-a69e-a65574189eaf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '725', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '725'),
('01a1fa38-86e3-7551-a69e-a8434fb6bf16', '01a1fa38-865e-72e5-b5b3-702dc191be67', '726', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '726'),
('01a1fa38-86e3-7551-a69e-aeaf42aaa0f3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '727', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '727'),
('01a1fa38-86e3-7551-a69e-b0fdf98dd284', '01a1fa38-865e-72e5-b5b3-702dc191be67', '728', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '728'),
('01a1fa38-86e3-7551-a69e-b62ed71a0e38', '01a1fa38-865e-72e5-b5b3-702dc191be67', '729', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '729'),
('01a1fa38-86e3-7551-a69e-b876b7ae64b5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '730', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '730'),
('01a1fa38-86e3-7551-a69e-be7d34130482', '01a1fa38-865e-72e5-b5b3-702dc191be67', '731', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '731'),
('01a1fa38-86e3-7551-a69e-c1adda8affaf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '732', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '732'),
('01a1fa38-86e3-7551-a69e-c7cb20c707f7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '733', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '733'),
('01a1fa38-86e3-7551-a69e-ca753b57202c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '734', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '734'),
('01a1fa38-86e3-7551-a69e-cf9151b365da', '01a1fa38-865e-72e5-b5b3-702dc191be67', '735', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '735'),
('01a1fa38-86e3-7551-a69e-d30aec29aa69', '01a1fa38-865e-72e5-b5b3-702dc191be67', '736', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '736'),
('01a1fa38-86e3-7551-a69e-d622b3cf6320', '01a1fa38-865e-72e5-b5b3-702dc191be67', '737', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '737'),
('01a1fa38-86e3-7551-a69e-d96f3820e9c6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '738', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '738'),
('01a1fa38-86e3-7551-a69e-def398988bfe', '01a1fa38-865e-72e5-b5b3-702dc191be67', '739', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '739'),
('01a1fa38-86e3-7551-a69e-e311901b6aa0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '740', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '740'),
('01a1fa38-86e3-7551-a69e-e42023d150c0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '741', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '741'),
('01a1fa38-86e3-7551-a69e-e91b9c5b02d1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '742', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '742'),
('01a1fa38-86e3-7551-a69e-ee9c6345fbe5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '743', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '743'),
('01a1fa38-86e3-7551-a69e-f015f5cd05e9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '744', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '744'),
('01a1fa38-86e3-7551-a69e-f4937a7a4449', '01a1fa38-865e-72e5-b5b3-702dc191be67', '745', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '745'),
('01a1fa38-86e3-7551-a69e-f865b53af529', '01a1fa38-865e-72e5-b5b3-702dc191be67', '746', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '746'),
('01a1fa38-86e3-7551-a69e-fc0b732f1252', '01a1fa38-865e-72e5-b5b3-702dc191be67', '747', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '747'),
('01a1fa38-86e3-7551-a69f-02e95190b693', '01a1fa38-865e-72e5-b5b3-702dc191be67', '748', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '748'),
('01a1fa38-86e3-7551-a69f-0691e5eb0ff6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '749', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '749'),
('01a1fa38-86e3-7551-a69f-08117a05561f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '750', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '750'),
('01a1fa38-86e3-7551-a69f-0ffb22f79165', '01a1fa38-865e-72e5-b5b3-702dc191be67', '751', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '751'),
('01a1fa38-86e3-7551-a69f-106ecb3ca1e5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '752', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '752'),
('01a1fa38-86e3-7551-a69f-15872e7bcadb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '753', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '753'),
('01a1fa38-86e3-7551-a69f-1bce31a01564', '01a1fa38-865e-72e5-b5b3-702dc191be67', '754', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '754'),
('01a1fa38-86e3-7551-a69f-1ced1a2a0bea', '01a1fa38-865e-72e5-b5b3-702dc191be67', '755', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '755'),
('01a1fa38-86e3-7551-a69f-2074df47941f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '756', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '756'),
('01a1fa38-86e3-7551-a69f-24e581331729', '01a1fa38-865e-72e5-b5b3-702dc191be67', '757', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '757'),
('01a1fa38-86e3-7551-a69f-28a3fe8c6f8a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '758', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '758'),
('01a1fa38-86e7-7130-a10a-92193877f804', '01a1fa38-865e-72e5-b5b3-702dc191be67', '759', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '759'),
('01a1fa38-86e8-73b5-883c-b2c075aa6504', '01a1fa38-865e-72e5-b5b3-702dc191be67', '760', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '760'),
('01a1fa38-86e8-73b5-883c-b711bb67eaee', '01a1fa38-865e-72e5-b5b3-702dc191be67', '761', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '761'),
('01a1fa38-86e8-73b5-883c-bbfa9736dc2b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '762', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '762'),
('01a1fa38-86e8-73b5-883c-bed4edb7047c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '763', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '763'),
('01a1fa38-86e8-73b5-883c-c164725e4a1e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '764', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '764'),
('01a1fa38-86e8-73b5-883c-c6d4a5e6370d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '765', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '765'),
('01a1fa38-86e8-73b5-883c-c947582efc0e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '766', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '766'),
('01a1fa38-86e8-73b5-883c-cc5487cb3636', '01a1fa38-865e-72e5-b5b3-702dc191be67', '767', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '767'),
('01a1fa38-86e8-73b5-883c-d03053076592', '01a1fa38-865e-72e5-b5b3-702dc191be67', '768', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '768'),
('01a1fa38-86e8-73b5-883c-d526a9115670', '01a1fa38-865e-72e5-b5b3-702dc191be67', '769', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '769'),
('01a1fa38-86e8-73b5-883c-da04d371f779', '01a1fa38-865e-72e5-b5b3-702dc191be67', '770', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '770'),
('01a1fa38-86e8-73b5-883c-dc55408a1b2d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '771', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '771'),
('01a1fa38-86e8-73b5-883c-e18f6f4baa64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '772', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '772'),
('01a1fa38-86e8-73b5-883c-e7ec493cceba', '01a1fa38-865e-72e5-b5b3-702dc191be67', '773', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '773'),
('01a1fa38-86e8-73b5-883c-e9fa01c0f1aa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '774', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '774'),
('01a1fa38-86e8-73b5-883c-edf92bc3f6ca', '01a1fa38-865e-72e5-b5b3-702dc191be67', '775', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '775'),
('01a1fa38-86e8-73b5-883c-f3af0b41d21f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '776', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '776'),
('01a1fa38-86e8-73b5-883c-f559d237636a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '777', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '777'),
('01a1fa38-86e8-73b5-883c-fadd6035ad27', '01a1fa38-865e-72e5-b5b3-702dc191be67', '778', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '778'),
('01a1fa38-86e8-73b5-883c-fd96e988cb81', '01a1fa38-865e-72e5-b5b3-702dc191be67', '779', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '779'),
('01a1fa38-86e8-73b5-883d-006453e6f7c0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '780', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '780'),
('01a1fa38-86e8-73b5-883d-07f6891ee288', '01a1fa38-865e-72e5-b5b3-702dc191be67', '781', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '781'),
('01a1fa38-86e8-73b5-883d-0ab26281e8af', '01a1fa38-865e-72e5-b5b3-702dc191be67', '782', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '782'),
('01a1fa38-86e8-73b5-883d-0f623fffa35c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '783', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '783'),
('01a1fa38-86e8-73b5-883d-11d1f395483b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '784', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '784'),
('01a1fa38-86e8-73b5-883d-14fb947ad003', '01a1fa38-865e-72e5-b5b3-702dc191be67', '785', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '785'),
('01a1fa38-86e8-73b5-883d-19ae8287d6ba', '01a1fa38-865e-72e5-b5b3-702dc191be67', '786', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '786'),
('01a1fa38-86e8-73b5-883d-1e266d81b866', '01a1fa38-865e-72e5-b5b3-702dc191be67', '787', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '787'),
('01a1fa38-86e8-73b5-883d-205a4d0b4dc7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '788', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '788'),
('01a1fa38-86e8-73b5-883d-26d0fed172f1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '789', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '789'),
('01a1fa38-86e8-73b5-883d-2b4a3e33861d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '790', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '790'),
('01a1fa38-86e8-73b5-883d-2e929e731c4f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '791', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '791'),
('01a1fa38-86e8-73b5-883d-30e5da6cb145', '01a1fa38-865e-72e5-b5b3-702dc191be67', '792', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '792'),
('01a1fa38-86e8-73b5-883d-34c61d67e906', '01a1fa38-865e-72e5-b5b3-702dc191be67', '793', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '793'),
('01a1fa38-86e8-73b5-883d-3b4859415e4d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '794', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '794'),
('01a1fa38-86e8-73b5-883d-3ff3cf9a3868', '01a1fa38-865e-72e5-b5b3-702dc191be67', '795', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '795'),
('01a1fa38-86e8-73b5-883d-4164d5fe6a3b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '796', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '796'),
('01a1fa38-86e8-73b5-883d-4478855393bb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '797', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '797'),
('01a1fa38-86e8-73b5-883d-4a27037c3173', '01a1fa38-865e-72e5-b5b3-702dc191be67', '798', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '798'),
('01a1fa38-86e8-73b5-883d-4fb7eac24f78', '01a1fa38-865e-72e5-b5b3-702dc191be67', '799', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '799'),
('01a1fa38-86e8-73b5-883d-52ab07849ddf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '800', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '800'),
('01a1fa38-86e8-73b5-883d-55b3d015f396', '01a1fa38-865e-72e5-b5b3-702dc191be67', '801', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '801'),
('01a1fa38-86e8-73b5-883d-58d7dc134c80', '01a1fa38-865e-72e5-b5b3-702dc191be67', '802', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '802'),
('01a1fa38-86e8-73b5-883d-5c97842ac614', '01a1fa38-865e-72e5-b5b3-702dc191be67', '803', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '803'),
('01a1fa38-86e8-73b5-883d-62c23c7bd000', '01a1fa38-865e-72e5-b5b3-702dc191be67', '804', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '804'),
('01a1fa38-86e8-73b5-883d-66f10ecbc9cd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '805', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '805'),
('01a1fa38-86e8-73b5-883d-6a24e6311e5d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '806', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '806'),
('01a1fa38-86e8-73b5-883d-6ccfc850b925', '01a1fa38-865e-72e5-b5b3-702dc191be67', '807', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '807'),
('01a1fa38-86e8-73b5-883d-717192ecc56e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '808', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '808'),
('01a1fa38-86e8-73b5-883d-7432b7c7547c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '809', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '809'),
('01a1fa38-86e8-73b5-883d-79fef7bd49bc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '810', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '810'),
('01a1fa38-86e8-73b5-883d-7c3eb28511fb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '811', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '811'),
('01a1fa38-86e8-73b5-883d-826acb40a8ea', '01a1fa38-865e-72e5-b5b3-702dc191be67', '812', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '812'),
('01a1fa38-86e8-73b5-883d-848891385264', '01a1fa38-865e-72e5-b5b3-702dc191be67', '813', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '813'),
('01a1fa38-86e8-73b5-883d-88d938278582', '01a1fa38-865e-72e5-b5b3-702dc191be67', '814', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '814'),
('01a1fa38-86e8-73b5-883d-8f448575ee81', '01a1fa38-865e-72e5-b5b3-702dc191be67', '815', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '815'),
('01a1fa38-86e8-73b5-883d-917fcbdef879', '01a1fa38-865e-72e5-b5b3-702dc191be67', '816', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '816'),
('01a1fa38-86e8-73b5-883d-94af561a47f0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '817', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '817'),
('01a1fa38-86e8-73b5-883d-9ba8ba36c3fc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '818', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '818'),
('01a1fa38-86e8-73b5-883d-9f7c3c75c5de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '819', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '819'),
('01a1fa38-86e8-73b5-883d-a1adf19c37cb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '820', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '820'),
('01a1fa38-86e8-73b5-883d-a4f709cdddec', '01a1fa38-865e-72e5-b5b3-702dc191be67', '821', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '821'),
('01a1fa38-86e8-73b5-883d-abe1e244a7a3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '822', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '822'),
('01a1fa38-86e8-73b5-883d-af6a5f57c93f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '823', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '823'),
('01a1fa38-86e8-73b5-883d-b15ad9a95563', '01a1fa38-865e-72e5-b5b3-702dc191be67', '824', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '824'),
('01a1fa38-86e8-73b5-883d-b54ce0e4946d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '825', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '825'),
('01a1fa38-86e8-73b5-883d-b9d0f9230431', '01a1fa38-865e-72e5-b5b3-702dc191be67', '826', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '826'),
('01a1fa38-86e8-73b5-883d-be699dcc11a2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '827', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '827'),
('01a1fa38-86e8-73b5-883d-c30dc47e2c5e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '828', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '828'),
('01a1fa38-86e8-73b5-883d-c6c6fc9198e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '829', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '829'),
('01a1fa38-86e8-73b5-883d-ca448c96424c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '830', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '830'),
('01a1fa38-86e8-73b5-883d-cd6771c59ee8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '831', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '831'),
('01a1fa38-86e8-73b5-883d-d2f27d490f1a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '832', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '832'),
('01a1fa38-86e8-73b5-883d-d78b5ae4e575', '01a1fa38-865e-72e5-b5b3-702dc191be67', '833', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '833'),
('01a1fa38-86e8-73b5-883d-dbf4e8f804a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '834', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '834'),
('01a1fa38-86e8-73b5-883d-dfb6a3356949', '01a1fa38-865e-72e5-b5b3-702dc191be67', '835', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '835'),
('01a1fa38-86e8-73b5-883d-e300458523e4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '836', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '836'),
('01a1fa38-86e8-73b5-883d-e626ebadf0c2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '837', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '837'),
('01a1fa38-86e8-73b5-883d-ea0755907501', '01a1fa38-865e-72e5-b5b3-702dc191be67', '838', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '838'),
('01a1fa38-86e8-73b5-883d-eda7ee9720a7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '839', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '839'),
('01a1fa38-86e8-73b5-883d-f0389e4c7f2e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '840', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '840'),
('01a1fa38-86e8-73b5-883d-f610db01de8d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '841', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '841'),
('01a1fa38-86e8-73b5-883d-f804ff3350a2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '842', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '842'),
('01a1fa38-86e8-73b5-883d-fce290202c46', '01a1fa38-865e-72e5-b5b3-702dc191be67', '843', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '843'),
('01a1fa38-86e8-73b5-883e-0268b0f5f73f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '844', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '844'),
('01a1fa38-86e8-73b5-883e-068742319083', '01a1fa38-865e-72e5-b5b3-702dc191be67', '845', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '845'),
('01a1fa38-86e8-73b5-883e-088b29376933', '01a1fa38-865e-72e5-b5b3-702dc191be67', '846', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '846'),
('01a1fa38-86e8-73b5-883e-0d504ee34926', '01a1fa38-865e-72e5-b5b3-702dc191be67', '847', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '847'),
('01a1fa38-86e8-73b5-883e-128579e6773c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '848', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '848'),
('01a1fa38-86e8-73b5-883e-16254e7d0760', '01a1fa38-865e-72e5-b5b3-702dc191be67', '849', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '849'),
('01a1fa38-86e8-73b5-883e-184871c1616e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '850', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '850'),
('01a1fa38-86e8-73b5-883e-1f39316dbe9b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '851', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '851'),
('01a1fa38-86e9-7787-8d1a-30d92d45b23e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '852', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '852'),
('01a1fa38-86e9-7787-8d1a-37fc4e5475f7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '853', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '853'),
('01a1fa38-86e9-7787-8d1a-380f416a4d37', '01a1fa38-865e-72e5-b5b3-702dc191be67', '854', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '854'),
('01a1fa38-86e9-7787-8d1a-3c9950996428', '01a1fa38-865e-72e5-b5b3-702dc191be67', '855', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '855'),
('01a1fa38-86e9-7787-8d1a-416036d72391', '01a1fa38-865e-72e5-b5b3-702dc191be67', '856', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '856'),
('01a1fa38-86e9-7787-8d1a-466ff2a003c0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '857', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '857'),
('01a1fa38-86e9-7787-8d1a-48b505200a5c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '858', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '858'),
('01a1fa38-86e9-7787-8d1a-4da62c9ffc2d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '859', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '859'),
('01a1fa38-86e9-7787-8d1a-524966dbaccb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '860', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '860'),
('01a1fa38-86e9-7787-8d1a-55d2fa90ee98', '01a1fa38-865e-72e5-b5b3-702dc191be67', '861', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '861'),
('01a1fa38-86e9-7787-8d1a-584f50742427', '01a1fa38-865e-72e5-b5b3-702dc191be67', '862', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '862'),
('01a1fa38-86e9-7787-8d1a-5d3d65e769c2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '863', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '863'),
('01a1fa38-86e9-7787-8d1a-63fcaa673740', '01a1fa38-865e-72e5-b5b3-702dc191be67', '864', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '864'),
('01a1fa38-86e9-7787-8d1a-65746c8431af', '01a1fa38-865e-72e5-b5b3-702dc191be67', '865', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '865'),
('01a1fa38-86e9-7787-8d1a-6a550c1ff944', '01a1fa38-865e-72e5-b5b3-702dc191be67', '866', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '866'),
('01a1fa38-86e9-7787-8d1a-6c49bee33dcf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '867', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '867'),
('01a1fa38-86e9-7787-8d1a-71d94441ccb8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '868', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '868'),
('01a1fa38-86e9-7787-8d1a-7666a17939d8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '869', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '869'),
('01a1fa38-86e9-7787-8d1a-7b0d33ae8526', '01a1fa38-865e-72e5-b5b3-702dc191be67', '870', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '870'),
('01a1fa38-86e9-7787-8d1a-7c41c5400f43', '01a1fa38-865e-72e5-b5b3-702dc191be67', '871', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '871'),
('01a1fa38-86e9-7787-8d1a-818c87a9489f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '872', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '872'),
('01a1fa38-86e9-7787-8d1a-85b489e454de', '01a1fa38-865e-72e5-b5b3-702dc191be67', '873', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '873'),
('01a1fa38-86e9-7787-8d1a-89d6d76bf676', '01a1fa38-865e-72e5-b5b3-702dc191be67', '874', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '874'),
('01a1fa38-86e9-7787-8d1a-8e477e733837', '01a1fa38-865e-72e5-b5b3-702dc191be67', '875', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '875'),
('01a1fa38-86e9-7787-8d1a-92e9f499d05f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '876', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '876'),
('01a1fa38-86e9-7787-8d1a-9683d2218473', '01a1fa38-865e-72e5-b5b3-702dc191be67', '877', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '877'),
('01a1fa38-86e9-7787-8d1a-99144c81e8b7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '878', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '878'),
('01a1fa38-86e9-7787-8d1a-9fd06735c2b2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '879', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '879'),
('01a1fa38-86e9-7787-8d1a-a322a2ac96f7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '880', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '880'),
('01a1fa38-86e9-7787-8d1a-a64d8cfe3871', '01a1fa38-865e-72e5-b5b3-702dc191be67', '881', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '881'),
('01a1fa38-86e9-7787-8d1a-ab84c647fa07', '01a1fa38-865e-72e5-b5b3-702dc191be67', '882', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '882'),
('01a1fa38-86e9-7787-8d1a-af6bc03d96dc', '01a1fa38-865e-72e5-b5b3-702dc191be67', '883', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '883'),
('01a1fa38-86e9-7787-8d1a-b3d782496982', '01a1fa38-865e-72e5-b5b3-702dc191be67', '884', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '884'),
('01a1fa38-86e9-7787-8d1a-b5a965fe2cbb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '885', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '885'),
('01a1fa38-86e9-7787-8d1a-bb63d42bc01d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '886', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '886'),
('01a1fa38-86e9-7787-8d1a-bdf69538d290', '01a1fa38-865e-72e5-b5b3-702dc191be67', '887', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '887'),
('01a1fa38-86e9-7787-8d1a-c0532ebd7bad', '01a1fa38-865e-72e5-b5b3-702dc191be67', '888', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '888'),
('01a1fa38-86e9-7787-8d1a-c512a765bd08', '01a1fa38-865e-72e5-b5b3-702dc191be67', '889', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '889'),
('01a1fa38-86e9-7787-8d1a-cb477c065254', '01a1fa38-865e-72e5-b5b3-702dc191be67', '890', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '890'),
('01a1fa38-86e9-7787-8d1a-ccf75640650b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '891', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '891'),
('01a1fa38-86e9-7787-8d1a-d3185cfc846a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '892', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '892'),
('01a1fa38-86e9-7787-8d1a-d7db46f07e4d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '893', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '893'),
('01a1fa38-86e9-7787-8d1a-d9290eac4934', '01a1fa38-865e-72e5-b5b3-702dc191be67', '894', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '894'),
('01a1fa38-86e9-7787-8d1a-de76c53444e1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '895', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '895'),
('01a1fa38-86e9-7787-8d1a-e0432db4b0d8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '896', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '896'),
('01a1fa38-86e9-7787-8d1a-e587588d9e2c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '897', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '897'),
('01a1fa38-86e9-7787-8d1a-ea07a050ace5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '898', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '898'),
('01a1fa38-86e9-7787-8d1a-ef3ea4c21dd0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '899', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '899'),
('01a1fa38-86e9-7787-8d1a-f35c79f5fc64', '01a1fa38-865e-72e5-b5b3-702dc191be67', '900', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '900'),
('01a1fa38-86e9-7787-8d1a-f4e2fba0196b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '901', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '901'),
('01a1fa38-86e9-7787-8d1a-faa4d32f37c3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '902', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '902'),
('01a1fa38-86e9-7787-8d1a-ff80db14a10d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '903', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '903'),
('01a1fa38-86e9-7787-8d1b-0024c76fba68', '01a1fa38-865e-72e5-b5b3-702dc191be67', '904', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '904'),
('01a1fa38-86e9-7787-8d1b-0750f6e20373', '01a1fa38-865e-72e5-b5b3-702dc191be67', '905', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '905'),
('01a1fa38-86e9-7787-8d1b-08bd90b6edd5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '906', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '906'),
('01a1fa38-86e9-7787-8d1b-0e0c4c12bd83', '01a1fa38-865e-72e5-b5b3-702dc191be67', '907', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '907'),
('01a1fa38-86e9-7787-8d1b-12bceb80149f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '908', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '908'),
('01a1fa38-86e9-7787-8d1b-1635b575c7a2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '909', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '909'),
('01a1fa38-86e9-7787-8d1b-1ba93774dce4', '01a1fa38-865e-72e5-b5b3-702dc191be67', '910', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '910'),
('01a1fa38-86e9-7787-8d1b-1d1861d387d9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '911', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '911'),
('01a1fa38-86e9-7787-8d1b-22e52161ddaf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '912', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '912'),
('01a1fa38-86e9-7787-8d1b-26c27a03584d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '913', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '913'),
('01a1fa38-86e9-7787-8d1b-2955ddfe85bb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '914', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '914'),
('01a1fa38-86e9-7787-8d1b-2c12e3fde9f1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '915', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '915'),
('01a1fa38-86e9-7787-8d1b-3180031d9efa', '01a1fa38-865e-72e5-b5b3-702dc191be67', '916', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '916'),
('01a1fa38-86e9-7787-8d1b-350d0591dce7', '01a1fa38-865e-72e5-b5b3-702dc191be67', '917', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '917'),
('01a1fa38-86e9-7787-8d1b-385c264c7010', '01a1fa38-865e-72e5-b5b3-702dc191be67', '918', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '918'),
('01a1fa38-86e9-7787-8d1b-3ce78a49064f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '919', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '919'),
('01a1fa38-86e9-7787-8d1b-41cd859f82f9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '920', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '920'),
('01a1fa38-86e9-7787-8d1b-46f314a882d1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '921', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '921'),
('01a1fa38-86e9-7787-8d1b-49bdac41e3c2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '922', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '922'),
('01a1fa38-86e9-7787-8d1b-4dd789699682', '01a1fa38-865e-72e5-b5b3-702dc191be67', '923', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '923'),
('01a1fa38-86e9-7787-8d1b-53b0b3cd5f56', '01a1fa38-865e-72e5-b5b3-702dc191be67', '924', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '924'),
('01a1fa38-86e9-7787-8d1b-55533aeb929a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '925', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '925'),
('01a1fa38-86e9-7787-8d1b-585c9a2bdfb5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '926', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '926'),
('01a1fa38-86e9-7787-8d1b-5f155c35a97d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '927', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '927'),
('01a1fa38-86e9-7787-8d1b-620d139f9022', '01a1fa38-865e-72e5-b5b3-702dc191be67', '928', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '928'),
('01a1fa38-86e9-7787-8d1b-676d263fd77a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '929', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '929'),
('01a1fa38-86e9-7787-8d1b-68fa9e3aa4ac', '01a1fa38-865e-72e5-b5b3-702dc191be67', '930', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '930'),
('01a1fa38-86e9-7787-8d1b-6c62794f13f0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '931', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '931'),
('01a1fa38-86e9-7787-8d1b-7160144da1d0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '932', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '932'),
('01a1fa38-86e9-7787-8d1b-745cf6f1be5d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '933', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '933'),
('01a1fa38-86e9-7787-8d1b-792a3786b0b5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '934', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '934'),
('01a1fa38-86e9-7787-8d1b-7ddc349c66a9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '935', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '935'),
('01a1fa38-86e9-7787-8d1b-815ffaa29f3d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '936', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '936'),
('01a1fa38-86e9-7787-8d1b-86cc6a96a120', '01a1fa38-865e-72e5-b5b3-702dc191be67', '937', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '937'),
('01a1fa38-86e9-7787-8d1b-89b08f39535b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '938', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '938'),
('01a1fa38-86e9-7787-8d1b-8fb99f84d9ae', '01a1fa38-865e-72e5-b5b3-702dc191be67', '939', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '939'),
('01a1fa38-86e9-7787-8d1b-917df3f7d254', '01a1fa38-865e-72e5-b5b3-702dc191be67', '940', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '940'),
('01a1fa38-86e9-7787-8d1b-9599c653125f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '941', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '941'),
('01a1fa38-86e9-7787-8d1b-9ab833c39c3a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '942', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '942'),
('01a1fa38-86e9-7787-8d1b-9e54d901c27f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '943', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '943'),
('01a1fa38-86e9-7787-8d1b-a3a65953080d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '944', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '944'),
('01a1fa38-86ea-775a-a801-0966114ae2df', '01a1fa38-865e-72e5-b5b3-702dc191be67', '945', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '945'),
('01a1fa38-86ea-775a-a801-0d1bf24f693e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '946', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '946'),
('01a1fa38-86ea-775a-a801-12ab49d8df5c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '947', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '947'),
('01a1fa38-86ea-775a-a801-14c681ca726a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '948', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '948'),
('01a1fa38-86ea-775a-a801-1ba6baada6d5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '949', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '949'),
('01a1fa38-86ea-775a-a801-1c18edb25bc5', '01a1fa38-865e-72e5-b5b3-702dc191be67', '950', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '950'),
('01a1fa38-86ea-775a-a801-20ef42257c3c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '951', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '951'),
('01a1fa38-86ea-775a-a801-264bbb0b591c', '01a1fa38-865e-72e5-b5b3-702dc191be67', '952', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '952'),
('01a1fa38-86ea-775a-a801-2b59a7ae5b2f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '953', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '953'),
('01a1fa38-86ea-775a-a801-2ea770ebddd1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '954', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '954'),
('01a1fa38-86ea-775a-a801-31dba8303c28', '01a1fa38-865e-72e5-b5b3-702dc191be67', '955', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '955'),
('01a1fa38-86ea-775a-a801-35d68a6c10dd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '956', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '956'),
('01a1fa38-86ea-775a-a801-38ecf684a2a0', '01a1fa38-865e-72e5-b5b3-702dc191be67', '957', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '957'),
('01a1fa38-86ea-775a-a801-3fc996e6c7e9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '958', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '958'),
('01a1fa38-86ea-775a-a801-41f0f225becf', '01a1fa38-865e-72e5-b5b3-702dc191be67', '959', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '959'),
('01a1fa38-86ea-775a-a801-4550b75ebb5a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '960', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '960'),
('01a1fa38-86ea-775a-a801-4991fe038419', '01a1fa38-865e-72e5-b5b3-702dc191be67', '961', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '961'),
('01a1fa38-86ea-775a-a801-4c2012aa43d8', '01a1fa38-865e-72e5-b5b3-702dc191be67', '962', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '962'),
('01a1fa38-86ea-775a-a801-524792f5d823', '01a1fa38-865e-72e5-b5b3-702dc191be67', '963', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '963'),
('01a1fa38-86ea-775a-a801-549b19f3c822', '01a1fa38-865e-72e5-b5b3-702dc191be67', '964', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '964'),
('01a1fa38-86ea-775a-a801-59bedd9926ac', '01a1fa38-865e-72e5-b5b3-702dc191be67', '965', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '965'),
('01a1fa38-86ea-775a-a801-5c9d16058229', '01a1fa38-865e-72e5-b5b3-702dc191be67', '966', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '966'),
('01a1fa38-86ea-775a-a801-6209746cec4a', '01a1fa38-865e-72e5-b5b3-702dc191be67', '967', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '967'),
('01a1fa38-86ea-775a-a801-65133b59127f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '968', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '968'),
('01a1fa38-86ea-775a-a801-69f240a52f86', '01a1fa38-865e-72e5-b5b3-702dc191be67', '969', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '969'),
('01a1fa38-86ea-775a-a801-6fbda15292da', '01a1fa38-865e-72e5-b5b3-702dc191be67', '970', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '970'),
('01a1fa38-86ea-775a-a801-73a2de56cb55', '01a1fa38-865e-72e5-b5b3-702dc191be67', '971', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '971'),
('01a1fa38-86ea-775a-a801-771533893878', '01a1fa38-865e-72e5-b5b3-702dc191be67', '972', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '972'),
('01a1fa38-86ea-775a-a801-7ba8b4e5f7d3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '973', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '973'),
('01a1fa38-86ea-775a-a801-7de6cf84f4a1', '01a1fa38-865e-72e5-b5b3-702dc191be67', '974', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '974'),
('01a1fa38-86ea-775a-a801-831db22cc0f3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '975', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '975'),
('01a1fa38-86ea-775a-a801-857fcc63436b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '976', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '976'),
('01a1fa38-86ea-775a-a801-8bb2ac62bda3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '977', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '977'),
('01a1fa38-86ea-775a-a801-8fea523bb40d', '01a1fa38-865e-72e5-b5b3-702dc191be67', '978', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '978'),
('01a1fa38-86ea-775a-a801-932d140f2276', '01a1fa38-865e-72e5-b5b3-702dc191be67', '979', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '979'),
('01a1fa38-86ea-775a-a801-941ada185839', '01a1fa38-865e-72e5-b5b3-702dc191be67', '980', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '980'),
('01a1fa38-86ea-775a-a801-9b04b50d068f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '981', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '981'),
('01a1fa38-86ea-775a-a801-9fd71d0469af', '01a1fa38-865e-72e5-b5b3-702dc191be67', '982', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '982'),
('01a1fa38-86ea-775a-a801-a39eddf08a69', '01a1fa38-865e-72e5-b5b3-702dc191be67', '983', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '983'),
('01a1fa38-86ea-775a-a801-a4d8d81210e2', '01a1fa38-865e-72e5-b5b3-702dc191be67', '984', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '984'),
('01a1fa38-86ea-775a-a801-a9ac346de7fd', '01a1fa38-865e-72e5-b5b3-702dc191be67', '985', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '985'),
('01a1fa38-86ea-775a-a801-af3bfc7776ad', '01a1fa38-865e-72e5-b5b3-702dc191be67', '986', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '986'),
('01a1fa38-86ea-775a-a801-b2c6b3f9bf54', '01a1fa38-865e-72e5-b5b3-702dc191be67', '987', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '987'),
('01a1fa38-86ea-775a-a801-b67ead15c5a6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '988', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '988'),
('01a1fa38-86ea-775a-a801-b973e6080455', '01a1fa38-865e-72e5-b5b3-702dc191be67', '989', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '989'),
('01a1fa38-86ea-775a-a801-bd32db7d5af9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '990', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '990'),
('01a1fa38-86ea-775a-a801-c1f1e40c996e', '01a1fa38-865e-72e5-b5b3-702dc191be67', '991', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '991'),
('01a1fa38-86ea-775a-a801-c619cc635b8f', '01a1fa38-865e-72e5-b5b3-702dc191be67', '992', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '992'),
('01a1fa38-86ea-775a-a801-cb6bfd40dd5b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '993', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '993'),
('01a1fa38-86ea-775a-a801-cda70bdef2f9', '01a1fa38-865e-72e5-b5b3-702dc191be67', '994', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '994'),
('01a1fa38-86ea-775a-a801-d27d29bb3fcb', '01a1fa38-865e-72e5-b5b3-702dc191be67', '995', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '995'),
('01a1fa38-86ea-775a-a801-d4a42cf9c9b6', '01a1fa38-865e-72e5-b5b3-702dc191be67', '996', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '996'),
('01a1fa38-86ea-775a-a801-db1ff72762d3', '01a1fa38-865e-72e5-b5b3-702dc191be67', '997', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '997'),
('01a1fa38-86ea-775a-a801-dd4fbee5549b', '01a1fa38-865e-72e5-b5b3-702dc191be67', '998', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '998'),
('01a1fa38-86ea-775a-a801-e2b644448b16', '01a1fa38-865e-72e5-b5b3-702dc191be67', '999', NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, '999');
delete from raffles;
insert into raffles (id, created_at, updated_at, version, title, prize, image, price, draw_date, payment_text, status, winning_number, draw_source, drawn_at, winner_id, cancel_reason) values
('01a1fa38-865e-72e5-b5b3-702dc191be67', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', 'Gran rifa San Andrés', 'Viaje a San Andrés para dos personas.', NULL, '20000', '2026-12-19', 'Llave Bre-B: @travesia', 'open', NULL, NULL, NULL, NULL, NULL);
delete from rate_limits;
insert into rate_limits (key, points, expire) values
('register:127.0.0.1', '1', '1795199408719');
delete from secrets;
insert into secrets (name, value) values
('files', '0nFHx2mR8MEJVHjy98XPjMW5H3ZPG6SuuAnhc9tnfJVfFz47JabOiSsZotTQ2gaP'),
('sessions', 'ANzs038DNhje9ozS-tusyTsI-uR-SE8xBrGueKSmT2LxuC_kDb3OmpVn9Cofk3Qy');
delete from sequences;
insert into sequences (kind, year, last) values
('COT', '2026', '10'),
('CT', '2026', '6'),
('RC', '2026', '2');
delete from signatures;
insert into signatures (id, contract_id, version_id, signed_version_id, sha256, drawing, signer_name, signer_document_type, signer_document, signer_email, accepted_terms, with_code, ip, user_agent, link_id, user_id, verification_code, signed_at) values
('01a1fa38-6300-7733-8f9c-01a56a7b73e3', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '01a1fa38-5ec7-70c1-8966-3ae835171cc4', '01a1fa38-6300-7733-8f9b-fb56c0d8dc30', '2b97a2d4eed032d4fbc5b3a9c84268983b11da4f7384dcab28300e649ddc83a7', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAfQAAADICAYAAAAeGRPoAAAGhklEQVR4nO3YWU5cSRAFUP57J70G739b3RIWApsq6g05xHCO5F+TGXFvPuy3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABG+uffX/9d+bP73MA5V7uu7xDYnWIrO+Qxuuv6DgHMKLayQ0y6DgWt+pArO+yn61DUzDIqOsQxu4/6DpusLp6iwx47uqfrsECEokU4A3Swu2u7fz6UFa1Y0c4DVUT7kEY6C6QXtVBRzwVZRe5U5LNBChkKlOGMEF2GHvmowwUZS5PxzBBBtu5kOy9sk7ksmc8OO2Tti67DCxVKUuEOMFuVnlS4AwxXpeBvxe4Co1XrR6W7wG1VC1H1XnBVtY/5h4p3gtOqF6H6/eCoqh/zD5XvBi91KUCXe8IzXTrQ5Z7wh27B73Zf+KpT9nWdVroGvuu96a1j5nWdFroHvfv96aVz1nWd0gT8N3OgAxnXdQoT7E9mQWU+ZJ/MgnIE+jszoSIfsO/MhDIE+TmzoRIfrufMhfSE+DUzogIf89fMh7QU/BhzogIZPsacSMdH6hzzIjPZPce8SEVgzzMzMpLb8/wCTxqCep3ZkYm8Xmd2hCek95khGfhX5n3mR1jCOY5ZEp2MjmGOhCSY45glkcnnWOZJKAI5npkSkVyOZ6aEIYzzmC2RyOM8Zst2QjifGROFLM5lvmwlgPOZMRHI4RrmzBaCt45Zs5P8rWPWLCd065k5u8jdWrrOMsK2j9mzmsztYe4sIWj7mD0rydte5s9UArafHbCCnO1nB0wjXHHYBbPJWAz2wBRCFYt9MIuPSCz2wVACFY+dMINcxWQnDKHgcdkNo8lTTLrOEEIUm/0wio9GbPbDLQIUnx0xghzlYEdcouB52BV3yU8Ous4lQpOLfXGVj0Qu9sUpApOPnXGF3ORkZxyi4HnZHWfJS066ziFCkpv9cZSPQm72x48EJD875Ag5qcEOeUjB67BLfiIfddglDwlFLfbJMz4CtdgnfxCIeuyUR+SiJjvlnYLXZbd8JQ912SsK3oD98kEWarPb5nzQ67Nj3uQAalPwPuy6N/tvxJL7UfB+7Lsvu2/Esvux8378EteTvTdj4b3Yd19234t9N2XpPSg49t+HXTfloe/BjtH1Huy5OQGozX75IAu12S/vhKAmBedvMlGXvfJOyWuyU/6m6zXZK38QiFrsk2dkoxb75CGhqEHBeUVG6rBHHlLyGuyQI+QkP282PxKQ3OyPo2QlN/vjECHJScE5S2bysjcOUfKc7Iwr5CYfbzSnCEwu9sVVspOLfXGJ0OSg4NwlQ3nYE5coeQ52xAhyFJ83mVsEKDb7YRRZis1+GEKIYlJwRpOpuOyFIZQ8JjthBrmKxxvMUAIVi30wi2zFYh9MIVgx2AOzyVgM9sA0wrWfHbCKrO1nB0wlYHuZP6vI2l7mzxKCtoe5s5rM7WHuLCVsayk4u8jeeubNUkq+jlmzm/yto+9sIXhrmDO7yeAa5sxWAjiX+RKFLM5lvmwnhPOYLdHI5DxmSwiCOJ6ZEtHXXMrmOGZKKAI5lnkSlWyOZZ6EJJhjmCPRyegY5khY/jvuPvMjC1m9x3tJeAJ6ndmRjcxeZ3akIKjn+W2djOT2GjMjFYE9x7zISnbPMS9SEtxjzInsZPgYcyIt/x33mvlQhSz/zHtIekL8nLlQjUw/5h2kDGH+zkyoSK6/MxPKEepPZkFl8v3JLChLsBWcHuT8NzOgtM4B98jRSfe8d747jXQMevfHjZ665r7jnWmsU+C7Pmrw1jD/ne4K7/4uedXwd7gjvNKhB13eNHioegEq3w3OqtyH6m8ZHFK1CBXvBHdV7EXVNwwuqVaISneB0Sr1o9rbBcNUKEaFO8BsFXpS4Q4wVdaS+E0dzsncmaznhuWyFT3beSGKbN3Jdl4IIUNxHp0x4jkhsiw9ynBGCCty0SOfDbKJ3KfIZ4NUnpVpV6EinQWqidSvaG8PlLG7XLt/PnSxu2u7fz608FPRZpVNuWGPSF3Xd5jkVfHulm/23w8co+vQxJEyjv6z+87Qka5DE8oNPeg6NKHc0IOuQyOKDT3oOgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAVv8D5d46NloiaLgAAAAASUVORK5CYII=', 'María Fernanda Torres', 'cc', '52123456', 'maria@example.com', 'He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.', 'false', '127.0.0.1', 'node', '01a1fa38-5ec7-70c1-8966-420a791fdc4b', NULL, 'P84MX-ZPPJ5-JA86F', '2026-11-20 15:00:00+00'),
('01a1fa38-74d6-76aa-942e-67c9b4bddb42', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '01a1fa38-71fe-70fc-8d65-94a2b89a3dd6', '01a1fa38-74d6-76aa-942e-5cded05ebbe5', '7f3daab1c95aae973ae2cd7ee6bcf4cee4426393f01d1352d6fabd53a0b8938f', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAfQAAADICAYAAAAeGRPoAAAGhklEQVR4nO3YWU5cSRAFUP57J70G739b3RIWApsq6g05xHCO5F+TGXFvPuy3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABG+uffX/9d+bP73MA5V7uu7xDYnWIrO+Qxuuv6DgHMKLayQ0y6DgWt+pArO+yn61DUzDIqOsQxu4/6DpusLp6iwx47uqfrsECEokU4A3Swu2u7fz6UFa1Y0c4DVUT7kEY6C6QXtVBRzwVZRe5U5LNBChkKlOGMEF2GHvmowwUZS5PxzBBBtu5kOy9sk7ksmc8OO2Tti67DCxVKUuEOMFuVnlS4AwxXpeBvxe4Co1XrR6W7wG1VC1H1XnBVtY/5h4p3gtOqF6H6/eCoqh/zD5XvBi91KUCXe8IzXTrQ5Z7wh27B73Zf+KpT9nWdVroGvuu96a1j5nWdFroHvfv96aVz1nWd0gT8N3OgAxnXdQoT7E9mQWU+ZJ/MgnIE+jszoSIfsO/MhDIE+TmzoRIfrufMhfSE+DUzogIf89fMh7QU/BhzogIZPsacSMdH6hzzIjPZPce8SEVgzzMzMpLb8/wCTxqCep3ZkYm8Xmd2hCek95khGfhX5n3mR1jCOY5ZEp2MjmGOhCSY45glkcnnWOZJKAI5npkSkVyOZ6aEIYzzmC2RyOM8Zst2QjifGROFLM5lvmwlgPOZMRHI4RrmzBaCt45Zs5P8rWPWLCd065k5u8jdWrrOMsK2j9mzmsztYe4sIWj7mD0rydte5s9UArafHbCCnO1nB0wjXHHYBbPJWAz2wBRCFYt9MIuPSCz2wVACFY+dMINcxWQnDKHgcdkNo8lTTLrOEEIUm/0wio9GbPbDLQIUnx0xghzlYEdcouB52BV3yU8Ous4lQpOLfXGVj0Qu9sUpApOPnXGF3ORkZxyi4HnZHWfJS066ziFCkpv9cZSPQm72x48EJD875Ag5qcEOeUjB67BLfiIfddglDwlFLfbJMz4CtdgnfxCIeuyUR+SiJjvlnYLXZbd8JQ912SsK3oD98kEWarPb5nzQ67Nj3uQAalPwPuy6N/tvxJL7UfB+7Lsvu2/Esvux8378EteTvTdj4b3Yd19234t9N2XpPSg49t+HXTfloe/BjtH1Huy5OQGozX75IAu12S/vhKAmBedvMlGXvfJOyWuyU/6m6zXZK38QiFrsk2dkoxb75CGhqEHBeUVG6rBHHlLyGuyQI+QkP282PxKQ3OyPo2QlN/vjECHJScE5S2bysjcOUfKc7Iwr5CYfbzSnCEwu9sVVspOLfXGJ0OSg4NwlQ3nYE5coeQ52xAhyFJ83mVsEKDb7YRRZis1+GEKIYlJwRpOpuOyFIZQ8JjthBrmKxxvMUAIVi30wi2zFYh9MIVgx2AOzyVgM9sA0wrWfHbCKrO1nB0wlYHuZP6vI2l7mzxKCtoe5s5rM7WHuLCVsayk4u8jeeubNUkq+jlmzm/yto+9sIXhrmDO7yeAa5sxWAjiX+RKFLM5lvmwnhPOYLdHI5DxmSwiCOJ6ZEtHXXMrmOGZKKAI5lnkSlWyOZZ6EJJhjmCPRyegY5khY/jvuPvMjC1m9x3tJeAJ6ndmRjcxeZ3akIKjn+W2djOT2GjMjFYE9x7zISnbPMS9SEtxjzInsZPgYcyIt/x33mvlQhSz/zHtIekL8nLlQjUw/5h2kDGH+zkyoSK6/MxPKEepPZkFl8v3JLChLsBWcHuT8NzOgtM4B98jRSfe8d747jXQMevfHjZ665r7jnWmsU+C7Pmrw1jD/ne4K7/4uedXwd7gjvNKhB13eNHioegEq3w3OqtyH6m8ZHFK1CBXvBHdV7EXVNwwuqVaISneB0Sr1o9rbBcNUKEaFO8BsFXpS4Q4wVdaS+E0dzsncmaznhuWyFT3beSGKbN3Jdl4IIUNxHp0x4jkhsiw9ynBGCCty0SOfDbKJ3KfIZ4NUnpVpV6EinQWqidSvaG8PlLG7XLt/PnSxu2u7fz608FPRZpVNuWGPSF3Xd5jkVfHulm/23w8co+vQxJEyjv6z+87Qka5DE8oNPeg6NKHc0IOuQyOKDT3oOgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAVv8D5d46NloiaLgAAAAASUVORK5CYII=', 'María Fernanda Torres', 'cc', '52123456', 'maria@example.com', 'He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.', 'false', '127.0.0.1', 'node', '01a1fa38-71ff-72f0-9b52-3e7079d2253c', NULL, 'HSZE4-ERT9T-6G7NH', '2026-11-20 15:00:00+00'),
('01a1fa38-8336-7296-8ba5-f2fa86548563', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '01a1fa38-815f-7243-b0b8-b66cfbf7a72b', '01a1fa38-8336-7296-8ba5-eb0a2d5cd107', '5c0f95acf8f0b8304c7f0647566a20003d63128967a685952a18857325f40fa8', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAfQAAADICAYAAAAeGRPoAAAGhklEQVR4nO3YWU5cSRAFUP57J70G739b3RIWApsq6g05xHCO5F+TGXFvPuy3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABG+uffX/9d+bP73MA5V7uu7xDYnWIrO+Qxuuv6DgHMKLayQ0y6DgWt+pArO+yn61DUzDIqOsQxu4/6DpusLp6iwx47uqfrsECEokU4A3Swu2u7fz6UFa1Y0c4DVUT7kEY6C6QXtVBRzwVZRe5U5LNBChkKlOGMEF2GHvmowwUZS5PxzBBBtu5kOy9sk7ksmc8OO2Tti67DCxVKUuEOMFuVnlS4AwxXpeBvxe4Co1XrR6W7wG1VC1H1XnBVtY/5h4p3gtOqF6H6/eCoqh/zD5XvBi91KUCXe8IzXTrQ5Z7wh27B73Zf+KpT9nWdVroGvuu96a1j5nWdFroHvfv96aVz1nWd0gT8N3OgAxnXdQoT7E9mQWU+ZJ/MgnIE+jszoSIfsO/MhDIE+TmzoRIfrufMhfSE+DUzogIf89fMh7QU/BhzogIZPsacSMdH6hzzIjPZPce8SEVgzzMzMpLb8/wCTxqCep3ZkYm8Xmd2hCek95khGfhX5n3mR1jCOY5ZEp2MjmGOhCSY45glkcnnWOZJKAI5npkSkVyOZ6aEIYzzmC2RyOM8Zst2QjifGROFLM5lvmwlgPOZMRHI4RrmzBaCt45Zs5P8rWPWLCd065k5u8jdWrrOMsK2j9mzmsztYe4sIWj7mD0rydte5s9UArafHbCCnO1nB0wjXHHYBbPJWAz2wBRCFYt9MIuPSCz2wVACFY+dMINcxWQnDKHgcdkNo8lTTLrOEEIUm/0wio9GbPbDLQIUnx0xghzlYEdcouB52BV3yU8Ous4lQpOLfXGVj0Qu9sUpApOPnXGF3ORkZxyi4HnZHWfJS066ziFCkpv9cZSPQm72x48EJD875Ag5qcEOeUjB67BLfiIfddglDwlFLfbJMz4CtdgnfxCIeuyUR+SiJjvlnYLXZbd8JQ912SsK3oD98kEWarPb5nzQ67Nj3uQAalPwPuy6N/tvxJL7UfB+7Lsvu2/Esvux8378EteTvTdj4b3Yd19234t9N2XpPSg49t+HXTfloe/BjtH1Huy5OQGozX75IAu12S/vhKAmBedvMlGXvfJOyWuyU/6m6zXZK38QiFrsk2dkoxb75CGhqEHBeUVG6rBHHlLyGuyQI+QkP282PxKQ3OyPo2QlN/vjECHJScE5S2bysjcOUfKc7Iwr5CYfbzSnCEwu9sVVspOLfXGJ0OSg4NwlQ3nYE5coeQ52xAhyFJ83mVsEKDb7YRRZis1+GEKIYlJwRpOpuOyFIZQ8JjthBrmKxxvMUAIVi30wi2zFYh9MIVgx2AOzyVgM9sA0wrWfHbCKrO1nB0wlYHuZP6vI2l7mzxKCtoe5s5rM7WHuLCVsayk4u8jeeubNUkq+jlmzm/yto+9sIXhrmDO7yeAa5sxWAjiX+RKFLM5lvmwnhPOYLdHI5DxmSwiCOJ6ZEtHXXMrmOGZKKAI5lnkSlWyOZZ6EJJhjmCPRyegY5khY/jvuPvMjC1m9x3tJeAJ6ndmRjcxeZ3akIKjn+W2djOT2GjMjFYE9x7zISnbPMS9SEtxjzInsZPgYcyIt/x33mvlQhSz/zHtIekL8nLlQjUw/5h2kDGH+zkyoSK6/MxPKEepPZkFl8v3JLChLsBWcHuT8NzOgtM4B98jRSfe8d747jXQMevfHjZ665r7jnWmsU+C7Pmrw1jD/ne4K7/4uedXwd7gjvNKhB13eNHioegEq3w3OqtyH6m8ZHFK1CBXvBHdV7EXVNwwuqVaISneB0Sr1o9rbBcNUKEaFO8BsFXpS4Q4wVdaS+E0dzsncmaznhuWyFT3beSGKbN3Jdl4IIUNxHp0x4jkhsiw9ynBGCCty0SOfDbKJ3KfIZ4NUnpVpV6EinQWqidSvaG8PlLG7XLt/PnSxu2u7fz608FPRZpVNuWGPSF3Xd5jkVfHulm/23w8co+vQxJEyjv6z+87Qka5DE8oNPeg6NKHc0IOuQyOKDT3oOgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAVv8D5d46NloiaLgAAAAASUVORK5CYII=', 'María Fernanda Torres', 'cc', '52123456', 'maria@example.com', 'He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.', 'false', '127.0.0.1', 'node', '01a1fa38-815f-7243-b0b8-bfd158df362b', NULL, '8S66F-FFVJ8-JRA94', '2026-11-20 15:00:00+00');
delete from stored_files;
insert into stored_files (id, key, filename, content_type, size, sha256, owner_type, owner_id, created_by, created_at) values
('01a1fa38-3f6a-7194-8358-ef5c87705029', '2026-11/8bd0f116-a8e2-4361-a860-d6f6937bcfe5', 'cotizacion-COT-2026-000001.pdf', 'application/pdf', '24377', 'a1b19ea98c88519872d484f0868cb630ba525cbda158aea660cf0af5d2ee0c9a', 'quote', '01a1fa38-33e8-71cd-8bd5-03158af3d4a8', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-4572-72bf-8c1e-ceed35441786', '2026-11/80d749fd-bd58-4cc7-8cb6-f1aa78feddad', 'cotizacion-COT-2026-000002.pdf', 'application/pdf', '24382', '8c33c0f45e96e582853d4956fe204a2ad0c33b7c09706722e8cd2a4df80deb35', 'quote', '01a1fa38-3fe0-7394-9d8b-d573ee79cb04', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-4821-76fc-9309-f82064d40c45', '2026-11/0ceb1e07-2393-487b-9255-46d3cee9ba65', 'cotizacion-COT-2026-000003.pdf', 'application/pdf', '24390', '894d12413b2593cb029bd3e9389913109e952d6b558463f8f1a747220d3d9d7b', 'quote', '01a1fa38-45ad-7016-896c-fdcc4fa13ce4', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-4a2a-71bc-b615-e24874223189', '2026-11/e8c92121-ceac-40fa-8681-f619439164ce', 'cotizacion-COT-2026-000004.pdf', 'application/pdf', '24460', '706e5b1d89d2dea2ce563afe6495616b58a82e94c501d8b4caed0119702e4bd6', 'quote', '01a1fa38-48cf-73c6-a1b9-5a0799e89ddd', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-4cba-72a6-93aa-32ebd737e314', '2026-11/5b1f47ca-4080-4e9b-90e1-9937a4642f21', 'cotizacion-COT-2026-000005.pdf', 'application/pdf', '25129', '4a094dc6cce99c2fed75d22559c54fd5a5cf386dc2298b922d4a53615fc816fe', 'quote', '01a1fa38-4ac7-72f9-a02c-1449495cf3d2', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-50bd-7336-a6c6-236038d07bc8', '2026-11/0c1a4536-ab06-4cca-a3a8-9923c73225c2', 'contrato-CT-2026-000001.pdf', 'application/pdf', '33960', '3f07700e84545942ea382cd0593201e497881662ed34bbe445e25c0d7800c940', 'contract', '01a1fa38-4f21-77e8-9186-2b99d5a4ac26', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-5317-72d4-97e4-03e0ac953ca1', '2026-11/44f91d27-3854-4860-9b57-aad20e5adaa2', 'cotizacion-COT-2026-000006.pdf', 'application/pdf', '25132', '95fae4175c277336612869ea0246675de802fd239d28b3c3394315962a29bc8a', 'quote', '01a1fa38-5138-715d-a88e-9627c80d1846', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-5791-71cf-8633-5221516e2979', '2026-11/84c1e64c-ab25-4c8b-be17-58787336f353', 'contrato-CT-2026-000002.pdf', 'application/pdf', '33961', '614a78be61184b356431dfd6ef7b38a6b576bb51734a43145ac251f2f0bd6800', 'contract', '01a1fa38-54d5-7760-a512-655dbafb2411', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-5999-76d9-8f3d-bd24b9a7f2ca', '2026-11/0b073ea1-65ab-4be9-89cd-855e1f121801', 'cotizacion-COT-2026-000007.pdf', 'application/pdf', '25147', '242a4749b5031159a39ba1d0dab6c236b0223d0874ede07efffe38ae3c810406', 'quote', '01a1fa38-57ce-72be-93be-9a14f77dd50c', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-5ec6-73b7-9d45-3778a12eba16', '2026-11/63ea8878-333d-4b47-b35b-c1efdac8dbd6', 'contrato-CT-2026-000003.pdf', 'application/pdf', '33976', '2b97a2d4eed032d4fbc5b3a9c84268983b11da4f7384dcab28300e649ddc83a7', 'contract', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-62ff-72a2-b068-2a9d447e9b1d', '2026-11/e92228c7-a14f-4679-aa94-fd8e4dc55085', 'contrato-CT-2026-000003.pdf', 'application/pdf', '46188', '7475ed41f4889f6eec875fab9900a9d334e1f05844bfc7653fcd794661773ace', 'contract', '01a1fa38-5b4e-779b-8185-c09d5d7b0d65', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-68bc-7739-a75e-a2895654bcb5', '2026-11/5612dc57-9da7-42f8-b58a-166a7a59c7cd', 'cotizacion-COT-2026-000008.pdf', 'application/pdf', '24544', '0395e6fa4ba6871fb6a3693369668bc04d2320ab0e4e4001e1e18a3b2a6c84f5', 'quote', '01a1fa38-6655-7230-83c8-b065c8bf14ff', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-6d41-729a-9b70-fc912cf2b5c0', '2026-11/ee6a0d9b-5584-48e8-a238-c9f8a78d49f6', 'contrato-CT-2026-000004.pdf', 'application/pdf', '33158', '409396071528a7969a9ee3c109f7694b62e2bb3974c00b194bcd7d16a525095d', 'contract', '01a1fa38-6a42-7415-b163-6b6e799b9902', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-6fd9-7224-8cc4-f1fdb3f72589', '2026-11/fad1f406-968f-4439-b27c-1fe83be126fa', 'cotizacion-COT-2026-000009.pdf', 'application/pdf', '24522', '9c9b9c6285f35780d0d650029fb2c38c5dbfb110485f9490b1037582986379ee', 'quote', '01a1fa38-6f29-70a7-b58b-40d60eea71e6', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-71fc-7261-abe9-4dc03b1f4de3', '2026-11/e54a6381-d807-41a9-acd9-68eaa3523ee5', 'contrato-CT-2026-000005.pdf', 'application/pdf', '33153', '7f3daab1c95aae973ae2cd7ee6bcf4cee4426393f01d1352d6fabd53a0b8938f', 'contract', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-74d6-76aa-942e-5ada1cee9974', '2026-11/a9eebe03-b207-413d-afb4-a8105747ceda', 'contrato-CT-2026-000005.pdf', 'application/pdf', '45234', '3c483e6b25ac7d15ad8bbdef73b4678d13098a90fde0c233c44c27903f4349aa', 'contract', '01a1fa38-70d7-714f-8711-cc91fe27b8dd', NULL, '2026-11-20 15:00:00+00'),
('01a1fa38-7c94-7669-9865-baee5feb1262', '2026-11/e804cdc6-0cee-4c46-b5c1-85589723788c', 'cotizacion-COT-2026-000010.pdf', 'application/pdf', '24384', '92f5dc59c83392b4a422a641365eebd6cc8dc7b3da30fa905976825c21f4a6e2', 'quote', '01a1fa38-78dd-75e2-bec3-1ae4f95f7b48', '6', '2026-11-20 15:00:00+00'),
('01a1fa38-815a-723f-9d87-3a39f96c5311', '2026-11/05bf3cd5-39ea-4c86-8862-158ad32c637e', 'contrato-CT-2026-000006.pdf', 'application/pdf', '33130', '5c0f95acf8f0b8304c7f0647566a20003d63128967a685952a18857325f40fa8', 'contract', '01a1fa38-7f57-70d7-b293-601d2db7ae17', '4', '2026-11-20 15:00:00+00'),
('01a1fa38-8335-72e0-8a67-191b3d5ae24b', '2026-11/ed115cc5-97e3-4e34-8579-f0fea7fa5075', 'contrato-CT-2026-000006.pdf', 'application/pdf', '45125', '73fff6b156b0efc0ec0f797ecbf3ee2039ada4b444090310bd39223a1c69eec1', 'contract', '01a1fa38-7f57-70d7-b293-601d2db7ae17', NULL, '2026-11-20 15:00:00+00');
delete from support_documents;
delete from two_factors;
delete from user_tokens;
insert into user_tokens (id, user_id, purpose, token_hash, email, created_at, expires_at, used_at) values
('01a1fa38-30b4-76b9-ad84-bd5de72627da', '12', 'email', 'l8LW649boXJugzOZh7BklzpUuZ9S1TeZ7n5cSRpTk3Y', 'marcela.1@correo.test', '2026-11-20 15:00:00+00', '2026-11-27 15:00:00+00', NULL);
delete from users;
insert into users (id, name, lastname, email, phone, image, role, password_hash, is_active, is_active_seller, supervisor_id, lider_id, gerente_id, referral_code, referred_by, commission_percentage, commission_limit, banco, numero_cuenta, tipo_cuenta, fecha_ingreso, documento_identidad, tipo_documento, fecha_nacimiento, direccion, ciudad, pais, email_verified, last_login, account_locked_until, failed_login_attempts, sessions_version, kept_session, search_text, erased_at, created_at, updated_at, version) values
('1', 'Olga', 'Restrepo Uribe', 'owner@travesia.test', '+573005551000', '/avatar.svg', '7', '$argon2id$v=19$m=19456,t=2,p=1$Jd2MB+wU/82YozvNQx/ZcA$GYuIOsUUPsyzWresV5n+C5oTtngl/p8meVdS82dIMEE', 'true', 'true', NULL, NULL, NULL, 'UGFSDNP7', NULL, NULL, '1300000', 'Bancolombia', '03100005000', 'ahorros', '2020-02-01', '52100400', 'cc', '1978-01-15', 'Calle 10 # 20-30', 'Medellín', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'olga restrepo uribe owner@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('10', 'Camila', 'Gómez Arango', 'cliente@travesia.test', '+573005551009', '/avatar.svg', '1', '$argon2id$v=19$m=19456,t=2,p=1$nv8qYn8h+Rb9c8z44GXEqg$XXBn1QekLatTXAyIei/52tq5dR8Uo1NhN2JsIcNH61w', 'true', 'true', NULL, NULL, NULL, '4UCVWL4U', 'QHKUSFNH', NULL, '1300000', NULL, NULL, NULL, NULL, '52171671', 'cc', '1987-01-15', 'Calle 19 # 29-39', 'Bogotá', 'Colombia', 'false', NULL, NULL, '0', '1', NULL, 'camila gomez arango cliente@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('11', 'Carlos', 'Muñoz Peláez', 'cliente2@travesia.test', '+573005551010', '/avatar.svg', '1', '$argon2id$v=19$m=19456,t=2,p=1$CwOdWlh/apfWposVUrvJqA$sY8B1MXvpKJHaA68rfUAeFkBh3iUSice+BAKO3M3u+Q', 'true', 'true', NULL, NULL, NULL, 'NUJ7CFUU', '44TZU4VE', NULL, '1300000', NULL, NULL, NULL, NULL, '52179590', 'cc', '1988-02-15', 'Calle 20 # 30-40', 'Medellín', 'Colombia', 'false', NULL, NULL, '0', '1', NULL, 'carlos munoz pelaez cliente2@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('12', 'Marcela', 'Niño Peña', 'marcela.1@correo.test', '+573001234567', '/avatar.svg', '1', '$argon2id$v=19$m=19456,t=2,p=1$Mih4kR8k2hiDcoU5TwIn4A$e9Uq0wazQmyhjqhpzwxeOdlEu8XZEu4GTe7FnO1SRBc', 'true', 'true', NULL, NULL, NULL, 'UVBSYFC8', NULL, NULL, '1300000', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Colombia', 'false', '2026-11-20 15:00:00+00', NULL, '0', '1', NULL, 'marcela nino pena marcela.1@correo.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('2', 'Andrés', 'Mejía Torres', 'admin@travesia.test', '+573005551001', '/avatar.svg', '5', '$argon2id$v=19$m=19456,t=2,p=1$NxhP6Xgjd2KHTJNz8RGmUQ$W8/fOsJGQn8IdFwJki52MvbHIjcycaiZ1Ihe6axwF94', 'true', 'true', NULL, NULL, NULL, 'U2ND48C8', NULL, NULL, '1300000', 'Bancolombia', '03100005001', 'ahorros', '2021-02-01', '52108319', 'cc', '1979-02-15', 'Calle 11 # 21-31', 'Bogotá', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'andres mejia torres admin@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('3', 'Constanza', 'Peña Rojas', 'contador@travesia.test', '+573005551002', '/avatar.svg', '6', '$argon2id$v=19$m=19456,t=2,p=1$Jr5Q/mq3CdtfnZj+F197wg$0rPck37JtAFdT6kCbOB0gGz5uy0UZzAm4j6oRMs1nkE', 'true', 'true', NULL, NULL, NULL, '2ZXH6UFX', NULL, NULL, '1300000', 'Bancolombia', '03100005002', 'ahorros', '2022-02-01', '52116238', 'cc', '1980-03-15', 'Calle 12 # 22-32', 'Medellín', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'constanza pena rojas contador@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('4', 'Germán', 'Salazar Duque', 'gerente@travesia.test', '+573005551003', '/avatar.svg', '4', '$argon2id$v=19$m=19456,t=2,p=1$WGKeUaGs94n3gdgbVG7utA$gUuQjXNsZzvmpTGy4D//Fz6dfPNbZxjQAAoTeGZURxQ', 'true', 'true', NULL, NULL, NULL, '3836AM9N', NULL, NULL, '1300000', 'Bancolombia', '03100005003', 'ahorros', '2023-02-01', '52124157', 'cc', '1981-04-15', 'Calle 13 # 23-33', 'Bogotá', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'german salazar duque gerente@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('5', 'Liliana', 'Ospina Vélez', 'lider@travesia.test', '+573005551004', '/avatar.svg', '3', '$argon2id$v=19$m=19456,t=2,p=1$fCB6hJqq3FZJBag9jxb1Tg$UKWxaqU9Z6e5ZK9oFRM6zZfa3h93qECzNgvylrLUDtY', 'true', 'true', '4', NULL, '4', 'C7C7JAAY', NULL, NULL, '1300000', 'Bancolombia', '03100005004', 'ahorros', '2024-02-01', '52132076', 'cc', '1982-05-15', 'Calle 14 # 24-34', 'Medellín', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'liliana ospina velez lider@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('6', 'Álvaro', 'Ríos Cárdenas', 'asesor@travesia.test', '+573005551005', '/avatar.svg', '2', '$argon2id$v=19$m=19456,t=2,p=1$TPyc7qraVqJZl2s4SEKcoQ$60ddFbkZoApfzxoNfb4LH44KnPzyz+dteKJfsBOx000', 'true', 'true', '5', '5', '4', 'QHKUSFNH', NULL, NULL, '1300000', 'Bancolombia', '03100005005', 'ahorros', '2020-02-01', '52139995', 'cc', '1983-06-15', 'Calle 15 # 25-35', 'Bogotá', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'alvaro rios cardenas asesor@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('7', 'Gloria', 'Bermúdez Niño', 'gerente2@travesia.test', '+573005551006', '/avatar.svg', '4', '$argon2id$v=19$m=19456,t=2,p=1$kDs/XjxoAax/ULDjfE9LxA$75VuB3tmsHKA/C3HVjyrOk8MlvI/xx86wnuk1tma5ws', 'true', 'true', NULL, NULL, NULL, 'DKA76EZD', NULL, NULL, '1300000', 'Bancolombia', '03100005006', 'ahorros', '2021-02-01', '52147914', 'cc', '1984-07-15', 'Calle 16 # 26-36', 'Medellín', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'gloria bermudez nino gerente2@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('8', 'Leonardo', 'Castaño Gil', 'lider2@travesia.test', '+573005551007', '/avatar.svg', '3', '$argon2id$v=19$m=19456,t=2,p=1$xgnt7P61RRmDuhXQBwSk0A$j79CaQhiCd+ntRtpIJBULTmyAtuxwVAMQ/+ZDtEbaQA', 'true', 'true', '7', NULL, '7', '4GXKANM5', NULL, NULL, '1300000', 'Bancolombia', '03100005007', 'ahorros', '2022-02-01', '52155833', 'cc', '1985-08-15', 'Calle 17 # 27-37', 'Bogotá', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'leonardo castano gil lider2@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1'),
('9', 'Adriana', 'Quintero Páez', 'asesor2@travesia.test', '+573005551008', '/avatar.svg', '2', '$argon2id$v=19$m=19456,t=2,p=1$Q0UO9Ol226FjxMcWrqs6mA$+MQnZIgjSRKw3qWroAATa9eXLJdzjirSAV65xpGbqg4', 'true', 'true', '8', '8', '7', '44TZU4VE', NULL, NULL, '1300000', 'Bancolombia', '03100005008', 'ahorros', '2023-02-01', '52163752', 'cc', '1986-09-15', 'Calle 18 # 28-38', 'Medellín', 'Colombia', 'true', NULL, NULL, '0', '1', NULL, 'adriana quintero paez asesor2@travesia.test', NULL, '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1');
select setval('public.users_id_seq', 12, true);
delete from videos;
insert into videos (id, created_at, updated_at, version, kind, url, title, image, "position") values
('01a1fa38-33a3-714a-895c-08edfbb02ec8', '2026-11-20 15:00:00+00', '2026-11-20 15:00:00+00', '1', 'training', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', '', NULL, '0');
