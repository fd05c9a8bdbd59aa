import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findAccount } from "../../bank-account.ts";
import { BankBook } from "../bank-book.entity.ts";
import "../statement.audit.ts";

interface Args {
  readonly accountId: string;
  readonly automatic: boolean;
}

/** Lets what matches exactly be verified by itself for an account, or no longer. */
export async function switchAutomatic(work: Work, { accountId, automatic }: Args): Promise<string> {
  const account = await findAccount(work, accountId);
  const book = await work.em.findOne(BankBook, { account });
  if (!book) throw conflict("Importa primero un archivo de esta cuenta.");
  await work.lock(book);
  work.edit(book);
  book.automatic = automatic;
  work.audit("bank.automatic", book.id, { accountId, automatic });
  return book.id;
}
