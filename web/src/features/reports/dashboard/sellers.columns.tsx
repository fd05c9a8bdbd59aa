import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleLabel } from "@travesia/api/permissions";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import type { DashboardSellersQuery } from "./dashboard.generated.ts";

type Top = DashboardSellersQuery["topSellers"][number];
type Performance = DashboardSellersQuery["userPerformance"][number];
type Person = Pick<Top, "name" | "lastname" | "role">;

const count = (value: number) => value.toLocaleString("es-CO");

/** Returns the column with a seller's name and role, on two lines. */
const person = <Row extends Person>(): Column<Row> => ({
  key: "name",
  label: "Persona",
  card: "title",
  cell: ({ name, lastname, role }) => (
    <Box sx={{ lineHeight: 1.35 }}>
      {name} {lastname}
      <Typography variant="caption" color="textSecondary" component="div">
        {roleLabel(role)}
      </Typography>
    </Box>
  ),
});

/** Columns of the top sellers. */
export const topColumns: readonly Column<Top>[] = [
  person(),
  {
    key: "contracts",
    ...defined.contratosFirmados,
    align: "right",
    cell: ({ contracts }) => count(contracts),
  },
  {
    key: "sales",
    ...defined.vendido,
    align: "right",
    card: "amount",
    cell: ({ sales }) => <Money amount={sales} strong />,
  },
  {
    key: "commissions",
    ...defined.comisiones,
    align: "right",
    cell: ({ commissions }) => <Money amount={commissions} />,
  },
];

/** Columns of the results of each seller's quotes. */
export const performanceColumns: readonly Column<Performance>[] = [
  person(),
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
    ...defined.recaudado,
    align: "right",
    cell: ({ revenue }) => <Money amount={revenue} />,
  },
];
