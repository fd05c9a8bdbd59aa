import { documentLabels } from "../../../core/colombia/documents.ts";
import { columnOf, type ExportColumn } from "../../../core/export/exportable.ts";

/**
 * Returns the export columns that an accounting program needs about the third party of a line, besides the
 * name, which each list labels in its own way.
 */
export const thirdPartyColumns = (account: string): Readonly<Record<string, ExportColumn>> => ({
  tipoDocumento: columnOf.text("Tipo de documento", "thirdParty.documentType", documentLabels),
  documento: columnOf.text("Documento", "thirdParty.document"),
  dv: columnOf.text("Dígito de verificación", "thirdParty.checkDigit"),
  ciudad: columnOf.text("Ciudad", "thirdParty.city"),
  cuentaTercero: columnOf.text(account, "thirdParty.account"),
});
