import { filterWords } from "@travesia/api/exports/filter-words.rules";
import {
  type CommissionTask,
  commissionTasks,
} from "@travesia/api/commissions/commission/task/commission-task.rules";
import { may } from "@travesia/api/permissions";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { commissionPaths } from "./commissions.paths.ts";

const words = filterWords.CommissionTask;

/** Name of each task in the address, and its label on the screen. */
const names: Readonly<Record<CommissionTask, readonly [inAddress: string, label: string]>> = {
  request: ["cobrar", words.request],
  approve: ["aprobar", words.approve],
  pay: ["pagar", words.pay],
};
const tasks = Object.keys(names) as CommissionTask[];

/** Returns the task named in the address. */
export const commissionTaskOf = (hacer: string | undefined): CommissionTask | undefined =>
  tasks.find((task) => names[task][0] === hacer);

/**
 * Returns the address of the list of commissions with a pending task; limited to one contract if its number
 * is given.
 */
export const commissionsWith = (task: CommissionTask, contract?: string): string => {
  const list = (task === "request" ? commissionPaths.mine : commissionPaths.list).to();
  return `${list}?${new URLSearchParams({ hacer: names[task][0], ...(contract && { search: contract }) })}`;
};

/** Returns the filter by pending tasks of a role; the list shows the records of one task. */
export const commissionTaskFilter = (role: number): Filter => ({
  kind: "select",
  key: "hacer",
  label: "Por hacer",
  options: [
    { value: "", label: "Todo" },
    ...tasks
      .filter((task) => may(role, commissionTasks[task]))
      .map((task) => ({ value: names[task][0], label: names[task][1] })),
  ],
});
