import { documentLabels } from "../../../core/colombia/documents.ts";
import { columnOf, type ExportColumn } from "../../../core/export/exportable.ts";

/** What an accounting program asks of whom a line is about, besides the name: each list has its own word. */
export const thirdPartyColumns = (account: string): Readonly<Record<string, ExportColumn>> => ({
  tipoDocumento: columnOf.text("Tipo de documento", "thirdParty.documentType", documentLabels),
  documento: columnOf.text("Documento", "thirdParty.document"),
  dv: columnOf.text("Dígito de verificación", "thirdParty.checkDigit"),
  ciudad: columnOf.text("Ciudad", "thirdParty.city"),
  cuentaTercero: columnOf.text(account, "thirdParty.account"),
});
