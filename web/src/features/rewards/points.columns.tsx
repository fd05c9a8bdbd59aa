import Box from "@mui/material/Box";
import { InstantText } from "../../ui/DayText.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { PointLineFragment, PointsReferredQuery } from "./rewards.generated.ts";
import { movementText, pointsText, signed } from "./rewards.texts.ts";

const figures = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", fontWeight: 600 } as const;

/** Columns of the changes of the viewer's points. */
export const movementColumns: readonly Column<PointLineFragment>[] = [
  {
    key: "what",
    label: "Movimiento",
    card: "title",
    cell: ({ kind, customerName, reason }) => movementText[kind](customerName, reason),
  },
  { key: "ordinal", label: "Fecha", cell: ({ at }) => <InstantText at={at} /> },
  {
    key: "points",
    label: "Puntos",
    align: "right",
    card: "corner",
    cell: ({ points }) => (
      <Box component="span" sx={{ ...figures, color: points < 0 ? "error.main" : "success.main" }}>
        {signed(points)}
      </Box>
    ),
  },
  { key: "balance", label: "Saldo", align: "right", cell: ({ balance }) => balance.toLocaleString("es-CO") },
];

export type ReferredLine = PointsReferredQuery["referredPeople"]["items"][number];

/** Columns of the people whom the viewer referred. */
export const referredColumns: readonly Column<ReferredLine>[] = [
  { key: "name", label: "Persona", card: "title", cell: ({ name }) => name },
  { key: "since", label: "Desde", cell: ({ since }) => <InstantText at={since} /> },
  {
    key: "points",
    label: "Te ha dado",
    align: "right",
    card: "corner",
    cell: ({ points }) => pointsText(points),
  },
];
