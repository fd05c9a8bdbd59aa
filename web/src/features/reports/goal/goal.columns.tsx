import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { roleLabel } from "@travesia/api/permissions";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import { goalTexts as texts } from "./goal.texts.ts";
import type { GoalRowFragment } from "./goals.generated.ts";

/** Shows the progress of a goal as a bar and in words; the bar is full from 100 % on. */
function Progress({ percent }: { readonly percent: number }) {
  const words = formatPercent(percent, 1);
  return (
    <Box sx={{ minWidth: 110 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        color={percent >= 100 ? "success" : "primary"}
        aria-label={`${words} de la meta`}
        sx={{ height: 6, borderRadius: 3, mb: 0.5, backgroundColor: "divider" }}
      />
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {words}
      </Typography>
    </Box>
  );
}

/** Columns of the goals of a month. */
export const goalColumns: readonly Column<GoalRowFragment>[] = [
  {
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
  },
  {
    key: "monto",
    label: "Meta",
    align: "right",
    cell: ({ monto }) => (monto == null ? texts.none : <Money amount={monto} />),
  },
  {
    key: "vendido",
    label: defined.recaudado.label,
    align: "right",
    cell: ({ vendido }) => <Money amount={vendido} />,
  },
  {
    key: "cumplimiento",
    label: "Avance",
    cell: ({ cumplimiento }) => (cumplimiento == null ? "—" : <Progress percent={cumplimiento} />),
  },
];
