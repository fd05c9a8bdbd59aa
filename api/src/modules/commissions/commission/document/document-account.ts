import type { Services } from "../../../../core/context.ts";
import type { NumberColumn } from "../../../../core/secrets/account-numbers.ts";
import type { SupportDocument } from "./support-document.entity.ts";

/** Column that holds the encrypted account numbers of «cuentas de cobro». */
export const documentAccounts: NumberColumn = {
  table: "support_documents",
  key: "id",
  keyType: "uuid",
  column: "account_number",
  print: "account_print",
};

/** Returns the columns in which a document stores its account number, encrypted. */
export const keptAccount = ({ accountNumbers }: Services, { id }: SupportDocument, number: string | null) =>
  accountNumbers.keep(number, documentAccounts, id);

/** Returns the decrypted account number of a document; null when it has none. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, accountNumber }: Pick<SupportDocument, "id" | "accountNumber">,
): string | null =>
  accountNumber === null ? null : accountNumbers.open(accountNumber, documentAccounts, id);
