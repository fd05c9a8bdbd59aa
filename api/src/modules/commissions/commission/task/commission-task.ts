import type { Viewer } from "../../../../core/auth/viewer.ts";
import { enumOf } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { visibleCommissions } from "../commission.access.ts";
import type { Commission } from "../commission.entity.ts";
import { type CommissionTask as Task, commissionTasks } from "./commission-task.rules.ts";

/** Tasks on commissions, as an enum of the schema. */
export const CommissionTask = enumOf("CommissionTask", commissionTasks, {
  description: "Qué espera una comisión de quien la consulta.",
});
export type CommissionTask = Task;

/**
 * Returns the condition that leaves out the viewer's own commissions, which only the owner may approve or
 * pay.
 */
const notOwn = ({ role, id }: Viewer): ReadFilter<Commission> =>
  may(role, "decideOwn") ? {} : { vendedor: { $ne: id } };

/** Commissions of each task, within the viewer's scope. */
const waiting: Readonly<Record<Task, (viewer: Viewer) => ReadFilter<Commission>>> = {
  request: ({ id }) => ({ vendedor: id, status: "pending" }),
  approve: (viewer) => ({ $and: [{ status: { $in: ["pending", "generated"] } }, notOwn(viewer)] }),
  pay: (viewer) => ({ $and: [{ status: "approved" }, notOwn(viewer)] }),
};

/**
 * Returns the commissions that wait for the viewer with a task, of those they see; none when they may not
 * do it.
 */
export const commissionsOfTask = (task: Task, viewer: Viewer | null): ReadFilter<Commission> =>
  viewer && may(viewer.role, commissionTasks[task])
    ? { $and: [visibleCommissions(viewer), { clase: "comision" }, waiting[task](viewer)] }
    : ({ id: null } as never);
