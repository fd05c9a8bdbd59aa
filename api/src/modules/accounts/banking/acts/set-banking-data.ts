import { make, assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueBankNotice } from "../../account/account.mail.ts";
import { noteAccountChange } from "../account-change.ts";
import { bankColumns, changesBank, changesHolder } from "../bank-account.ts";
import { BankingDetails } from "../banking-details.entity.ts";
import { keptChanges, withOpenAccount } from "../../account/user-account.ts";
import { visibleBanking } from "../banking.access.ts";
import type { BankingDataInput } from "../banking.inputs.ts";
import { changedOnly } from "../../account/changed.ts";
import { User } from "../../account/user.entity.ts";

const texts = ["nombreTitular", "documentoTitular", "telefono", "observaciones"] as const;

/**
 * Changes the bank details of a user whom the viewer may manage; absent fields are unchanged. Returns the
 * user's id.
 */
export async function setBankingData(
  work: Work,
  { userId, input }: { userId: number; input: BankingDataInput },
): Promise<number> {
  const user = await work.forUpdate.find(
    User,
    { $and: [{ id: userId }, visibleBanking(work.viewer)] },
    "Usuario no encontrado",
  );
  const details = (await work.em.findOne(BankingDetails, { user })) ?? make(BankingDetails, { user });
  const given = Object.fromEntries(
    texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]?.trim() ?? ""]])),
  );
  const account = changedOnly(withOpenAccount(work.services, user), bankColumns(input));
  const holder = changedOnly(details, given);
  if (Object.keys({ ...account.after, ...holder.after }).length === 0) return user.id;

  const hadAccount = user.numeroCuenta !== null;
  assign(user, await keptChanges(work.services, user, account.after));
  work.add(assign(details, holder.after));
  if (changesBank(account.after) || changesHolder(holder.after))
    await noteAccountChange(work, user, hadAccount);
  await queueBankNotice(work, user);
  work.audit("user.banking-changed", user.id, {
    before: { ...account.before, ...holder.before },
    after: { ...account.after, ...holder.after },
  });
  return user.id;
}
