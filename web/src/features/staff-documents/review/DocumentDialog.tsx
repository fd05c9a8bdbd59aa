import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Theme } from "@mui/material/styles";
import { useId } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { offeredDocumentActs } from "../document/staff-document.offered-acts.ts";
import { useDocumentToReviewQuery } from "../document/staff-documents.generated.ts";
import { reviewTexts as texts } from "./review.texts.ts";
import { ReviewedDocument } from "./ReviewedDocument.tsx";
import type { ReviewActions } from "./useReviewActions.ts";

interface DocumentDialogProps {
  readonly id: string;
  readonly actions: ReviewActions;
  readonly onClose: () => void;
}

/**
 * Shows one document over the list: its file beside its data, with the decision buttons while it is pending.
 */
export function DocumentDialog({ id, actions, onClose }: DocumentDialogProps) {
  const user = useUser();
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const { data, error, refetch } = useDocumentToReviewQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const document = data?.staffDocument;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xl" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>Documento</DialogTitle>
      <DialogContent>
        {error && !data && <ErrorState {...shownFailure(error, refetch, "listDocuments")} />}
        {!error && !data && <RecordSkeleton />}
        {data && !document && <ErrorState message="Documento no encontrado" />}
        {document && (
          <ReviewedDocument
            document={document}
            acts={offeredDocumentActs(user, document)}
            busy={actions.busy}
            approve={texts.approveHere}
            onApprove={(comments) => void actions.approve(document, comments)}
            onReject={() => actions.askReason(document)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
