import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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

/** Accounts of the agency for its owner; clients read them with their amount to pay. */
@Resolver(() => AgencyAccount)
export class AgencyAccountResolver {
  /** Returns all accounts in their order, including the ones that are switched off. */
  @May("manageAgency")
  @Reads(() => AgencyAccount)
  @Query(() => [AgencyAccount])
  agencyAccounts(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(AgencyAccount, info, { where: {}, orderBy: inOrder });
  }

  /** Returns whether it can be removed: no client ever saw it. */
  @Needs("shownSince")
  @FieldResolver(() => Boolean)
  removable(@Root() { shownSince }: AgencyAccount): boolean {
    return shownSince === null;
  }

  @May("manageAgency")
  @Mutation(() => AgencyAccount)
  async addAgencyAccount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AgencyAccountInput) input: AgencyAccountInput,
  ) {
    return read.one(AgencyAccount, info, { id: await run(addAgencyAccount, { input }) });
  }

  @NotFound(NO_ACCOUNT)
  @May("manageAgency")
  @Mutation(() => AgencyAccount)
  async updateAgencyAccount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateAgencyAccountInput) input: UpdateAgencyAccountInput,
  ) {
    return read.one(AgencyAccount, info, { id: await run(updateAgencyAccount, { id, input }) });
  }

  /** Shows an account to clients, or no longer. */
  @NotFound(NO_ACCOUNT)
  @May("manageAgency")
  @Mutation(() => AgencyAccount)
  async switchAgencyAccount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("active", () => Boolean) active: boolean,
    @Arg("version", () => Int, { nullable: true }) version?: number | null,
  ) {
    const args = { id, active, version: version ?? null };
    return read.one(AgencyAccount, info, { id: await run(switchAgencyAccount, args) });
  }

  /** Puts the accounts into an order that names each once; answers them in it. */
  @May("manageAgency")
  @Mutation(() => [AgencyAccount])
  async orderAgencyAccounts(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("ids", () => [ID]) ids: string[],
  ) {
    await run(orderAgencyAccounts, { ids });
    return read.list(AgencyAccount, info, { where: {}, orderBy: inOrder });
  }

  /** Takes away an account that no client ever saw. */
  @NotFound(NO_ACCOUNT)
  @May("manageAgency")
  @Mutation(() => Boolean)
  async removeAgencyAccount(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    await run(removeAgencyAccount, { id });
    return true;
  }
}
