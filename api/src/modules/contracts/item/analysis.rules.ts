import { type Cop, sum } from "../../../core/colombia/cop.ts";
import {
  type CostLine,
  type CostType,
  priorityOf,
  type Priority,
} from "../../quotes/calculation/costs/calculation-lines.rules.ts";
import type { PriceParts } from "../../quotes/calculation/calculation.rules.ts";
import { itemsOfCalculation } from "./item.rules.ts";

/** One part of a contract's price in COP: an item to buy, or another amount. */
export interface AnalysedItem {
  readonly tipo: CostType | "comisiones" | "ganancia_empresa";
  readonly prioridad: Priority;
  readonly valor: Cop;
  readonly descripcion: string;
  readonly requiereCompra: boolean;
  readonly detalles: Readonly<Record<string, unknown>> | string | null;
}

/** Parts of a contract's price before the conversion into items; amounts in COP. */
export interface CalculationAnalysis {
  readonly totalItemsPotenciales: number;
  readonly itemsRequierenCompra: number;
  readonly valorTotalCompras: Cop;
  readonly financials: PriceParts & { readonly precioFinalTotal: Cop };
  readonly itemsDetallados: readonly AnalysedItem[];
}

/** Splits a calculation: its cost lines have to be bought, commissions and profit do not. */
export function analyse(
  lines: readonly CostLine[],
  financials: CalculationAnalysis["financials"],
): CalculationAnalysis {
  const toBuy = itemsOfCalculation(lines, { fechaInicioViaje: null, fechaFinViaje: null }).map(
    ({ tipo, precioTotal: valor, descripcion, detalle: detalles }): AnalysedItem => {
      return { tipo, prioridad: priorityOf[tipo], valor, descripcion, requiereCompra: true, detalles };
    },
  );
  const beside: AnalysedItem[] = [
    { tipo: "comisiones" as const, valor: financials.totalComisiones, descripcion: "Comisiones de venta" },
    {
      tipo: "ganancia_empresa" as const,
      valor: financials.totalGanancia,
      descripcion: "Ganancia de la empresa",
    },
  ].flatMap((item) =>
    item.valor === 0 ? [] : [{ ...item, prioridad: "baja", requiereCompra: false, detalles: null }],
  );
  return {
    totalItemsPotenciales: toBuy.length + beside.length,
    itemsRequierenCompra: toBuy.length,
    valorTotalCompras: sum(toBuy.map(({ valor }) => valor)),
    financials,
    itemsDetallados: [...toBuy, ...beside],
  };
}
