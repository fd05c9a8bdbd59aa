import { NotRefreshed } from "../../../ui/table/NotRefreshed.tsx";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { AgoText } from "../../../ui/AgoText.tsx";
import { QueueList } from "../../../ui/desk/QueueList.tsx";
import { QueueSteps } from "../../../ui/desk/QueueSteps.tsx";
import { useQueue } from "../../../ui/desk/useQueue.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { offeredDocumentActs } from "../document/staff-document.offered-acts.ts";
import { useDocumentsToReviewQuery } from "../document/staff-documents.generated.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { ownerOf } from "./review.columns.tsx";
import { reviewTexts as texts } from "./review.texts.ts";
import { ReviewedDocument } from "./ReviewedDocument.tsx";
import { useReviewActions } from "./useReviewActions.ts";
import { nameLines } from "../../../ui/name-lines.ts";

/** Milliseconds between two refreshes that load new documents and other people's decisions. */
const ASKED_EVERY = 30_000;

interface ReviewDeskTabProps {
  /** Id of the document named in the address. */
  readonly asked: string | undefined;
  /** Called to open the list of all documents. */
  readonly onAll: () => void;
}

/** Shows the pending documents one by one, the oldest first, each with its decision buttons. */
export function ReviewDeskTab({ asked, onAll }: ReviewDeskTabProps) {
  const user = useUser();
  const read = useDocumentsToReviewQuery({ fetchPolicy: "cache-and-network", pollInterval: ASKED_EVERY });
  const waiting = lastAnswer(read)?.staffDocuments;
  const documents = waiting?.items;
  const { item: document, place, gone, select, next, previous, settle } = useQueue(documents, asked);
  const actions = useReviewActions({ onDecided: settle });
  if (read.error && !documents)
    return <ErrorState {...shownFailure(read.error, read.refetch, "listDocuments")} />;
  if (!documents || !waiting) return <RecordSkeleton />;
  const missed = asked !== undefined && !documents.some(({ id }) => id === asked) && !actions.busy;
  return (
    <Stack sx={{ gap: 4 }}>
      {documents && read.error && (
        <NotRefreshed {...shownFailure(read.error, read.refetch, "listDocuments")} />
      )}
      {missed && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={onAll}>
              {texts.seeAll}
            </Button>
          }
        >
          {texts.notWaiting}
        </Alert>
      )}
      {!document && <EmptyState>{texts.empty}</EmptyState>}
      {document && (
        <>
          <QueueSteps
            place={place}
            gone={gone}
            previous={previous}
            next={next}
            total={waiting.total}
            last={place + 1 >= documents.length}
          />
          <Box
            sx={{
              display: "grid",
              gap: 4,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "240px minmax(0, 1fr)" },
            }}
          >
            <QueueList label={texts.queue} items={documents} selected={document.id} onSelect={select}>
              {(one) => (
                <>
                  <Typography variant="body2" sx={{ ...nameLines, fontWeight: 600 }}>
                    {ownerOf(one)}
                  </Typography>
                  <Typography variant="body2" noWrap>
                    {spokenDocument(one)}
                  </Typography>
                  <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
                    <AgoText at={one.createdAt} />
                  </Box>
                </>
              )}
            </QueueList>
            <ReviewedDocument
              key={document.id}
              document={document}
              acts={offeredDocumentActs(user, document)}
              busy={actions.busy}
              approve={texts.approve}
              onApprove={(comments) => void actions.approve(document, comments)}
              onReject={() => actions.askReason(document)}
              onNext={gone ? next : undefined}
            />
          </Box>
        </>
      )}
      <RejectDialog actions={actions} />
    </Stack>
  );
}
