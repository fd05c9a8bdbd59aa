import { asesorOf, clientOf, gerenteOf, liderOf } from "./people.ts";
import { instantOf, marks, oneOf, scattered, uuidOf } from "./values.ts";

/**
 * Every fifth quote waits for its client's answer, and every fifth became a contract: `status` by the
 * number's last digit.
 */
const statuses = [
  "converted",
  "sent",
  "pending",
  "completed",
  "approved",
  "converted",
  "sent",
  "rejected",
  "expired",
  "pending_passengers",
];
const places = [
  "Cartagena",
  "San Andrés",
  "Santa Marta",
  "Medellín",
  "Cancún",
  "Punta Cana",
  "Madrid",
  "Leticia",
  "Lima",
  "Cusco",
  "Caño Cristales",
];
const trips = ["nacional", "internacional", "hotel", "operadorLlano"];

/** The quotes, all with a client and an asesor, made in the order of their numbers. */
export function quoteRows({
  quotes,
  clients,
  sellers,
}: {
  readonly quotes: number;
  readonly clients: number;
  readonly sellers: number;
}): readonly string[] {
  return [
    `insert into quotes (id, created_at, updated_at, nombre_cliente, email_cliente, telefono_cliente, origen,
      destino, fecha_ida, fecha_regreso,
      numero_personas, adultos, acomodacion, trip_type, priority, quote_number, status, source, is_external,
        cliente_id, asesor_id, lider_id,
      gerente_id, vendedor_id, created_by_id, created_by, precio_total, descuento_porcentaje, sent_at,
        expires_at, email_sent_to, sent_version, customer_id)
    select ${uuidOf(marks.quotes, "i")}, at, at, u.name || ' ' || u.lastname, u.email, u.phone, 'Bogotá',
      ${oneOf(places, "i / 10")},
      (at + interval '60 days')::date, (at + interval '66 days')::date, people, people,
        ${oneOf(["doble", "sencilla", "triple"], "i / 7")},
      ${oneOf(trips, "i / 10")}, ${oneOf(["normal", "normal", "normal", "high", "low"], "i / 3")},
        'COT-' || lpad(i::text, 8, '0'),
      status, case when i % 9 = 0 then 'external' else 'internal' end, i % 9 = 0, u.id, asesor,
        ${liderOf("asesor")}, ${gerenteOf("asesor")},
      asesor, asesor, 'Persona ' || asesor || ' (Asesor)', 800000 + ${scattered("i", 20_000)} * 1000, 0,
      case when status <> 'pending' and status <> 'completed' then at + interval '1 day' end,
        at + interval '16 days', u.email,
        case when status <> 'pending' and status <> 'completed' then 1 else 0 end,
        ${uuidOf(marks.customers, "u.id")}
    from generate_series(1, ${quotes}) i
      cross join lateral (select ${instantOf("i", quotes)} as at, ${asesorOf("i", sellers)} as asesor,
        1 + i % 4 as people,
        ${oneOf(statuses, "i")} as status) v
      join users u on u.id = ${clientOf("i", clients)}`,
    `insert into passengers (id, created_at, updated_at, quote_id, titular, nombre, apellido, email, telefono)
    select ${uuidOf(marks.passengers, "row_number() over (order by q.id)")}, q.created_at, q.created_at, q.id,
      true, u.name, u.lastname, u.email, u.phone
    from quotes q join users u on u.id = q.cliente_id where q.status = 'converted'`,
    // Some were approved through a link, and few of those decisions wait for a second look.
    `insert into links (id, purpose, record_id, token_hash, created_at, expires_at)
    select ${uuidOf(marks.links, "i")}, 'quote', q.id, md5(i::text), q.created_at, q.expires_at
    from generate_series(4, ${quotes}, 20) i join quotes q on q.id = ${uuidOf(marks.quotes, "i")}`,
    `insert into quote_links (id, quote_id, link_id, channel, version, created_at, decided_as, decided_at,
      needs_review)
    select ${uuidOf(marks.quoteLinks, "i")}, q.id, ${uuidOf(marks.links, "i")}, 'whatsapp', 1, q.created_at,
      'approved', q.created_at + interval '2 days', i % 5000 = 4
    from generate_series(4, ${quotes}, 20) i join quotes q on q.id = ${uuidOf(marks.quotes, "i")}`,
  ];
}
