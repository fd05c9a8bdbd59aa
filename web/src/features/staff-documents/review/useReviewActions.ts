import { useApolloClient } from "@apollo/client/react";
import { readOver } from "../../../base/saving/read-after.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import {
  type ReviewedDocumentFragment,
  useDocumentApproveMutation,
  useDocumentRejectMutation,
} from "../document/staff-documents.generated.ts";
import { reviewTexts as texts } from "./review.texts.ts";

const reads = {
  refetchQueries: ["DocumentsToReview", "ReviewedDocuments", "DocumentToReview", "DocumentCounts"],
  awaitRefetchQueries: true,
};

/**
 * Returns the functions that decide on documents. The typed text stays after a refusal. `onDecided` is called
 * after each decision by the viewer.
 */
export function useReviewActions({ onDecided }: { readonly onDecided?: (id: string) => void } = {}) {
  const { open, busy, failure, show, close, perform } = useActs<ReviewedDocumentFragment>();
  const client = useApolloClient();
  const [approve] = useDocumentApproveMutation(reads);
  const [reject] = useDocumentRejectMutation(reads);
  return {
    /** Document that is being rejected and needs a reason. */
    rejecting: open,
    busy,
    failure,
    askReason: show,
    close,
    approve: async ({ id }: ReviewedDocumentFragment, comments = "") => {
      const done = () => {
        onDecided?.(id);
        return approve({ variables: { id, input: comments ? { comments } : {} } });
      };
      const wrong = await perform(done, texts.approved, "approveDocument");
      // The row is out of date: another person decided first.
      if (wrong) await readOver(client, reads.refetchQueries);
    },
    reject: (reason: string) => {
      const id = open?.id ?? "";
      const done = () => {
        onDecided?.(id);
        return reject({ variables: { id, input: { reason } } });
      };
      return perform(done, texts.rejected, "rejectDocument");
    },
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
