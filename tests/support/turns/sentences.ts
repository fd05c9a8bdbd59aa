/** Table of records that have waits, as GraphQL lists them. */
export type Table = "quotes" | "contracts" | "payments" | "refunds" | "chargebacks" | "claims" | "invoices";

/** Reasons why a wait comes early, in their order; the others come by who does them. */
export type Reason = "term" | "blocks";

/**
 * Facts behind a sentence: the acts it may ask for, the SQL over its record `r` that must be true, the SQL of
 * the instant since which it waits (null: it names none), and why it comes early.
 */
export interface Facts {
  readonly table: Table;
  readonly sentence: RegExp;
  /** Sentence that the client of a contract reads of it; undefined where it is not for them. */
  readonly client?: RegExp;
  readonly acts: readonly string[];
  /** `said` has what the sentence says in its numbers: `["1", "3"]`. */
  readonly holds: (said: readonly string[]) => string;
  readonly since: string | null;
  readonly reason?: Reason;
}

/** Instant of the last of some events of a quote. */
const since = (...events: readonly string[]): string =>
  `(select max(e.at) from quote_events e where e.quote_id = r.id and e.event in ('${events.join("', '")}'))`;

const pesos = (said: string | undefined): string => (said ?? "").replace(/\D/g, "");
const percent = (said: string | undefined): string => (said ?? "").replace(",", ".");

const offerOpen = "r.status = 'sent' and (r.expires_at is null or r.expires_at > $2)";
const completeOf = `(select count(*) from passengers p where p.quote_id = r.id and p.nombre <> ''
  and p.apellido <> '' and p.fecha_nacimiento is not null
  and (p.tipo_documento = 'ms' or p.documento_identidad <> ''))`;
const departed = "coalesce(r.fecha_ida <= ($2 at time zone 'America/Bogota')::date, false)";
const today = "($2 at time zone 'America/Bogota')::date";
const overdue = `(select coalesce(sum(l.monto - l.pagado), 0) from plan_lines l where l.contract_id = r.id
  and l.fecha_vencimiento < ${today} and l.pagado < l.monto)`;
const pendingOf = (what: string) => `(select ${what} from payments p where p.contract_id = r.id
  and p.status = 'pending' and p.decision_note is null)`;
const lacking = `exists (select from quotes q where q.id = r.quote_id
  and q.complete_passengers < q.numero_personas)`;
const toBuy = `exists (select from contract_items i where i.contract_id = r.id and i.requiere_compra
  and i.status = 'pendiente_compra')`;
const openItems = `exists (select from contract_items i where i.contract_id = r.id and i.requiere_compra
  and i.status <> 'comprado_pagado')`;
const changed = "coalesce(r.content_changed_at > r.contrato_pdf_generado_at, false)";
const unwanted = `exists (select from cancellation_requests n where n.contract_id = r.id
  and n.status = 'pending')`;
const doubtful = `exists (select from contract_links k join links l on l.id = k.link_id
  where k.contract_id = r.id and k.reviewed_at is null and l.used_by_maker_at is not null
  and k.link_id in (select s.link_id from signatures s where s.contract_id = r.id))`;
/** A cancelled contract of whose money as much as is said waits for a decision. */
const undecided = (said: string | undefined): string => `r.status = 'cancelled'
  and ${pesos(said)} = r.total_pagado - (select coalesce(sum(f.monto), 0) from refunds f
    where f.contract_id = r.id and f.payment_id is null and f.status <> 'anulada'
    and f.reason <> 'retracto_parcial')
  and not exists (select from retractos t where t.contract_id = r.id and t.choice = 'todo')
  and not exists (select from refunds d where d.contract_id = r.id and d.reason = 'cancelacion'
    and d.status <> 'anulada' and d.created_by_id is not null)
  and not exists (select from audit_entries e where e.record_id = r.id::text and e.type = 'refund.waived'
    and (e.detail->>'left')::bigint >= ${pesos(said)})`;
/** The oldest of some rows of a cancelled contract. */
const oldest = (what: string, rows: string): string =>
  `(select min(${what}) from ${rows} and w.contract_id = r.id)`;
const owed = "refunds w where w.status = 'abierta'";
const pending = "payments w where w.status = 'pending'";
const unsentNote = `exists (select from credit_notes n where n.invoice_id = r.id
  and n.sending_state = 'fallida')`;

const quote = (facts: Omit<Facts, "table">): Facts => ({ table: "quotes", ...facts });
const contract = (facts: Omit<Facts, "table">): Facts => ({ table: "contracts", ...facts });
const refund = (facts: Omit<Facts, "table">): Facts => ({ table: "refunds", ...facts });
const invoice = (facts: Omit<Facts, "table" | "since">): Facts => ({
  table: "invoices",
  since: "r.issued_at",
  ...facts,
});

/** Every sentence by which a record names its waits; one that is missing contradicts. */
export const sentenceFacts: readonly Facts[] = [
  quote({
    sentence: /^La decisión del cliente llegó desde donde trabaja quien compartió el enlace\.$/,
    acts: ["review"],
    holds: () => `exists (select from quote_links k where k.quote_id = r.id and k.needs_review
      and k.reviewed_at is null and k.decided_at is not null)
      and not exists (select from contracts c where c.quote_id = r.id and c.signed_at is not null)`,
    since: `(select max(k.decided_at) from quote_links k where k.quote_id = r.id and k.needs_review
      and k.reviewed_at is null)`,
    reason: "blocks",
  }),
  quote({
    sentence: /^El cliente hizo una pregunta que nadie ha respondido\.$/,
    acts: ["answer"],
    holds: () => `r.joined_to_id is null and exists (select from quote_questions s where s.quote_id = r.id
      and s.answered_at is null)`,
    since: `(select min(s.asked_at) from quote_questions s where s.quote_id = r.id
      and s.answered_at is null)`,
    reason: "blocks",
  }),
  quote({
    sentence: /^La solicitud no tiene asesor\.$/,
    acts: ["reassign"],
    holds: () =>
      "r.status = 'pending' and not exists (select from users u where u.id = r.vendedor_id and u.is_active)",
    since: `coalesce(${since("created", "assigned", "reassigned")}, r.created_at)`,
    reason: "blocks",
  }),
  quote({
    sentence: /^La solicitud espera su precio\.$/,
    acts: ["calculate"],
    holds: () => "r.status = 'pending' and coalesce(r.precio_total, 0) = 0",
    since: `coalesce(${since("created", "assigned", "reassigned")}, r.created_at)`,
  }),
  quote({
    sentence:
      /^Cambiaron los datos del viaje después de ponerle precio: no se envía hasta confirmarlo otra vez\.$/,
    acts: ["calculate"],
    holds: () => "r.status = 'completed' and r.precio_desactualizado",
    since: since("completed"),
  }),
  quote({
    sentence: /^Faltan? (?:por confirmar (\d+) opciones|confirmar una opción) antes de enviarla\.$/,
    acts: ["calculate"],
    holds: ([count = "1"]) => `r.status = 'completed' and ${count} = (select count(*) from quote_options o
      left join quote_calculations k on k.id = o.calculation_id where o.quote_id = r.id
      and coalesce(k.estado, 'temporal') = 'temporal')`,
    since: since("completed"),
  }),
  quote({
    sentence: /^El descuento del ([\d,]+)\u00a0% espera aprobación: sin ella no se envía\.$/,
    acts: ["approveDiscount"],
    holds: ([said]) =>
      `r.status = 'completed' and not r.descuento_aprobado and r.descuento_porcentaje = ${percent(said)}`,
    since: "coalesce(r.discount_at, r.updated_at)",
    reason: "blocks",
  }),
  quote({
    sentence: /^La cotización tiene precio y no se ha enviado\.$/,
    acts: ["send"],
    holds: () => `r.status = 'completed' and r.precio_total > 0 and not r.precio_desactualizado
      and (r.descuento_aprobado or coalesce(r.descuento_porcentaje, 0) = 0)`,
    since: since("completed"),
  }),
  quote({
    sentence: /^El cliente tiene la propuesta\. (?:Todavía no la ha abierto|La abrió (\d+) (?:vez|veces))\.$/,
    acts: ["approve"],
    holds: ([openings = "0"]) => `${offerOpen} and r.openings = ${openings}`,
    since: since("sent"),
  }),
  quote({
    sentence: /^El cliente aceptó\. Faltan los datos de (\d+) de (\d+) pasajeros\.$/,
    acts: ["passengers"],
    holds: ([some, all]) => `r.status in ('pending_passengers', 'approved') and r.numero_personas = ${all}
      and r.numero_personas - ${completeOf} = ${some}`,
    since: since("approved", "passengers_completed"),
  }),
  quote({
    sentence: /^El cliente aceptó\. Faltan los datos del pasajero\.$/,
    acts: ["passengers"],
    holds: () =>
      `r.status in ('pending_passengers', 'approved') and r.numero_personas = 1 and ${completeOf} = 0`,
    since: since("approved", "passengers_completed"),
  }),
  quote({
    sentence: /^El cliente aceptó y los datos de los pasajeros están completos\.$/,
    acts: ["convert"],
    holds: () => `r.status = 'approved' and r.numero_personas in (r.complete_passengers, ${completeOf})`,
    since: since("passengers_completed"),
  }),
  quote({
    sentence: /^La fecha de ida ya pasó: sin otra no se envía\.(?: «.+»)?$/s,
    acts: ["edit"],
    holds: () => `r.status in ('pending', 'completed', 'requote') and r.fecha_ida < ${today}`,
    since: `coalesce(case r.status when 'pending' then ${since("created", "assigned", "reassigned")}
      when 'completed' then ${since("completed")} else ${since("requote")} end, r.created_at)`,
  }),
  quote({
    sentence: /^Hay que hacerle otra propuesta al cliente\.(?: «.+»)?$/s,
    acts: ["calculate"],
    holds: () => "r.status = 'requote'",
    since: since("requote"),
  }),
  quote({
    sentence: /^El cliente la rechazó\.(?: «.+»)?$/s,
    acts: ["requote"],
    holds: () => `r.status = 'rejected' and not ${departed}`,
    since: since("rejected"),
  }),
  quote({
    sentence: /^La propuesta venció\.$/,
    acts: ["requote"],
    holds: () => `(r.status = 'expired' or not (${offerOpen}) and r.status = 'sent') and not ${departed}
      and r.joined_to_id is null`,
    since: `case r.status when 'sent' then r.expires_at else ${since("expired")} end`,
  }),
  contract({
    sentence: /^El cliente pidió cancelar el viaje y nadie le ha respondido\.$/,
    client:
      /^Pediste cancelar el viaje\. Lo decide la administración de la agencia y te responderemos por correo\.$/,
    acts: ["answerCancellation"],
    holds: () => unwanted,
    since: `(select n.created_at from cancellation_requests n where n.contract_id = r.id
      and n.status = 'pending')`,
    reason: "blocks",
  }),
  contract({
    sentence: /^El contrato se firmó por un enlace que se usó donde trabaja quien lo compartió\.$/,
    acts: ["review"],
    holds: () => `r.status in ('signed', 'completed') and ${doubtful}`,
    since: `(select greatest(s.signed_at, l.used_by_maker_at) from signatures s
      join links l on l.id = s.link_id where s.contract_id = r.id)`,
    reason: "blocks",
  }),
  contract({
    sentence: /^El contrato está firmado y sus servicios aún no están entre las compras\.$/,
    acts: ["convert"],
    holds: () =>
      "r.status = 'signed' and not exists (select from contract_items i where i.contract_id = r.id)",
    since: "r.signed_at",
    reason: "blocks",
  }),
  contract({
    sentence: /^El contrato cambió después de enviarse: el cliente no tiene la versión actual\.$/,
    client: /^Tu contrato cambió: te enviaremos la versión nueva/,
    acts: ["send"],
    holds: () => `r.status = 'active' and r.sent_at is not null and ${changed}`,
    since: "r.content_changed_at",
    reason: "blocks",
  }),
  contract({
    sentence: /^El contrato está en borrador: el cliente no ha recibido esta versión\.$/,
    client: /^Estamos preparando tu contrato/,
    acts: ["send"],
    holds: () => "r.status = 'draft'",
    since: "r.created_at",
  }),
  contract({
    sentence: /^El cliente dijo que no pidió cambiar su correo: nadie puede firmar hasta que .+ lo revise\.$/,
    client: /^Estamos revisando el cambio de correo/,
    acts: ["confirmEmail"],
    holds: () => "r.signed_at is null",
    since: `(select min(e.denied_at) from email_changes e where e.confirmed_at is null
      and (e.contract_id = r.id or e.quote_id = r.quote_id))`,
    reason: "blocks",
  }),
  contract({
    sentence: /^El cliente tiene el contrato\. Falta su firma\.$/,
    client: /^Falta tu firma\.$/,
    acts: ["sign"],
    holds: () => `r.status = 'active' and r.signed_at is null and r.sent_at is not null and not ${changed}`,
    since: "r.sent_at",
  }),
  contract({
    sentence: /^El correo cambió: se puede firmar desde el .+ confirma desde su correo anterior\.$/,
    client: /^Tu correo cambió: puedes firmar desde el /,
    acts: ["confirmOwnEmail"],
    holds: () => "r.status = 'active' and r.signed_at is null",
    since: "r.sent_at",
  }),
  contract({
    sentence: /^Lo vencido lo cubre un pago por (\$\s[\d.]+) que nadie ha verificado\.$/,
    client: /^Estamos verificando los \$\s[\d.]+ que pagaste\.$/,
    acts: ["verifyPayment"],
    holds: ([said]) => `${overdue} > 0 and ${pendingOf("sum(p.monto)")} = ${pesos(said)}
      and ${pesos(said)} >= ${overdue} and ${pendingOf("count(*)")} = 1`,
    since: pendingOf("min(p.created_at)"),
    reason: "term",
  }),
  contract({
    sentence: /^Lo vencido lo cubren (\d+) pagos por (\$\s[\d.]+) que nadie ha verificado\.$/,
    client: /^Estamos verificando los \$\s[\d.]+ que pagaste\.$/,
    acts: ["verifyPayment"],
    holds: ([count, said]) => `${overdue} > 0 and ${pendingOf("sum(p.monto)")} = ${pesos(said)}
      and ${pesos(said)} >= ${overdue} and ${pendingOf("count(*)")} = ${count}`,
    since: pendingOf("min(p.created_at)"),
    reason: "term",
  }),
  contract({
    sentence: /^El cliente debe (\$\s[\d.]+) que ya se vencieron(?:; (\$\s[\d.]+) están por verificar)?\.$/,
    client: /^Tienes vencidos \$\s[\d.]+ desde el /,
    acts: ["pay"],
    holds: ([said, waits]) => `${overdue} = ${pesos(said)} and r.status in ('signed', 'completed')
      and coalesce(${pendingOf("sum(p.monto)")}, 0) = ${waits ? pesos(waits) : 0}`,
    since: `(select min(l.fecha_vencimiento)::timestamp at time zone 'America/Bogota' from plan_lines l
      where l.contract_id = r.id and l.fecha_vencimiento < ${today} and l.pagado < l.monto)`,
    reason: "term",
  }),
  contract({
    sentence: /^Faltan datos de los viajeros: sin ellos no se puede comprar\.$/,
    client: /^Completa los datos de \d+ viajeros?\.$/,
    acts: ["passengers"],
    holds: () => `r.status = 'signed' and r.fecha_inicio_viaje > ${today} and ${lacking}`,
    since: "r.signed_at",
    reason: "blocks",
  }),
  contract({
    sentence: /^Faltan datos de los viajeros: también se completan después de la firma\.$/,
    client: /^Completa los datos de \d+ viajeros?\.$/,
    acts: ["passengers"],
    holds: () => `r.status = 'draft' and r.fecha_inicio_viaje > ${today} and ${lacking}`,
    since: "r.created_at",
  }),
  contract({
    sentence: /^El cliente tiene el otrosí n\.º (\d+)\. Falta su firma\.$/,
    client: /^Lee y firma el otrosí n\.º \d+: /,
    acts: ["signAddendum"],
    holds: ([number]) => `r.status in ('signed', 'completed') and exists (select from addenda a
      where a.contract_id = r.id and a.status = 'sent' and a.number = ${number})`,
    since: "(select min(a.sent_at) from addenda a where a.contract_id = r.id and a.status = 'sent')",
  }),
  contract({
    sentence: /^El contrato está firmado y no le queda nada por comprar ni por pagar a proveedores\.$/,
    acts: ["complete"],
    holds: () => `r.status = 'signed' and not ${openItems}`,
    since: "r.signed_at",
  }),
  contract({
    sentence: /^El contrato está firmado y tiene servicios por comprar\.$/,
    acts: ["buy"],
    holds: () => `r.status = 'signed' and ${toBuy} and not (r.fecha_inicio_viaje > ${today} and ${lacking})`,
    since: "r.signed_at",
  }),
  contract({
    sentence: /^De lo que pagó el cliente quedan (\$\s[\d.]+) sin decidir si se devuelven\.$/,
    client: /^Estamos decidiendo cuánto se te devuelve/,
    acts: ["decideRefund"],
    holds: ([said]) => undecided(said),
    since: `greatest(r.cancelled_at,
      (select max(f.annulled_at) from refunds f where f.contract_id = r.id))`,
    reason: "blocks",
  }),
  contract({
    sentence: /^No se ha registrado cuánto retiene la aerolínea de los tiquetes\.$/,
    client: /^Falta que la aerolínea diga cuánto retiene/,
    acts: ["enterAirlineFigure"],
    holds: () => `r.status = 'cancelled' and exists (select from retractos t where t.contract_id = r.id
      and t.tiquetes_hasta is not null and t.retenido is null)`,
    since: "(select t.created_at from retractos t where t.contract_id = r.id)",
    reason: "blocks",
  }),
  contract({
    sentence: /^Falta la cuenta a la que se le devuelve al cliente\.$/,
    client: /^Dinos a qué cuenta te devolvemos tu dinero\.$/,
    acts: ["giveAccount"],
    holds: () => "r.status = 'cancelled'",
    since: oldest("w.created_at", `${owed} and w.account_at is null`),
  }),
  contract({
    sentence: /^Se sabe a qué cuenta va la devolución y nadie la ha pagado\.$/,
    client: /^Ya tenemos tu cuenta/,
    acts: ["pay"],
    holds: () => `r.status = 'cancelled' and ${oldest("w.account_at", owed)} is not null`,
    since: null,
  }),
  contract({
    sentence: /^La devolución necesita que otra persona apruebe pagarla\.$/,
    client: /^Ya tenemos tu cuenta/,
    acts: ["askApproval"],
    holds: () => `r.status = 'cancelled' and ${oldest("w.account_at", owed)} is not null`,
    since: null,
  }),
  contract({
    sentence: /^Quien paga la devolución pidió la aprobación de otra persona\.$/,
    client: /^Ya tenemos tu cuenta/,
    acts: ["approvePayout"],
    holds: () => `r.status = 'cancelled' and ${oldest("w.account_at", owed)} is not null`,
    since: null,
  }),
  contract({
    sentence: /^Nadie ha comparado el pago con lo que llegó a la cuenta\.$/,
    client: /^Estamos verificando un pago tuyo\.$/,
    acts: ["verify"],
    holds: () => "r.status = 'cancelled'",
    since: oldest("w.created_at", `${pending} and w.decision_note is null and w.wompi_reference is null`),
  }),
  contract({
    sentence: /^El proveedor aprobó el pago de forma inesperada: nadie ha decidido si cuenta\.$/,
    client: /^Estamos revisando un pago tuyo en línea\.$/,
    acts: ["verify"],
    holds: () => "r.status = 'cancelled'",
    since: oldest("w.created_at", `${pending} and w.decision_note is not null`),
  }),
  {
    table: "payments",
    sentence: /^Nadie ha comparado el pago con lo que llegó a la cuenta\.$/,
    acts: ["verify"],
    holds: () => "r.status = 'pending' and r.decision_note is null",
    since: "r.created_at",
  },
  {
    table: "payments",
    sentence: /^El proveedor aprobó el pago de forma inesperada: nadie ha decidido si cuenta\.$/,
    acts: ["verify"],
    holds: () => "r.status = 'pending' and r.decision_note is not null",
    since: "r.created_at",
  },
  refund({
    sentence: /^Falta la cuenta a la que se le devuelve al cliente\.$/,
    acts: ["giveAccount"],
    holds: () => "r.status = 'abierta' and r.account_at is null",
    since: "r.created_at",
  }),
  refund({
    sentence: /^Se sabe a qué cuenta va la devolución y nadie la ha pagado\.$/,
    acts: ["pay"],
    holds: () => "r.status = 'abierta' and r.account_at is not null",
    since: "r.account_at",
  }),
  refund({
    sentence: /^La devolución necesita que otra persona apruebe pagarla\.$/,
    acts: ["askApproval"],
    holds: () => "r.status = 'abierta' and r.account_at is not null",
    since: "r.account_at",
  }),
  refund({
    sentence: /^Quien paga la devolución pidió la aprobación de otra persona\.$/,
    acts: ["approvePayout"],
    holds: () => "r.status = 'abierta'",
    since: null,
  }),
  {
    table: "chargebacks",
    sentence: /^El cliente pidió la reversión de su pago y nadie le ha respondido\.$/,
    acts: ["answer"],
    holds: () => "r.status = 'abierto'",
    since: "r.created_at",
  },
  {
    table: "claims",
    sentence: /^Nadie ha respondido la solicitud\.$/,
    acts: ["answer"],
    holds: () => "r.status in ('recibido', 'en_tramite')",
    since: "r.created_at",
  },
  {
    table: "claims",
    sentence: /^Le pedimos a quien la hizo lo que falta para responderla\.$/,
    acts: ["complete"],
    holds: () => "r.status = 'incompleto'",
    since: null,
  },
  invoice({
    sentence: /^Se hizo sin saber de quién es el ingreso y no se ha enviado a la DIAN\.$/,
    acts: ["review"],
    holds: () => "r.sending_state = 'por_revisar' and r.sent_at is null",
  }),
  invoice({
    sentence: /^La DIAN rechazó la factura\.$/,
    acts: ["correct"],
    holds: () => "r.sending_state = 'rechazada'",
  }),
  invoice({
    sentence: /^La factura no llegó a la DIAN\.$/,
    acts: ["resend"],
    holds: () => "r.sending_state = 'fallida'",
  }),
  invoice({
    sentence: /^Una nota crédito de la factura no llegó a la DIAN\.$/,
    acts: ["resendNote"],
    holds: () => unsentNote,
  }),
  invoice({
    sentence: /^El contrato se canceló y su factura sigue en pie\.$/,
    acts: ["credit"],
    holds: () => "exists (select from contracts c where c.id = r.contract_id and c.status = 'cancelled')",
  }),
];

/** SQL over the record `r` of a table that says whether it is finished: nobody is asked for anything. */
export const finished: Partial<Record<Table, string>> = {
  quotes: `r.joined_to_id is not null
    or (r.status in ('rejected', 'expired') and ${departed} and not exists (select from quote_questions s
      where s.quote_id = r.id and s.answered_at is null) and not exists (select from quote_links k
      where k.quote_id = r.id and k.needs_review and k.reviewed_at is null))`,
  contracts: `(r.status = 'cancelled' and r.total_pagado = 0 and not exists (select from payments p
      where p.contract_id = r.id and p.status = 'pending') and not exists (select from refunds f
      where f.contract_id = r.id and f.status = 'abierta') and not exists (select from retractos t
      where t.contract_id = r.id and t.tiquetes_hasta is not null and t.retenido is null))
    or (r.status = 'completed' and r.total_pagado >= r.precio_total and not ${doubtful})`,
  payments: "r.status <> 'pending'",
  refunds: "r.status <> 'abierta'",
  chargebacks: "r.status <> 'abierto'",
  claims: "r.status in ('respondido', 'desistido', 'cerrado')",
};
