import type { Module } from "../../core/module.ts";
import { accountingWords } from "./accounting.words.ts";
import { AccountingAccount } from "./mapping/accounting-account.entity.ts";
import { AccountingSettings } from "./mapping/accounting-settings.entity.ts";
import { BooksQueries } from "./pack/books.resolver.ts";
import { AccountingPackage } from "./pack/accounting-package.entity.ts";
import { AccountingSettingsResolver, MappingMutations, MappingQueries } from "./mapping/mapping.resolver.ts";

/**
 * The books of the accountant: accounts, the journal that follows from the facts, and the folder of a closed
 * month.
 *
 * Acts: choose-account, confirm-accounts, update-accounting-settings.
 */
export const accounting: Module = {
  name: "accounting",
  words: accountingWords,
  entities: [AccountingAccount, AccountingSettings, AccountingPackage],
  resolvers: [BooksQueries, MappingQueries, AccountingSettingsResolver, MappingMutations],
};
