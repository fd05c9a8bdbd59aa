import { actLabels, recordLabels } from "@travesia/api/history/history.rules";
import type { AuditFilter, HistoryRecord } from "../../graphql/schema.generated.ts";
import { daysAsked } from "../../ui/table/day-filter.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";

const records = Object.keys(recordLabels) as HistoryRecord[];
const days = { key: "fechas", from: "desde", to: "hasta" } as const;

/** Returns the filter of the audit log from the address parameters; invalid values are left out. */
export function auditFilterOf(values: Readonly<Record<string, string>>): AuditFilter {
  const { from, to } = daysAsked(values, days);
  return {
    record: records.find((record) => record === values.registro),
    number: values.numero || undefined,
    person: values.persona || undefined,
    act: Object.keys(actLabels).find((act) => act === values.acto),
    from,
    to,
  };
}

const options = (labels: Readonly<Record<string, string>>) => [
  { value: "", label: "Todos" },
  ...Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, "es")),
];

export const auditFilters: readonly Filter[] = [
  { kind: "select", key: "registro", label: "Registro", options: options(recordLabels) },
  { kind: "search", key: "numero", label: "Número, correo o id" },
  { kind: "search", key: "persona", label: "Quién lo hizo" },
  { kind: "select", key: "acto", label: "Acto", options: options(actLabels) },
  { kind: "days", ...days, label: "Cuándo" },
];
