import { conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAddendum } from "../../../contracts/addendum/addendum.access.ts";
import { refuseAddendumAct } from "../../../contracts/addendum/addendum-state.ts";
import { invoiceSums } from "../../invoice/invoice.rules.ts";
import { typedBuyer } from "../../document/buyer.ts";
import { InvoiceChange } from "../invoice-change.entity.ts";
import type { AuthorizeInvoiceChangeInput } from "../invoice-change.inputs.ts";
import { invoiceToReplace, plannedChange, tripAfter } from "../planned-change.ts";

const CHANGED = "La factura o el otrosí cambió mientras lo revisabas. Revisa de nuevo lo que se emitirá.";

/**
 * Authorizes an addendum to replace its contract's invoice when the client signs: with the credit note and
 * the new invoice exactly as shown. A repeated authorization replaces the former one.
 */
export async function authorizeInvoiceChange(
  work: Work,
  { addendumId, input }: { addendumId: string; input: AuthorizeInvoiceChangeInput },
): Promise<string> {
  const { addendum, contract } = await fieldsFirst(findAddendum(work, addendumId), () =>
    typedBuyer(input.facturarA),
  );
  await work.lock(contract, addendum);
  await refuseAddendumAct(work, addendum, contract, "authorizeInvoices");
  const invoice = await invoiceToReplace(work, addendum, contract);
  if (!invoice) throw conflict(CHANGED);
  await work.lock(invoice);
  const { impuesto, facturarA, visto } = input;
  const descripcion = input.descripcion?.trim() || null;
  const trip = tripAfter(contract, addendum);
  const { credited, lines } = await plannedChange(
    work,
    { addendum, invoice, trip },
    { impuesto, descripcion },
  );
  const { base, iva, terceros, total } = invoiceSums(lines);
  const seen = { factura: invoice.number, notaCredito: credited, base, iva, terceros };
  if (Object.entries(seen).some(([key, value]) => visto[key as keyof typeof seen] !== value))
    throw conflict(CHANGED);

  const before = await work.em.findOne(InvoiceChange, { addendum: addendum.id });
  const change = before ?? new InvoiceChange();
  change.addendum = addendum;
  change.invoice = invoice;
  change.credited = credited;
  change.impuesto = impuesto;
  change.descripcion = descripcion;
  change.buyer = typedBuyer(facturarA) ?? invoice.content.comprador;
  change.lines = lines;
  change.total = total;
  change.authorizedBy = work.em.getReference(User, work.viewer!.id);
  change.authorizedAt = work.now;
  if (!before) work.add(change);
  const fiscalDocuments = { addendum: addendum.number, invoiceNumber: invoice.number, credited, total };
  work.audit("contract.invoices-authorized", contract.id, fiscalDocuments);
  await work.emit("invoice-change.authorized", { contractId: contract.id, addendumId: addendum.id });
  return addendum.id;
}
