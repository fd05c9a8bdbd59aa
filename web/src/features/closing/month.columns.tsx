import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { MonthRowFragment } from "./closing.generated.ts";
import { stateLabels, stateTones, titledMonth, waitingText } from "./closing.texts.ts";

/** The columns of the months. */
export const monthColumns: readonly Column<MonthRowFragment>[] = [
  { key: "mes", label: "Mes", card: "title", cell: ({ mes }) => titledMonth(mes) },
  {
    key: "state",
    label: "Estado",
    card: "corner",
    cell: ({ state }) => <StatusChip label={stateLabels[state]} tone={stateTones[state]} />,
  },
  {
    key: "received",
    label: "Recibido",
    align: "right",
    cell: ({ recibido }) => <Money amount={recibido} />,
  },
  { key: "waiting", label: "Lo que espera", cell: ({ pendientes }) => waitingText(pendientes) },
  {
    key: "closed",
    label: "Cerrado",
    cell: ({ closedAt, closedByName }) =>
      closedAt ? (
        <>
          <InstantText at={closedAt} /> · {closedByName}
        </>
      ) : (
        "—"
      ),
  },
  {
    key: "late",
    label: "Después del cierre",
    align: "right",
    cell: ({ state, despuesDelCierre }) => (state === "cerrado" ? despuesDelCierre : "—"),
  },
];
