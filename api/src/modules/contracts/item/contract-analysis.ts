import { daysBetween } from "../../../core/colombia/days.ts";
import { sum } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { confirmedCalculation, linesOfCalculation } from "../contract/print/contract-services.ts";
import type {
  CalculationAnalysis,
  ConversionStatus,
  ItemsAnalysis,
  TripDetails,
} from "../contract/contract.types.ts";
import { ContractItem } from "./item.entity.ts";
import { itemsOfCalculation } from "./item.rules.ts";

const quoteOf = async ({ em }: Scope, { quote }: Contract): Promise<Quote | null> =>
  quote && em.findOneOrFail(Quote, { id: quote.id });

/**
 * Returns the parts of a contract's calculation that have to be bought, which excludes commissions and
 * profit. Null without a calculation.
 */
export async function calculationAnalysis(
  scope: Scope,
  contract: Contract,
): Promise<CalculationAnalysis | null> {
  const calculation = await confirmedCalculation(scope, await quoteOf(scope, contract));
  if (!calculation) return null;
  const bought = itemsOfCalculation(linesOfCalculation(calculation), contract).map((item) => ({
    tipo: item.tipo as string,
    prioridad: item.prioridad,
    valor: item.precioTotal,
    descripcion: item.descripcion,
    requiereCompra: true,
    detalles: item.detalle,
  }));
  const { costoBase, totalComisiones, totalGanancia, precioFinalTotal } = calculation;
  const unbought = [
    { tipo: "comisiones", valor: totalComisiones, descripcion: "Comisiones de venta" },
    { tipo: "ganancia_empresa", valor: totalGanancia, descripcion: "Ganancia de la agencia" },
  ].map((part) => ({ ...part, prioridad: "baja" as const, requiereCompra: false, detalles: null }));
  const items = [...bought, ...unbought];
  return {
    totalItemsPotenciales: items.length,
    itemsRequierenCompra: bought.length,
    valorTotalCompras: sum(bought.map(({ valor }) => valor)),
    financials: { costoBase, totalComisiones, totalGanancia, precioFinalTotal },
    itemsDetallados: items,
  };
}

/**
 * Returns whether a contract can be converted (signed, with services, without items), and whether it has
 * items.
 */
export async function conversionStatus(scope: Scope, contract: Contract): Promise<ConversionStatus> {
  const items = await scope.em.count(ContractItem, { contract: contract.id });
  const something =
    contract.contractItem.length > 0 ||
    (await confirmedCalculation(scope, await quoteOf(scope, contract))) !== null;
  return {
    canConvert: contract.status === "signed" && items === 0 && something,
    readyForPurchaseManagement: items > 0,
  };
}

/** Returns destination, dates and nights of the trip. */
export function tripDetails({ destino, origen, fechaInicioViaje, fechaFinViaje }: Contract): TripDetails {
  const noches = fechaFinViaje ? daysBetween(fechaInicioViaje, fechaFinViaje) : 0;
  return { destino, origen, fechaInicioViaje, fechaFinViaje, noches };
}

/** Counts the travellers and those with complete data. */
export async function passengerCounts(
  { em }: Scope,
  contract: Contract,
): Promise<{ total: number; completos: number }> {
  const people = contract.quote ? await em.find(Passenger, { quote: contract.quote.id }) : [];
  const complete = people.filter(({ nombre, apellido, documentoIdentidad, tipoDocumento, fechaNacimiento }) =>
    Boolean(nombre && apellido && fechaNacimiento && (documentoIdentidad || tipoDocumento === "ms")),
  );
  return { total: contract.numeroPasajeros, completos: complete.length };
}

/** Counts a contract's items by type and by status. */
export async function itemsAnalysis({ em }: Scope, contract: Contract): Promise<ItemsAnalysis> {
  const items = await em.find(ContractItem, { contract: contract.id });
  const counted = (names: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  return {
    total: items.length,
    porTipo: counted(items.map(({ tipo }) => tipo)),
    porEstado: counted(items.map(({ status }) => status)),
  };
}
