import { Check, Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { PageTextKey } from "./page-text.enums.ts";

/**
 * One editable text: the published version, and the draft of the next version. Legal notices always contain
 * the statements that the law requires.
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
  @Field(() => PageTextKey, { description: "Cuál texto es." })
  @Enum({ items: () => Object.values(PageTextKey), primary: true })
  key!: PageTextKey;

  @Column("text", "El texto publicado, en Markdown; los datos de la agencia van entre llaves: `{agencia}`.")
  published!: string;

  /** Published text as sanitized HTML, with placeholders for the agency's data. */
  @Property({ type: "text" })
  publishedHtml!: string;

  @Column("instant", "Cuándo se publicó; nulo para el que trae la plataforma.", { nullable: true })
  publishedAt: Date | null = null;

  @May("managePage")
  @Column("text", "El borrador; nulo cuando es igual al publicado.", { nullable: true })
  draft: string | null = null;

  @May("managePage")
  @Column("instant", "Cuándo se guardó el borrador.", { nullable: true })
  draftedAt: Date | null = null;

  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
