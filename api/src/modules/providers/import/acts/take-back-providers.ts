import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { assign } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { ProviderImport } from "../provider-import.entity.ts";

/**
 * Undoes an import: removes its providers from the directory, except for providers that were edited since or
 * are used by a purchase, a document or a merge. The import is kept with the person who undid it, and its
 * file can be imported again. NOT_FOUND `Importación no encontrada`.
 */
export async function takeBackProviders(work: Work, { id }: { id: string }): Promise<string> {
  const found = await work.forUpdate.find(ProviderImport, { id }, "Importación no encontrada");
  if (found.takenBackAt) throw conflict("Esta importación ya se deshizo.");
  await work.lockName("provider names");
  const gone = await removeUnused(work, id);
  assign(found, { takenBackAt: work.now, takenBackBy: work.em.getReference(User, work.viewer!.id) });
  const { filename: archivo, lines } = found;
  work.audit("providers.import-undone", id, { archivo, lines: gone, left: lines - gone });
  return id;
}

async function removeUnused(work: Work, importId: string): Promise<number> {
  // A purchase that is being saved holds its provider: it ends first, and is seen below.
  await work.rows(sql`select id from providers where import_id = ${importId}::uuid order by id for update`);
  const unused = await work.rows<{ id: string }>(
    sql`select p.id from providers p where p.import_id = ${importId}::uuid
      and p.version = 1 and p.active and p.mandate is null and p.merged_into_id is null
      and not exists (select from purchases b where b.provider_id = p.id)
      and not exists (select from provider_documents d where d.provider_id = p.id)
      and not exists (select from providers m where m.merged_into_id = p.id)`,
  );
  const ids = unused.map((one) => one.id);
  await work.rows(sql`delete from provider_names where provider_id = any(${ids}::uuid[])`);
  await work.rows(sql`delete from providers where id = any(${ids}::uuid[])`);
  return ids.length;
}
