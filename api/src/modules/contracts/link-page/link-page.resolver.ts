import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { ByTable } from "../../../core/auth/by-table.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perHour, perMinute } from "../../../core/http/limits.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { passengerActs } from "../../quotes/passenger/passenger.acts.rules.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { mailCancelledTrip } from "./acts/mail-cancelled-trip.ts";
import { mailContractPage } from "./acts/mail-contract-page.ts";
import { mailPassengerForm } from "./acts/mail-passenger-form.ts";
import { mailSignaturePage } from "./acts/mail-signature-page.ts";
import { openNextPage } from "./acts/open-next-page.ts";
import { cancelledByLink } from "./cancelled-trip.ts";
import { LinkedPage } from "./linked-page.enums.ts";

/** Pages that the links of one record may go on to. */
const OPENED = perHour(60);
/** Mails that the links of one record may ask for: each may make others, which count with it. */
const MAILED = perHour(3);
/** Tokens that one address may ask about. */
const ASKED = perMinute(60);

/** The ways from one page that a link opens to the next. */
@Resolver()
export class LinkPageResolver {
  /**
   * Returns the address of the page of a contract that follows the one which the link opened, with a link of
   * its own.
   */
  @Auth([Role.LINK])
  @NotFound(NO_CONTRACT)
  @Mutation(() => String)
  async openNextPage(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("page", () => LinkedPage) page: LinkedPage,
  ) {
    await context.services.limits.limit("next-page", OPENED, context.link?.recordId ?? "");
    return context.run(openNextPage, { contractId, page });
  }

  /**
   * Mails the link to a page of a contract to the address that the contract keeps, for who holds another link
   * of it; answers that address, masked.
   */
  @Auth([Role.LINK])
  @NotFound(NO_CONTRACT)
  @Mutation(() => String)
  async mailContractPage(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("page", () => LinkedPage) page: LinkedPage,
  ) {
    await context.services.limits.limit("mailed-page", MAILED, contractId);
    return context.run(mailContractPage, { contractId, page });
  }

  /**
   * Mails the link to the passengers' form of a quote to its client, for who holds another link of the quote
   * or of its contract; answers the address, masked.
   */
  @Auth([Role.LINK])
  @NotFound(NO_QUOTE)
  @ByTable(passengerActs, "save")
  @Mutation(() => String)
  async mailPassengerForm(@Ctx() context: Context, @Arg("quoteId", () => ID) quoteId: string) {
    await context.services.limits.limit("mailed-page", MAILED, quoteId);
    return context.run(mailPassengerForm, { quoteId });
  }

  /**
   * Mails the link to sign the contract of a quote to the address that the contract keeps, for who holds a
   * link of the quote; answers that address, masked.
   */
  @Auth([Role.LINK])
  @NotFound(NO_QUOTE)
  @Mutation(() => String)
  async mailSignaturePage(@Ctx() context: Context, @Arg("quoteId", () => ID) quoteId: string) {
    await context.services.limits.limit("mailed-page", MAILED, quoteId);
    return context.run(mailSignaturePage, { quoteId });
  }

  /**
   * Returns whether the trip of a link was cancelled, for who holds its token, also when the link has ended;
   * false for any other token. 60 a minute of one address.
   */
  @IgnoresBearer()
  @Query(() => Boolean)
  async cancelledTrip(@Ctx() context: Context, @Arg("token", () => String) token: string) {
    return (await foundBy(context, token)) !== null;
  }

  /**
   * Mails the link to the page of a cancelled trip to the address that its contract keeps, for who holds the
   * token of a link of its client, also when the link has ended; answers that address, masked.
   */
  @IgnoresBearer()
  @NotFound(NO_CONTRACT)
  @Mutation(() => String)
  async mailCancelledTrip(@Ctx() context: Context, @Arg("token", () => String) token: string) {
    const found = await foundBy(context, token);
    if (!found) throw notFound(NO_CONTRACT);
    await context.services.limits.limit("mailed-page", MAILED, found.contractId);
    return context.run(mailCancelledTrip, { contractId: found.contractId });
  }
}

async function foundBy({ services, origin }: Context, token: string) {
  await services.limits.limit("cancelled-trip", ASKED, origin.ip ?? "unknown");
  return cancelledByLink(services.orm.em.fork(), token);
}
