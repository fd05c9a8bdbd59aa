import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May, MayOrLink } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { byName, namedLike } from "../../accounts/people.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { QuoteAssignment } from "./seller/quote-assignment.entity.ts";
import { QuoteEvent } from "./history/quote-event.entity.ts";
import { sellersFor } from "./seller/quote-sellers.ts";
import { NO_QUOTE, visibleQuotes } from "./quote.access.ts";
import { quoteActs, quoteFacts } from "./quote.acts.rules.ts";
import { quoteTurns } from "./turn/quote-turn.rules.ts";
import { waysToPay } from "./proposal/ways-to-pay.ts";
import { Quote } from "./quote.entity.ts";
import { SellerKind } from "./quote.enums.ts";
import { QuoteFilter, quoteFilter } from "./quote.filter.ts";
import { quoteCounters, quotePdf, roleOfPerson } from "./quote.reads.ts";
import { QuoteCounters, QuotePage, QuotePageArgs } from "./quote.types.ts";

/** Queries of quotes, and their computed fields. */
@Resolver(() => Quote)
export class QuoteResolver {
  /** Returns the quotes in the viewer's scope, newest first. */
  @May("manageQuotes")
  @Reads(() => Quote)
  @Query(() => QuotePage)
  quotes(
    @Ctx() { read, viewer, link, now }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => QuotePageArgs) { limit, offset, orderBy }: QuotePageArgs,
    @Arg("filter", () => QuoteFilter, { nullable: true }) filter?: QuoteFilter,
  ) {
    return read.page(Quote, info, {
      where: { $and: [visibleQuotes(viewer, link), quoteFilter(filter, { now, viewer })] },
      orderBy,
      limit,
      offset,
      indexed: true,
    });
  }

  /** The expired quotes, latest first. */
  @May("manageQuotes")
  @Reads(() => Quote)
  @Query(() => [Quote])
  expiredQuotes(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("limit", () => Int, { defaultValue: 20 }) limit: number,
  ) {
    const where = { $and: [visibleQuotes(viewer, link), { status: "expired" as const }] };
    return read.list(Quote, info, {
      where,
      orderBy: { updatedAt: "desc", id: "desc" },
      limit: Math.min(Math.max(limit, 1), 100),
    });
  }

  /** Returns the number of expired quotes in the caller's scope. */
  @May("manageQuotes")
  @Reads(() => Quote)
  @Query(() => Int)
  expiredQuoteCount(@Ctx() { read, viewer, link }: Context, @Info() info: GraphQLResolveInfo) {
    return read.count(Quote, info, { $and: [visibleQuotes(viewer, link), { status: "expired" as const }] });
  }

  /** Counters of the list, under its filter except the status. */
  @May("manageQuotes")
  @Query(() => QuoteCounters)
  quoteCounters(
    @Ctx() context: Context,
    @Arg("filter", () => QuoteFilter, { nullable: true }) filter?: QuoteFilter,
  ) {
    return quoteCounters(context, filter ?? null);
  }

  /** One quote, for its seller and the people above, for its client, and for holders of its link. */
  @MayOrLink("readQuotes")
  @Reads(() => Quote)
  @Query(() => Quote, { nullable: true })
  quote(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Quote, info, { $and: [{ id }, visibleQuotes(viewer, link)] });
  }

  /** Returns the timeline of a quote, oldest event first. */
  @May("manageQuotes")
  @Reads(() => QuoteEvent)
  @Query(() => [QuoteEvent])
  quoteTracking(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } };
    return read.list(QuoteEvent, info, { where, orderBy: { at: "asc", id: "asc" } });
  }

  /** The latest 50 assignments of a quote, latest first. */
  @May("manageQuotes")
  @Reads(() => QuoteAssignment)
  @Query(() => [QuoteAssignment])
  quoteAssignments(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } };
    return read.list(QuoteAssignment, info, { where, orderBy: { at: "desc", id: "desc" }, limit: 50 });
  }

  /**
   * Returns the people to whom a quote can be assigned: active sellers of the viewer's team, limited to the
   * search if there is one.
   */
  @May("reassignQuotes")
  @Reads(() => User)
  @Query(() => [Person])
  quoteSellers(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("search", () => String, { nullable: true }) search?: string,
    @Arg("limit", () => Int, { nullable: true }) limit?: number,
  ) {
    const where = { $and: [sellersFor(viewer), namedLike(search)] };
    return read.list(User, info, {
      where,
      orderBy: byName,
      ...(limit && { limit: Math.min(Math.max(limit, 1), 100) }),
    });
  }

  /**
   * Returns the requests of visitors; `ownerOnly` limits them to requests without an advisor and the viewer's
   * own.
   */
  @May("reassignQuotes")
  @Reads(() => Quote)
  @Query(() => QuotePage)
  externalQuotes(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => QuotePageArgs) { limit, offset, orderBy }: QuotePageArgs,
    @Arg("ownerOnly", () => Boolean, { defaultValue: false }) ownerOnly: boolean,
  ) {
    const open = ownerOnly ? { $or: [{ vendedor: null }, { vendedor: viewer?.id ?? 0 }] } : {};
    const where = { $and: [visibleQuotes(viewer, link), { isExternal: true }, open] };
    return read.page(Quote, info, { where, orderBy, limit, offset, indexed: true });
  }

  /** Returns the quotes of a client or of a seller, within the viewer's scope. */
  @NotFound("Usuario no encontrado")
  @May("readQuotes")
  @Reads(() => Quote)
  @Query(() => QuotePage)
  quotesOfUser(
    @Ctx() { read, viewer, link, now }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
    @Args(() => QuotePageArgs) { limit, offset, orderBy }: QuotePageArgs,
    @Arg("filter", () => QuoteFilter, { nullable: true }) filter?: QuoteFilter,
  ) {
    const where = {
      $and: [
        visibleQuotes(viewer, link),
        { $or: [{ cliente: userId }, { vendedor: userId }] },
        quoteFilter(filter, { now, viewer }),
      ],
    };
    return read.page(Quote, info, { where, orderBy, limit, offset, indexed: true });
  }

  /** Role of the person whose quotes are listed. */
  @NotFound("Usuario no encontrado")
  @May("readQuotes")
  @Query(() => Int)
  quotesUserRole(@Ctx() context: Context, @Arg("userId", () => Int) userId: number) {
    return roleOfPerson(context, userId);
  }

  /** Returns the quotes that name a person in one seller column, within the viewer's scope. */
  @NotFound("Usuario no encontrado")
  @May("manageQuotes")
  @Reads(() => Quote)
  @Query(() => QuotePage)
  quotesOfSeller(
    @Ctx() { read, viewer, link, now }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("vendedorId", () => Int) vendedorId: number,
    @Arg("tipo", () => SellerKind) tipo: SellerKind,
    @Args(() => QuotePageArgs) { limit, offset, orderBy }: QuotePageArgs,
    @Arg("filter", () => QuoteFilter, { nullable: true }) filter?: QuoteFilter,
  ) {
    const where = {
      $and: [visibleQuotes(viewer, link), { [tipo]: vendedorId }, quoteFilter(filter, { now, viewer })],
    };
    return read.page(Quote, info, { where, orderBy, limit, offset, indexed: true });
  }

  /** Returns the quote's PDF: the sent version, or for staff the offer that would be sent now. */
  @NotFound(NO_QUOTE)
  @MayOrLink("readQuotes")
  @ByTable(quoteActs, "makePdf")
  @Query(() => OpenableFile)
  quotePdf(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return quotePdf(context, id);
  }

  /** Returns the actions that the caller can take on the quote now. */
  @Needs(...quoteFacts, "turnFacts")
  @OfferedActs()
  acts(@Root() quote: Quote, @Ctx() context: Context) {
    return quoteActs.offered(context, { ...quote, turn: quoteTurns(quote.turnFacts)[0] ?? null });
  }

  /** Returns the default payment terms and channels of the trip, as sentences for the client. */
  @Needs("fechaIda")
  @FieldResolver(() => [String], { description: "Formas de pago de la agencia, como se leen." })
  async waysToPay(
    @Root() { fechaIda: departure }: Quote,
    @Ctx() { services: { agency, cards }, today }: Context,
  ): Promise<string[]> {
    return waysToPay(await agency.current(), { departure, today, online: cards !== null });
  }
}
