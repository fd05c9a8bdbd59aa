import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { acquisitionFilename } from "./acquisition.pdf.ts";
import { AcquisitionDocument } from "./acquisition-document.entity.ts";

@Resolver(() => AcquisitionDocument)
export class AcquisitionResolver {
  /** An address that opens its PDF for 60 minutes; null while it is being printed. */
  @Needs("pdfKey", "number")
  @FieldResolver(() => String, { nullable: true })
  pdfUrl(@Root() { pdfKey: key, number }: AcquisitionDocument, @Ctx() { services }: Context) {
    const filename = acquisitionFilename(number);
    return key && services.storage.addressOf({ key, filename, contentType: "application/pdf" });
  }
}
