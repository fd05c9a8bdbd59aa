import { personName } from "../accounts/person-name.sql.ts";
import { CLIENTE } from "../accounts/permissions.rules.ts";
import { clientName } from "../contracts/contract/contract.sql.ts";
import { unsentOfferText } from "../quotes/quote/offer/unsent-offer.sql.ts";
import { documentsToSend } from "../staff-documents/staff-document.sql.ts";

/**
 * SQL that displays the records of a line, over the alias `r` of its entity, and the required joins. Its
 * columns are `recordId, number, person, detail, amount, since`, the number of openings by the client today
 * (`opened`), the last reminder (`reminded`), the reason why the offer has not reached the client
 * (`unsentMail`), and whether the client waits for a requested change (`asksChange`).
 */
export interface Shown {
  readonly columns: string;
  readonly joins: string;
}

const columns = (
  id: string,
  number: string,
  person: string,
  detail: string,
  amount: string,
  since: string,
  {
    opened = "0",
    reminded = "null::timestamptz",
    unsent = "null::text",
    asks = "false",
  }: { opened?: string; reminded?: string; unsent?: string; asks?: string } = {},
): string =>
  `${id} as "recordId", ${number} as number, ${person} as person, ${detail} as detail, ${amount} as amount,
    ${since} as since, ${opened} as opened, ${reminded} as reminded, ${unsent} as "unsentMail",
    ${asks} as "asksChange"`;

/** SQL of the number of times that the client opened a quote today. */
const openedToday = "case when r.opened_on = (select day from today) then r.openings_that_day else 0 end";

/** SQL of whether the client requested the other offer that a quote waits for. */
const asksChange = `(r.status = 'requote' and exists (select from quote_events e
    left join users u on u.id = e.actor_id
    where e.quote_id = r.id and e.event = 'requote' and e.at >= r.requote_at
      and (e.actor_id is null or u.role = ${CLIENTE})))`;

/**
 * Returns the display of an offer that has been pending since a time, with the reason why it has not reached
 * the client.
 */
export const ofOffer = (since: string): Shown => ofQuote(since, "r.destino", unsentOfferText("r"));

/** Returns the display of a quote that has been pending since a time. */
export const ofQuote = (since: string, detail = "r.destino", unsent?: string): Shown => ({
  columns: columns("r.id", "r.quote_number", "r.nombre_cliente", detail, "r.precio_total", since, {
    opened: openedToday,
    reminded: "r.reminded_at",
    asks: asksChange,
    ...(unsent !== undefined && { unsent }),
  }),
  joins: "",
});

/** Returns the display of a contract. */
export const ofContract = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("r.id", "r.contract_number", clientName("r"), detail, amount, since, {
    reminded: "r.reminded_at",
  }),
  joins,
});

/** Returns the display of a part of a contract, such as a payment; the row opens the contract. */
export const ofPartOfContract = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("c.id", "c.contract_number", clientName("c"), detail, amount, since, {
    reminded: "c.reminded_at",
  }),
  joins: `join contracts c on c.id = r.contract_id ${joins}`,
});

/**
 * Returns the display of a client's payment or refund that has its own page. `of` is the alias of the paid
 * record's row; `detail` is displayed after its number.
 */
export const ofMoneyBack = (
  of: string,
  detail: string,
  amount: string,
  since: string,
  joins = "",
): Shown => ({
  columns: columns(
    "r.id",
    `coalesce(c.contract_number, 'Reserva ' || upper(right(v.id::text, 8)))`,
    `case when c.id is not null then ${clientName("c")} else ${personName("u")} end`,
    detail,
    amount,
    since,
  ),
  joins: `${joins} left join contracts c on c.id = ${of}.contract_id
    left join reservations v on v.id = ${of}.order_id left join users u on u.id = v.customer_id`,
});

/** Display of a provider, since its record was created. */
export const ofProvider: Shown = {
  columns: columns("r.id", "r.name", "''", "''", "null::bigint", "r.created_at"),
  joins: "",
};

/** Display of a bank movement that was reversed, since the reversal. */
export const ofReturned: Shown = {
  columns: columns(
    "r.id",
    "concat_ws(' · ', nullif(a.bank, ''), right(a.number, 4))",
    "r.text",
    "coalesce(r.reference, '')",
    "r.backed",
    "(back.day::timestamp at time zone 'America/Bogota')",
  ),
  joins: `join agency_accounts a on a.id = r.account_id
    join bank_movements back on back.id = r.reversed_by_id`,
};

/** Returns the display of a commission; its person is the one who earns it. */
export const ofCommission = (since: string): Shown => ({
  columns: columns("c.id", "c.contract_number", personName("u"), "c.destino", "r.monto_comision", since),
  joins: "join contracts c on c.id = r.contract_id join users u on u.id = r.vendedor_id",
});

/** Display of a seller's objection to a commission, by its deadline. */
export const ofObjection: Shown = {
  columns: columns(
    "c.id",
    "c.contract_number",
    personName("u"),
    "left(r.texto, 120)",
    "m.monto_comision",
    "(r.due_on::timestamp at time zone 'America/Bogota')",
  ),
  joins:
    "join commissions m on m.id = r.commission_id join contracts c on c.id = m.contract_id " +
    "join users u on u.id = r.author_id",
};

/** Returns the display of a staff document, with its owner. */
export const ofDocument = (since: string): Shown => ({
  columns: columns(
    "r.id",
    "r.document_name",
    personName("u"),
    "coalesce(nullif(btrim(r.description), ''), r.filename)",
    "null::bigint",
    since,
  ),
  joins: "join users u on u.id = r.user_id",
});

/** Display of a document that a person must send, or send again, with the reason. */
export const ofMissingDocument: Shown = {
  columns: columns(
    "k.place::text",
    "k.name",
    personName("r"),
    "coalesce('Rechazado: ' || k.reason, 'Sin enviar')",
    "null::bigint",
    "k.since",
  ),
  joins: `join lateral ${documentsToSend("r.id")} k on true`,
};

/** Display of a number range that ends soon; the row opens the settings. */
export const ofNumbering: Shown = {
  columns: columns(
    "r.id",
    "concat(r.prefijo, r.desde, ' a ', r.prefijo, r.hasta)",
    "r.resolucion",
    "concat(r.hasta - coalesce(r.ultimo, r.desde - 1), ' números')",
    "null::bigint",
    "r.warned_at",
  ),
  joins: "",
};

/** Returns the display of an invoice; its contract has the alias `c`. */
export const ofInvoice = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("r.id", "r.number", clientName("c"), detail, amount, since),
  joins: `join contracts c on c.id = r.contract_id ${joins}`,
});

/** Display of a payment that requires a second person's approval; its person is the payee. */
export const ofApproval: Shown = {
  columns: columns("r.id", "r.concept", "r.payee", "r.masked_account", "r.monto", "r.created_at"),
  joins: "",
};

/** Display of a day with unchained history entries; the row opens that day. */
export const ofAuditDay: Shown = {
  columns: columns(
    "r.day",
    "concat(r.lines, case r.lines when 1 then ' fila' else ' filas' end)",
    "'Auditoría'",
    "'sin encadenar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** Display of the jobs that failed all their attempts, as one row. */
export const ofJobs: Shown = {
  columns: columns(
    "r.id",
    "concat(r.jobs, case r.jobs when 1 then ' tarea' else ' tareas' end)",
    "'Operación'",
    "'sin terminar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** Display of the last nightly restore test of a backup, by the time at which it ended. */
export const ofBackup: Shown = {
  columns: columns(
    "extract(epoch from r.since)::bigint",
    "'Copia de seguridad'",
    "'Operación'",
    "case when r.failed then 'no se pudo restaurar' else 'sin probar desde hace más de un día' end",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** Display of the unreviewed upgrade findings, as one row. */
export const ofUpgrade: Shown = {
  columns: columns(
    "extract(epoch from r.since)::bigint",
    "concat(r.records, case r.records when 1 then ' registro' else ' registros' end)",
    "'Actualización'",
    "'por revisar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** Display of a data request or consumer claim, by its deadline. */
export const ofClaim: Shown = {
  columns: columns(
    "r.id",
    "r.number",
    "r.name",
    "left(r.detail, 120)",
    "null::bigint",
    "(r.due_on::timestamp at time zone 'America/Bogota')",
  ),
  joins: "",
};
