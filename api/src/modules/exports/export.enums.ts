import { registerEnum } from "../../core/enums.ts";
import { exportLifecycle, type ExportStatus as Status } from "./export.lifecycle.ts";
import { exportFormatLabels, MONTH_LIST } from "./export.rules.ts";
import { exportedLists } from "./exported-lists.ts";

/** Statuses of an export. */
export const ExportStatus = {
  waiting: "waiting",
  running: "running",
  ready: "ready",
  expired: "expired",
  failed: "failed",
  stopped: "stopped",
  cancelled: "cancelled",
} as const satisfies Record<Status, Status>;
export type ExportStatus = Status;
registerEnum(ExportStatus, {
  name: "ExportStatus",
  label: "Estado de la exportación",
  labels: exportLifecycle.labels,
  description: "En qué va la exportación de un listado.",
});

/** The formats of an export. */
export const ExportFormat = { csv: "csv", xlsx: "xlsx", ndjson: "ndjson", zip: "zip" } as const;
export type ExportFormat = keyof typeof ExportFormat;
registerEnum(ExportFormat, {
  name: "ExportFormat",
  label: "Formato",
  labels: exportFormatLabels,
  description:
    "Formato del archivo de una exportación; en NDJSON cada línea es un objeto JSON con las claves de las columnas y los códigos sin traducir; el paquete contable de un mes va en ZIP.",
});

/** Lists that can be exported, by query name, and the folder of a month. */
export const ExportedList: Readonly<Record<string, string>> = Object.fromEntries(
  [...exportedLists.map(({ query }) => query), MONTH_LIST].map((name) => [name, name]),
);
registerEnum(ExportedList, {
  name: "ExportedList",
  label: "Listado",
  // The short name by which programs ask for the movements of the bank.
  synonyms: { bank: "bankMovements" },
  description: "Los listados que se pueden exportar, por el nombre de su consulta.",
});
