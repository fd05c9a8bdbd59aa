import {
  type CalculationType,
  type CommissionTerms,
  defaultTerms,
} from "@travesia/api/quotes/calculation/calculation.rules";
import { formatCop } from "@travesia/api/cop";
import type { ConfiguredRole, TripType } from "../../../graphql/schema.generated.ts";

/**
 * Roles whose commission is configured, in the order of the hierarchy. The terms for admin and owner are
 * stored but not used in calculations.
 */
export const configRoles: Readonly<Record<ConfiguredRole, string>> = {
  asesor: "Asesor",
  lider: "Líder",
  gerente: "Gerente",
  admin: "Administrador",
  owner: "Propietario",
};

export const configTripTypes: Readonly<Record<TripType, string>> = {
  nacional: "Viajes Nacionales",
  internacional: "Viajes Internacionales",
  operadorLlano: "Operador Llano",
  hotel: "Solo hotel",
};

export const calculationTypes: Readonly<Record<CalculationType, string>> = {
  fixed_per_person: "Monto Fijo por Persona",
  percentage: "Porcentaje del Total",
  fixed_total: "Monto Fijo Total",
};

const values: Record<CalculationType, (terms: CommissionTerms) => string> = {
  fixed_per_person: ({ amountPerPerson }) => `${formatCop(amountPerPerson)} por persona`,
  percentage: ({ percentage }) => `${percentage.toLocaleString("es-CO")} % del costo base`,
  fixed_total: ({ fixedAmount }) => `${formatCop(fixedAmount)} en total`,
};

/** Returns the value of commission terms in words. */
export const valueOf = (terms: CommissionTerms): string => values[terms.calculationType](terms);

/** Returns the minimum and maximum amounts of commission terms in words; null without any. */
export function limitsOf({ minAmount, maxAmount }: CommissionTerms): string | null {
  const parts = [
    minAmount !== null && `mínimo ${formatCop(minAmount)}`,
    maxAmount !== null && `máximo ${formatCop(maxAmount)}`,
  ];
  return parts.filter(Boolean).join(", ") || null;
}

export const configTexts = {
  title: "Configurar comisiones",
  subtitle: "Cada cambio es una versión nueva: lo que ya se prometió o se ganó no cambia.",
  unset: `Valor por defecto: ${valueOf(defaultTerms)}`,
  change: "Cambiar",
  set: "Configurar",
  history: "Historial",
  deactivate: "Desactivar",
  deactivated: "Configuración desactivada",
  trial: "¿Qué habría pasado?",
  trialOver: "Con los contratos de los últimos",
  trialWaits: "Completa los valores para compararlos con lo que se ganó.",
  trialEmpty: "En esos meses no se generaron comisiones de este tipo de viaje.",
  trialCut: "Se compararon las comisiones más recientes.",
  saved: "Configuración actualizada",
} as const;
