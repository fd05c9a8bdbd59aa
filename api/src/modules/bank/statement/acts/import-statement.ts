import { isDeepStrictEqual } from "node:util";
import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { SheetFormat } from "../../../../core/sheet/sheet.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { forbidden } from "../../../../core/failure.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAccount } from "../../bank-account.ts";
import { BankBalance } from "../bank-balance.entity.ts";
import { BankBook } from "../bank-book.entity.ts";
import { BankImport } from "../bank-import.entity.ts";
import type { BankColumns } from "../columns.rules.ts";
import { insertMovements, noteKnown } from "../insert-movements.ts";
import { meetAccount } from "../meet-account.ts";
import type { DayBalance } from "../reading/balances.ts";
import { pesosAndCents, type StatementLine } from "../statement-lines.ts";

/** A bank's file that was read completely. */
export interface Statement {
  readonly accountId: string;
  /** The file itself. */
  readonly stored: StoredBytes;
  readonly format: SheetFormat;
  /**
   * Columns to be saved for the account's next files; null when they are the saved ones, or the format's own.
   */
  readonly columns: BankColumns | null;
  readonly movements: readonly StatementLine[];
  /** Balances that the file contains, each of the end of its day, in hundredths of a peso. */
  readonly balances?: readonly DayBalance[];
  /** Number of refused lines that the person accepts to omit. */
  readonly refused?: number;
  /** Lines that the person imports although they may be known movements. */
  readonly taken?: ReadonlySet<number>;
}

/**
 * Imports the movements of a file that no earlier file contained. Known ones are unchanged, and possible
 * duplicates are imported only if the person chose so.
 */
export async function importStatement(
  work: Work,
  { accountId, stored, format, columns, movements, balances = [], refused = 0, taken = new Set() }: Statement,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  await work.lockName(`bank account ${accountId}`);
  const account = await findAccount(work, accountId);
  const kept = await work.em.findOne(BankBook, { account });
  const book = kept ?? work.add(make(BankBook, { account }));
  if (columns && !isDeepStrictEqual(book.columns, columns)) {
    book.columns = columns;
    work.audit("bank.columns-kept", book.id, { accountId, columns });
  }
  const { fresh, known, alike } = await meetAccount(work, accountId, movements);
  const [chosen, held] = [
    alike.filter(([{ line }]) => taken.has(line)),
    alike.filter(([{ line }]) => !taken.has(line)),
  ];
  const days = movements.map(({ day }) => day).sort();
  const brought = work.add(
    make(BankImport, {
      account,
      format,
      filename: stored.filename,
      lines: movements.length,
      held: held.length,
      refused,
      firstDay: days[0]!,
      lastDay: days.at(-1)!,
      createdBy: work.em.getReference(User, work.viewer.id),
    }),
  );
  const { id, filename, lines } = brought;
  brought.fileId = (await keepFile(work, stored, { type: "bank-import", id })).id;
  await work.save();
  brought.fresh = await insertMovements(work, { importId: id, accountId }, [
    ...fresh,
    ...chosen.map(([line]) => line),
  ]);
  await noteKnown(
    work,
    id,
    known.map(([, movement]) => movement),
  );
  for (const { day, balance } of balances)
    work.add(
      make(BankBalance, { account, day, ...pesosAndCents(balance), createdAt: work.now, import: brought }),
    );
  work.audit("bank.imported", id, {
    accountId,
    filename,
    lines,
    fresh: brought.fresh,
    taken: chosen.length,
    held: held.length,
    refused,
  });
  await work.emit("bank.imported", { importId: id, accountId });
  return id;
}
