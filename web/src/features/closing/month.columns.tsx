import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { MonthRowFragment } from "./closing.generated.ts";
import { stateLabels, stateTones, titledMonth, waitingText } from "./closing.texts.ts";

const oneLine = (text: string) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);

/** The columns of the months. */
export const monthColumns: readonly Column<MonthRowFragment>[] = [
  { key: "mes", label: "Mes", card: "title", cell: ({ mes }) => oneLine(titledMonth(mes)) },
  {
    key: "state",
    label: "Estado",
    card: "corner",
    cell: ({ state }) => <StatusChip label={stateLabels[state]} tone={stateTones[state]} />,
  },
  {
    key: "received",
    label: figures.recaudo.label,
    align: "right",
    cell: ({ recibido }) => <Money amount={recibido} />,
  },
  { key: "waiting", label: "Pendientes", cell: ({ pendientes }) => oneLine(waitingText(pendientes)) },
  {
    key: "closed",
    label: "Cerrado",
    cell: ({ closedAt, closedByName }) =>
      closedAt ? (
        <Box sx={{ lineHeight: 1.35 }}>
          <InstantText at={closedAt} />
          <Typography variant="caption" color="textSecondary" component="div">
            {closedByName}
          </Typography>
        </Box>
      ) : (
        "—"
      ),
  },
  {
    key: "late",
    label: "Después del cierre",
    align: "right",
    same: ({ state, despuesDelCierre }) => (state === "cerrado" ? despuesDelCierre : null),
    cell: ({ state, despuesDelCierre }) => (state === "cerrado" ? despuesDelCierre : "—"),
  },
];
