import { inserted } from "../mutation/inserted.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";
import { assign } from "../rows.ts";
import type { StoredBytes } from "./storage.ts";
import { StoredFile } from "./stored-file.entity.ts";

/**
 * Keeps stored bytes as a file of a record, in the act's transaction: if that fails, the bytes are deleted
 * after a day.
 */
export async function keepFile(
  work: Work,
  stored: StoredBytes,
  owner: { type: string; id: string | number },
): Promise<StoredFile> {
  const file = new StoredFile();
  assign(file, stored);
  file.ownerType = owner.type;
  file.ownerId = String(owner.id);
  file.createdBy = work.viewer?.id ?? null;
  file.createdAt = work.now;
  work.edits.inserted();
  const insert = inserted(work.em, file, work.now);
  await work.rows(sql`with kept as (delete from pending_files where key = ${stored.key}) ${insert}`);
  return file;
}

/**
 * Drops a record's kept files, of the given keys those that are its own, in the act's transaction: the bytes
 * are deleted a day after `since`, by default a day from now.
 */
export async function dropFiles(
  work: Work,
  keys: readonly string[],
  owner: { type: string; id: string | number },
  since = work.now,
): Promise<void> {
  if (keys.length === 0) return;
  await work.em.execute(
    `with dropped as (delete from stored_files where key in (select json_array_elements_text(?))
      and owner_type = ? and owner_id = ? returning key)
     insert into pending_files (key, at) select key, ? from dropped`,
    [JSON.stringify(keys), owner.type, String(owner.id), since],
  );
}
