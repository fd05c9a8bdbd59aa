import { isDeepStrictEqual } from "node:util";
import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { SheetFormat } from "../../../../core/sheet/sheet.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { forbidden } from "../../../../core/failure.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAccount } from "../../bank-account.ts";
import { BankBook } from "../bank-book.entity.ts";
import { BankImport } from "../bank-import.entity.ts";
import type { BankColumns } from "../columns.rules.ts";
import { insertMovements } from "../insert-movements.ts";
import type { StatementLine } from "../statement-lines.ts";

/** A file of a bank that was read whole. */
export interface Statement {
  readonly accountId: string;
  /** The file itself. */
  readonly stored: StoredBytes;
  readonly format: SheetFormat;
  /** To be kept for the account's next files; null where they are those kept, or the format's own. */
  readonly columns: BankColumns | null;
  readonly movements: readonly StatementLine[];
}

/**
 * Imports the movements of a file that were not imported before; when a file comes twice, or overlaps with
 * another, the known movements stay as they are.
 */
export async function importStatement(
  work: Work,
  { accountId, stored, format, columns, movements }: Statement,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  await work.turn(`bank account ${accountId}`);
  const account = await findAccount(work, accountId);
  const known = await work.em.findOne(BankBook, { account });
  const book = known ?? work.add(make(BankBook, { account }));
  if (columns && !isDeepStrictEqual(book.columns, columns)) {
    book.columns = columns;
    work.audit("bank.columns-kept", book.id, { accountId, columns });
  }
  const days = movements.map(({ day }) => day).sort();
  const brought = work.add(
    make(BankImport, {
      account,
      format,
      filename: stored.filename,
      lines: movements.length,
      firstDay: days[0]!,
      lastDay: days.at(-1)!,
      createdBy: work.em.getReference(User, work.viewer.id),
    }),
  );
  const { id } = brought;
  brought.fileId = (await keepFile(work, stored, { type: "bank-import", id })).id;
  await work.save();
  brought.fresh = await insertMovements(work, { importId: id, accountId }, movements);
  const { filename, lines, fresh } = brought;
  work.audit("bank.imported", id, { accountId, filename, lines, fresh });
  await work.emit("bank.imported", { importId: id, accountId });
  return id;
}
