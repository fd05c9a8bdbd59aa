import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { useWholeList } from "../../../base/lists/useWholeList.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { CashFlowChart } from "./CashFlowChart.tsx";
import { cashFlowColumns, entryColumns } from "./cash-flow.columns.tsx";
import { cellOf, keyOfLine } from "./cash-flow.cells.ts";
import { useCashFlowEntriesQuery, useCashFlowQuery } from "./financial.generated.ts";
import { financialTexts as texts, kindLabels, lineLabel } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";

/** Settings of the list of entries; always sorted by date. */
const entriesOfFlow = { name: "CashFlowEntries", columns: {} } as const;

/** Shows expected income and expenses of the next twelve weeks; a click on a figure lists its entries. */
export function CashFlowTab({ address }: FinancialPart) {
  const cell = cellOf(address.values);
  const flow = useCashFlowQuery({ fetchPolicy: "cache-and-network" });
  const behind = useList(entriesOfFlow, { size: 25, begins: "filas" });
  const { page, limit } = behind.variables;
  const entries = useCashFlowEntriesQuery({
    variables: { page, limit, filter: cell },
    fetchPolicy: "cache-and-network",
    skip: cell === null,
  });
  const lines = lastAnswer(flow)?.cashFlow.lines;
  const weeks = useWholeList({ name: "CashFlow", columns: cashFlowColumns, rows: lines });
  const listed = lastAnswer(entries)?.cashFlowEntries;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {texts.cashSubtitle}
      </Typography>
      <Box sx={{ mb: 4 }}>
        <CashFlowChart lines={lines} />
      </Box>
      <DataTable
        label={texts.cashFlow}
        columns={cashFlowColumns}
        {...weeks.table}
        tools={<ExportButton list="cashFlow" variables={{}} />}
        rows={weeks.rows}
        page={weeks.page}
        rowKey={keyOfLine}
        loading={flow.loading}
        failure={flow.error ? shownFailure(flow.error, flow.refetch) : null}
        empty={<EmptyState>{texts.noMonths}</EmptyState>}
      />
      {cell && (
        <>
          <Typography variant="h5" component="h2" sx={{ mt: 5, mb: 3 }}>
            {kindLabels[cell.kind]} · {lineLabel(cell.time, cell.monday)}
          </Typography>
          <DataTable
            label={kindLabels[cell.kind]}
            columns={entryColumns}
            {...behind.table}
            tools={<ExportButton list="cashFlowEntries" variables={{ filter: cell }} />}
            rows={listed?.items}
            rowKey={({ id }) => id}
            loading={entries.loading}
            failure={entries.error ? shownFailure(entries.error, entries.refetch) : null}
            empty={<EmptyState>Aquí no falta nada por pagar.</EmptyState>}
            page={behind.pageOf(listed)}
          />
        </>
      )}
    </>
  );
}
