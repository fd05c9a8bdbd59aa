import type { Scope } from "../mutation/scope.ts";
import { sql } from "../read/sql.ts";

/** Last link of the chain. A person who writes it down can prove later that nothing before it was changed. */
export interface ChainHead {
  readonly position: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** Returns the last link of the chain over the history; null while the chain is empty. */
export async function chainHead(scope: Scope): Promise<ChainHead | null> {
  const [head] = await scope.rows<ChainHead>(
    sql`select position, hash from audit_chain order by position desc limit 1`,
  );
  return head ?? null;
}
