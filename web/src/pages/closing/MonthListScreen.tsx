import { shownFailure } from "../../app/failure/failures.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { useMonthListQuery } from "../../features/closing/closing.generated.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { closingTexts as texts } from "../../features/closing/closing.texts.ts";
import { monthColumns } from "../../features/closing/month.columns.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

const LIMIT = 12;

/** The months of the agency's money: which are closed, and what of the others waits. */
export function MonthListScreen() {
  const address = useAddress();
  const page = Number(address.values["page"] ?? "1") || 1;
  const { data, previousData, loading, error, refetch } = useMonthListQuery({
    variables: { page, limit: LIMIT },
    fetchPolicy: "cache-and-network",
  });
  const months = (data ?? previousData)?.accountingMonths;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <DataTable
        label={texts.title}
        columns={monthColumns}
        rows={months?.items}
        rowKey={({ mes }) => mes}
        href={({ mes }) => closingPaths.month.to({ mes })}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        {...(months && {
          page: {
            page,
            totalPages: months.totalPages,
            total: months.total,
            onPage: (next: number) => address.set({ page: String(next) }),
          },
        })}
      />
    </>
  );
}
