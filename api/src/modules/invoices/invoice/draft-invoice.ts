import { spokenTrip } from "../../../core/colombia/spoken.ts";
import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import {
  type BoughtService,
  type DraftLine,
  invoiceLines,
  mandatesOf,
  missingAnswer,
  type OwnTaxCode,
} from "./invoice.rules.ts";

/** What was bought for a contract, in the order of its items, with what its providers answered. */
export const servicesOf = (scope: Scope, contractId: string): Promise<BoughtService[]> =>
  scope.rows<BoughtService>(
    sql`select i.id as "itemId", i.descripcion, p.costo::float8 as cost, v.id as "proveedorId",
        v.name as proveedor, v.nit, v.mandate
      from contract_items i join purchases p on p.contract_item_id = i.id and p.voided_at is null
      join providers v on v.id = p.provider_id
      where i.contract_id = ${contractId} order by i.orden`,
  );

/** What of a contract its invoice is drawn from. */
export type InvoicedTrip = Pick<
  Contract,
  "precioTotal" | "contractNumber" | "destino" | "fechaInicioViaje" | "fechaFinViaje"
>;

/** How the agency's own income stands on an invoice. */
export interface OwnIncome {
  readonly impuesto: OwnTaxCode;
  /** What its line says; null: the trip and the contract. */
  readonly descripcion?: string | null | undefined;
}

/**
 * The lines that the invoice of a contract has for what was bought. What nobody has answered counts as own
 * income. @throws Refusal CONFLICT for mandates above the price.
 */
export function draftInvoice(
  { precioTotal, contractNumber, destino, fechaInicioViaje, fechaFinViaje }: InvoicedTrip,
  services: readonly BoughtService[],
  { impuesto, descripcion }: OwnIncome,
): readonly DraftLine[] {
  const trip = spokenTrip(fechaInicioViaje, fechaFinViaje);
  const usual = `Servicios turísticos a ${destino}, ${trip}. Contrato ${contractNumber}`;
  return invoiceLines(precioTotal, mandatesOf(services), {
    impuesto,
    descripcion: descripcion?.trim() || usual,
  });
}

/** @throws Refusal CONFLICT while a provider has not answered, or sells for third parties without NIT. */
export function refuseUnanswered(services: readonly BoughtService[]): void {
  for (const service of services) {
    const missing = missingAnswer(service);
    if (missing) throw conflict(missing);
  }
}
