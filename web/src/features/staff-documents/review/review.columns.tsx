import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { formatDay } from "../../../ui/days.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { documentLabels, documentTones } from "../document/staff-document.texts.ts";
import type { ReviewedDocumentFragment } from "../document/staff-documents.generated.ts";

/** Returns the name of a document's owner: `Ana García`. */
export const ownerOf = ({ user }: ReviewedDocumentFragment): string => `${user.name} ${user.lastname}`.trim();

/** Style that limits a row to two lines on tablets and larger screens. */
const oneLine = {
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: { md: "nowrap" },
} as const;

/** Columns of the list of all documents. */
export const reviewColumns: readonly Column<ReviewedDocumentFragment>[] = [
  {
    key: "usuario",
    label: "Usuario",
    card: "title",
    cell: (document) => (
      <Box sx={{ lineHeight: 1.35, minWidth: 0, maxWidth: { md: 170 } }}>
        <Box component="span" title={ownerOf(document)} sx={oneLine}>
          {ownerOf(document)}
        </Box>
        <Typography variant="caption" color="textSecondary" component="div">
          {roleLabels[document.user.role as RoleNumber]}
        </Typography>
      </Box>
    ),
  },
  {
    key: "documento",
    label: "Documento",
    cell: (document) => (
      <Box component="span" title={spokenDocument(document)} sx={{ ...oneLine, maxWidth: { md: 170 } }}>
        {spokenDocument(document)}
      </Box>
    ),
  },
  { key: "tipo", label: "Tipo", cell: ({ fileType }) => (fileType === "pdf" ? "PDF" : "Imagen") },
  {
    key: "createdAt",
    label: "Fecha",
    cell: ({ createdAt }) => <Box sx={oneLine}>{formatDay(createdAt)}</Box>,
  },
  {
    key: "estado",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={documentLabels[status]} tone={documentTones[status]} />,
  },
  {
    key: "comment",
    label: "Comentario",
    optional: true,
    cell: ({ reviewComments, rejectionReason }) => reviewComments ?? rejectionReason ?? "—",
  },
];
