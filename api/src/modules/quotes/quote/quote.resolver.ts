import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../../core/graphql/arguments.ts";
import { byId, computedFor, counted, many, paged, queries } from "../../../core/graphql/queries.ts";
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
export const QuoteQueries = queries({
  externalQuotes: paged(
    Quote,
    QuotePage,
    ({ viewer, link }, { ownerOnly }) => ({
      where: {
        $and: [
          visibleQuotes(viewer, link),
          { isExternal: true },
          ownerOnly ? { $or: [{ vendedor: null }, { vendedor: viewer?.id ?? 0 }] } : {},
        ],
      },
      indexed: true,
    }),
    { page: argsOf(QuotePageArgs), ownerOnly: orElse(Boolean, false) },
    May("reassignQuotes"),
  ),
  /** Returns the quotes in the viewer's scope, newest first. */
  quotes: paged(
    Quote,
    QuotePage,
    ({ viewer, link, now }, { filter }) => ({
      where: { $and: [visibleQuotes(viewer, link), quoteFilter(filter, { now, viewer })] },
      indexed: true,
    }),
    { page: argsOf(QuotePageArgs), filter: optional(QuoteFilter) },
    May("manageQuotes"),
  ),
  /** The expired quotes, latest first. */
  expiredQuotes: many(
    Quote,
    ({ viewer, link }, { limit }) => ({
      where: { $and: [visibleQuotes(viewer, link), { status: "expired" as const }] },
      orderBy: { updatedAt: "desc", id: "desc" },
      limit: Math.min(Math.max(limit, 1), 100),
    }),
    { limit: orElse(Int, 20) },
    May("manageQuotes"),
  ),
  expiredQuoteCount: counted(
    Quote,
    ({ viewer, link }) => ({ $and: [visibleQuotes(viewer, link), { status: "expired" as const }] }),
    {},
    May("manageQuotes"),
  ),
  quoteCounters: computedFor(
    QuoteCounters,
    quoteCounters,
    { filter: optional(QuoteFilter) },
    May("manageQuotes"),
  ),
  quote: byId(Quote, visibleQuotes, MayOrLink("readQuotes")),
  /** Returns the timeline of a quote, oldest event first. */
  quoteTracking: many(
    QuoteEvent,
    ({ viewer, link }, { id }) => ({
      where: { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } },
      orderBy: { at: "asc", id: "asc" },
    }),
    { id: ID },
    May("manageQuotes"),
  ),
  /** The latest 50 assignments of a quote, latest first. */
  quoteAssignments: many(
    QuoteAssignment,
    ({ viewer, link }, { id }) => ({
      where: { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } },
      orderBy: { at: "desc", id: "desc" },
      limit: 50,
    }),
    { id: ID },
    May("manageQuotes"),
  ),
  quotesOfUser: paged(
    Quote,
    QuotePage,
    ({ viewer, link, now }, { userId, filter }) => ({
      where: {
        $and: [
          visibleQuotes(viewer, link),
          { $or: [{ cliente: userId }, { vendedor: userId }] },
          quoteFilter(filter, { now, viewer }),
        ],
      },
      indexed: true,
    }),
    { userId: Int, page: argsOf(QuotePageArgs), filter: optional(QuoteFilter) },
    NotFound("Usuario no encontrado"),
    May("readQuotes"),
  ),
  quotesUserRole: computedFor(
    Int,
    roleOfPerson,
    { userId: Int },
    NotFound("Usuario no encontrado"),
    May("readQuotes"),
  ),
  quotesOfSeller: paged(
    Quote,
    QuotePage,
    ({ viewer, link, now }, { vendedorId, tipo, filter }) => ({
      where: {
        $and: [visibleQuotes(viewer, link), { [tipo]: vendedorId }, quoteFilter(filter, { now, viewer })],
      },
      indexed: true,
    }),
    { vendedorId: Int, tipo: SellerKind, page: argsOf(QuotePageArgs), filter: optional(QuoteFilter) },
    NotFound("Usuario no encontrado"),
    May("manageQuotes"),
  ),
  quotePdf: computedFor(
    OpenableFile,
    quotePdf,
    { id: ID },
    NotFound(NO_QUOTE),
    MayOrLink("readQuotes"),
    ByTable(quoteActs, "makePdf"),
  ),
});

@Resolver(() => Quote)
export class QuoteResolver {
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

  /** Returns the acts that the caller may do on the quote now. */
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
