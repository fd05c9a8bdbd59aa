import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { customerName } from "../../customer/customer.rules.ts";
import type { UpdateTravelDocumentInput } from "../customer-note.inputs.ts";
import { lockTravelDocument } from "../travel-document.access.ts";
import { storedDocument } from "../stored-document.ts";

/** Changes a travel document, for example after a renewal; returns its id. */
export async function updateTravelDocument(
  work: Work,
  { id, input }: { id: string; input: UpdateTravelDocumentInput },
): Promise<string> {
  const { holder, tipoDocumento, documentoIdentidad, expiresOn, version } = input;
  const { document, customer } = await lockTravelDocument(work, id);
  work.edit(document, version);
  assign(document, {
    ...storedDocument({
      tipoDocumento: tipoDocumento ?? document.tipoDocumento,
      documentoIdentidad: documentoIdentidad ?? document.documentoIdentidad,
    }),
    ...(holder != null && { holder: customerName(holder) || customer.name }),
    ...(expiresOn !== undefined && { expiresOn }),
  });
  work.audit("customer.paper-changed", customer.id, { kind: document.tipoDocumento });
  return id;
}
