import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { computed, many, one, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { discardPageDraft } from "./acts/discard-page-draft.ts";
import { draftPageText } from "./acts/draft-page-text.ts";
import { publishPageText } from "./acts/publish-page-text.ts";
import { PageText } from "./page-text.entity.ts";
import { PageTextKey } from "./page-text.enums.ts";
import { filledIn, htmlOf } from "./page-text-html.ts";
import { PageTextInput, PageTextPreviewArgs } from "./page-text.inputs.ts";

const shownText = ({ read }: Context, key: PageTextKey, info: GraphQLResolveInfo) =>
  read.one(PageText, info, { key });

/**
 * Resolver for the texts of the public pages: published ones are readable by anybody, and the administration
 * writes them.
 */
export const PageTextQueries = queries({
  pageText: one(PageText, (_, { key }) => ({ key }), { key: PageTextKey }),
  pageTexts: many(PageText, (_, { keys }) => ({ where: { key: { $in: keys } } }), { keys: [PageTextKey] }),
  pageTextPreview: computed(
    String,
    async ({ services }, { args: { text } }) => filledIn(await htmlOf(text), await services.agency.current()),
    { args: argsOf(PageTextPreviewArgs) },
    May("managePage"),
  ),
});

@Resolver(() => PageText)
export class PageTextResolver {
  /** The published text as sanitized HTML, with the agency's data filled in. */
  @Needs("publishedHtml")
  @FieldResolver(() => String, { description: "El texto publicado, en HTML." })
  async html(@Root() { publishedHtml }: PageText, @Ctx() { services }: Context): Promise<string> {
    return filledIn(publishedHtml, await services.agency.current());
  }
}

/** Mutations beside {@link PageTextQueries} that only run an act. */
export const PageTextMutations = mutations({
  draftPageText: shown(
    PageText,
    shownText,
    draftPageText,
    { key: PageTextKey, input: PageTextInput },
    May("managePage"),
  ),
  publishPageText: shown(
    PageText,
    shownText,
    publishPageText,
    { key: PageTextKey, input: PageTextInput },
    May("managePage"),
  ),
  discardPageDraft: shown(
    PageText,
    shownText,
    discardPageDraft,
    { key: PageTextKey, version: optional(Int) },
    May("managePage"),
  ),
});
