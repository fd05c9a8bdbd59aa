import { spokenTrip } from "../../../core/colombia/spoken.ts";
import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { legalFiguresOn } from "../../content/legal-figure/legal-figures-on.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import {
  type BoughtService,
  type DraftLine,
  invoiceLines,
  mandatesOf,
  missingAnswer,
  type OwnTaxCode,
} from "./invoice.rules.ts";

/** Facts that the lines of a contract's invoice are made from: the purchases, and today's rate of IVA. */
export interface InvoiceFacts {
  readonly services: readonly BoughtService[];
  /** Percent. */
  readonly ivaRate: number;
}

/** Reads the facts for the lines of a contract's invoice. */
export async function invoiceFacts(scope: Scope, contractId: string): Promise<InvoiceFacts> {
  const services = await servicesOf(scope, contractId);
  const { iva_general: ivaRate } = await legalFiguresOn(scope, scope.today);
  return { services, ivaRate };
}

/**
 * Returns the services bought for a contract, in the order of its items, with the answers about their
 * providers.
 */
const servicesOf = (scope: Scope, contractId: string): Promise<BoughtService[]> =>
  scope.rows<BoughtService>(
    sql`select i.id as "itemId", i.descripcion, p.costo::float8 as cost, v.id as "proveedorId",
        v.name as proveedor, v.nit, v.mandate
      from contract_items i join purchases p on p.contract_item_id = i.id and p.voided_at is null
      join providers v on v.id = p.provider_id
      where i.contract_id = ${contractId} order by i.orden`,
  );

/** Fields of a contract that its invoice is drawn up from. */
export type InvoicedTrip = Pick<
  Contract,
  "precioTotal" | "contractNumber" | "destino" | "fechaInicioViaje" | "fechaFinViaje"
>;

/** Tax and text of the agency's own income on an invoice. */
export interface OwnIncome {
  readonly impuesto: OwnTaxCode;
  /** Text of its line; null: the trip and the contract. */
  readonly descripcion?: string | null | undefined;
}

/**
 * Returns the lines of a contract's invoice for its purchases. A service without an answer counts as own
 * income. @throws Refusal CONFLICT for mandates above the price.
 */
export function draftInvoice(
  { precioTotal, contractNumber, destino, fechaInicioViaje, fechaFinViaje }: InvoicedTrip,
  { services, ivaRate }: InvoiceFacts,
  { impuesto, descripcion }: OwnIncome,
): readonly DraftLine[] {
  const trip = spokenTrip(fechaInicioViaje, fechaFinViaje);
  const usual = `Servicios turísticos a ${destino}, ${trip}. Contrato ${contractNumber}`;
  const own = { impuesto, descripcion: descripcion?.trim() || usual };
  return invoiceLines(precioTotal, mandatesOf(services), own, ivaRate);
}

/** @throws Refusal CONFLICT while a provider has not answered, or sells for third parties without NIT. */
export function refuseUnanswered(services: readonly BoughtService[]): void {
  for (const service of services) {
    const missing = missingAnswer(service);
    if (missing) throw conflict(missing);
  }
}
