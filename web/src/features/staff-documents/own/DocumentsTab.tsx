import Stack from "@mui/material/Stack";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { ownTexts as texts } from "../document/staff-document.texts.ts";
import { OwnDocumentList } from "./OwnDocumentList.tsx";
import { ProgressFigures } from "./ProgressFigures.tsx";
import { UploadForm } from "./UploadForm.tsx";
import { useOwnDocuments } from "./useOwnDocuments.ts";

/** Shows the viewer's documents: the progress, the upload form, and the uploaded documents. */
export function DocumentsTab({
  viewer,
}: {
  readonly viewer: { readonly id: number; readonly role: number };
}) {
  const own = useOwnDocuments(viewer.id);
  const { data, error, refetch } = own.read;
  const progress = data?.staffDocumentProgress;
  if (error && !progress) return <ErrorState {...shownFailure(error, refetch, "listDocuments")} />;
  if (!progress) return <ListSkeleton cards />;
  return (
    <Section title={texts.title}>
      <Stack sx={{ gap: 5, pt: 3 }}>
        <ProgressFigures progress={progress} />
        <UploadForm
          documents={progress.documents}
          progress={own.progress}
          busy={own.busy}
          failure={own.failure}
          onSend={own.send}
        />
        <OwnDocumentList
          viewer={viewer}
          documents={progress.documents}
          busy={own.replacing}
          onReplace={own.replace}
          onRemove={own.ask}
        />
      </Stack>
      {own.removing && (
        <ConfirmDialog
          open
          title="Eliminar documento"
          confirm={texts.remove}
          destructive
          busy={own.replacing}
          onConfirm={() => void own.remove()}
          onClose={() => own.ask(null)}
        >
          Se eliminará <strong>{spokenDocument(own.removing)}</strong> con su archivo. Esto no se puede
          deshacer.
        </ConfirmDialog>
      )}
    </Section>
  );
}
