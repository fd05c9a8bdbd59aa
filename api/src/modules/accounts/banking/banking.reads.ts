import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { BankingDetails } from "./banking-details.entity.ts";
import { visibleBanking } from "./banking.access.ts";
import { BankingData } from "./banking.types.ts";
import { shownAccount } from "./shown-account.ts";
import { User } from "../account/user.entity.ts";

/** Returns the bank details of a user whom the viewer may see; null for any other. */
export async function bankingData(context: Context, userId: number): Promise<BankingData | null> {
  const { viewer, services } = context;
  const em = services.orm.em.fork();
  const user = await em.findOne(User, { $and: [{ id: userId }, visibleBanking(viewer)] });
  if (!user) return null;
  const details = (await em.findOne(BankingDetails, { user: userId })) ?? new BankingDetails();
  const { nombreTitular, documentoTitular, telefono, observaciones } = details;
  const { banco, tipoCuenta } = user;
  const numeroCuenta = (await shownAccount(context, user)) ?? "";
  const account = { banco: banco ?? "", numeroCuenta, tipoCuenta: tipoCuenta ?? "" };
  return make(BankingData, {
    ...account,
    nombreTitular,
    documentoTitular,
    telefono,
    observaciones,
  });
}
