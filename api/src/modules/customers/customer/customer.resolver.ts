import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { byId, computedFor, many, paged, queries } from "../../../core/graphql/queries.ts";
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
export const CustomerQueries = queries({
  customers: paged(
    Customer,
    CustomerPage,
    ({ viewer }, { filter }) => ({
      where: { $and: [visibleCustomers(viewer), customerFilter(filter)] },
      // Leaders, managers and the office also see customers who reserved: only an advisor may see next to
      // none.
      indexed: !may(viewer?.role, "readReservations"),
    }),
    { page: argsOf(CustomerPageArgs), filter: optional(CustomerFilter) },
    May("readCustomers"),
  ),
  customer: byId(Customer, visibleCustomers, May("readCustomers")),
  /**
   * Returns the person with an e-mail: a client, or an employee in the caller's scope. A person out of scope
   * counts as not found. Limited to 30 unsuccessful searches per hour.
   */
  userByEmail: orNull(computedFor(FoundPerson, userByEmail, { email: String }, May("findByEmail"))),
  customerMatches: computedFor([CustomerMatch], customerMatches, { search: String }, May("manageCustomers")),
  customerDuplicates: many(
    Customer,
    async (context, { id }) => ({
      where: { id: { $in: await possibleDuplicates(context, id) } },
      orderBy: { createdAt: "asc", id: "asc" },
    }),
    { id: ID },
    May("mergeCustomers"),
  ),
  customersNamedLike: many(
    Customer,
    async (context, { name }) => ({
      where: { id: { $in: await customersNamedLike(context, name) } },
      orderBy: { createdAt: "asc", id: "asc" },
    }),
    { name: String },
    May("manageCustomers"),
  ),
  customerConsents: computedFor([CustomerConsent], customerConsents, { id: ID }, May("readCustomers")),
});

@Resolver(() => Customer)
export class CustomerResolver {
  /** Returns the acts that the caller can do with the customer now. */
  @Needs("status")
  @OfferedActs()
  acts(@Root() { status }: Customer, @Ctx() context: Context) {
    return customerActs.offered(context, { status });
  }
}
