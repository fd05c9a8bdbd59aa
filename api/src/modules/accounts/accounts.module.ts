import type { Module } from "../../core/module.ts";
import { accountFragments, accountRoutes } from "./accounts.rest.ts";
import { AccountResolver } from "./account.resolver.ts";
import { Consent } from "./consent.entity.ts";
import { BankingDetails } from "./banking-details.entity.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { UserToken } from "./user-token.entity.ts";
import { User } from "./user.entity.ts";
import { seedAccounts } from "./accounts.seed.ts";

/** People: their accounts, roles and sessions. */
export const accounts: Module = {
  name: "accounts",
  entities: [User, Consent, UserToken, BankingDetails, ContactMessage],
  resolvers: [AccountResolver],
  fragments: accountFragments,
  routes: accountRoutes,
  seed: seedAccounts,
};
