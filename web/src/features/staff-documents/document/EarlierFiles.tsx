import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { formatInstant } from "../../../ui/days.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { documentLabels, earlierText } from "./staff-document.texts.ts";
import { type StaffDocumentRowFragment, useEarlierDocumentsQuery } from "./staff-documents.generated.ts";

/** Shows the earlier files of a document with the decision on each; loaded on demand. */
export function EarlierFiles({ document }: { readonly document: StaffDocumentRowFragment }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const { userId, documentName, description, earlierFiles } = document;
  const { data, error, refetch } = useEarlierDocumentsQuery({
    variables: { userId, documentName, description },
    skip: !open,
    fetchPolicy: "cache-and-network",
  });
  if (earlierFiles === 0) return null;
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        sx={{ ml: -1 }}
      >
        {earlierText(earlierFiles)}
      </Button>
      <Collapse in={open} id={list}>
        {error && !data && <ErrorState {...shownFailure(error, refetch, "listDocuments")} />}
        <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 1 }}>
          {data?.earlierStaffDocuments.map(
            ({ id, status, createdAt, fileUrl, filename, rejectionReason }) => (
              <Typography key={id} component="li" variant="body2">
                {fileUrl ? (
                  <Link href={fileUrl} target="_blank" rel="noopener">
                    {filename}
                  </Link>
                ) : (
                  filename
                )}
                {` · ${formatInstant(createdAt)} · ${documentLabels[status]}`}
                {rejectionReason && `: ${rejectionReason}`}
              </Typography>
            ),
          )}
        </Stack>
      </Collapse>
    </div>
  );
}
