import Stack from "@mui/material/Stack";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import type { DashboardPackagesQuery } from "./dashboard.generated.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

type Package = DashboardPackagesQuery["packageStats"][number];

/** Columns of the income of packages, with their future departures. */
export const packageColumns: readonly Column<Package>[] = [
  { key: "title", label: "Paquete", card: "title", cell: ({ title }) => title },
  {
    key: "reservations",
    label: "Reservas",
    align: "right",
    cell: ({ reservations }) => reservations.toLocaleString("es-CO"),
  },
  {
    key: "revenue",
    ...figures.recaudoReservas,
    align: "right",
    cell: ({ revenue }) => <Money amount={revenue} />,
  },
  {
    key: "departures",
    label: "Próxima salida",
    align: "right",
    cell: ({ departures: [next] }) =>
      next ? (
        <Stack sx={{ lineHeight: 1.35 }}>
          <DayText day={next.salida} />
          <span>{texts.seats(next.people, next.disponibles)}</span>
        </Stack>
      ) : (
        "—"
      ),
  },
];
