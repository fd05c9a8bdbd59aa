import { v7 } from "uuid";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";
import type { StoredBytes } from "./storage.ts";
import { StoredFile } from "./stored-file.entity.ts";

/**
 * Registers stored bytes as a file of a record, at the end of the act's transaction; if that fails, the bytes
 * are deleted after a day. Returns the fields of the file that other records store. `source` is the address
 * on another host from which it was downloaded.
 */
export function keepFile(
  work: Work,
  { key, filename, contentType, size, sha256 }: StoredBytes,
  owner: { type: string; id: string | number },
  source: string | null = null,
): Promise<Pick<StoredFile, "id" | "key" | "filename" | "size">> {
  const id = v7();
  work.insertLater(StoredFile, {
    id,
    key,
    filename,
    contentType,
    size,
    sha256,
    ownerType: owner.type,
    ownerId: String(owner.id),
    source,
    createdBy: work.viewer?.id ?? null,
    createdAt: work.now,
  });
  work.enqueue(null, sql`delete from pending_files where key = ${key}`);
  return Promise.resolve({ id, key, filename, size });
}

/**
 * Removes those stored files of a record whose keys are given, in the act's transaction. The bytes are
 * deleted a day after `since`, by default a day from now.
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
