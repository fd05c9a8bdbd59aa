import { spokenTrip } from "../../../core/colombia/spoken.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { type DraftLine, invoiceLines, type MandateService, type OwnTaxCode } from "./invoice.rules.ts";

const mandatesOf = (contractId: string) =>
  sql`select i.descripcion, p.costo::float8 as cost, v.name as proveedor, v.nit from contract_items i
    join purchases p on p.contract_item_id = i.id and p.voided_at is null
    join providers v on v.id = p.provider_id
    where i.contract_id = ${contractId} and v.mandate order by i.orden`;

/**
 * The lines that the invoice of a contract would have, as its purchases stand now. @throws Refusal CONFLICT
 * for a mandate without NIT, and for mandates above the price.
 */
export async function draftInvoice(
  scope: Scope,
  { id, precioTotal, contractNumber, destino, fechaInicioViaje, fechaFinViaje }: Contract,
  impuesto: OwnTaxCode,
): Promise<readonly DraftLine[]> {
  const mandates = await scope.rows<MandateService>(mandatesOf(id));
  const trip = spokenTrip(fechaInicioViaje, fechaFinViaje);
  const descripcion = `Servicios turísticos a ${destino}, ${trip}. Contrato ${contractNumber}`;
  return invoiceLines(precioTotal, mandates, { impuesto, descripcion });
}
