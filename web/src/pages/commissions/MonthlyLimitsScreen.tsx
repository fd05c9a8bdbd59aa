import { useWholeList } from "../../base/lists/useWholeList.ts";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { Counters } from "../../ui/table/Counters.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useMonthlyLimitsQuery } from "../../features/commissions/commission/commissions.generated.ts";
import { limitColumns } from "../../features/commissions/limit/limit.columns.tsx";
import { ChangeLimitDialog } from "../../features/commissions/limit/ChangeLimitDialog.tsx";
import { limitTexts as texts } from "../../features/commissions/limit/limit.texts.ts";
import { StatementDialog } from "../../features/commissions/statement/StatementDialog.tsx";
import { searchedText } from "@travesia/api/colombia/plain";
import { ReceiptLongOutlinedIcon } from "../../ui/desk/deskIcons.tsx";

const filters: readonly Filter[] = [{ kind: "search", key: "search", label: "Buscar por nombre" }];
const groups = [
  ["safe", "Vendedores Seguros"],
  ["warning", "En Advertencia"],
  ["critical", "Críticos"],
] as const;

interface Open {
  readonly act: "limit" | "statement";
  readonly userId: number;
  readonly name: string;
}

/** Shows how much of each seller's monthly limit is used, and edits the limits. */
export function MonthlyLimitsScreen() {
  const address = useAddress();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, loading, error, refetch } = useMonthlyLimitsQuery();
  const { search = "", status = "" } = address.values;
  const all = data?.monthlyLimits;
  const found = all?.filter(({ vendedor }) => searchedText(vendedor.nombre).includes(searchedText(search)));
  const filter = { search: search || undefined, status: status || undefined };
  const listed = useWholeList({
    name: "MonthlyLimits",
    columns: limitColumns,
    rows: found?.filter((line) => !status || line.status === status),
  });
  return (
    <>
      <PageHeader
        title="Límites mensuales"
        subtitle="Lo que se ha pagado de comisiones este mes, frente al límite de cada vendedor."
      />
      <LiveList type="commission" />
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
      <DataTable
        filterBar={{ filters, values: address.values, onChange: address.set }}
        label="Límites mensuales"
        columns={limitColumns}
        {...listed.table}
        tools={<ExportButton list="monthlyLimits" variables={{ filter }} />}
        rows={listed.rows}
        page={listed.page}
        rowKey={({ vendedorId }) => String(vendedorId)}
        actions={({ vendedorId, vendedor: { nombre: name } }) => (
          <>
            <Tooltip title={texts.statement}>
              <IconButton
                size="small"
                aria-label={`${texts.statement} de ${name}`}
                onClick={() => setOpen({ act: "statement", userId: vendedorId, name })}
              >
                <ReceiptLongOutlinedIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${texts.change} de ${name}`}
              onClick={() => setOpen({ act: "limit", userId: vendedorId, name })}
            >
              {texts.change}
            </Button>
          </>
        )}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>Ningún vendedor coincide con lo que buscas.</EmptyState>}
      />
      {open?.act === "limit" && <ChangeLimitDialog userId={open.userId} onClose={() => setOpen(null)} />}
      {open?.act === "statement" && (
        <StatementDialog userId={open.userId} name={open.name} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
