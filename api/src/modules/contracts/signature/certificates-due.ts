import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { Contract } from "../contract/contract.entity.ts";

const MOST_AT_ONCE = 20;

/** The contracts whose signed PDF is due, the longest waiting first. */
export async function contractsToCertify(em: SqlEntityManager, now: Date): Promise<string[]> {
  const due = await em.find(
    Contract,
    { certificateDueAt: { $lte: now } },
    { fields: ["id"], orderBy: { certificateDueAt: "asc" }, limit: MOST_AT_ONCE },
  );
  return due.map(({ id }) => id);
}
