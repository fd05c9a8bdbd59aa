import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { ownerOf } from "./review.columns.tsx";
import { reviewTexts as texts } from "./review.texts.ts";
import type { ReviewActions } from "./useReviewActions.ts";

/** Asks for the reason when a document is being rejected. */
export function RejectDialog({ actions }: { readonly actions: ReviewActions }) {
  const { rejecting: document, busy, failure, reject, close } = actions;
  if (!document) return null;
  return (
    <ReasonDialog
      title="Rechazar documento"
      lead={
        <>
          <strong>{ownerOf(document)}</strong> leerá por qué no vale su{" "}
          <strong>{spokenDocument(document)}</strong> y podrá enviar otro archivo.
        </>
      }
      label={texts.reason}
      missing={texts.reasonMissing}
      maxLength={2_000}
      submit="Rechazar documento"
      busy={busy}
      failure={failure}
      onSubmit={reject}
      onClose={close}
    />
  );
}
