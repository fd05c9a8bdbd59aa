import type { Viewer } from "../../core/auth/viewer.ts";
import { daysAfter, hoursAfter } from "../../core/colombia/days.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { User } from "../accounts/account/user.entity.ts";
import { may, OWNER } from "../accounts/permissions.rules.ts";
import { visibleCommissions } from "../commissions/commission/commission.access.ts";
import { Commission } from "../commissions/commission/commission.entity.ts";
import { visibleObjections } from "../commissions/objection/objection.access.ts";
import { Objection } from "../commissions/objection/objection.entity.ts";
import { visibleContracts, visibleItems } from "../contracts/contract/contract.access.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { ContractItem } from "../contracts/item/item.entity.ts";
import { BankMovement } from "../bank/statement/bank-movement.entity.ts";
import { IN_REVIEW } from "../payments/payment/decision/review.rules.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { visiblePayments } from "../payments/payment/payment.access.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { visibleQuotes } from "../quotes/quote/quote.access.ts";
import { visibleDocuments } from "../staff-documents/staff-document.access.ts";
import { StaffDocument } from "../staff-documents/staff-document.entity.ts";
import { claimLines } from "./my-day-claims.ts";
import { type Asking, filter, type Line } from "./my-day-line.ts";
import { moneyBackLate, moneyBackWaiting } from "./my-day-money-back.ts";
import { sendingLines } from "./my-day/sending-lines.ts";
import { dianLines } from "./my-day-dian.ts";
import { control } from "./my-day-control.ts";
import {
  ofCommission,
  ofContract,
  ofDocument,
  ofMissingDocument,
  ofMoneyBack,
  ofObjection,
  ofPartOfContract,
  ofQuote,
  ofReturned,
} from "./my-day-shown.ts";

/** Days without an answer after which the seller asks again (decisions 5). */
const REMIND_DAYS = 3;
/** Hours before the offer ends, and before a purchase is due, in which it is pressing. */
const ENDING_HOURS = 48;
const DUE_HOURS = 24;

const mine = ({ viewer }: Asking): ReadFilter<Quote> => ({ vendedor: viewer.id });

/** Nobody approves or pays a commission of their own, but the owner. */
const notOwn = (viewer: Viewer): object => (viewer.role === OWNER ? {} : { vendedor: { $ne: viewer.id } });

/** What a person may be waited for with, in the order of a sale. */
const dayLines: readonly Line[] = [
  {
    kind: "quotes_to_assign",
    part: "waiting",
    capability: "editAnyQuote",
    entity: Quote,
    shown: ofQuote("r.created_at"),
    where: () => filter({ status: "pending", vendedor: null }),
  },
  {
    kind: "quotes_to_price",
    part: "waiting",
    capability: "manageQuotes",
    entity: Quote,
    shown: ofQuote("coalesce(r.requote_at, r.created_at)"),
    where: (asking) => filter({ $and: [mine(asking), { status: { $in: ["pending", "requote"] } }] }),
  },
  ...sendingLines,
  {
    kind: "quotes_to_convert",
    part: "waiting",
    capability: "createContracts",
    entity: Quote,
    shown: ofQuote("coalesce(r.approved_at, r.updated_at)"),
    where: ({ viewer }) => filter({ $and: [visibleQuotes(viewer, null), { status: "approved" }] }),
  },
  {
    kind: "contracts_to_send",
    part: "waiting",
    capability: "createContracts",
    entity: Contract,
    shown: ofContract("r.destino", "r.precio_total", "r.created_at"),
    where: ({ viewer }) => filter({ $and: [visibleContracts(viewer, null), { status: "draft" }] }),
  },
  {
    kind: "payments_to_verify",
    part: "waiting",
    capability: "verifyPayments",
    entity: Payment,
    shown: ofMoneyBack("r", "coalesce(r.referencia_pago, c.destino, '')", "r.monto", "r.created_at"),
    where: ({ viewer }) =>
      filter({
        $and: [
          visiblePayments(viewer, null),
          // One in review has its note and is no verification that waits.
          { status: "pending", decisionNote: null },
          // Nobody verifies what they registered themselves, but the owner.
          viewer.role === OWNER ? {} : { $or: [{ createdBy: null }, { createdBy: { $ne: viewer.id } }] },
        ],
      }),
  },
  ...moneyBackWaiting,
  {
    kind: "payments_in_review",
    part: "waiting",
    capability: "verifyPayments",
    entity: Payment,
    shown: ofMoneyBack("r", "coalesce(r.wompi_reference, r.referencia_pago, '')", "r.monto", "r.created_at"),
    where: ({ viewer }) =>
      filter({ $and: [visiblePayments(viewer, null), { status: "pending", decisionNote: IN_REVIEW }] }),
  },
  {
    kind: "movements_returned",
    part: "waiting",
    capability: "matchBank",
    entity: BankMovement,
    shown: ofReturned,
    where: () => filter({ state: "reversado", backed: { $gt: 0 } }),
  },
  {
    kind: "items_to_buy",
    part: "waiting",
    capability: "buy",
    entity: ContractItem,
    shown: ofPartOfContract("r.descripcion", "r.precio_total", "coalesce(c.signed_at, r.created_at)"),
    where: ({ viewer }) =>
      filter({
        $and: [
          visibleItems(viewer, null),
          { status: "pendiente_compra", requiereCompra: true, contract: { status: "signed" } },
        ],
      }),
  },
  {
    kind: "commissions_to_request",
    part: "waiting",
    capability: "requestCommissions",
    entity: Commission,
    shown: ofCommission("r.created_at"),
    where: ({ viewer }) => filter({ vendedor: viewer.id, clase: "comision", status: "pending" }),
  },
  {
    kind: "commissions_to_approve",
    part: "waiting",
    capability: "manageCommissions",
    entity: Commission,
    shown: ofCommission("coalesce(r.fecha_generacion, r.created_at)"),
    where: ({ viewer }) =>
      filter({
        $and: [
          visibleCommissions(viewer),
          { clase: "comision", status: { $in: ["pending", "generated"] } },
          notOwn(viewer),
        ],
      }),
  },
  {
    kind: "commissions_to_pay",
    part: "waiting",
    capability: "payCommissions",
    entity: Commission,
    shown: ofCommission("coalesce(r.fecha_aprobacion, r.created_at)"),
    where: ({ viewer }) =>
      filter({
        $and: [visibleCommissions(viewer), { clase: "comision", status: "approved" }, notOwn(viewer)],
      }),
  },
  {
    kind: "objections_to_answer",
    part: "waiting",
    capability: "answerObjections",
    entity: Objection,
    shown: ofObjection,
    where: ({ viewer }) =>
      filter({
        $and: [
          visibleObjections(viewer),
          { status: "abierta" },
          viewer.role === OWNER ? {} : { author: { $ne: viewer.id } },
        ],
      }),
  },
  {
    kind: "documents_to_review",
    part: "waiting",
    capability: "reviewDocuments",
    entity: StaffDocument,
    shown: ofDocument("r.created_at"),
    where: ({ viewer }) => filter({ $and: [visibleDocuments(viewer), { status: "pending", endedAt: null }] }),
  },
  {
    kind: "documents_to_send",
    part: "waiting",
    // Those who earn commissions are paid only with their documents.
    capability: "requestCommissions",
    entity: User,
    shown: ofMissingDocument,
    where: ({ viewer }) => filter({ id: viewer.id }),
  },
  {
    kind: "quotes_about_to_expire",
    part: "late",
    capability: "manageQuotes",
    entity: Quote,
    shown: ofQuote("r.expires_at"),
    where: (asking) =>
      filter({
        $and: [mine(asking), { status: "sent", expiresAt: { $lt: hoursAfter(asking.now, ENDING_HOURS) } }],
      }),
  },
  ...dianLines,
  ...control,
  ...claimLines,
  {
    kind: "quotes_without_reply",
    part: "late",
    capability: "manageQuotes",
    entity: Quote,
    shown: ofQuote("r.sent_at"),
    where: (asking) =>
      filter({
        $and: [
          mine(asking),
          {
            status: "sent",
            sentAt: { $lt: daysAfter(asking.now, -REMIND_DAYS) },
            expiresAt: { $gte: hoursAfter(asking.now, ENDING_HOURS) },
          },
        ],
      }),
  },
  {
    kind: "payments_overdue",
    part: "late",
    capability: "registerPayments",
    entity: Contract,
    shown: ofContract(
      "due.descripcion",
      "due.owed",
      "(due.since::timestamp at time zone 'America/Bogota')",
      `join lateral (select min(l.fecha_vencimiento) as since, sum(l.monto - l.pagado)::bigint as owed,
        (array_agg(l.descripcion order by l.numero))[1] as descripcion
        from plan_lines l where l.contract_id = r.id and l.pagado < l.monto
        and l.fecha_vencimiento < (select day from today)) due on due.since is not null`,
    ),
    where: ({ viewer }) =>
      filter({ $and: [visibleContracts(viewer, null), { status: { $in: ["signed", "completed"] } }] }),
  },
  ...moneyBackLate,
  {
    kind: "items_due",
    part: "late",
    capability: "buy",
    entity: ContractItem,
    shown: ofPartOfContract("r.descripcion", "r.precio_total", "r.fecha_vencimiento_pago"),
    where: ({ viewer, now }) =>
      filter({
        $and: [
          visibleItems(viewer, null),
          {
            requiereCompra: true,
            status: "pendiente_compra",
            fechaVencimientoPago: { $lt: hoursAfter(now, DUE_HOURS) },
          },
          { contract: { status: "signed" } },
        ],
      }),
  },
  {
    kind: "installments_due",
    part: "late",
    capability: "buy",
    entity: ContractItem,
    shown: ofPartOfContract(
      "due.detail",
      "due.monto",
      "(due.due_on::timestamp at time zone 'America/Bogota')",
      `join (select p.contract_item_id, p.proveedor as detail, p.costo as monto,
          p.fecha_vencimiento_pago as due_on from purchases p
          where p.tipo_pago = 'contado' and p.voided_at is null and p.saldo_pendiente > 0
          and p.fecha_vencimiento_pago <= (select day from today)
        union all select p.contract_item_id, concat(p.proveedor, ' · cuota ', n.numero_cuota), n.monto_cuota,
          n.fecha_vencimiento from installments n
          join purchases p on p.id = n.purchase_id and p.voided_at is null
          where n.fecha_pago is null and n.fecha_vencimiento <= (select day from today)
        ) due on due.contract_item_id = r.id`,
    ),
    where: ({ viewer }) => filter(visibleItems(viewer, null)),
  },
];

/** The lines of somebody's role. */
export const dayLinesOf = ({ role }: Viewer): readonly Line[] =>
  dayLines.filter(({ capability }) => may(role, capability));
