import { badInput, conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { AgencyAccount } from "./agency-account.entity.ts";

export const NO_ACCOUNT = "Cuenta no encontrada";

const SHOWN =
  "Tus clientes ya pudieron ver esta cuenta y no se puede eliminar. Desactívala para que dejen de verla.";

/** Loads an account and locks it. NOT_FOUND `Cuenta no encontrada`. */
export async function lockAccount(work: Work, id: string): Promise<AgencyAccount> {
  await work.lockName("agency accounts");
  const found = await work.forUpdate.find(AgencyAccount, { id }, NO_ACCOUNT);
  return found;
}

/** Refuses a number that another account of the same kind has: BAD_USER_INPUT on `number`. */
export async function refuseTwin(
  work: Work,
  { id, kind, number }: Pick<AgencyAccount, "id" | "kind" | "number">,
): Promise<void> {
  const twins = await work.em.count(AgencyAccount, { kind, number, id: { $ne: id } });
  if (twins > 0) throw badInput("number", "Ya tienes esta cuenta en la lista");
}

/**
 * Refuses to remove an account that has been visible to clients, because data displayed to clients must stay
 * on record. Throws CONFLICT.
 */
export function refuseShown({ shownSince }: AgencyAccount): void {
  if (shownSince) throw conflict(SHOWN);
}
