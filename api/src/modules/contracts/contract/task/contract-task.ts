import type { Viewer } from "../../../../core/auth/viewer.ts";
import { hoursAfter, today } from "../../../../core/colombia/days.ts";
import { registerEnum } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { visibleContracts } from "../contract.access.ts";
import type { Contract } from "../contract.entity.ts";
import { type ContractTask as Task, contractTasks } from "./contract-task.rules.ts";

/** Hours before a purchase is due in which it is pressing. */
const DUE_HOURS = 24;

/** What is to be done with contracts, as the schema has it. */
export const ContractTask = Object.fromEntries(Object.keys(contractTasks).map((task) => [task, task])) as {
  [T in Task]: T;
};
export type ContractTask = Task;
registerEnum(ContractTask, {
  name: "ContractTask",
  description: "Qué espera un contrato de quien lo consulta.",
});

const toBuy = { requiereCompra: true, status: "pendiente_compra" } as const;

/** Whose task it is, and when. */
interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** The contracts of each task, within what somebody sees. */
const waiting: Readonly<Record<Task, (asking: Asking) => ReadFilter<Contract>>> = {
  send: () => ({ status: "draft" }),
  // Alternatives of their own: their ids come first, out of one index.
  cancellation: () => ({ $or: [{ cancellations: { status: "pending" } }] }),
  overdue: ({ now }) => ({
    status: { $in: ["signed", "completed"] },
    $or: [{ plan: { fechaPago: null, fechaVencimiento: { $lt: today(now) } } }],
  }),
  airline: () => ({ $or: [{ retractos: { tiquetesHasta: { $ne: null }, retenido: null } }] }),
  // Before the trip: its passengers change no more once it has begun.
  passengers: ({ viewer, now }) => ({
    status: { $ne: "cancelled" },
    fechaInicioViaje: { $gt: today(now) },
    quote: { status: "converted", vendedor: viewer.id, lacksPassengers: true },
  }),
  items: () => ({
    ...{ status: "signed", itemsMade: false },
    $or: [{ holdsServices: true }, { quote: { calculation: { estado: { $ne: "temporal" as const } } } }],
  }),
  buy: () => ({ status: "signed", items: toBuy }),
  buy_due: ({ now }) => ({
    status: "signed",
    $or: [{ items: { ...toBuy, fechaVencimientoPago: { $lt: hoursAfter(now, DUE_HOURS) } } }],
  }),
};

/** The contracts that wait for somebody with a task, of those they see; none for who may not do it. */
export const contractsOfTask = (
  task: ContractTask,
  viewer: Viewer | null,
  now: Date,
): ReadFilter<Contract> =>
  viewer && may(viewer.role, contractTasks[task])
    ? { $and: [visibleContracts(viewer, null), waiting[task]({ viewer, now })] }
    : ({ id: null } as never);
