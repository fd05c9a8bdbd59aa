import { today } from "../../core/colombia/days.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { User } from "../accounts/account/user.entity.ts";
import { may, OWNER } from "../accounts/permissions.rules.ts";
import { Commission } from "../commissions/commission/commission.entity.ts";
import { commissionsOfTask } from "../commissions/commission/task/commission-task.ts";
import { visibleObjections } from "../commissions/objection/objection.access.ts";
import { Objection } from "../commissions/objection/objection.entity.ts";
import { visibleContracts, visibleItems } from "../contracts/contract/contract.access.ts";
import { ContractItem } from "../contracts/item/item.entity.ts";
import { BankMovement } from "../bank/statement/bank-movement.entity.ts";
import { inReview } from "../payments/payment/decision/review.rules.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { verifiableBy } from "../payments/payment/payment.filter.ts";
import { visiblePayments } from "../payments/payment/payment.access.ts";
import { PaymentPromise } from "../payments/receivable/payment-promise.entity.ts";
import { isPromiseOpen } from "../payments/receivable/promise.sql.ts";
import { visibleDocuments } from "../staff-documents/staff-document.access.ts";
import { StaffDocument } from "../staff-documents/staff-document.entity.ts";
import { Dossier } from "../dossiers/dossier.entity.ts";
import { claimLines } from "./my-day-claims.ts";
import { filter, type Line } from "./my-day-line.ts";
import { moneyBackLate, moneyBackWaiting } from "./my-day-money-back.ts";
import {
  addendaToAuthorize,
  airlines,
  cancellations,
  contractsDue,
  contractsOverdue,
  contractsToBuy,
  contractsToComplete,
  contractsWithoutItems,
  contractsWithoutPassengers,
  draftContracts,
  emailsToConfirm,
  refundsToDecide,
  signaturesToReview,
} from "./my-day/contract-lines.ts";
import { endingQuotes, freshQuotes, quoteLines, silentQuotes } from "./my-day/quote-lines.ts";
import { dianLines } from "./my-day-dian.ts";
import { control } from "./my-day-control.ts";
import {
  ofCommission,
  ofDocument,
  ofMissingDocument,
  ofMoneyBack,
  ofObjection,
  ofPartOfContract,
  ofReturned,
} from "./my-day-shown.ts";

/** Line of the dossiers that the caller requested: ready for download (one day), or failed. */
const dossiers: Line = {
  kind: "dossiers_to_take",
  part: "waiting",
  turn: "theirs",
  capability: "takeDossiers",
  entity: Dossier,
  shown: ofPartOfContract(
    "case r.status when 'ready' then 'Listo para descargar' else 'Falló: pídelo otra vez' end",
    "null::bigint",
    "coalesce(r.ready_at, r.updated_at)",
  ),
  where: ({ viewer, now }) =>
    filter({
      $and: [
        { maker: viewer.id, isReplaced: false },
        { $or: [{ status: "failed" }, { status: "ready", expiresAt: { $gt: now } }] },
      ],
    }),
};

/** Lines of all tasks, in the order of the sales process. */
const dayLines: readonly Line[] = [
  ...quoteLines,
  draftContracts,
  cancellations,
  emailsToConfirm,
  signaturesToReview,
  airlines,
  refundsToDecide,
  addendaToAuthorize,
  contractsWithoutPassengers,
  {
    kind: "payments_to_verify",
    part: "waiting",
    turn: "theirs",
    acts: ["verify"],
    capability: "verifyPayments",
    entity: Payment,
    shown: ofMoneyBack("r", "coalesce(r.referencia_pago, c.destino, '')", "r.monto", "r.created_at"),
    where: ({ viewer }) => filter({ $and: [visiblePayments(viewer, null), verifiableBy(viewer)] }),
  },
  {
    kind: "promises_due",
    part: "late",
    turn: "reminder",
    capability: "followDebt",
    entity: PaymentPromise,
    shown: ofPartOfContract("''", "r.monto", "(r.day::timestamp at time zone 'America/Bogota')"),
    where: ({ viewer, now }) =>
      filter({ contract: visibleContracts(viewer, null), withdrawnAt: null, day: { $lte: today(now) } }),
    besides: () => isPromiseOpen("r"),
  },
  ...moneyBackWaiting,
  {
    kind: "payments_in_review",
    part: "waiting",
    turn: "theirs",
    acts: ["verify"],
    capability: "verifyPayments",
    entity: Payment,
    shown: ofMoneyBack("r", "coalesce(r.wompi_reference, r.referencia_pago, '')", "r.monto", "r.created_at"),
    where: ({ viewer }) => filter({ $and: [visiblePayments(viewer, null), verifiableBy(viewer, inReview)] }),
  },
  {
    kind: "movements_returned",
    part: "waiting",
    turn: "untold",
    capability: "matchBank",
    entity: BankMovement,
    shown: ofReturned,
    where: () => filter({ state: "reversado", backed: { $gt: 0 } }),
  },
  contractsWithoutItems,
  contractsToBuy,
  contractsToComplete,
  dossiers,
  {
    kind: "commissions_to_request",
    part: "waiting",
    turn: "untold",
    capability: "requestCommissions",
    entity: Commission,
    shown: ofCommission("r.created_at"),
    where: ({ viewer }) => filter(commissionsOfTask("request", viewer)),
  },
  {
    kind: "commissions_to_approve",
    part: "waiting",
    turn: "untold",
    capability: "manageCommissions",
    entity: Commission,
    shown: ofCommission("coalesce(r.fecha_generacion, r.created_at)"),
    where: ({ viewer }) => filter(commissionsOfTask("approve", viewer)),
  },
  {
    kind: "commissions_to_pay",
    part: "waiting",
    turn: "untold",
    capability: "payCommissions",
    entity: Commission,
    shown: ofCommission("coalesce(r.fecha_aprobacion, r.created_at)"),
    where: ({ viewer }) => filter(commissionsOfTask("pay", viewer)),
  },
  {
    kind: "objections_to_answer",
    part: "waiting",
    turn: "untold",
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
    turn: "untold",
    capability: "reviewDocuments",
    entity: StaffDocument,
    shown: ofDocument("r.created_at"),
    where: ({ viewer }) => filter({ $and: [visibleDocuments(viewer), { status: "pending", endedAt: null }] }),
  },
  {
    kind: "documents_to_send",
    part: "waiting",
    turn: "untold",
    // People who earn commissions are paid only with their documents.
    capability: "requestCommissions",
    entity: User,
    shown: ofMissingDocument,
    where: ({ viewer }) => filter({ id: viewer.id }),
  },
  endingQuotes,
  ...dianLines,
  ...control,
  ...claimLines,
  freshQuotes,
  silentQuotes,
  contractsOverdue,
  ...moneyBackLate,
  contractsDue,
  {
    kind: "installments_due",
    part: "late",
    turn: "reminder",
    capability: "buy",
    entity: ContractItem,
    shown: ofPartOfContract(
      "due.detail",
      "due.monto",
      "(due.due_on::timestamp at time zone 'America/Bogota')",
      `join (select p.contract_item_id, p.proveedor as detail, p.costo - p.retenido as monto,
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

/** Returns the lines of a role. */
export const dayLinesOf = ({ role }: Viewer): readonly Line[] =>
  dayLines.filter(({ capability }) => may(role, capability));
