import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import "../accounts/account/account.events.ts";
import { ListExport } from "./export.entity.ts";
import { forgetFile } from "./forget-file.ts";

/** What an erased person took along goes with them. */
async function forgetExports(work: Work, { userId }: { userId: number }): Promise<void> {
  for (const made of await work.em.find(ListExport, { maker: userId })) {
    await forgetFile(work, made);
    work.em.remove(made);
  }
}

export const exportListeners: readonly Listener[] = [on("user.erased", forgetExports)];
