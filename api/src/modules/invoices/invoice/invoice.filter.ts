import { Field, ID, InputType } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { Day } from "../../../core/scalars.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { InvoiceCollection } from "./collection/collection.enums.ts";
import { SendingState } from "../sending/sending.enums.ts";
import type { Invoice } from "./invoice.entity.ts";
import { InvoiceStatus } from "./invoice.enums.ts";
import { invoicesOfTask, InvoiceTask } from "./invoice-task.ts";

/** Filter of a list of invoices. */
@InputType()
export class InvoiceFilter {
  @Field(() => InvoiceStatus, {
    nullable: true,
    description: "Facturas en este estado que las notas crédito no devuelven completas.",
  })
  status?: InvoiceStatus | null;
  @Field(() => Boolean, { nullable: true, description: "Si notas crédito las anulan completas." }) conNota?:
    boolean | null;
  @Field(() => SendingState, { nullable: true, description: "Hasta dónde llegó el envío a la DIAN." })
  sendingState?: SendingState | null;
  @Field(() => InvoiceCollection, {
    nullable: true,
    description: "Facturas de las que el cliente ya pagó esto.",
  })
  cobro?: InvoiceCollection | null;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId?: string | null;
  @Field(() => InvoiceTask, { nullable: true, description: "Lo que espera de quien consulta." })
  task?: InvoiceTask | null;

  @Field(() => Day, { nullable: true, description: "Primer día de factura que cuenta." }) startDate?:
    string | null;
  @Field(() => Day, { nullable: true, description: "Último día de factura que cuenta." }) endDate?:
    string | null;

  @OptionalText("Palabras del número, el contrato o el cliente.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Returns the conditions on invoices for a list's filter; absent fields add none. */
export function invoiceFilter(filter: InvoiceFilter | null | undefined): ReadFilter<Invoice> {
  const { status, conNota, sendingState, cobro, contractId, startDate, endDate, search } = filter ?? {};
  const conditions: ReadFilter<Invoice>[] = [];
  if (status) conditions.push({ status, conNota: false });
  if (conNota != null) conditions.push({ conNota });
  if (sendingState) conditions.push({ sendingState });
  if (cobro) conditions.push({ cobro });
  if (contractId) conditions.push({ contract: contractId });
  if (startDate) conditions.push({ issueDate: { $gte: startDate } });
  if (endDate) conditions.push({ issueDate: { $lte: endDate } });
  if (filter?.task) conditions.push(invoicesOfTask[filter.task]);
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}

/**
 * Returns the contracts without an invoice that have to be invoiced; `search` contains words of number,
 * client or destination.
 */
export const toInvoice = (search: string | null | undefined): ReadFilter<Contract> => ({
  $and: [
    { status: "completed", invoicedAt: null },
    ...(search?.trim() ? [{ searchText: { $search: search } }] : []),
  ],
});
