import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Work } from "../../core/mutation/work.ts";
import { type ExportAct, exportActs } from "./export.acts.rules.ts";
import { ListExport } from "./export.entity.ts";

/** Returns the condition on the viewer's exports. */
export const ownExports = (viewer: Viewer | null): FilterQuery<ListExport> => ({ maker: viewer?.id ?? 0 });

/** Loads and locks one of the caller's exports for an act. NOT_FOUND `Exportación no encontrada`. */
export async function lockExport(work: Work, id: string, act: ExportAct): Promise<ListExport> {
  const scope = { $and: [{ id }, ownExports(work.viewer)] } as FilterQuery<ListExport>;
  const listExport = await work.forUpdate.find(ListExport, scope, "Exportación no encontrada");
  const { status, role, expiresAt } = listExport;
  exportActs.refuse(act, work, { status, role, isOver: expiresAt !== null && expiresAt <= work.now });
  return listExport;
}
