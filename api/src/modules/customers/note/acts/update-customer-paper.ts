import type { Work } from "../../../../core/mutation/work.ts";
import "../../customer/customer.audit.ts";
import { customerName } from "../../customer/customer.rules.ts";
import type { UpdateCustomerPaperInput } from "../customer-note.inputs.ts";
import { lockPaper } from "../customer-paper.access.ts";
import { storedPaper } from "../stored-paper.ts";

/** Writes a travel document anew, as one does once it was renewed; answers its id. */
export async function updateCustomerPaper(
  work: Work,
  { id, input }: { id: string; input: UpdateCustomerPaperInput },
): Promise<string> {
  const { holder, tipoDocumento, documentoIdentidad, expiresOn, version } = input;
  const { paper, customer } = await lockPaper(work, id);
  work.edit(paper, version);
  Object.assign(paper, {
    ...storedPaper({
      tipoDocumento: tipoDocumento ?? paper.tipoDocumento,
      documentoIdentidad: documentoIdentidad ?? paper.documentoIdentidad,
    }),
    ...(holder != null && { holder: customerName(holder) || customer.name }),
    ...(expiresOn !== undefined && { expiresOn }),
  });
  work.audit("customer.paper-changed", customer.id, { kind: paper.tipoDocumento });
  return id;
}
