import Box from "@mui/material/Box";
import { recordLabels } from "@travesia/api/history/history.rules";
import { InstantText } from "../../ui/DayText.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { HistoryLineFragment } from "./history.generated.ts";
import { changeText, originText } from "./history-line.ts";

const whole = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: { md: "nowrap" } } as const;

/** Columns of the audit log's list; further fields are in the detail. */
export const auditColumns: readonly Column<HistoryLineFragment>[] = [
  { key: "at", label: "Fecha", card: "corner", cell: ({ at }) => <InstantText at={at} /> },
  {
    key: "record",
    label: "Registro",
    cell: ({ record, recordName }) => (
      <Box sx={whole}>{[recordLabels[record], recordName].filter(Boolean).join(" ")}</Box>
    ),
  },
  {
    key: "text",
    label: "Qué pasó",
    card: "title",
    cell: ({ text, changes }) => (
      <Box
        sx={{ ...whole, maxWidth: { md: 268, xl: 420 } }}
        title={[text, ...changes.map(changeText)].join("\n")}
      >
        {text}
      </Box>
    ),
  },
  {
    key: "origin",
    label: "Desde",
    cell: (line) => <Box sx={{ ...whole, maxWidth: { md: 168, xl: 240 } }}>{originText(line)}</Box>,
  },
];
