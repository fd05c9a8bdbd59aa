import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { PastSaleImport } from "../past-sale-import.entity.ts";

/**
 * Undoes a whole import, so that its sales no longer count. The import remains as a record, with the person
 * who undid it, and its file can be imported again. NOT_FOUND `Importación no encontrada`.
 */
export async function takeBackPastSales(work: Work, { id }: { id: string }): Promise<string> {
  const found = await work.forUpdate.find(PastSaleImport, { id }, "Importación no encontrada");
  if (found.takenBackAt) throw conflict("Esta importación ya se deshizo.");
  assign(found, { takenBackAt: work.now, takenBackBy: work.em.getReference(User, work.viewer!.id) });
  const { filename: archivo, lines, total } = found;
  work.audit("past-sales.import-undone", id, { archivo, lines, total });
  return id;
}
