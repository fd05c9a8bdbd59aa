import { monthOrder } from "@travesia/api/closing/closing.rules";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { useMonthListQuery } from "./closing.generated.ts";
import { closingPaths } from "./closing.paths.ts";
import { closingTexts as texts } from "./closing.texts.ts";
import { monthColumns } from "./month.columns.tsx";

/** Shows the months of the agency's accounting: the closed ones, and the pending records of the others. */
export function ClosedMonthsTab() {
  const listed = useList(monthOrder, { size: 25 });
  const read = useMonthListQuery({
    variables: listed.variables,
    fetchPolicy: "cache-and-network",
  });
  const months = lastAnswer(read)?.accountingMonths;
  return (
    <DataTable
      label={texts.title}
      columns={monthColumns}
      {...listed.table}
      tools={<ExportButton list="accountingMonths" variables={listed.variables} />}
      rows={months?.items}
      rowKey={({ mes }) => mes}
      href={({ mes }) => closingPaths.month.to({ mes })}
      {...readState(read)}
      empty={<EmptyState>{texts.none}</EmptyState>}
      page={listed.pageOf(months)}
    />
  );
}
