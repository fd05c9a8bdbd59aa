import { documentLabels } from "../../core/colombia/documents.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { labelled, type PersonalPart, type Proven } from "../../core/read/personal-data.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { accountKindLabels } from "../contracts/refund-account/refund-account.rules.ts";
import { chargebackLifecycle } from "./chargeback/chargeback.lifecycle.ts";
import { chargebackCauseLabels } from "./chargeback/chargeback.rules.ts";
import { refundAccounts } from "./refund/account/refund-account-number.ts";
import { refundLifecycle } from "./refund/refund.lifecycle.ts";
import { refundReasonLabels } from "./refund/refund.rules.ts";
import { meansLabels } from "./payment/means/means.rules.ts";
import { paymentLifecycle } from "./payment/payment.lifecycle.ts";

/** Retention statement: accounting documents are kept for ten years (Código de Comercio art. 60). */
const kept = "Se conserva 10 años, también si se suprimen tus datos (Código de Comercio, art. 60).";

const ofPerson = (row: string, person: number): Fragment =>
  sql`(${raw(row)}.contract_id in (select c.id from contracts c where c.cliente_id = ${person})
    or ${raw(row)}.order_id in (select r.id from reservations r where r.customer_id = ${person}))`;

/** Returns the SQL condition that a row belongs to a contract whose client has this e-mail. */
const ofEmail = (row: string, email: string | null): Fragment =>
  sql`${raw(row)}.contract_id in (select c.id from contracts c where c.cliente->>'email' = ${email})`;

/**
 * Returns the SQL condition of a refund of such a contract, or of a refund to an account whose document
 * number was verified by staff as the person's.
 */
export const refundsOfProven = ({ email, document, documentProven }: Proven): Fragment =>
  documentProven && document
    ? sql`(${ofEmail("f", email)} or (f.account_document = ${document.number}
        and f.account_document_type::text = ${document.type}))`
    : ofEmail("f", email);

const refundColumns = raw(`f.monto as "Valor", f.reason as "Motivo", f.status as "Estado",
  f.due_on::text as "Fecha límite", f.paid_on::text as "Pagada", nullif(f.account_bank, '') as "Banco",
  f.account_kind as "Tipo de cuenta", f.id || ' ' || f.account_number as "Cuenta",
  f.account_holder as "Titular",
  f.account_document_type as "Tipo de documento", f.account_document as "Documento"`);

const caseColumns = raw(`k.number as "Caso", k.cause as "Causal", k.detail as "Qué pasó",
  k.known_on::text as "Lo supiste", k.claimed_on::text as "Reclamaste", k.status as "Estado",
  case when k.status in ('procede', 'no_procede') then k.decision_note end as "Respuesta"`);

/** Personal data in payments: a client's payments, refunds with their accounts, and claims. */
export const personalPayments: readonly PersonalPart[] = [
  {
    title: "Pagos",
    kept,
    select: (person) => sql`select c.contract_number as "Contrato", p.monto as "Valor", p.medio as "Medio",
      p.fecha_pago::text as "Fecha", p.status as "Estado", p.receipt_number as "Recibo"
     from payments p join contracts c on c.id = p.contract_id where c.cliente_id = ${person}
     order by p.created_at`,
    proven: ({ email }) => sql`select c.contract_number as "Contrato", p.monto as "Valor", p.medio as "Medio",
      p.fecha_pago::text as "Fecha", p.status as "Estado", p.receipt_number as "Recibo"
     from payments p join contracts c on c.id = p.contract_id
     where p.pagador_email = ${email} or c.cliente->>'email' = ${email} order by p.created_at`,
    spoken: {
      Valor: (value) => formatCop(Number(value)),
      Medio: labelled(meansLabels),
      Estado: labelled(paymentLifecycle.labels),
    },
  },
  {
    title: "Devoluciones",
    kept,
    select: (person) => sql`select ${refundColumns} from refunds f where ${ofPerson("f", person)}
     order by f.created_at`,
    proven: (who) => sql`select ${refundColumns} from refunds f where ${refundsOfProven(who)}
     order by f.created_at`,
    opened: {
      Cuenta: ({ accountNumbers }, kept) => accountNumbers.openBeside(kept, refundAccounts),
    },
    spoken: {
      Valor: (value) => formatCop(Number(value)),
      Motivo: labelled(refundReasonLabels),
      Estado: labelled(refundLifecycle.labels),
      "Tipo de cuenta": labelled(accountKindLabels),
      "Tipo de documento": labelled(documentLabels),
    },
  },
  {
    title: "Reclamos de reversión de pagos",
    kept,
    select: (person) => sql`select ${caseColumns} from chargebacks k join payments p on p.id = k.payment_id
     where ${ofPerson("p", person)} order by k.created_at`,
    proven: ({ email }) => sql`select ${caseColumns} from chargebacks k
     join payments p on p.id = k.payment_id where p.pagador_email = ${email} or ${ofEmail("p", email)}
     order by k.created_at`,
    spoken: {
      Causal: labelled(chargebackCauseLabels),
      Estado: labelled(chargebackLifecycle.labels),
    },
  },
];
