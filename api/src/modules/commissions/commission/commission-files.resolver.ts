import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { Commission } from "./commission.entity.ts";
import { SupportDocument } from "./document/support-document.entity.ts";

/** The address of a stored file for the next 60 minutes; null without one. */
async function addressOf({ services }: Context, id: string | null): Promise<string | null> {
  const file = id && (await services.orm.em.fork().findOne(StoredFile, { id }));
  return file ? services.storage.addressOf(file) : null;
}

@Resolver(() => Commission)
export class CommissionFilesResolver {
  /** The receipt of its payment. */
  @Needs("comprobanteId")
  @FieldResolver(() => String, { nullable: true })
  comprobanteUrl(@Root() { comprobanteId }: Commission, @Ctx() context: Context) {
    return addressOf(context, comprobanteId);
  }
}

@Resolver(() => SupportDocument)
export class SupportDocumentFilesResolver {
  @Needs("documentoId")
  @FieldResolver(() => String, { nullable: true })
  documentoPdfUrl(@Root() { documentoId }: SupportDocument, @Ctx() context: Context) {
    return addressOf(context, documentoId);
  }

  @Needs("comprobanteId")
  @FieldResolver(() => String, { nullable: true })
  comprobantePagoUrl(@Root() { comprobanteId }: SupportDocument, @Ctx() context: Context) {
    return addressOf(context, comprobanteId);
  }
}
