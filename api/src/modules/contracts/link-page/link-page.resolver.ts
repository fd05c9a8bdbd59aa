import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { perHour, perMinute } from "../../../core/http/limits.ts";
import { findLink } from "../../../core/links/links.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { mailLinkedPage } from "./acts/mail-linked-page.ts";
import { openNextPage } from "./acts/open-next-page.ts";
import { leadsOf } from "./link-page.rules.ts";
import { LinkLeads } from "./link-page.types.ts";
import { LinkedPage } from "./linked-page.enums.ts";
import { linkedSale, type PageRecord } from "./linked-sale.ts";

/** Rate limit for opening next pages, per record of the links. */
const OPENED = perHour(60);
/** Rate limit for mailing links, per record of the links; links derived from them count as well. */
const MAILED = perHour(3);
/** Rate limit for checking tokens, per IP address. */
const ASKED = perMinute(60);

const nextPageLimit = ({ services, link }: Context): Promise<void> =>
  services.limits.limit("next-page", OPENED, link?.recordId ?? "");

/** Navigation from one page that a link opens to the next pages. */
export const LinkPageQueries = queries({
  /**
   * Returns the pages that a link gives access to from a page of its sale, for the holder of its token; the
   * link may have expired. Empty for any other token. Limited to 60 requests per minute and IP address.
   */
  linkLeads: computed(
    LinkLeads,
    async (context, { token, contractId, quoteId }) =>
      leadsOf((await reachedBy(context, token, { contractId, quoteId })).sale),
    { token: String, contractId: optional(ID), quoteId: optional(ID) },
    IgnoresBearer(),
  ),
});

@Resolver()
export class LinkPageResolver {
  /**
   * Mails a link to a page of a sale to the address in its contract or quote, and returns that address,
   * masked. The caller holds the token of another link of the sale, or of an expired one. Limited to three
   * mails per hour and sale.
   */
  @IgnoresBearer()
  @NotFound(NO_CONTRACT)
  @Mutation(() => String)
  async mailLinkedPage(
    @Ctx() context: Context,
    @Arg("token", () => String) token: string,
    @Arg("page", () => LinkedPage) page: LinkedPage,
    @Arg("contractId", () => ID, { nullable: true }) contractId?: string,
    @Arg("quoteId", () => ID, { nullable: true }) quoteId?: string,
  ) {
    const of = { contractId, quoteId };
    const { sale, linkId } = await reachedBy(context, token, of);
    if (linkId === null || sale.purpose === null) throw notFound(contractId ? NO_CONTRACT : NO_QUOTE);
    await context.services.limits.limit("mailed-page", MAILED, sale.quoteId ?? sale.contractId ?? "");
    return context.run(mailLinkedPage, { of, page, sale, linkId });
  }
}

/**
 * Returns the sale of a page that a token's link gives access to, and the link's id; the link may have
 * expired.
 */
async function reachedBy(context: Context, token: string, of: PageRecord) {
  const { services, origin } = context;
  await services.limits.limit("link-leads", ASKED, origin.ip ?? "unknown");
  const linkId = (await findLink(services, token, origin))?.id ?? null;
  return { linkId, sale: await linkedSale(Scope.of(context), of, sql`l.id = ${linkId}::uuid`) };
}

/** Mutations of link pages that only run an act; {@link LinkPageQueries} has the others. */
export const LinkPageMutations = mutations({
  openNextPage: limited(
    nextPageLimit,
    answered(
      String,
      openNextPage,
      { contractId: ID, page: LinkedPage },
      Auth([Role.LINK]),
      NotFound(NO_CONTRACT),
    ),
  ),
});
