import type { ReportPeriod } from "../../graphql/schema.generated.ts";

/** The words of teams and their figures. */
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
  metricsLead: "Comparadas con el periodo anterior.",
  pending: "Comisiones pendientes",
  noPending: "No hay comisiones pendientes en este equipo.",
  seeCommissions: "Ver comisiones",
  failed: "Error al obtener usuarios",
} as const;

/** The periods as a choice. */
export const periodOptions: readonly { readonly value: ReportPeriod; readonly label: string }[] = [
  { value: "current_month", label: "Este mes" },
  { value: "last_month", label: "El mes pasado" },
  { value: "current_quarter", label: "Este trimestre" },
  { value: "current_year", label: "Este año" },
  { value: "all", label: "Desde siempre" },
];

/** The period that an address asks for; this month unless it says one. */
export const periodOf = (text: string | undefined): ReportPeriod =>
  periodOptions.find(({ value }) => value === text)?.value ?? "current_month";
