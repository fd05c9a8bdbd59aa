import type { EntityManager } from "@mikro-orm/postgresql";

/** One part of what is kept of a person: its title, and its records with the names that a person reads. */
export interface DataSection {
  readonly title: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

// Tables of later modules are named in SQL: what is kept of a person is one answer, whoever keeps it. `?` is the person's id.
const sections: readonly (readonly [title: string, sql: string, times: number])[] = [
  [
    "Cuenta",
    `select name as "Nombre", lastname as "Apellido", email as "Correo", phone as "Teléfono", tipo_documento as "Tipo de documento",
       documento_identidad as "Documento", fecha_nacimiento::text as "Fecha de nacimiento", direccion as "Dirección", ciudad as "Ciudad", pais as "País",
       referral_code as "Código de referido", referred_by as "Referido por", email_verified as "Correo confirmado", created_at as "Creada", last_login as "Último ingreso"
     from users where id = ?`,
    1,
  ],
  [
    "Datos bancarios",
    `select u.banco as "Banco", u.numero_cuenta as "Cuenta", u.tipo_cuenta as "Tipo de cuenta", b.nombre_titular as "Titular",
       b.documento_titular as "Documento del titular", b.telefono as "Teléfono", b.observaciones as "Observaciones"
     from users u left join banking_details b on b.user_id = u.id where u.id = ? and (u.numero_cuenta is not null or b.user_id is not null)`,
    1,
  ],
  [
    "Autorizaciones",
    `select purpose as "Para", given as "Autorizó", text_version as "Versión del texto", text_sha256 as "Huella SHA-256", at as "Fecha", channel as "Canal", ip as "Dirección IP"
     from consents where (purpose = 'registration' and record_id = ?::text) or viewer_id = ? order by at`,
    2,
  ],
  [
    "Cotizaciones",
    `select quote_number as "Número", status as "Estado", nombre_cliente as "A nombre de", email_cliente as "Correo", telefono_cliente as "Teléfono",
       origen as "Origen", destino as "Destino", fecha_ida::text as "Ida", fecha_regreso::text as "Regreso", precio_total as "Precio", created_at as "Creada"
     from quotes where cliente_id = ? order by created_at`,
    1,
  ],
  [
    "Pasajeros que registraste",
    `select q.quote_number as "Cotización", p.nombre as "Nombre", p.apellido as "Apellido", p.tipo_documento as "Tipo de documento",
       p.documento_identidad as "Documento", p.fecha_nacimiento::text as "Fecha de nacimiento", p.email as "Correo", p.telefono as "Teléfono", p.direccion as "Dirección"
     from passengers p join quotes q on q.id = p.quote_id where q.cliente_id = ? order by q.created_at, p.created_at`,
    1,
  ],
  [
    "Contratos",
    `select contract_number as "Número", status as "Estado", destino as "Destino", fecha_inicio_viaje::text as "Inicio del viaje", fecha_fin_viaje::text as "Fin del viaje",
       precio_total as "Precio", total_pagado as "Pagado", signed_at as "Firmado" from contracts where cliente_id = ? order by created_at`,
    1,
  ],
  [
    "Pagos",
    `select c.contract_number as "Contrato", p.monto as "Valor", p.tipo_pago as "Medio", p.fecha_pago::text as "Fecha", p.status as "Estado", p.receipt_number as "Recibo"
     from payments p join contracts c on c.id = p.contract_id where c.cliente_id = ? order by p.created_at`,
    1,
  ],
  [
    "Mensajes de contacto",
    `select m.name as "Nombre", m.email as "Correo", m.phone as "Teléfono", m.message as "Mensaje", m.at as "Fecha"
     from contact_messages m join users u on u.email = m.email and u.email_verified where u.id = ? order by m.at`,
    1,
  ],
];

/** All that is kept of a person, by part; parts of which nothing is kept are left out. */
export async function personalData(em: EntityManager, userId: number): Promise<readonly DataSection[]> {
  const found: DataSection[] = [];
  for (const [title, sql, times] of sections) {
    const records = await em.execute<Record<string, unknown>[]>(sql, Array<number>(times).fill(userId));
    if (records.length > 0) found.push({ title, records });
  }
  return found;
}
