import type { EntityManager } from "@mikro-orm/postgresql";
import { editsRest } from "./edits.ts";
import { hasUnwritten } from "../below-mapper/unwritten.ts";

/** Writes the pending changes, if there are any. */
export async function flush(em: EntityManager): Promise<void> {
  if (hasUnwritten(em) || !editsRest(em)) await em.flush();
}
