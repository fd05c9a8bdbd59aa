import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, done, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { Quote } from "../quote/quote.entity.ts";
import { CreateQuoteInput } from "../quote/quote.inputs.ts";
import { createQuoteFromTemplate } from "./acts/create-quote-from-template.ts";
import { duplicateQuote } from "./acts/duplicate-quote.ts";
import { deleteQuoteTemplate } from "./acts/delete-quote-template.ts";
import { renameQuoteTemplate } from "./acts/rename-quote-template.ts";
import { saveQuoteTemplate } from "./acts/save-quote-template.ts";
import { quoteTemplateActs } from "./quote-template.acts.rules.ts";
import { NO_TEMPLATE, visibleTemplates } from "./quote-template.access.ts";
import { QuoteTemplate } from "./quote-template.entity.ts";
import { RenameQuoteTemplateInput, SaveQuoteTemplateInput } from "./quote-template.inputs.ts";

/** Queries of named templates for new quotes. */
export const QuoteTemplateQueries = queries({
  quoteTemplates: many(
    QuoteTemplate,
    ({ viewer }) => ({ where: visibleTemplates(viewer), orderBy: { name: "asc", id: "asc" } }),
    {},
    May("manageQuotes"),
  ),
});

@Resolver(() => QuoteTemplate)
export class QuoteTemplateResolver {
  /** Returns the acts that the caller may do on the template. */
  @Needs("shared", "createdById")
  @OfferedActs()
  acts(@Root() { shared, createdById }: QuoteTemplate, @Ctx() context: Context) {
    return quoteTemplateActs.offered(context, { status: shared ? "shared" : "own", createdById });
  }
}

/** Mutations of quote templates. */
export const QuoteTemplateMutations = mutations({
  saveQuoteTemplate: changed(
    QuoteTemplate,
    saveQuoteTemplate,
    { input: SaveQuoteTemplateInput },
    NotFound("Cotización no encontrada"),
    May("manageQuotes"),
  ),
  renameQuoteTemplate: changed(
    QuoteTemplate,
    renameQuoteTemplate,
    { id: ID, input: RenameQuoteTemplateInput },
    NotFound(NO_TEMPLATE),
    May("manageQuotes"),
  ),
  deleteQuoteTemplate: done(deleteQuoteTemplate, { id: ID }, NotFound(NO_TEMPLATE), May("manageQuotes")),
  duplicateQuote: changed(
    Quote,
    duplicateQuote,
    { id: ID, input: CreateQuoteInput },
    NotFound("Cotización no encontrada"),
    May("manageQuotes"),
  ),
  createQuoteFromTemplate: changed(
    Quote,
    createQuoteFromTemplate,
    { templateId: ID, input: CreateQuoteInput },
    NotFound(NO_TEMPLATE),
    May("manageQuotes"),
  ),
});
