import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
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

/** Texts of the public pages: anybody reads the published ones, administration writes. */
@Resolver(() => PageText)
export class PageTextResolver {
  /** One text. */
  @Reads(() => PageText)
  @Query(() => PageText, { nullable: true })
  pageText(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("key", () => PageTextKey) key: PageTextKey,
  ) {
    return read.one(PageText, info, { key });
  }

  /** Several texts. */
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

  /** The HTML that a text would have. */
  @May("managePage")
  @Query(() => String)
  async pageTextPreview(
    @Ctx() { services }: Context,
    @Args(() => PageTextPreviewArgs) { text }: PageTextPreviewArgs,
  ): Promise<string> {
    return filledIn(await htmlOf(text), await services.agency.current());
  }

  /** Keeps a text as a draft. */
  @May("managePage")
  @Mutation(() => PageText)
  async draftPageText(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("key", () => PageTextKey) key: PageTextKey,
    @Arg("input", () => PageTextInput) input: PageTextInput,
  ) {
    await run(draftPageText, { key, input });
    return read.one(PageText, info, { key });
  }

  /** Publishes a text: visitors read it from now on. */
  @May("managePage")
  @Mutation(() => PageText)
  async publishPageText(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("key", () => PageTextKey) key: PageTextKey,
    @Arg("input", () => PageTextInput) input: PageTextInput,
  ) {
    await run(publishPageText, { key, input });
    return read.one(PageText, info, { key });
  }

  /** Throws a draft away. */
  @May("managePage")
  @Mutation(() => PageText)
  async discardPageDraft(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("key", () => PageTextKey) key: PageTextKey,
    @Arg("version", () => Int, { nullable: true }) version?: number | null,
  ) {
    await run(discardPageDraft, { key, version: version ?? null });
    return read.one(PageText, info, { key });
  }
}
