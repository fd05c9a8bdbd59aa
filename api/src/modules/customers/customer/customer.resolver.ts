import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { FoundPerson } from "../../organization/user.types.ts";
import { May } from "../../accounts/account/permission.ts";
import { visibleCustomers } from "./customer.access.ts";
import { customerActs } from "./customer.acts.rules.ts";
import { Customer } from "./customer.entity.ts";
import { CustomerFilter, customerFilter } from "./customer.filter.ts";
import {
  customerConsents,
  customerMatches,
  customersNamedLike,
  possibleDuplicates,
  userByEmail,
} from "./customer.reads.ts";
import { CustomerConsent, CustomerMatch, CustomerPage, CustomerPageArgs } from "./customer.types.ts";

/** Queries of customers. */
@Resolver(() => Customer)
export class CustomerResolver {
  /** The customers in the caller's scope, sorted by name. */
  @May("readCustomers")
  @Reads(() => Customer)
  @Query(() => CustomerPage)
  customers(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => CustomerPageArgs) { limit, offset, orderBy }: CustomerPageArgs,
    @Arg("filter", () => CustomerFilter, { nullable: true }) filter?: CustomerFilter,
  ) {
    const where = { $and: [visibleCustomers(viewer), customerFilter(filter)] };
    // Leaders, managers and the office also see customers who reserved: only an advisor may see next to
    // none.
    const indexed = !may(viewer?.role, "readReservations");
    return read.page(Customer, info, { where, orderBy, limit, offset, indexed });
  }

  @May("readCustomers")
  @Reads(() => Customer)
  @Query(() => Customer, { nullable: true })
  customer(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Customer, info, { $and: [{ id }, visibleCustomers(viewer)] });
  }

  /**
   * Returns the person with an e-mail: a client, or an employee in the caller's scope. A person out of scope
   * counts as not found. Limited to 30 unsuccessful searches per hour.
   */
  @May("findByEmail")
  @Query(() => FoundPerson, { nullable: true })
  userByEmail(
    @Ctx() context: Context,
    @Arg("email", () => String) email: string,
  ): Promise<FoundPerson | null> {
    return userByEmail(context, email);
  }

  /**
   * Returns the customers in the caller's scope with exactly this e-mail, document or telephone; only name
   * and contact data. Used while a quote is being made.
   */
  @May("manageCustomers")
  @Query(() => [CustomerMatch])
  customerMatches(@Ctx() context: Context, @Arg("search", () => String) search: string) {
    return customerMatches(context, search);
  }

  /**
   * Returns the possible duplicates of a customer, which share a telephone or an e-mail; only for people who
   * may merge customers.
   */
  @May("mergeCustomers")
  @Reads(() => Customer)
  @Query(() => [Customer])
  async customerDuplicates(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { id: { $in: await possibleDuplicates(context, id) } };
    return context.read.list(Customer, info, { where, orderBy: { createdAt: "asc", id: "asc" } });
  }

  /** Returns the customers in scope whose name is similar to the typed name, to prevent duplicate records. */
  @May("manageCustomers")
  @Reads(() => Customer)
  @Query(() => [Customer])
  async customersNamedLike(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("name", () => String) name: string,
  ) {
    const where = { id: { $in: await customersNamedLike(context, name) } };
    return context.read.list(Customer, info, { where, orderBy: { createdAt: "asc", id: "asc" } });
  }

  @May("readCustomers")
  @Query(() => [CustomerConsent])
  customerConsents(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return customerConsents(context, id);
  }

  /** Returns the acts that the caller can do with the customer now. */
  @Needs("status")
  @OfferedActs()
  acts(@Root() { status }: Customer, @Ctx() context: Context) {
    return customerActs.offered(context, { status });
  }
}
