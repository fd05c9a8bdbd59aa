import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  completedContractOrder,
  contractProfitOrder,
  providerSpendingOrder,
} from "@travesia/api/reports/financial/financial.rules";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ExportButton, LIST_DAYS } from "../../../base/lists/ExportButton.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { readState } from "../../../base/lists/readState.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { financialFilterOf } from "./financial.filters.ts";
import {
  useCompletedContractListQuery,
  useContractProfitListQuery,
  useProviderSpendingListQuery,
} from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";
import { completedColumns, profitColumns, spendingColumns } from "./profit.columns.tsx";

const Heading = ({ children }: { readonly children: string }) => (
  <Typography variant="h5" component="h2" sx={{ mt: 5, mb: 3 }}>
    {children}
  </Typography>
);

/**
 * Shows the results of completed contracts: the totals, the five with the highest profit, and all contracts.
 */
export function CompletedTab({ address }: FinancialPart) {
  const listed = useList(completedContractOrder, { size: 10 });
  const variables = { ...listed.variables, filter: financialFilterOf(address.values) };
  const read = useCompletedContractListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.completedContracts;
  const best = lastAnswer(read)?.best.items;
  const summary = found?.resumen;
  const empty = <EmptyState>{texts.noCompleted}</EmptyState>;
  return (
    <>
      <Figures
        figures={[
          {
            ...defined.contratosCompletados,
            value: summary?.totalContratos.toLocaleString("es-CO") ?? "—",
          },
          { label: texts.income, about: texts.incomeAbout, value: <Money amount={summary?.totalIngresos} /> },
          {
            ...defined.gananciaTotal,
            value: <Money amount={summary?.gananciaTotal} signed />,
          },
          {
            ...defined.margenPromedio,
            value: summary ? formatPercent(summary.margenPromedio, 1) : "—",
          },
          {
            ...defined.roi,
            value: summary ? formatPercent(summary.roi, 1) : "—",
            note: "Ganancia sobre los gastos",
          },
        ]}
      />
      {(best?.length ?? 0) > 0 && (
        <>
          <Heading>{texts.best}</Heading>
          <DataTable
            label={texts.best}
            columns={completedColumns}
            rows={best}
            rowKey={({ id }) => id}
            empty={empty}
          />
        </>
      )}
      <Heading>{texts.allCompleted}</Heading>
      <DataTable
        label={texts.completed}
        columns={completedColumns}
        {...listed.table}
        rows={found?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={empty}
        tools={<ExportButton list="completedContracts" variables={variables} days={LIST_DAYS} />}
        page={listed.pageOf(found)}
      />
    </>
  );
}

/** Shows the profit of each contract in a range of days. */
export function ProfitTab({ address }: FinancialPart) {
  const listed = useList(contractProfitOrder, { size: 10 });
  const variables = { ...listed.variables, filter: financialFilterOf(address.values) };
  const read = useContractProfitListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.contractProfits;
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Figures
          figures={[
            { ...defined.recaudo, value: <Money amount={found?.ingresosTotales} />, note: "De contratos" },
            { ...defined.compras, value: <Money amount={found?.gastosTotales} /> },
            { ...defined.devoluciones, value: <Money amount={found?.devolucionesTotales} /> },
            {
              ...defined.recaudoMenosCompras,
              value: <Money amount={found?.gananciaTotal} signed />,
            },
          ]}
        />
      </Box>
      <DataTable
        label={texts.profits}
        columns={profitColumns}
        {...listed.table}
        rows={found?.items}
        rowKey={({ contrato }) => contrato.id}
        {...readState(read)}
        empty={<EmptyState>{texts.noProfits}</EmptyState>}
        tools={<ExportButton list="contractProfits" variables={variables} days={LIST_DAYS} />}
        page={listed.pageOf(found)}
      />
    </>
  );
}

/** Shows the purchases from each provider in a range of days. */
export function ProvidersTab({ address }: FinancialPart) {
  const listed = useList(providerSpendingOrder, { size: 10 });
  const variables = { ...listed.variables, filter: financialFilterOf(address.values) };
  const read = useProviderSpendingListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.providerSpending;
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Figures
          figures={[
            { ...defined.compras, value: <Money amount={found?.comprado} /> },
            { label: texts.paidOfThese, value: <Money amount={found?.pagado} /> },
            { label: texts.owedOfThese, value: <Money amount={found?.pendiente} /> },
          ]}
        />
      </Box>
      <DataTable
        label={texts.providers}
        columns={spendingColumns}
        {...listed.table}
        rows={found?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{texts.noProviders}</EmptyState>}
        tools={<ExportButton list="providerSpending" variables={variables} days={LIST_DAYS} />}
        page={listed.pageOf(found)}
      />
    </>
  );
}
