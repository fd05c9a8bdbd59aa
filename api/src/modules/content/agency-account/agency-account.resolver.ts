import { FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { changed, done, listed, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { addAgencyAccount } from "./acts/add-agency-account.ts";
import { orderAgencyAccounts } from "./acts/order-agency-accounts.ts";
import { removeAgencyAccount } from "./acts/remove-agency-account.ts";
import { switchAgencyAccount } from "./acts/switch-agency-account.ts";
import { updateAgencyAccount } from "./acts/update-agency-account.ts";
import { AgencyAccount } from "./agency-account.entity.ts";
import { NO_ACCOUNT } from "./agency-account.find.ts";
import { AgencyAccountInput, UpdateAgencyAccountInput } from "./agency-account.inputs.ts";

const inOrder = { position: "asc", id: "asc" } as const;

/** Resolver for the agency's accounts, for the owner; clients see them with their payment instructions. */
export const AgencyAccountQueries = queries({
  /** Returns all accounts in their order, including hidden ones. */
  agencyAccounts: many(AgencyAccount, () => ({ where: {}, orderBy: inOrder }), {}, May("manageAgency")),
});

@Resolver(() => AgencyAccount)
export class AgencyAccountResolver {
  /** Returns whether the account can be removed because clients have never been able to see it. */
  @Needs("shownSince")
  @FieldResolver(() => Boolean, { description: "Si se puede quitar: ningún cliente la alcanzó a ver." })
  removable(@Root() { shownSince }: AgencyAccount): boolean {
    return shownSince === null;
  }
}

/** Mutations beside {@link AgencyAccountQueries} that only run an act. */
export const AgencyAccountMutations = mutations({
  orderAgencyAccounts: listed(
    AgencyAccount,
    inOrder,
    orderAgencyAccounts,
    { ids: [ID] },
    May("manageAgency"),
  ),
  addAgencyAccount: changed(
    AgencyAccount,
    addAgencyAccount,
    { input: AgencyAccountInput },
    May("manageAgency"),
  ),
  updateAgencyAccount: changed(
    AgencyAccount,
    updateAgencyAccount,
    { id: ID, input: UpdateAgencyAccountInput },
    NotFound(NO_ACCOUNT),
    May("manageAgency"),
  ),
  switchAgencyAccount: changed(
    AgencyAccount,
    switchAgencyAccount,
    { id: ID, active: Boolean, version: optional(Int) },
    NotFound(NO_ACCOUNT),
    May("manageAgency"),
  ),
  removeAgencyAccount: done(removeAgencyAccount, { id: ID }, NotFound(NO_ACCOUNT), May("manageAgency")),
});
