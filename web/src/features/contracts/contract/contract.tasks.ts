import { filterWords } from "@travesia/api/exports/filter-words.rules";
import { type ContractTask, contractTasks } from "@travesia/api/contracts/contract/task/contract-task.rules";
import { may } from "@travesia/api/permissions";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { contractPaths } from "./contracts.paths.ts";

const words = filterWords.ContractTask;

/** Name of each task in the address, and its label on the screen. */
const names: Readonly<Record<ContractTask, readonly [inAddress: string, label: string]>> = {
  cancellation: ["cancelaciones", words.cancellation],
  airline: ["aerolinea", words.airline],
  refund: ["devolucion", words.refund],
  addendum: ["otrosi", words.addendum],
  send: ["enviar", words.send],
  email: ["correo", words.email],
  review: ["firma", words.review],
  passengers: ["pasajeros", words.passengers],
  items: ["items", words.items],
  overdue: ["vencidas", words.overdue],
  buy: ["comprar", words.buy],
  complete: ["completar", words.complete],
  buy_due: ["comprar-ya", words.buy_due],
};
const tasks = Object.keys(names) as ContractTask[];

/** Returns the task named in the address. */
export const contractTaskOf = (hacer: string | undefined): ContractTask | undefined =>
  tasks.find((task) => names[task][0] === hacer);

/** Returns the address of the list of contracts with a pending task. */
export const contractsWith = (task: ContractTask): string =>
  `${contractPaths.list.to()}?hacer=${names[task][0]}`;

/**
 * Returns the filters by pending tasks of a role; empty for a role without tasks. The list shows the
 * contracts of one task.
 */
export const contractTaskFilters = (role: number): readonly Filter[] => {
  const own = tasks.filter((task) => may(role, contractTasks[task]));
  if (own.length === 0) return [];
  const options = own.map((task) => ({ value: names[task][0], label: names[task][1] }));
  return [
    { kind: "select", key: "hacer", label: "Por hacer", options: [{ value: "", label: "Todo" }, ...options] },
  ];
};
