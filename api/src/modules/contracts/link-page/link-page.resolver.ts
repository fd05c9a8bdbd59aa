import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, limited, mutations } from "../../../core/graphql/mutations.ts";
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

/** Limit of next pages for the links of one record. */
const OPENED = perHour(60);
/** Limit of mails for the links of one record: links made from them count with it. */
const MAILED = perHour(3);
/** Limit of tokens that one address may check. */
const ASKED = perMinute(60);

const nextPageLimit = ({ services, link }: Context): Promise<void> =>
  services.limits.limit("next-page", OPENED, link?.recordId ?? "");

/** The ways from one page that a link opens to the next. */
@Resolver()
export class LinkPageResolver {
  /**
   * Returns the pages that a link opens from a page of its sale, for the holder of its token, also when it
   * has ended; none for any other token. 60 a minute of one address.
   */
  @IgnoresBearer()
  @Query(() => LinkLeads)
  async linkLeads(
    @Ctx() context: Context,
    @Arg("token", () => String) token: string,
    @Arg("contractId", () => ID, { nullable: true }) contractId?: string,
    @Arg("quoteId", () => ID, { nullable: true }) quoteId?: string,
  ): Promise<LinkLeads> {
    return leadsOf((await reachedBy(context, token, { contractId, quoteId })).sale);
  }

  /**
   * Mails the link to a page of a sale to the address in its contract or quote, and returns that address,
   * masked. The caller holds the token of another link of the sale, or of an ended one. Three an hour for one
   * sale.
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

/** Returns the sale of a page as the link of a token reaches it, be that open or over, and the link's id. */
async function reachedBy(context: Context, token: string, of: PageRecord) {
  const { services, origin } = context;
  await services.limits.limit("link-leads", ASKED, origin.ip ?? "unknown");
  const linkId = (await findLink(services, token, origin))?.id ?? null;
  return { linkId, sale: await linkedSale(Scope.of(context), of, sql`l.id = ${linkId}::uuid`) };
}

/** Mutations beside {@link LinkPageResolver} that only run an act. */
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
