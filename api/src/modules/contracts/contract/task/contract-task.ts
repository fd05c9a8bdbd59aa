import type { Viewer } from "../../../../core/auth/viewer.ts";
import { hoursAfter, today } from "../../../../core/colombia/days.ts";
import { enumOf } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { turnOfViewer } from "../../../accounts/turn/turn.filter.ts";
import { visibleContracts } from "../contract.access.ts";
import type { Contract } from "../contract.entity.ts";
import { contractOffice } from "../turn/contract-turn.rules.ts";
import { type ContractTask as Task, contractTasks } from "./contract-task.rules.ts";

/** Hours before its due time in which a purchase is urgent. */
const DUE_HOURS = 24;

/** Open tasks of contracts, as an enum of the schema. */
export const ContractTask = enumOf("ContractTask", contractTasks, {
  description: "Qué espera un contrato de quien lo consulta.",
});
export type ContractTask = Task;

const toBuy = { requiereCompra: true, status: "pendiente_compra" } as const;

/** Person whose tasks are queried, and the current time. */
interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Contracts without an open cancellation request; until a request is answered, no other step is due. */
const unasked: ReadFilter<Contract> = { cancellationAsked: false };
/** Contracts without an open cancellation request and without an objection to the change of address. */
const undoubted: ReadFilter<Contract> = { ...unasked, emailDenied: false };
const signed: ReadFilter<Contract> = { status: "signed", ...unasked };

/**
 * Filter of the contracts for each task, within the viewer's scope. It follows the turns of `contractTurns`,
 * except for tasks that only remind of a deadline.
 */
const waiting: Readonly<Record<Task, (asking: Asking) => ReadFilter<Contract>>> = {
  send: ({ viewer }) => ({
    $and: [
      {
        $or: [{ status: "draft" }, { status: "active", pdfDesactualizado: true }],
      },
      undoubted,
      turnOfViewer("sender", viewer, contractOffice.send),
    ],
  }),
  // Separate alternatives: their ids are read first, from one index.
  cancellation: () => ({
    $and: [{ $or: [{ cancellations: { status: "pending" } }] }, { status: { $ne: "cancelled" } }],
  }),
  email: () => ({
    $and: [{ status: { $in: ["draft", "active"] }, emailDenied: true, emailChangedByMe: false }, unasked],
  }),
  // As `cancellation`.
  review: ({ viewer }) => ({
    $and: [
      { $or: [{ carriedLinks: { reviewedAt: null, link: { usedByMakerAt: { $ne: null } } } }] },
      { status: { $in: ["signed", "completed"] }, signatureToReview: true },
      unasked,
      turnOfViewer("reviewer", viewer, contractOffice.review),
    ],
  }),
  overdue: ({ now }) => ({
    status: { $in: ["signed", "completed"] },
    $or: [{ plan: { fechaPago: null, fechaVencimiento: { $lt: today(now) } } }],
  }),
  airline: ({ viewer }) => ({
    $and: [
      { $or: [{ retractos: { tiquetesHasta: { $ne: null }, retenido: null } }] },
      { status: "cancelled" },
      turnOfViewer("refundDecider", viewer, contractOffice.refund),
    ],
  }),
  refund: ({ viewer }) => ({
    $and: [
      { status: "cancelled", totalPagado: { $gt: 0 }, awaitsAirline: false, porDecidir: { $gt: 0 } },
      turnOfViewer("refundDecider", viewer, contractOffice.refund),
    ],
  }),
  addendum: () => ({ $or: [{ addenda: { status: { $in: ["draft", "sent"] }, esperaAutorizacion: true } }] }),
  passengers: ({ viewer }) => ({
    $and: [
      { status: { $in: ["draft", "signed", "completed"] }, lacksTravellers: true },
      unasked,
      turnOfViewer("salePerson", viewer, contractOffice.passengers),
    ],
  }),
  items: ({ viewer }) => ({
    $and: [
      { itemsMade: false },
      signed,
      { awaitsConversion: true },
      turnOfViewer("converter", viewer, contractOffice.items),
    ],
  }),
  buy: () => ({ $and: [signed, { toBuy: true, awaitsConversion: false, lacksTravellers: false }] }),
  buy_due: ({ now }) => ({
    status: "signed",
    $or: [{ items: { ...toBuy, fechaVencimientoPago: { $lt: hoursAfter(now, DUE_HOURS) } } }],
  }),
  complete: () => ({ $and: [signed, { awaitsConversion: false, openItems: 0 }] }),
};

/**
 * Returns the visible contracts on which the viewer has a task; none when the viewer lacks the permission
 * for it.
 */
export const contractsOfTask = (
  task: ContractTask,
  viewer: Viewer | null,
  now: Date,
): ReadFilter<Contract> =>
  viewer && may(viewer.role, contractTasks[task])
    ? { $and: [visibleContracts(viewer, null), waiting[task]({ viewer, now })] }
    : ({ id: null } as never);
