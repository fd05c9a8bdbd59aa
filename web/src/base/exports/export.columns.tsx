import Typography from "@mui/material/Typography";
import { exportFormatLabels } from "@travesia/api/exports/export.rules";
import { InstantText } from "../../ui/DayText.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { exportLabels, exportTexts, exportTones } from "./export.texts.ts";
import type { ExportLineFragment } from "./exports.generated.ts";

/** Columns of the list of a user's own exports. */
export const exportColumns: readonly Column<ExportLineFragment>[] = [
  {
    key: "title",
    label: "Listado",
    card: "title",
    cell: ({ title, format }) => `${title} en ${exportFormatLabels[format]}`,
  },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={exportLabels[status]} tone={exportTones[status]} />,
  },
  {
    key: "rows",
    label: "Filas",
    align: "right",
    cell: ({ status, rows, total }) =>
      status === "running" ? exportTexts.progress(rows, total) : total.toLocaleString("es-CO"),
  },
  { key: "createdAt", label: "Pedida", cell: ({ createdAt }) => <InstantText at={createdAt} /> },
  {
    key: "expiresAt",
    label: "Se borra",
    cell: ({ failure, expiresAt }) =>
      failure === null ? (
        <InstantText at={expiresAt} />
      ) : (
        <Typography variant="body2" component="span">
          {failure}
        </Typography>
      ),
  },
];
