import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { fiscalFileUrl } from "../invoice/invoice.reads.ts";
import { CreditNote } from "./credit-note.entity.ts";

@Resolver(() => CreditNote)
export class CreditNoteResolver {
  /** URL of the PDF, valid for 60 minutes; null while it is being printed. */
  @Needs("pdfKey", "number")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl(@Root() { number, pdfKey }: CreditNote, @Ctx() context: Context) {
    return fiscalFileUrl(context, "nota_credito", number, [pdfKey, "pdf"]);
  }

  /** URL of the UBL document, valid for 60 minutes. */
  @Needs("xmlKey", "number")
  @FieldResolver(() => String, { nullable: true, description: "Dirección del XML, que sirve 60 minutos." })
  xmlUrl(@Root() { number, xmlKey }: CreditNote, @Ctx() context: Context) {
    return fiscalFileUrl(context, "nota_credito", number, [xmlKey, "xml"]);
  }
}
