import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { ReasonEach } from "../../../base/lists/ReasonEach.tsx";
import { offeredDocumentActs } from "../document/staff-document.offered-acts.ts";
import {
  type ReviewedDocumentFragment,
  useDocumentsApproveMutation,
  useDocumentsRejectMutation,
} from "../document/staff-documents.generated.ts";
import { reviewTexts as texts } from "./review.texts.ts";

type Props = BulkDialogProps<ReviewedDocumentFragment>;

const many = (count: number) => (count === 1 ? "1 documento" : `${count} documentos`);

function ApproveDocuments({ rows, ...dialog }: Props) {
  const [approve] = useDocumentsApproveMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.approveHere} ${many(rows.length)}`}
      confirm={texts.approveHere}
      perform={(slice) => approve({ variables: slice })}
    >
      {texts.approveEach}
    </ConfirmEach>
  );
}

function RejectDocuments({ rows, ...dialog }: Props) {
  const [reject] = useDocumentsRejectMutation();
  return (
    <ReasonEach
      {...dialog}
      title={`${texts.reject} ${many(rows.length)}`}
      lead={texts.rejectEach}
      label={texts.reason}
      missing={texts.reasonMissing}
      maxLength={2_000}
      submit={texts.reject}
      perform={(reason) => (slice) => reject({ variables: { ...slice, input: { reason } } })}
    />
  );
}

/** Returns the bulk decisions on documents that the viewer may make. */
export function documentBulkActs(viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<ReviewedDocumentFragment>[] {
  const allows = (act: "approve" | "reject") => (document: ReviewedDocumentFragment) =>
    document.status === "pending" && isOffered(offeredDocumentActs(viewer, document), act);
  return [
    { key: "approve", label: texts.approveHere, allows: allows("approve"), Dialog: ApproveDocuments },
    {
      key: "reject",
      label: texts.reject,
      destructive: true,
      allows: allows("reject"),
      Dialog: RejectDocuments,
    },
  ];
}
