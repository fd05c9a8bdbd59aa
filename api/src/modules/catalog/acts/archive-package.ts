import type { Work } from "../../../core/mutation/work.ts";
import { lockPackage } from "../package.access.ts";

/** Hides a package from visitors, or makes it visible again. */
export async function archivePackage(
  work: Work,
  { id, archived }: { id: number; archived: boolean },
): Promise<number> {
  const pack = await lockPackage(work, id);
  if (archived !== (pack.archivedAt !== null)) {
    pack.archivedAt = archived ? work.now : null;
    work.audit("package.archived", id, { title: pack.title, archived });
  }
  return id;
}
