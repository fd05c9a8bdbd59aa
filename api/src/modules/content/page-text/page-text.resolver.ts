import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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
@Resolver(() => PageText)
export class PageTextResolver {
  /** Returns one text. */
  @Reads(() => PageText)
  @Query(() => PageText, { nullable: true })
  pageText(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("key", () => PageTextKey) key: PageTextKey,
  ) {
    return read.one(PageText, info, { key });
  }

  /** Returns several texts. */
  @Reads(() => PageText)
  @Query(() => [PageText])
  pageTexts(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("keys", () => [PageTextKey]) keys: PageTextKey[],
  ) {
    return read.list(PageText, info, { where: { key: { $in: keys } } });
  }

  /** The published text as sanitized HTML, with the agency's data filled in. */
  @Needs("publishedHtml")
  @FieldResolver(() => String, { description: "El texto publicado, en HTML." })
  async html(@Root() { publishedHtml }: PageText, @Ctx() { services }: Context): Promise<string> {
    return filledIn(publishedHtml, await services.agency.current());
  }

  /** Preview: the HTML that a text would have. */
  @May("managePage")
  @Query(() => String)
  async pageTextPreview(
    @Ctx() { services }: Context,
    @Args(() => PageTextPreviewArgs) { text }: PageTextPreviewArgs,
  ): Promise<string> {
    return filledIn(await htmlOf(text), await services.agency.current());
  }
}

/** Mutations beside {@link PageTextResolver} that only run an act. */
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
