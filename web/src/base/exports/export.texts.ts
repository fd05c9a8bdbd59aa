import { ended } from "@travesia/api/colombia/spoken";
import { exportLifecycle } from "@travesia/api/exports/export.lifecycle";
import type { Tone } from "@travesia/api/look";
import type { ExportStatus } from "../../graphql/schema.generated.ts";

export const exportLabels = exportLifecycle.labels;

export const exportTones = {
  waiting: "neutral",
  running: "sea",
  ready: "leaf",
  expired: "neutral",
  failed: "clay",
  stopped: "clay",
  cancelled: "neutral",
} satisfies Record<ExportStatus, Tone>;

/** Texts of the export of lists. */
export const exportTexts = {
  title: "Mis exportaciones",
  subtitle: "Los listados que exportaste. Cada archivo se borra 24 horas después de estar listo.",
  none: "Aún no has exportado ningún listado. Ábrelos y exporta desde sus opciones.",
  export: "Exportar",
  excel: "Excel (.xlsx)",
  csv: "CSV (.csv)",
  ndjson: "Para programas (.ndjson)",
  month: (month: string) => `${month} (Excel)`,
  choose: "Elegir columnas…",
  oneColumn: "Elige al menos una columna",
  columnsTitle: "Elegir columnas para exportar",
  format: "Formato",
  allColumns: "Elegir todas",
  noColumns: "Quitar todas",
  exportColumns: (count: number) => `Exportar ${count === 1 ? "1 columna" : `${count} columnas`}`,
  mine: "Mis exportaciones",
  download: "Descargar",
  cancel: "Cancelar exportación",
  later: "Seguir en segundo plano",
  close: "Cerrar",
  waiting: "En espera de su turno…",
  others: "El archivo lleva datos de otras personas: guárdalo solo mientras lo necesites.",
  exporting: (title: string) => `Exportar ${title.toLowerCase()}`,
  progress: (rows: number, total: number) =>
    `${rows.toLocaleString("es-CO")} de ${total.toLocaleString("es-CO")} filas`,
  ready: (rows: number) =>
    `El archivo está listo: ${rows.toLocaleString("es-CO")} ${rows === 1 ? "fila" : "filas"}.`,
  until: (instant: string) => ended(`Disponible hasta el ${instant}`),
} as const;
