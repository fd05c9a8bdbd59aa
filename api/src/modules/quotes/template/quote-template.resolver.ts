import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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

/** Queries and mutations of named templates that new quotes start with. */
@Resolver(() => QuoteTemplate)
export class QuoteTemplateResolver {
  /** Returns the viewer's own templates and the agency's, by name. */
  @May("manageQuotes")
  @Reads(() => QuoteTemplate)
  @Query(() => [QuoteTemplate])
  quoteTemplates(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(QuoteTemplate, info, {
      where: visibleTemplates(viewer),
      orderBy: { name: "asc", id: "asc" },
    });
  }

  /** Returns the acts that the asker can do with the template. */
  @Needs("shared", "createdById")
  @FieldResolver(() => [OfferedActType])
  acts(@Root() { shared, createdById }: QuoteTemplate, @Ctx() context: Context) {
    return quoteTemplateActs.offered(context, { status: shared ? "shared" : "own", createdById });
  }

  /** Saves the content of a quote under a name. */
  @NotFound("Cotización no encontrada")
  @May("manageQuotes")
  @Mutation(() => QuoteTemplate)
  async saveQuoteTemplate(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => SaveQuoteTemplateInput) input: SaveQuoteTemplateInput,
  ) {
    return read.one(QuoteTemplate, info, { id: await run(saveQuoteTemplate, input) });
  }

  @NotFound(NO_TEMPLATE)
  @May("manageQuotes")
  @Mutation(() => QuoteTemplate)
  async renameQuoteTemplate(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RenameQuoteTemplateInput) input: RenameQuoteTemplateInput,
  ) {
    return read.one(QuoteTemplate, info, { id: await run(renameQuoteTemplate, { id, input }) });
  }

  @NotFound(NO_TEMPLATE)
  @May("manageQuotes")
  @Mutation(() => Boolean)
  async deleteQuoteTemplate(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    await run(deleteQuoteTemplate, { id });
    return true;
  }

  /** A seller makes a quote for another client with the trip of an earlier one, its prices to be checked. */
  @NotFound("Cotización no encontrada")
  @May("manageQuotes")
  @Mutation(() => Quote)
  async duplicateQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CreateQuoteInput) input: CreateQuoteInput,
  ) {
    return read.one(Quote, info, { id: await run(duplicateQuote, { id, input }) });
  }

  /** A seller makes a quote that begins with a template; its prices are to be checked. */
  @NotFound(NO_TEMPLATE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async createQuoteFromTemplate(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("templateId", () => ID) templateId: string,
    @Arg("input", () => CreateQuoteInput) input: CreateQuoteInput,
  ) {
    return read.one(Quote, info, { id: await run(createQuoteFromTemplate, { templateId, input }) });
  }
}
