import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { today } from "@travesia/api/colombia/days";
import { roleLabel } from "@travesia/api/permissions";
import type { ReportPeriod } from "../../graphql/schema.generated.ts";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { Change } from "./Change.tsx";
import { comparedWith, teamTexts } from "./team.texts.ts";
import { type TeamFiguresQuery, useTeamFiguresQuery } from "./teams.generated.ts";
import { formatPercent } from "../../ui/percent.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";

type Metrics = TeamFiguresQuery["teamMetrics"];
type Member = Metrics["members"][number];

const count = (value: number) => value.toLocaleString("es-CO");

const columns: readonly Column<Member>[] = [
  {
    key: "user",
    label: "Persona",
    card: "title",
    cell: ({ user: { name, lastname, role } }) => (
      <Box sx={{ lineHeight: 1.35 }}>
        {name} {lastname}
        <Typography variant="caption" color="textSecondary" component="div">
          {roleLabel(role)}
        </Typography>
      </Box>
    ),
  },
  {
    key: "quotes",
    ...defined.cotizacionesHechas,
    align: "right",
    cell: ({ quotes }) => count(quotes),
  },
  { key: "sent", ...defined.cotizacionesEnviadas, align: "right", cell: ({ sent }) => count(sent) },
  {
    key: "approved",
    ...defined.cotizacionesAprobadas,
    align: "right",
    cell: ({ approved }) => count(approved),
  },
  {
    key: "conversionRate",
    ...defined.conversion,
    align: "right",
    cell: ({ conversionRate }) => formatPercent(conversionRate, 1),
  },
  {
    key: "contracts",
    ...defined.contratosFirmados,
    align: "right",
    cell: ({ contracts }) => count(contracts),
  },
  {
    key: "revenue",
    ...defined.vendido,
    align: "right",
    cell: ({ revenue }) => <Money amount={revenue} />,
  },
  {
    key: "averageTicket",
    ...defined.ventaPromedio,
    align: "right",
    cell: ({ averageTicket }) => <Money amount={averageTicket} />,
  },
  {
    key: "commissions",
    ...defined.comisiones,
    align: "right",
    cell: ({ commissions }) => <Money amount={commissions} />,
  },
];

interface TotalsProps extends Pick<Metrics, "totals" | "previous"> {
  /** Period of comparison, in words; null if there is none. */
  readonly than: string | null;
}

function Totals({ totals, previous, than }: TotalsProps) {
  const change = (key: "conversionRate" | "revenue" | "averageTicket" | "contracts") =>
    than && <Change now={totals[key]} before={previous[key]} than={than} />;
  return (
    <Figures
      figures={[
        {
          ...defined.conversion,
          value: formatPercent(totals.conversionRate, 1),
          note: change("conversionRate"),
        },
        {
          ...defined.vendido,
          value: <Money amount={totals.revenue} />,
          note: change("revenue"),
        },
        {
          ...defined.ventaPromedio,
          value: <Money amount={totals.averageTicket} />,
          note: change("averageTicket"),
        },
        {
          ...defined.contratosFirmados,
          value: count(totals.contracts),
          note: change("contracts"),
        },
      ]}
    />
  );
}

interface TeamMetricsSectionProps {
  readonly managerId: number;
  readonly period: ReportPeriod;
}

/** Shows a team's figures by person, compared with the previous period. */
export function TeamMetricsSection({ managerId, period }: TeamMetricsSectionProps) {
  const read = useTeamFiguresQuery({
    variables: { managerId, period },
  });
  const metrics = lastAnswer(read)?.teamMetrics;
  return (
    <Stack component="section" aria-label={teamTexts.metrics} sx={{ gap: 4 }}>
      <div>
        <Typography variant="h5" component="h2">
          {teamTexts.metrics}
        </Typography>
        {period !== "all" && (
          <Typography variant="body2" color="textSecondary">
            {teamTexts.metricsLead}
          </Typography>
        )}
      </div>
      {metrics && (
        <Totals
          totals={metrics.totals}
          previous={metrics.previous}
          than={comparedWith(period, today(new Date()))}
        />
      )}
      <DataTable
        label={teamTexts.metrics}
        columns={columns}
        rows={metrics?.members}
        rowKey={({ user }) => String(user.id)}
        {...readState(read, "listUsers")}
        empty={<EmptyState>{teamTexts.empty}</EmptyState>}
      />
    </Stack>
  );
}
