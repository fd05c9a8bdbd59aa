import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  type SalesDimension,
  salesDimensionLabels,
  salesFigures,
  salesOrder,
} from "@travesia/api/reports/sales-by/sales-by.rules";
import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { useList } from "../../../base/lists/useList.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { FigureLine } from "../../../ui/FigureLine.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { DaysFilter } from "../../../ui/table/DaysFilter.tsx";
import { choiceOf, reportDays } from "../financial/financial.filters.ts";
import type { FinancialPart } from "../financial/financial.types.ts";
import { Trend } from "../Trend.tsx";
import { salesColumns } from "./sales-by.columns.tsx";
import { useSalesByGroupQuery } from "./sales-by.generated.ts";
import { soldRows } from "./sales-by.links.ts";
import { salesByTexts as texts } from "./sales-by.texts.ts";

/** Number of groups in the chart. */
const DRAWN = 8;
const nothing: readonly never[] = [];
const dimensions = Object.entries(salesDimensionLabels).map(([value, label]) => ({
  value: value as SalesDimension,
  label,
}));

/**
 * Shows the sales of a range of days, by default this month, by seller, destination, channel or month of
 * departure: their totals, a chart and a table, beside the same days before. A row opens its contracts.
 */
export function SalesByTab({ address }: FinancialPart) {
  const { role } = useUser();
  const { values } = address;
  const por = choiceOf(salesDimensionLabels, values.por) ?? "vendedor";
  const dated = values.fechas || values.desde || values.hasta ? values : { ...values, fechas: "este-mes" };
  const { from, to } = daysAsked(dated, reportDays);
  const listed = useList(salesOrder, { size: 10 });
  const variables = { ...listed.variables, por, filter: { startDate: from, endDate: to } };
  const read = useSalesByGroupQuery({ variables, fetchPolicy: "cache-and-network" });
  const found = lastAnswer(read)?.salesBy;
  const groups = found?.items ?? nothing;
  const drawn = groups.slice(0, DRAWN);
  const compared =
    found?.antesDesde && found.antesHasta ? texts.compared(found.antesDesde, found.antesHasta) : null;
  const than = "los mismos días de antes";
  const { ahora, antes } = found ?? {};
  const total = (key: "vendido" | "recaudo" | "porCobrar" | "ganancia", label: string) => ({
    ...salesFigures[key],
    label,
    value: <Money amount={ahora?.[key] ?? undefined} signed={key === "ganancia"} />,
    note: key !== "porCobrar" && <Trend now={ahora?.[key]} before={antes?.[key]} than={than} />,
  });
  return (
    <>
      <Stack
        direction="row"
        sx={{ gap: 3, mb: 3, flexWrap: "wrap", alignItems: "center", displayPrint: "none" }}
      >
        <ChoiceField
          label={texts.by}
          value={por}
          options={dimensions}
          onChange={(chosen) => address.set({ por: chosen === "vendedor" ? "" : chosen, orden: "" })}
          sx={{ width: 180 }}
        />
        <DaysFilter
          filter={{ kind: "days", label: texts.days, ...reportDays }}
          values={dated}
          onChange={address.set}
        />
        {compared && (
          <Typography variant="body2" color="textSecondary">
            {compared}
          </Typography>
        )}
      </Stack>
      <FigureLine
        figures={[
          {
            ...salesFigures.contratos,
            value: ahora?.contratos.toLocaleString("es-CO") ?? "—",
            note: <Trend now={ahora?.contratos} before={antes?.contratos} than={than} />,
          },
          total("vendido", salesFigures.vendido.label),
          total("recaudo", salesFigures.recaudo.label),
          total("porCobrar", salesFigures.porCobrar.label),
          total("ganancia", salesFigures.ganancia.label),
          { ...salesFigures.conversion, value: ahora ? formatPercent(ahora.conversion, 1) : "—" },
        ]}
      />
      <Chart
        title={`${texts.by} ${salesDimensionLabels[por].toLowerCase()}`}
        by={salesDimensionLabels[por]}
        labels={drawn.map(({ nombre }) => nombre)}
        measure="cop"
        height={200}
        empty={found ? texts.empty : null}
        series={[
          {
            label: texts.now,
            data: drawn.map((group) => group.ahora.vendido),
            opens: (place) => {
              const group = drawn[place];
              return group ? soldRows(role, { por, clave: group.clave, from, to }) : null;
            },
          },
          ...(compared
            ? [{ label: texts.before, data: drawn.map((group) => group.antes?.vendido ?? 0) }]
            : []),
        ]}
      />
      <Box sx={{ mt: 3 }}>
        <DataTable
          label={`${texts.by} ${salesDimensionLabels[por].toLowerCase()}`}
          columns={salesColumns({ role, por, from, to, than })}
          {...listed.table}
          rows={found?.items}
          rowKey={({ clave }) => clave}
          href={({ clave }) => soldRows(role, { por, clave, from, to })}
          {...readState(read)}
          empty={<EmptyState>{texts.empty}</EmptyState>}
          tools={<ExportButton list="salesBy" variables={variables} />}
          page={listed.pageOf(found)}
        />
      </Box>
    </>
  );
}
