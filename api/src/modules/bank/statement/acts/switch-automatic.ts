import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findAccount } from "../../bank-account.ts";
import { BankBook } from "../bank-book.entity.ts";

interface Args {
  readonly accountId: string;
  readonly automatic: boolean;
}

/** Switches the automatic verification of exact matches on or off for an account. */
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
