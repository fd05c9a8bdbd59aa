import { Check, Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { DateTime } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { PageTextKey } from "./page-text.enums.ts";

/**
 * One editable text: the published version, and the draft of the next one. Legal notices keep the statements
 * that the law requires.
 */
@NotFound("Texto no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "page_texts" })
@Check({ name: "page_texts_say_something", expression: "btrim(published) <> ''" })
@Check({
  name: "page_texts_keep_the_law",
  expression:
    "case key when 'notice_children' then position('Ley 679 de 2001' in published) > 0 and position('Ley 1336 de 2009' in published) > 0 " +
    "when 'notice_data' then position('Ley 1581 de 2012' in published) > 0 " +
    "when 'notice_consumer' then position('Ley 1480 de 2011' in published) > 0 else true end",
})
export class PageText {
  @Field(() => PageTextKey)
  @Enum({ items: () => Object.values(PageTextKey), primary: true })
  key!: PageTextKey;

  /** Published text in Markdown, with the agency's data in braces: `{agencia}`. */
  @Field(() => String)
  @Property({ type: "text" })
  published!: string;

  /** The published text as sanitized HTML. */
  @Property({ type: "text" })
  publishedHtml!: string;

  /** Time of publication; null for a text that is part of the product. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  publishedAt: Date | null = null;

  /** Text being edited; null when it equals the published one. */
  @May("managePage")
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  draft: string | null = null;

  @May("managePage")
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  draftedAt: Date | null = null;

  /** Raised by each draft and publication. */
  @Field(() => Int)
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
