import { useState } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { fileProblem } from "../../../ui/form/FileField.tsx";
import {
  type StaffDocumentRowFragment,
  useDocumentRemoveMutation,
  useDocumentUploadMutation,
  useOwnDocumentsQuery,
} from "../document/staff-documents.generated.ts";
import { ownTexts } from "../document/staff-document.texts.ts";

const reads = { refetchQueries: ["OwnDocuments", "EarlierDocuments"], awaitRefetchQueries: true };

/** Kind of the document to upload; a description when it is of another kind. */
export interface HandedIn {
  readonly documentName: string;
  readonly description: string;
}

/** Returns the viewer's documents and the acts on them: upload, replace, remove. */
export function useOwnDocuments(userId: number) {
  const read = useOwnDocumentsQuery({ variables: { userId }, fetchPolicy: "cache-and-network" });
  const { busy, failure, forget, perform } = useSaving();
  const replacing = useSaving();
  const toasts = useToasts();
  const [progress, setProgress] = useState<number | null>(null);
  const [upload] = useDocumentUploadMutation(reads);
  const [remove] = useDocumentRemoveMutation(reads);
  const [removing, setRemoving] = useState<StaffDocumentRowFragment | null>(null);
  const sending = (file: File, input: HandedIn, saving: typeof perform) =>
    saving(
      () =>
        upload({ variables: { input, file }, context: { onProgress: setProgress } }).finally(() =>
          setProgress(null),
        ),
      ({ data }) => data?.uploadStaffDocument.message ?? null,
      "uploadDocument",
    );
  return {
    read,
    busy,
    failure,
    progress,
    removing,
    replacing: replacing.busy,
    send: (file: File, input: HandedIn) => sending(file, input, perform),
    /** Uploads another file for a document; the former one stays in the history. */
    replace: (file: File, { documentName, description }: StaffDocumentRowFragment) => {
      const problem = fileProblem(file);
      if (problem) toasts.failure(problem);
      else void sending(file, { documentName, description }, replacing.perform);
    },
    ask: (document: StaffDocumentRowFragment | null) => {
      forget();
      setRemoving(document);
    },
    remove: async () => {
      if (!removing) return;
      await replacing.perform(
        () => remove({ variables: { id: removing.id } }),
        ownTexts.removed,
        "deleteDocument",
      );
      setRemoving(null);
    },
  };
}
