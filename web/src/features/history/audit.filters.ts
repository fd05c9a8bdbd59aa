import { actLabels, recordLabels } from "@travesia/api/history/history.rules";
import type { AuditFilter, HistoryRecord } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";

const records = Object.keys(recordLabels) as HistoryRecord[];
const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);

/** What an address asks of the audit log; what it cannot mean is left out. */
export const auditFilterOf = (values: Readonly<Record<string, string>>): AuditFilter => ({
  record: records.find((record) => record === values.registro),
  number: values.numero || undefined,
  person: values.persona || undefined,
  act: Object.keys(actLabels).find((act) => act === values.acto),
  from: isDay(values.desde) ? values.desde : undefined,
  to: isDay(values.hasta) ? values.hasta : undefined,
});

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
  { kind: "day", key: "desde", label: "Desde" },
  { kind: "day", key: "hasta", label: "Hasta" },
];
