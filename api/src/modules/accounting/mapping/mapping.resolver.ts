import { FieldResolver, Resolver, Root } from "type-graphql";
import { answered, changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { computed, only, queries } from "../../../core/graphql/queries.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { AccountingSettings, THE_SETTINGS } from "./accounting-settings.entity.ts";
import { chooseAccount } from "./acts/choose-account.ts";
import { confirmAccounts } from "./acts/confirm-accounts.ts";
import { updateAccountingSettings } from "./acts/update-accounting-settings.ts";
import { AccountInput, AccountingSettingsInput } from "./mapping.inputs.ts";
import { accountingAccounts, codesOf } from "./mapping.reads.ts";
import { MappedAccount, VoucherCode } from "./mapping.types.ts";

/** Queries of the accountant's mapping. */
export const MappingQueries = queries({
  accountingAccounts: computed([MappedAccount], accountingAccounts, {}, May("keepAccounting")),
  accountingSettings: only(AccountingSettings, { id: THE_SETTINGS }, May("keepAccounting")),
});

@Resolver(() => AccountingSettings)
export class AccountingSettingsResolver {
  @Needs("voucherCodes")
  @FieldResolver(() => [VoucherCode], { description: "Códigos de comprobantes en el programa contable." })
  codes(@Root() { voucherCodes }: AccountingSettings): VoucherCode[] {
    return codesOf(voucherCodes);
  }
}

/** Mutations beside {@link MappingQueries} that only run an act. */
export const MappingMutations = mutations({
  chooseAccount: shown(
    MappedAccount,
    async (context: Context, key: string) =>
      (await accountingAccounts(context)).find((line) => line.key === key)!,
    chooseAccount,
    { input: AccountInput },
    May("keepAccounting"),
  ),
  confirmAccounts: answered(Boolean, confirmAccounts, { keys: [String] }, May("keepAccounting")),
  updateAccountingSettings: changed(
    AccountingSettings,
    updateAccountingSettings,
    { input: AccountingSettingsInput },
    May("keepAccounting"),
  ),
});
