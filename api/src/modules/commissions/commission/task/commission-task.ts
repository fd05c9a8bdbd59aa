import type { Viewer } from "../../../../core/auth/viewer.ts";
import { enumOf } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { visibleCommissions } from "../commission.access.ts";
import type { Commission } from "../commission.entity.ts";
import { type CommissionTask as Task, commissionTasks } from "./commission-task.rules.ts";

/** Tasks on commissions, as an enum in the schema. */
export const CommissionTask = enumOf("CommissionTask", commissionTasks, {
  description: "Qué espera una comisión de quien la consulta.",
});
export type CommissionTask = Task;

/** Returns the condition that excludes the viewer's own commissions, which only OWNER may approve or pay. */
const notOwn = ({ role, id }: Viewer): ReadFilter<Commission> =>
  may(role, "decideOwn") ? {} : { vendedor: { $ne: id } };

/** Conditions on the commissions that a viewer's task applies to, by task. */
const waiting: Readonly<Record<Task, (viewer: Viewer) => ReadFilter<Commission>>> = {
  request: ({ id }) => ({ vendedor: id, status: "pending" }),
  approve: (viewer) => ({ $and: [{ status: { $in: ["pending", "generated"] } }, notOwn(viewer)] }),
  pay: (viewer) => ({ $and: [{ status: "approved" }, notOwn(viewer)] }),
};

/**
 * Returns the condition on the commissions that a task of the viewer applies to, among the ones that the
 * viewer may see; none when the viewer lacks the capability.
 */
export const commissionsOfTask = (task: Task, viewer: Viewer | null): ReadFilter<Commission> =>
  viewer && may(viewer.role, commissionTasks[task])
    ? { $and: [visibleCommissions(viewer), { clase: "comision" }, waiting[task](viewer)] }
    : ({ id: null } as never);
