import { conflict, forbidden } from "../../core/failure.ts";
import { AT_ONCE } from "../../core/generated-file/generated-file.rules.ts";
import type { Work } from "../../core/mutation/work.ts";
import { assign, type Changes } from "../../core/rows.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ListExport } from "./export.entity.ts";
import { queueOf, TWO_AT_ONCE } from "./export.rules.ts";

/**
 * Adds an export of the caller and queues the job that writes its file. CONFLICT while two exports of the
 * caller are being made.
 */
export async function addExport(work: Work, request: Changes<ListExport>): Promise<ListExport> {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  await work.lockName(`exports ${viewer.id}`);
  const open = { maker: viewer.id, status: { $in: ["waiting" as const, "running" as const] } };
  if ((await work.em.count(ListExport, open)) >= AT_ONCE) throw conflict(TWO_AT_ONCE);
  const listExport = assign(new ListExport(), { ...request, role: viewer.role });
  listExport.maker = work.em.getReference(User, viewer.id);
  work.add(listExport);
  await work.job("exports.write", { exportId: listExport.id }, undefined, queueOf(viewer.id));
  return listExport;
}
