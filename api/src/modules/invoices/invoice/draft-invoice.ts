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

/** Data for the lines of a contract's invoice: the purchases, and today's IVA rate. */
export interface InvoiceFacts {
  readonly services: readonly BoughtService[];
  /** IVA rate in percent. */
  readonly ivaRate: number;
}

/** Loads the data for the lines of a contract's invoice. */
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

/** Fields of a contract that its invoice is made from. */
export type InvoicedTrip = Pick<
  Contract,
  "precioTotal" | "contractNumber" | "destino" | "fechaInicioViaje" | "fechaFinViaje"
>;

/** Tax rate and text for the agency's own income on an invoice. */
export interface OwnIncome {
  readonly impuesto: OwnTaxCode;
  /** Text of the line; when null, it names the trip and the contract. */
  readonly descripcion?: string | null | undefined;
}

/**
 * Returns the lines of a contract's invoice for its purchases. A service without an answer about its
 * provider counts as own income.
 * @throws Refusal CONFLICT when the amounts collected for third parties exceed the price.
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

/**
 * @throws Refusal CONFLICT when a provider's answer is missing, or a provider that sells for third parties
 * has no NIT.
 */
export function refuseUnanswered(services: readonly BoughtService[]): void {
  for (const service of services) {
    const missing = missingAnswer(service);
    if (missing) throw conflict(missing);
  }
}
