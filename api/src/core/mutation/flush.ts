import type { EntityManager } from "@mikro-orm/postgresql";
import { editsRest } from "./edits.ts";
import { hasUnwritten } from "./unwritten.ts";

/** Writes what changed so far, and does nothing when nothing did. */
export async function flush(em: EntityManager): Promise<void> {
  if (hasUnwritten(em) || !editsRest(em)) await em.flush();
}
