import Box from "@mui/material/Box";
import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { readState } from "../../../base/lists/readState.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { FigureLine } from "../../../ui/FigureLine.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import type { FinancialPart } from "../financial/financial.types.ts";
import { salesColumns } from "./sales-by.columns.tsx";
import { totalsOf } from "./sales-by.figures.tsx";
import { soldRows } from "./sales-by.links.ts";
import { salesByTexts as texts, titleOf } from "./sales-by.texts.ts";
import { SalesByChart } from "./SalesByChart.tsx";
import { SalesByHead } from "./SalesByHead.tsx";
import { useSalesBy } from "./useSalesBy.ts";

/**
 * Shows the sales of a range of days, by default this month, by seller, destination, channel or month of
 * departure: their totals, a chart and a table, beside the same days before. A row opens its contracts.
 */
export function SalesByTab({ address }: FinancialPart) {
  const { role } = useUser();
  const report = useSalesBy(address);
  const { por, from, to, found, listed, read, variables } = report;
  return (
    <>
      <SalesByHead address={address} report={report} />
      <FigureLine figures={totalsOf(report)} />
      <SalesByChart report={report} />
      <Box sx={{ mt: 3 }}>
        <DataTable
          label={titleOf(por)}
          columns={salesColumns({ role, por, from, to })}
          {...listed.table}
          rows={found?.items}
          rowKey={({ clave }) => clave}
          href={({ clave }) => soldRows({ por, clave, from, to })}
          {...readState(read)}
          empty={<EmptyState>{texts.empty}</EmptyState>}
          tools={<ExportButton list="salesBy" variables={variables} />}
          page={listed.pageOf(found)}
        />
      </Box>
    </>
  );
}
