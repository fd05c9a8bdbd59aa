import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns the files of a request, either the person's attachments or the answer's, as a JSON array. */
export const filesSql = (type: "claim" | "claim-answer", id: Fragment): Fragment =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'filename', s.filename)
    order by s.created_at, s.id), '[]') from stored_files s
    where s.owner_type = ${type} and s.owner_id = ${id}::text)`;
