import { contractLifecycle } from "@travesia/api/contracts/contract/contract.lifecycle";
import type { ContractFilter, ContractStatus, TripType } from "../../../graphql/schema.generated.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { personOf } from "../../organization/person/person-filter.ts";
import { saleGroupOf } from "../../quotes/quote/sale-group.filters.tsx";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { contractTaskOf } from "./contract.tasks.ts";
import { contractLabels, contractTripTypes } from "./contract.texts.ts";

const days = { key: "dateRange", from: "startDate", to: "endDate" } as const;

const signed = { key: "firmado", from: "firmadoDesde", to: "firmadoHasta" } as const;
const paid = { key: "pagado", from: "pagadoDesde", to: "pagadoHasta" } as const;

const search: Filter = {
  kind: "search",
  key: "search",
  label: "Número, cliente, teléfono, documento o destino",
};
const status: Filter = {
  kind: "select",
  key: "status",
  label: "Estado",
  options: [
    { value: "", label: "Todos los estados" },
    ...contractLifecycle.statuses.map((value) => ({ value, label: contractLabels[value] })),
  ],
};
const dates: Filter = { kind: "days", ...days, label: "Creado" };
const kind: Filter = {
  kind: "select",
  key: "contractType",
  label: "Tipo de viaje",
  options: [{ value: "", label: "Todos" }, ...contractTripTypes],
};
const awaiting: Filter = {
  kind: "select",
  key: "porVerificar",
  label: "Pagos",
  options: [
    { value: "", label: "Todos" },
    { value: "1", label: "Por verificar" },
  ],
};

const sold: Filter = { kind: "switch", key: "vendidos", label: "Sin cancelar", on: "1" };

/** Returns the filter that a link from a report sets: signed contracts that were not cancelled. */
export const soldFilter = (values: Readonly<Record<string, string>>): readonly Filter[] =>
  values.vendidos ? [sold] : [];

/** Filters of /contratos, where the counters select the status. */
export const contractFilters: readonly Filter[] = [
  ...[search, dates, kind],
  { kind: "days", ...signed, label: "Firmado" },
  { kind: "days", ...paid, label: "Con pagos de" },
  awaiting,
];
/** Filters of /contractsList. */
export const supervisionFilters: readonly Filter[] = [search, status, dates];

const isStatus = (value: string | undefined): value is ContractStatus =>
  contractLifecycle.statuses.some((known) => known === value);
const isTrip = (value: string | undefined): value is TripType =>
  contractTripTypes.some((type) => type.value === value);

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export function contractFilterOf(values: Readonly<Record<string, string>>): ContractFilter {
  const { from, to } = daysAsked(values, days);
  const { from: signedFrom, to: signedTo } = daysAsked(values, signed);
  const { from: paidFrom, to: paidTo } = daysAsked(values, paid);
  return {
    status: isStatus(values.status) ? values.status : undefined,
    search: values.search || undefined,
    startDate: from,
    endDate: to,
    vendedorId: personOf(values.vendedor),
    soldById: personOf(values.vendio),
    countsForId: personOf(values.cuentaPara),
    signedFrom,
    signedTo,
    paidFrom,
    paidTo,
    ...saleGroupOf(values),
    sold: values.vendidos === "1" || undefined,
    awaitsVerification: values.porVerificar === "1" || undefined,
    task: contractTaskOf(values.hacer),
    contractType: isTrip(values.contractType) ? values.contractType : undefined,
  };
}
