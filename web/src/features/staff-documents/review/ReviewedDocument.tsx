import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { useState } from "react";
import { FileView } from "../../../ui/desk/FileView.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { EarlierFiles } from "../document/EarlierFiles.tsx";
import type { OfferedDocumentActs } from "../document/staff-document.offered-acts.ts";
import { documentLabels, documentTones } from "../document/staff-document.texts.ts";
import type { ReviewedDocumentFragment } from "../document/staff-documents.generated.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { ownerOf } from "./review.columns.tsx";
import { reviewTexts as texts } from "./review.texts.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface ReviewedDocumentProps {
  readonly document: ReviewedDocumentFragment;
  readonly acts: OfferedDocumentActs;
  readonly busy: boolean;
  /** Label of the button that approves. */
  readonly approve: string;
  /** Called with the reviewer's comments; empty if there are none. */
  readonly onApprove: (comments: string) => void;
  readonly onReject: () => void;
  /** Called to continue with the next document; present when this one was decided elsewhere. */
  readonly onNext?: (() => void) | undefined;
}

/** Shows one document of the team: its file beside its data, and the decision buttons. */
export function ReviewedDocument({
  document,
  acts,
  busy,
  approve,
  onApprove,
  onReject,
  onNext,
}: ReviewedDocumentProps) {
  const [comments, setComments] = useState("");
  const { id, status, fileUrl, downloadUrl } = document;
  const label = `${spokenDocument(document)} de ${ownerOf(document)}`;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: "grid",
        gap: 4,
        minWidth: 0,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(280px, 340px)" },
      }}
    >
      <Box sx={{ order: { xs: 2, lg: 1 }, minWidth: 0 }}>
        {fileUrl ? (
          <FileView key={id} url={fileUrl} label={label} />
        ) : (
          <Alert severity="info">{texts.noFile}</Alert>
        )}
      </Box>
      <Card sx={{ order: { xs: 1, lg: 2 }, p: 4, alignSelf: "start" }}>
        <Stack sx={{ gap: 3 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {spokenDocument(document)}
            </Typography>
            <StatusChip label={documentLabels[status]} tone={documentTones[status]} />
          </Stack>
          {onNext ? (
            <>
              <Button variant="contained" onClick={onNext}>
                {texts.next}
              </Button>
              <Alert severity="info">{texts.gone}</Alert>
            </>
          ) : (
            <Stack sx={{ gap: 1 }}>
              {acts.has("approve") && status === "pending" && (
                <WrittenField
                  multiline
                  label={texts.comment}
                  value={comments}
                  onChange={({ target }) => setComments(target.value)}
                  slotProps={{ htmlInput: { maxLength: 2_000 } }}
                />
              )}
              {acts.has("approve") && status === "pending" && (
                <ActButton
                  variant="contained"
                  loading={busy}
                  reason={acts.get("approve") ?? null}
                  onClick={() => onApprove(comments.trim())}
                >
                  {approve}
                </ActButton>
              )}
              <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
                {acts.has("reject") && status === "pending" && (
                  <ActButton
                    size="small"
                    color="error"
                    disabled={busy}
                    reason={acts.get("reject") ?? null}
                    onClick={onReject}
                  >
                    {texts.reject}
                  </ActButton>
                )}
                {downloadUrl && (
                  <Button size="small" color="inherit" href={downloadUrl}>
                    {texts.download}
                  </Button>
                )}
              </Stack>
            </Stack>
          )}
          <DocumentFacts document={document} />
          <EarlierFiles key={id} document={document} />
        </Stack>
      </Card>
    </Box>
  );
}
