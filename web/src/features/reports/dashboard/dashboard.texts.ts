/** Texts of the dashboard. */
export const dashboardTexts = {
  title: "Cifras",
  show: "Ver mis cifras",
  hide: "Ocultar mis cifras",
  revenue: "Recaudado este mes",
  quotes: "Cotizaciones del mes",
  goal: "Mi meta del mes",
  goalAbout: "Qué parte de tu meta del mes va recaudada.",
  noGoal: "Sin meta este mes",
  goalUnread: "No se pudo leer",
  allRevenue: "Recaudado desde siempre",
  allQuotes: "Cotizaciones",
  allQuotesAbout: "Todas las cotizaciones que puedes ver, en cualquier estado.",
  before: "hace un mes",
  sameDay: "el mes pasado",
  revenueChart: "Recaudado",
  pastSales: "Historia importada (precio)",
  quotesChart: "Cotizaciones",
  sellers: "Vendedores",
  sellersIn: "Ventas de",
  packageStats: "Paquetes y salidas",
  noPackages: "Aún no hay paquetes con reservas.",
  activities: "Actividad reciente",
  noActivities: "Sin actividad en los últimos 60 días.",
  seats: (people: number, left: number) =>
    `${people.toLocaleString("es-CO")} de ${(people + left).toLocaleString("es-CO")} cupos`,
} as const;

/** Label of each time unit of the charts. */
export const chartPeriods = {
  day: "Días",
  week: "Semanas",
  month: "Meses",
  year: "Años",
} as const;

/** Heading of the first column in a chart's table, by time unit. */
export const chartHeads = { day: "Día", week: "Semana", month: "Mes", year: "Año" } as const;

/** Periods for which the sellers' sales are shown. */
export const sellerPeriods = {
  month: "Este mes",
  last_month: "El mes pasado",
  quarter: "Este trimestre",
  year: "Este año",
} as const;
