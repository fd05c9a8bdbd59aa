import { documentLabels } from "../../../core/colombia/documents.ts";
import { labelled, type PersonalPart } from "../../../core/read/personal-data.ts";
import { sql } from "../../../core/read/sql.ts";
import { userAccounts } from "../account/user-account.ts";
import { consentsUnder } from "../consent/revoke-consents.ts";
import { consentChannelLabels, consentPurposeLabels } from "../consent/consent.rules.ts";

/** Personal data stored with a person's account. */
export const personalAccount: readonly PersonalPart[] = [
  {
    title: "Cuenta",
    select: (
      person,
    ) => sql`select name as "Nombre", lastname as "Apellido", email as "Correo", phone as "Teléfono",
      tipo_documento as "Tipo de documento",
       documento_identidad as "Documento", fecha_nacimiento::text as "Fecha de nacimiento",
         direccion as "Dirección", ciudad as "Ciudad", pais as "País",
       referral_code as "Código de referido", referred_by as "Referido por",
         email_verified as "Correo confirmado", picture_shown_at as "Muestra su foto desde",
         created_at as "Creada", last_login as "Último ingreso"
     from users where id = ${person}`,
    spoken: { "Tipo de documento": labelled(documentLabels) },
  },
  {
    title: "Datos bancarios",
    select: (person) => sql`select u.banco as "Banco", u.id || ' ' || u.numero_cuenta as "Cuenta",
      u.tipo_cuenta as "Tipo de cuenta",
      b.nombre_titular as "Titular",
       b.documento_titular as "Documento del titular", b.telefono as "Teléfono",
         b.observaciones as "Observaciones"
     from users u left join banking_details b on b.user_id = u.id where u.id = ${person}
     and (u.numero_cuenta is not null or b.user_id is not null)`,
    opened: {
      Cuenta: ({ accountNumbers }, kept) => accountNumbers.openBeside(kept, userAccounts),
    },
  },
  {
    title: "Autorizaciones",
    select: (
      person,
    ) => sql`select purpose as "Para", given as "Autorizó", text_version as "Versión del texto",
      text_sha256 as "Huella SHA-256", at as "Fecha", channel as "Canal", ip as "Dirección IP",
      revoked_at as "Revocada"
     from consents where (purpose = 'registration' and record_id = ${person}::text) or viewer_id = ${person}
     order by at`,
    proven: ({
      email,
    }) => sql`select purpose as "Para", given as "Autorizó", text_version as "Versión del texto",
      text_sha256 as "Huella SHA-256", at as "Fecha", channel as "Canal", ip as "Dirección IP",
      revoked_at as "Revocada"
     from consents c where ${email === null ? sql`false` : consentsUnder(email)} order by at`,
    spoken: { Para: labelled(consentPurposeLabels), Canal: labelled(consentChannelLabels) },
  },
  {
    title: "Sesiones",
    select: (person) => sql`select began_at as "Inicio", last_used_at as "Último uso", ended_at as "Cierre",
      ip as "Dirección IP", user_agent as "Navegador"
     from user_sessions where user_id = ${person} order by began_at`,
  },
  {
    title: "Llaves de acceso",
    select: (person) => sql`select name as "Nombre", created_at as "Creada", last_used_at as "Último uso",
      backed_up as "Copiada en otros dispositivos"
     from passkeys where user_id = ${person} order by created_at`,
  },
  {
    title: "Tokens de acceso",
    select: (person) => sql`select name as "Nombre", prefix as "Empieza por",
      array_to_string(address_ranges, ', ') as "Direcciones", created_at as "Creado", expires_at as "Vence",
      last_used_at as "Último uso", last_used_address as "Última dirección IP", revoked_at as "Revocado"
     from access_tokens where user_id = ${person} order by created_at`,
  },
  {
    title: "Vistas guardadas",
    select: (person) => sql`select name as "Nombre", list as "Listado", query as "Filtros y orden",
      array_to_string(columns, ', ') as "Columnas", standard as "Es la de siempre", created_at as "Guardada"
     from saved_views where user_id = ${person} order by list, created_at`,
  },
  {
    title: "Quién ve como tú",
    select: (person) => sql`select concat_ws(' ', o.name, o.lastname) as "Quién", v.began_at as "Desde"
     from viewings v join users o on o.id = v.owner_id where v.person_id = ${person} order by v.began_at`,
  },
  {
    title: "Mensajes de contacto",
    select: (
      person,
    ) => sql`select m.name as "Nombre", m.email as "Correo", m.phone as "Teléfono", m.message as "Mensaje",
      m.at as "Fecha"
     from contact_messages m join users u on u.email = m.email and u.email_verified where u.id = ${person}
     order by m.at`,
    proven: ({ email }) => sql`select m.name as "Nombre", m.email as "Correo", m.phone as "Teléfono",
      m.message as "Mensaje", m.at as "Fecha"
     from contact_messages m where m.email = ${email} order by m.at`,
  },
];
