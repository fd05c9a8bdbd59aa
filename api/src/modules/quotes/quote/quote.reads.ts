import { conflict, notFound } from "../../../core/failure.ts";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { QuoteVersion } from "./offer/quote-version.entity.ts";
import { findQuote, visibleQuotes } from "./quote.access.ts";
import { Quote } from "./quote.entity.ts";
import { type QuoteFilter, quoteFilter } from "./quote.filter.ts";
import { hashOfOffer, offerOf, sentVersionSaying } from "./offer/quote-offer.ts";
import { NO_PRICE } from "./quote.acts.rules.ts";
import { quoteFilename } from "./offer/quote.pdf.ts";
import { printQuote } from "./offer/quote.print.ts";
import type { QuoteCounters } from "./quote.types.ts";

const PDF = "application/pdf";

/**
 * Returns the PDF of a quote. The client gets the sent version. Staff get the offer that would be sent now,
 * which equals the sent version unless the quote has changed since. A draft without a stored PDF is printed
 * for this request.
 */
export async function quotePdf(context: Context, id: string): Promise<OpenableFile> {
  const { services, viewer } = context;
  const scope = Scope.of(context);
  const quote = await findQuote(scope, id);
  const filename = quoteFilename(quote.quoteNumber);
  const address = (key: string): OpenableFile => ({
    filename,
    url: services.storage.addressOf({ key, filename, contentType: PDF }),
  });
  if (!may(viewer?.role, "seeDashboard")) {
    const sent = await scope.em.findOne(QuoteVersion, { quote: quote.id, number: quote.sentVersion });
    if (!sent) throw conflict(NO_PRICE);
    return address(sent.fileKey);
  }
  const offer = await offerOf(scope, quote);
  const sent = await sentVersionSaying(scope, quote, offer);
  if (sent) return address(sent.fileKey);
  if (quote.draftKey && quote.draftHash === hashOfOffer(offer)) return address(quote.draftKey);
  return address((await printQuote(scope, quote, offer, null)).key);
}

interface StatusFigures {
  readonly status: Quote["status"];
  readonly count: number;
  readonly external: number;
  readonly priced: number;
  readonly value: number;
}

/**
 * Returns the number of quotes in the caller's scope by status, under the list's filter except the status.
 */
export async function quoteCounters(
  { read, viewer, link, now }: Context,
  filter: QuoteFilter | null,
): Promise<QuoteCounters> {
  const where = {
    $and: [visibleQuotes(viewer, link), quoteFilter({ ...filter, status: null }, { now, viewer })],
  };
  const rows = await read.rows<StatusFigures>(
    sql`select status, count(*) as count, count(*) filter (where is_external) as external,
       count(precio_total) as priced, coalesce(sum(precio_total), 0) as value
     from quotes q where ${read.where(Quote, where, "q")} group by status`,
  );
  const byStatus = rows.map(({ status, count, value }) => ({ status, count, value }));
  const added = (pick: (row: StatusFigures) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const [totalValue, priced] = [added((row) => row.value), added((row) => row.priced)];
  return {
    total: added((row) => row.count),
    external: added((row) => row.external),
    totalValue,
    averageValue: priced ? Math.round(totalValue / priced) : 0,
    byStatus,
  };
}

/**
 * Returns the role of the person whose quotes are listed. Viewers get it for themselves, staff for everyone.
 */
export async function roleOfPerson({ services, viewer }: Context, userId: number): Promise<number> {
  const known = viewer && (viewer.id === userId || may(viewer.role, "seeDashboard"));
  const person = known ? await services.orm.em.fork().findOne(User, { id: userId }) : null;
  if (!person) throw notFound("Usuario no encontrado");
  return person.role;
}
