import { addMonths, type Day, monthOf } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import type { ReportPeriod } from "../../graphql/schema.generated.ts";

/** Texts about teams and their figures. */
export const teamTexts = {
  own: "Mi equipo",
  team: "Equipo",
  all: "Todos los Equipos",
  of: (name: string) => `Equipo de ${name}`,
  ownLead: "Lo que cada persona y cada equipo vendió en el periodo.",
  people: (count: number) => (count === 1 ? "1 persona" : `${count.toLocaleString("es-CO")} personas`),
  search: "Buscar por nombre",
  noneFound: "Nadie del equipo se llama así.",
  empty: "Aún no hay nadie en este equipo.",
  emptyHint: "Aún no hay nadie en este equipo. Crea la primera persona.",
  fold: (name: string) => `Plegar equipo de ${name}`,
  unfold: (name: string) => `Desplegar equipo de ${name}`,
  foldAll: "Plegar todo",
  unfoldAll: "Desplegar todo",
  tree: "Organización",
  metrics: "Métricas del equipo",
  metricsLead: "Comparadas con los mismos días del periodo anterior.",
  pending: "Comisiones pendientes",
  noPending: "No hay comisiones pendientes en este equipo.",
  seeCommissions: "Ver comisiones",
  failed: "Error al obtener usuarios",
} as const;

/** Periods as options of a select. */
export const periodOptions: readonly { readonly value: ReportPeriod; readonly label: string }[] = [
  { value: "current_month", label: "Este mes" },
  { value: "last_month", label: "El mes pasado" },
  { value: "current_quarter", label: "Este trimestre" },
  { value: "current_year", label: "Este año" },
  { value: "all", label: "Desde siempre" },
];

/** Returns the period in the address; by default this month. */
export const periodOf = (text: string | undefined): ReportPeriod =>
  periodOptions.find(({ value }) => value === text)?.value ?? "current_month";

/**
 * Returns the period of comparison, worded to follow `31 % menos que`: `el mismo día de octubre`; null for
 * all time.
 */
export function comparedWith(period: ReportPeriod, today: Day): string | null {
  const month = (count: number) => spokenMonth(monthOf(addMonths(today, -count))).split(" ")[0] ?? "";
  return {
    current_month: `el mismo día de ${month(1)}`,
    last_month: `en ${month(2)}`,
    current_quarter: "el mismo día del trimestre pasado",
    current_year: `el mismo día de ${Number(today.slice(0, 4)) - 1}`,
    all: null,
  }[period];
}
