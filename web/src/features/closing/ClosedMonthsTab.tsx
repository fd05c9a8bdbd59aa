import { monthOrder } from "@travesia/api/closing/closing.rules";
import { shownFailure } from "../../app/failure/failures.ts";
import { useList } from "../../app/lists/useList.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { useMonthListQuery } from "./closing.generated.ts";
import { closingPaths } from "./closing.paths.ts";
import { closingTexts as texts } from "./closing.texts.ts";
import { monthColumns } from "./month.columns.tsx";

/** The months of the agency's money, which of them are closed, and what of the others waits. */
export function ClosedMonthsTab() {
  const listed = useList(monthOrder, { size: 25 });
  const { data, previousData, loading, error, refetch } = useMonthListQuery({
    variables: listed.variables,
    fetchPolicy: "cache-and-network",
  });
  const months = (data ?? previousData)?.accountingMonths;
  return (
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
  );
}
