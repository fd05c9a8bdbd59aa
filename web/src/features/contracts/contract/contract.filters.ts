import { contractLifecycle } from "@travesia/api/contracts/contract/contract.lifecycle";
import type {
  ContractDateRange,
  ContractFilter,
  ContractStatus,
  TripType,
} from "../../../graphql/schema.generated.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { contractLabels, contractTripTypes } from "./contract.texts.ts";

const ranges = [
  { value: "", label: "Todas las fechas" },
  { value: "today", label: "Hoy" },
  { value: "week", label: "Esta semana" },
  { value: "month", label: "Este mes" },
  { value: "year", label: "Este año" },
] as const;

const search: Filter = { kind: "search", key: "search", label: "Número, cliente, teléfono, documento o destino" };
const status: Filter = {
  kind: "select",
  key: "status",
  label: "Estado",
  options: [
    { value: "", label: "Todos los estados" },
    ...contractLifecycle.statuses.map((value) => ({ value, label: contractLabels[value] })),
  ],
};
const dates: Filter = { kind: "select", key: "dateRange", label: "Creado", options: ranges };
const kind: Filter = {
  kind: "select",
  key: "contractType",
  label: "Tipo de viaje",
  options: [{ value: "", label: "Todos" }, ...contractTripTypes],
};

/** The filters of /contratos, whose counters choose the status. */
export const contractFilters: readonly Filter[] = [search, dates, kind];
/** The filters of /contractsList. */
export const supervisionFilters: readonly Filter[] = [search, status, dates];

const isStatus = (value: string | undefined): value is ContractStatus =>
  contractLifecycle.statuses.some((known) => known === value);
const isRange = (value: string | undefined): value is ContractDateRange =>
  Boolean(value) && ranges.some((range) => range.value === value);
const isTrip = (value: string | undefined): value is TripType =>
  contractTripTypes.some((type) => type.value === value);

/** What an address asks of the list; what it cannot mean is left out. */
export const contractFilterOf = (values: Readonly<Record<string, string>>): ContractFilter => ({
  status: isStatus(values.status) ? values.status : undefined,
  search: values.search || undefined,
  dateRange: isRange(values.dateRange) ? values.dateRange : undefined,
  contractType: isTrip(values.contractType) ? values.contractType : undefined,
});
