import type { Work } from "../../../core/mutation/work.ts";
import { ListExport } from "../export.entity.ts";
import { endExport } from "../end-export.ts";

interface GivenUp {
  readonly exportId: string;
  readonly to: "failed" | "stopped";
  readonly why: string;
}

/** Ends an export without a file while it is being written; a cancelled export stays cancelled. */
export async function giveUpExport(work: Work, { exportId, to, why }: GivenUp): Promise<void> {
  const listExport = await work.em.findOneOrFail(ListExport, { id: exportId });
  await work.lock(listExport);
  if (listExport.status === "running") await endExport(work, listExport, to, why);
}
