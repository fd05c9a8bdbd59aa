import { documentLabels } from "../../core/colombia/documents.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { isOf, labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { accompaniedLabels } from "./passenger/travel-documents.rules.ts";
import { ownQuoteLabels } from "./quote/quote.lifecycle.ts";

/** Columns of a passenger that identify the person. */
export const passengerColumns = { email: "email", type: "tipo_documento", number: "documento_identidad" };

const travelled = raw(`q.quote_number as "Cotización", q.destino as "Destino", q.fecha_ida::text as "Ida",
  p.nombre as "Nombre", p.apellido as "Apellido", p.tipo_documento as "Tipo de documento",
  p.documento_identidad as "Documento", p.fecha_nacimiento::text as "Fecha de nacimiento",
  p.email as "Correo", p.telefono as "Teléfono", p.direccion as "Dirección",
  p.vencimiento_pasaporte::text as "Vencimiento del pasaporte", p.viaja_con as "Viaja",
  p.acompanante as "Acompañante"`);
/**
 * SQL of the people in a draft `d` as rows; entered e-mails and documents are normalized to their stored
 * form, so that they can be searched.
 */
export const draftedPeople = `(select t.nombre, t.apellido, t.tipo_documento, t.fecha_nacimiento,
    t.telefono, t.direccion, t.vencimiento_pasaporte, t.viaja_con, t.acompanante,
    nullif(lower(trim(t.email)), '') as email,
    nullif(upper(regexp_replace(t.documento_identidad, '[^[:alnum:]]', '', 'g')), '') as documento_identidad
  from jsonb_to_recordset(d.passengers) as t(nombre text, apellido text, tipo_documento text,
    documento_identidad text, fecha_nacimiento text, email text, telefono text, direccion text,
    vencimiento_pasaporte text, viaja_con text, acompanante text))`;
const drafted = raw(`p.nombre as "Nombre", p.apellido as "Apellido",
  p.tipo_documento as "Tipo de documento", p.documento_identidad as "Documento",
  p.fecha_nacimiento as "Fecha de nacimiento", p.email as "Correo", p.telefono as "Teléfono",
  p.direccion as "Dirección", p.vencimiento_pasaporte as "Vencimiento del pasaporte",
  p.viaja_con as "Viaja", p.acompanante as "Acompañante"
  from passenger_drafts d join quotes q on q.id = d.quote_id
  cross join lateral ${draftedPeople} p`);
const spoken = {
  "Tipo de documento": labelled(documentLabels),
  Viaja: labelled(accompaniedLabels),
};

const asked = raw(`q.quote_number as "Cotización", c.text as "Pregunta", c.asked_at as "Hecha",
  c.answer as "Respuesta", c.answered_at as "Respondida"`);

const noted = raw(`q.quote_number as "Cotización", v.note as "Nota", v.sent_at as "Enviada"
  from quote_versions v join quotes q on q.id = v.quote_id and v.note is not null`);

/** Personal data that quotes contain about a client and the fellow travellers. */
export const personalQuotes: readonly PersonalPart[] = [
  {
    title: "Cotizaciones",
    select: (
      person,
    ) => sql`select quote_number as "Número", status as "Estado", nombre_cliente as "A nombre de",
      email_cliente as "Correo", telefono_cliente as "Teléfono",
       origen as "Origen", destino as "Destino", fecha_ida::text as "Ida", fecha_regreso::text as "Regreso",
         precio_total as "Precio", created_at as "Creada"
     from quotes where cliente_id = ${person} order by created_at`,
    proven: ({ email }) => sql`select quote_number as "Número", status as "Estado",
      nombre_cliente as "A nombre de", email_cliente as "Correo", telefono_cliente as "Teléfono",
       origen as "Origen", destino as "Destino", fecha_ida::text as "Ida", fecha_regreso::text as "Regreso",
         precio_total as "Precio", created_at as "Creada"
     from quotes where email_cliente = ${email} order by created_at`,
    spoken: { Estado: labelled(ownQuoteLabels), Precio: (value) => formatCop(Number(value)) },
  },
  {
    title: "Preguntas sobre cotizaciones",
    select: (person) => sql`select ${asked} from quote_questions c join quotes q on q.id = c.quote_id
      where q.cliente_id = ${person} order by c.asked_at`,
    proven: ({ email }) => sql`select ${asked} from quote_questions c join quotes q on q.id = c.quote_id
      where q.email_cliente = ${email} order by c.asked_at`,
  },
  {
    title: "Notas de tu asesor",
    select: (person) => sql`select ${noted} where q.cliente_id = ${person} order by v.sent_at`,
    proven: ({ email }) => sql`select ${noted} where q.email_cliente = ${email} order by v.sent_at`,
  },
  {
    title: "Pasajeros que registraste",
    select: (
      person,
    ) => sql`select q.quote_number as "Cotización", p.nombre as "Nombre", p.apellido as "Apellido",
      p.tipo_documento as "Tipo de documento",
       p.documento_identidad as "Documento", p.fecha_nacimiento::text as "Fecha de nacimiento",
         p.email as "Correo", p.telefono as "Teléfono", p.direccion as "Dirección",
         p.vencimiento_pasaporte::text as "Vencimiento del pasaporte", p.viaja_con as "Viaja",
         p.acompanante as "Acompañante"
     from passengers p join quotes q on q.id = p.quote_id where q.cliente_id = ${person}
     order by q.created_at, p.created_at`,
    spoken,
  },
  {
    title: "Formularios de pasajeros sin terminar",
    select: (person) => sql`select q.quote_number as "Cotización", ${drafted}
     where q.cliente_id = ${person} order by q.created_at`,
    proven: (who) => sql`select q.quote_number as "Cotización", ${drafted}
     where (q.cliente_id is null and q.email_cliente = ${who.email})
       or ${isOf(who, "p", passengerColumns)} order by q.created_at`,
    spoken,
  },
  {
    title: "Tus datos como pasajero",
    select: (person) => sql`select ${travelled} from passengers p join quotes q on q.id = p.quote_id
      join users u on u.id = ${person}
     where u.email_verified and p.email = u.email and q.cliente_id is distinct from u.id
       and (p.documento_identidad is null or (p.documento_identidad = u.documento_identidad
         and p.tipo_documento = u.tipo_documento))
     order by q.created_at, p.created_at`,
    proven: (who) => sql`select ${travelled} from passengers p join quotes q on q.id = p.quote_id
     where ${isOf(who, "p", passengerColumns)} order by q.created_at, p.created_at`,
    spoken,
  },
];
