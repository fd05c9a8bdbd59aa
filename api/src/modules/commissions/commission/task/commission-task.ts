import type { Viewer } from "../../../../core/auth/viewer.ts";
import { registerEnum } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { visibleCommissions } from "../commission.access.ts";
import type { Commission } from "../commission.entity.ts";
import { type CommissionTask as Task, commissionTasks } from "./commission-task.rules.ts";

/** What is to be done with commissions, as the schema has it. */
export const CommissionTask = Object.fromEntries(
  Object.keys(commissionTasks).map((task) => [task, task]),
) as {
  [T in Task]: T;
};
export type CommissionTask = Task;
registerEnum(CommissionTask, {
  name: "CommissionTask",
  description: "Qué espera una comisión de quien la consulta.",
});

/** Nobody approves or pays a commission of their own, but the owner. */
const notOwn = ({ role, id }: Viewer): ReadFilter<Commission> =>
  may(role, "decideOwn") ? {} : { vendedor: { $ne: id } };

/** The commissions of each task, within what somebody sees. */
const waiting: Readonly<Record<Task, (viewer: Viewer) => ReadFilter<Commission>>> = {
  request: ({ id }) => ({ vendedor: id, status: "pending" }),
  approve: (viewer) => ({ $and: [{ status: { $in: ["pending", "generated"] } }, notOwn(viewer)] }),
  pay: (viewer) => ({ $and: [{ status: "approved" }, notOwn(viewer)] }),
};

/** The commissions that wait for somebody with a task, of those they see; none for who may not do it. */
export const commissionsOfTask = (task: Task, viewer: Viewer | null): ReadFilter<Commission> =>
  viewer && may(viewer.role, commissionTasks[task])
    ? { $and: [visibleCommissions(viewer), { clase: "comision" }, waiting[task](viewer)] }
    : ({ id: null } as never);
