import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { acquisitionFilename } from "./acquisition.pdf.ts";
import { opensAcquisition } from "./acquisition.access.ts";
import { AcquisitionDocument } from "./acquisition-document.entity.ts";

@Resolver(() => AcquisitionDocument)
export class AcquisitionResolver {
  /**
   * URL of the document's PDF, valid for 60 minutes, for the document's seller and people who see all; null
   * while the PDF is being created.
   */
  @Needs("pdfKey", "number", "vendedorId")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl(@Root() document: AcquisitionDocument, @Ctx() { services, viewer }: Context) {
    const { pdfKey: key, number } = document;
    if (!key || !opensAcquisition(viewer, document)) return null;
    const filename = acquisitionFilename(number);
    return services.storage.addressOf({ key, filename, contentType: "application/pdf" });
  }
}
