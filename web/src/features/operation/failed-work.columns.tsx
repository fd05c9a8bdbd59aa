import Box from "@mui/material/Box";
import { InstantText } from "../../ui/DayText.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import type { FailedLineFragment } from "./operation.generated.ts";
import { operationTexts as texts } from "./operation.texts.ts";

/** Columns of the list of failed jobs. */
export const failedWorkColumns: readonly Column<FailedLineFragment>[] = [
  {
    key: "title",
    label: "Qué",
    card: "title",
    cell: ({ title, subject }) => <TwoLines second={subject}>{title}</TwoLines>,
  },
  {
    key: "reason",
    label: "Por qué",
    cell: ({ reason }) => (
      <Box sx={{ maxWidth: { md: 460 }, whiteSpace: "normal", overflowWrap: "anywhere", py: { md: 1 } }}>
        {reason}
      </Box>
    ),
  },
  {
    key: "tries",
    label: "Intentos",
    align: "right",
    cell: ({ tries }) => tries.toLocaleString("es-CO"),
  },
  { key: "since", label: "Desde", cell: ({ since }) => <InstantText at={since} /> },
  {
    key: "nextTryAt",
    label: "Próximo intento",
    card: "corner",
    cell: ({ nextTryAt }) =>
      nextTryAt ? <InstantText at={nextTryAt} /> : <StatusChip label={texts.notByItself} tone="clay" />,
  },
];
