import { documentLabels } from "../../core/colombia/documents.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { isOf, labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { addendumLifecycle } from "./addendum/addendum.lifecycle.ts";
import { contractLifecycle } from "./contract/contract.lifecycle.ts";

const money = (value: unknown) => formatCop(Number(value));

/** Retention of accounting documents: ten years (Código de Comercio art. 60). */
const kept = "Se conserva 10 años, también si se suprimen tus datos (Código de Comercio, art. 60).";

const signerColumns = { email: "signer_email", type: "signer_document_type", number: "signer_document" };

const signed = raw(`c.contract_number as "Contrato", s.signer_name as "Nombre",
  s.signer_document_type as "Tipo de documento", s.signer_document as "Documento",
  s.signer_email as "Correo", s.signed_at as "Firmado", s.ip as "Dirección IP", s.user_agent as "Navegador"`);

const addenda = raw(`c.contract_number as "Contrato", a.number as "Número", a.status as "Estado",
  a.reason as "Motivo", a.email_sent_to as "Correo", a.sent_at as "Enviado", a.signed_at as "Firmado"`);

const vouchers = sql`trip_vouchers v join contract_items i on i.id = v.item_id
  join contracts c on c.id = i.contract_id`;
const attached = raw(`c.contract_number as "Contrato", i.descripcion as "Servicio",
  v.filename as "Archivo", v.created_at as "Agregado", v.ended_at as "Quitado"`);

const shared = raw(`c.contract_number as "Contrato",
  case k.purpose when 'calendar' then 'Calendario' else 'Enlace' end as "Qué",
  trim(t.nombre || ' ' || t.apellido) as "Para",
  s.created_at as "Creado", k.expires_at as "Abre hasta", k.revoked_at as "Quitado",
  k.openings as "Veces abierto"`);
const shares = sql`trip_shares s join contracts c on c.id = s.contract_id join links k on k.id = s.link_id
  left join passengers t on t.id = s.traveller_id`;

/** The contracts of a client. */
export const personalContracts: readonly PersonalPart[] = [
  {
    title: "Contratos",
    kept,
    select: (person) => sql`select contract_number as "Número", status as "Estado", destino as "Destino",
      fecha_inicio_viaje::text as "Inicio del viaje", fecha_fin_viaje::text as "Fin del viaje",
       precio_total as "Precio", total_pagado as "Pagado", signed_at as "Firmado" from contracts
       where cliente_id = ${person} order by created_at`,
    proven: ({ email }) => sql`select contract_number as "Número", status as "Estado", destino as "Destino",
      fecha_inicio_viaje::text as "Inicio del viaje", fecha_fin_viaje::text as "Fin del viaje",
       precio_total as "Precio", total_pagado as "Pagado", signed_at as "Firmado" from contracts
       where cliente->>'email' = ${email} order by created_at`,
    spoken: { Estado: labelled(contractLifecycle.labels), Precio: money, Pagado: money },
  },
  {
    title: "Firmas",
    kept,
    select: (person) => sql`select ${signed} from signatures s join contracts c on c.id = s.contract_id
      where c.cliente_id = ${person} order by s.signed_at`,
    proven: (who) => sql`select ${signed} from signatures s join contracts c on c.id = s.contract_id
      where ${isOf(who, "s", signerColumns)} order by s.signed_at`,
    spoken: { "Tipo de documento": labelled(documentLabels) },
  },
  {
    title: "Otrosíes",
    kept,
    select: (person) => sql`select ${addenda} from addenda a join contracts c on c.id = a.contract_id
      where c.cliente_id = ${person} order by a.created_at`,
    proven: ({ email }) => sql`select ${addenda} from addenda a join contracts c on c.id = a.contract_id
      where c.cliente->>'email' = ${email} order by a.created_at`,
    spoken: { Estado: labelled(addendumLifecycle.labels) },
  },
  {
    title: "Tiquetes y vouchers",
    kept,
    select: (person) => sql`select ${attached} from ${vouchers}
      where c.cliente_id = ${person} order by v.created_at, v.id`,
    proven: ({ email }) => sql`select ${attached} from ${vouchers}
      where c.cliente->>'email' = ${email} order by v.created_at, v.id`,
    files: (person) => sql`select v.file_key as key, c.contract_number || ' - ' || v.filename as filename,
        v.content_type as "contentType"
      from ${vouchers} where c.cliente_id = ${person} order by v.created_at, v.id`,
  },
  {
    title: "Viajes compartidos",
    select: (person) => sql`select ${shared} from ${shares}
      where c.cliente_id = ${person} order by s.created_at, s.id`,
    proven: ({ email }) => sql`select ${shared} from ${shares}
      where c.cliente->>'email' = ${email} order by s.created_at, s.id`,
  },
];
