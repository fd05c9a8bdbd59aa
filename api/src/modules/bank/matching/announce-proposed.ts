import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/** Stores on some movements whether a proposal of theirs waits for a decision. */
export const announceProposed = (work: Work, movementIds: readonly string[]): Promise<object[]> =>
  work.rows(
    sql`update bank_movements m set proposed = not m.proposed
      where m.id = any(${[...movementIds]}::uuid[]) and m.proposed <> (m.state = 'libre'
        and exists (select from bank_proposals b where b.movement_id = m.id))`,
  );
