import { shownFailure } from "../../app/failure/failures.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { type Filter, FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useMonthlyLimitsQuery } from "../../features/commissions/commission/commissions.generated.ts";
import { limitColumns } from "../../features/commissions/limit/limit.columns.tsx";
import { plain } from "../../features/commissions/commission/plain.ts";

const filters: readonly Filter[] = [{ kind: "search", key: "search", label: "Buscar por nombre" }];
const groups = [
  ["safe", "Vendedores Seguros"],
  ["warning", "En Advertencia"],
  ["critical", "Críticos"],
] as const;

/** How much of each seller's monthly limit is used. */
export function MonthlyLimitsScreen() {
  const address = useAddress();
  const { data, loading, error, refetch } = useMonthlyLimitsQuery();
  const { search = "", status = "" } = address.values;
  const all = data?.monthlyLimits;
  const found = all?.filter(({ vendedor }) => plain(vendedor.nombre).includes(plain(search)));
  const shown = found?.filter((line) => !status || line.status === status);
  return (
    <>
      <PageHeader
        title="Límites mensuales"
        subtitle="Lo que se ha pagado de comisiones este mes, frente al límite de cada vendedor."
      />
      <Counters
        label="Estado"
        selected={status}
        onSelect={(next) => address.set({ status: next })}
        counters={groups.map(([value, label]) => ({
          value,
          label,
          count: found?.filter((line) => line.status === value).length,
        }))}
      />
      <FilterBar filters={filters} values={address.values} onChange={address.set} />
      <DataTable
        label="Límites mensuales"
        columns={limitColumns}
        rows={shown}
        rowKey={({ vendedorId }) => String(vendedorId)}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>Ningún vendedor coincide con lo que buscas.</EmptyState>}
      />
    </>
  );
}
