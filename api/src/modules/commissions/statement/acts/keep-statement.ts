import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { notePrinted } from "../../../../core/verification/issue-document.ts";
import { CommissionStatement } from "../commission-statement.entity.ts";

/** Attaches the created PDF to its statement, unless the statement has one already. */
export async function keepStatement(
  work: Work,
  { statementId, code, stored }: { statementId: string; code: string; stored: StoredBytes },
): Promise<void> {
  const statement = await work.em.findOneOrFail(CommissionStatement, { id: statementId });
  await work.lock(statement);
  if (statement.documentoId !== null) return;
  statement.documentoId = (
    await keepFile(work, stored, { type: "commission-statement", id: statementId })
  ).id;
  await notePrinted(work, code, stored.sha256);
}
