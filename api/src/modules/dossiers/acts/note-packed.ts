import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

interface Packed {
  readonly dossierId: string;
  readonly done: number;
  readonly total: number;
}

/** Records how many files of a dossier have been packed. */
export async function notePacked(work: Work, { dossierId, done, total }: Packed): Promise<void> {
  await work.rows(sql`update dossiers set done = ${done}, total = ${total}
    where id = ${dossierId}::uuid and status = 'running' returning id`);
}
