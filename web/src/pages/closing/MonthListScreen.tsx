import { monthOrder } from "@travesia/api/closing/closing.rules";
import { shownFailure } from "../../app/failure/failures.ts";
import { useList } from "../../app/lists/useList.ts";
import { useMonthListQuery } from "../../features/closing/closing.generated.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { closingTexts as texts } from "../../features/closing/closing.texts.ts";
import { monthColumns } from "../../features/closing/month.columns.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** The months of the agency's money: which are closed, and what of the others waits. */
export function MonthListScreen() {
  const listed = useList(monthOrder, { size: 25 });
  const { data, previousData, loading, error, refetch } = useMonthListQuery({
    variables: listed.variables,
    fetchPolicy: "cache-and-network",
  });
  const months = (data ?? previousData)?.accountingMonths;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <DataTable
        label={texts.title}
        columns={monthColumns}
        {...listed.table}
        rows={months?.items}
        rowKey={({ mes }) => mes}
        href={({ mes }) => closingPaths.month.to({ mes })}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(months)}
      />
    </>
  );
}
