import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { May } from "../../accounts/account/permission.ts";
import { opensDocuments } from "./commission.access.ts";
import { Commission } from "./commission.entity.ts";
import { SupportDocument } from "./document/support-document.entity.ts";

/** Returns the URL of a stored file, valid for 60 minutes; null without a file. */
async function addressOf({ services }: Context, id: string | null): Promise<string | null> {
  const file = id && (await services.orm.em.fork().findOne(StoredFile, { id }));
  return file ? services.storage.addressOf(file) : null;
}

@Resolver(() => Commission)
export class CommissionFilesResolver {
  /** Receipt of the commission's payment, for its seller and people who see all. */
  @May("seeAll", { self: ["vendedorId"] })
  @Needs("comprobanteId")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  comprobanteUrl(@Root() { comprobanteId }: Commission, @Ctx() context: Context) {
    return addressOf(context, comprobanteId);
  }
}

/**
 * Files of a support document. They contain an account number and an identity document, so only the
 * document's seller and people who see all get them; null for the seller's leaders.
 */
@Resolver(() => SupportDocument)
export class SupportDocumentFilesResolver {
  @Needs("documentoId", "vendedorId")
  @FieldResolver(() => String, { nullable: true, description: "Dirección del PDF, que sirve 60 minutos." })
  documentoPdfUrl(@Root() { documentoId, vendedorId }: SupportDocument, @Ctx() context: Context) {
    return opensDocuments(context.viewer, vendedorId) ? addressOf(context, documentoId) : null;
  }

  @Needs("comprobanteId", "vendedorId")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante del pago, que sirve 60 minutos.",
  })
  comprobantePagoUrl(@Root() { comprobanteId, vendedorId }: SupportDocument, @Ctx() context: Context) {
    return opensDocuments(context.viewer, vendedorId) ? addressOf(context, comprobanteId) : null;
  }
}
