import { type ContractTask, contractTasks } from "@travesia/api/contracts/contract/task/contract-task.rules";
import { may } from "@travesia/api/permissions";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { contractPaths } from "./contracts.paths.ts";

/** Name of each task in the address, and its label on the screen. */
const names: Readonly<Record<ContractTask, readonly [inAddress: string, label: string]>> = {
  cancellation: ["cancelaciones", "Solicitudes de cancelación"],
  airline: ["aerolinea", "Retractos que esperan a la aerolínea"],
  addendum: ["otrosi", "Con otrosí por autorizar"],
  send: ["enviar", "Por enviar a firma"],
  email: ["correo", "Con correo por confirmar"],
  passengers: ["pasajeros", "Con pasajeros por completar"],
  items: ["items", "Sin servicios por comprar"],
  overdue: ["vencidas", "Con cuotas vencidas"],
  buy: ["comprar", "Con servicios por comprar"],
  complete: ["completar", "Por completar"],
  buy_due: ["comprar-ya", "Con compras por vencer"],
};
const tasks = Object.keys(names) as ContractTask[];

/** Returns the task that an address names. */
export const contractTaskOf = (hacer: string | undefined): ContractTask | undefined =>
  tasks.find((task) => names[task][0] === hacer);

/** Returns the list of the contracts that wait with a task. */
export const contractsWith = (task: ContractTask): string =>
  `${contractPaths.list.to()}?hacer=${names[task][0]}`;

/**
 * Returns the filter by the tasks that wait for a role, of which the list shows one; empty for a role without
 * tasks.
 */
export const contractTaskFilters = (role: number): readonly Filter[] => {
  const own = tasks.filter((task) => may(role, contractTasks[task]));
  if (own.length === 0) return [];
  const options = own.map((task) => ({ value: names[task][0], label: names[task][1] }));
  return [
    { kind: "select", key: "hacer", label: "Por hacer", options: [{ value: "", label: "Todo" }, ...options] },
  ];
};
