import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { formatInstant } from "../../../ui/days.ts";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { FILE_KINDS } from "../../../ui/form/FileField.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import { EarlierFiles } from "../document/EarlierFiles.tsx";
import { offeredDocumentActs } from "../document/staff-document.offered-acts.ts";
import { documentLabels, documentTones, ownTexts as texts } from "../document/staff-document.texts.ts";
import type { StaffDocumentRowFragment } from "../document/staff-documents.generated.ts";

interface OwnDocumentListProps {
  readonly viewer: { readonly id: number; readonly role: number };
  readonly documents: readonly StaffDocumentRowFragment[];
  readonly busy: boolean;
  readonly onReplace: (file: File, document: StaffDocumentRowFragment) => void;
  readonly onRemove: (document: StaffDocumentRowFragment) => void;
}

/** Shows the documents that the viewer uploaded, with the decision on each. */
export function OwnDocumentList({ viewer, documents, busy, onReplace, onRemove }: OwnDocumentListProps) {
  if (documents.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
  return (
    <Stack component="ul" aria-label="Mis documentos" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {documents.map((document) => {
        const { id, status, createdAt, filename, fileUrl, rejectionReason, reviewComments } = document;
        const acts = offeredDocumentActs(viewer, document);
        const name = spokenDocument(document);
        return (
          <Stack
            key={id}
            component="li"
            sx={{ gap: 1, py: 3, borderTop: 1, borderColor: "divider", minWidth: 0 }}
          >
            <Stack
              direction="row"
              sx={{ gap: 2, justifyContent: "space-between", alignItems: "center", flexWrap: "wrap" }}
            >
              <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere", minWidth: 0 }}>{name}</Typography>
              <StatusChip label={documentLabels[status]} tone={documentTones[status]} />
            </Stack>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
              {filename} · {formatInstant(createdAt)}
            </Typography>
            {rejectionReason && (
              <Typography variant="body2" color="error">
                {texts.reason}: {rejectionReason}
              </Typography>
            )}
            {status === "approved" && reviewComments && (
              <Typography variant="body2">
                {texts.comment}: {reviewComments}
              </Typography>
            )}
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", ml: -1 }}>
              {fileUrl && (
                <Button
                  size="small"
                  color="inherit"
                  href={fileUrl}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${texts.view} ${name}`}
                >
                  {texts.view}
                </Button>
              )}
              {isOffered(acts, "replace") && (
                <ChooseFile
                  accept={FILE_KINDS.join(",")}
                  size="small"
                  loading={busy}
                  aria-label={`${texts.replace}: ${name}`}
                  onFile={(file) => onReplace(file, document)}
                >
                  {texts.replace}
                </ChooseFile>
              )}
              {isOffered(acts, "remove") && (
                <Button
                  size="small"
                  color="error"
                  aria-label={`${texts.remove} ${name}`}
                  onClick={() => onRemove(document)}
                >
                  {texts.remove}
                </Button>
              )}
            </Stack>
            <EarlierFiles document={document} />
          </Stack>
        );
      })}
    </Stack>
  );
}
