import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { staffDocumentOrder } from "@travesia/api/staff-documents/staff-document.rules";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { spokenDocument } from "@travesia/api/staff-documents/staff-document.rules";
import { useBulk } from "../../../base/lists/useBulk.tsx";
import { useReadMore } from "../../../base/lists/useReadMore.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import {
  type ReviewedDocumentFragment,
  ReviewedDocumentsDocument,
  useReviewedDocumentsQuery,
} from "../document/staff-documents.generated.ts";
import { DocumentDialog } from "./DocumentDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { ownerOf, reviewColumns } from "./review.columns.tsx";
import { documentBulkActs } from "./review.bulk-acts.tsx";
import { reviewFilterOf, reviewFilters } from "./review.filters.ts";
import { reviewTexts as texts } from "./review.texts.ts";
import { useReviewActions } from "./useReviewActions.ts";

/** Shows all documents of the team, with their filters; each opens with its decision. */
export function ReviewListTab() {
  const listed = useList(staffDocumentOrder);
  const { address } = listed;
  const actions = useReviewActions();
  const filter = reviewFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useReviewedDocumentsQuery({ variables, fetchPolicy: "cache-and-network" });
  const list = lastAnswer(read)?.staffDocuments;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: (document) => `${spokenDocument(document)} de ${ownerOf(document)}`,
    read: useReadMore(ReviewedDocumentsDocument, variables, ({ staffDocuments }) => staffDocuments.items),
    acts: documentBulkActs(useUser()),
  });
  const show = (documento: string) => address.set({ documento, page: String(address.page) });
  const buttons = (document: ReviewedDocumentFragment) => {
    const { id, status, downloadUrl } = document;
    const what = `${spokenDocument(document)} de ${ownerOf(document)}`;
    return (
      <Stack
        direction="row"
        sx={{ gap: 1, justifyContent: "flex-end", flexWrap: { xs: "wrap", md: "nowrap" } }}
      >
        <Button size="small" color="inherit" aria-label={`${texts.view} ${what}`} onClick={() => show(id)}>
          {texts.view}
        </Button>
        {downloadUrl && (
          <Button size="small" color="inherit" href={downloadUrl} aria-label={`${texts.download} ${what}`}>
            {texts.download}
          </Button>
        )}
        {status === "pending" && (
          <>
            <Button
              size="small"
              color="error"
              disabled={actions.busy}
              aria-label={`${texts.reject} ${what}`}
              onClick={() => actions.askReason(document)}
            >
              {texts.reject}
            </Button>
            <Button
              size="small"
              variant="outlined"
              disabled={actions.busy}
              aria-label={`${texts.approveHere} ${what}`}
              onClick={() => void actions.approve(document)}
            >
              {texts.approveHere}
            </Button>
          </>
        )}
      </Stack>
    );
  };
  return (
    <>
      <DataTable
        filterBar={{ filters: reviewFilters, values: address.values, onChange: address.set }}
        label={texts.title}
        columns={reviewColumns}
        {...listed.table}
        tools={<ExportButton list="staffDocuments" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={buttons}
        actionsLabel="Acciones"
        {...readState(read, "listDocuments")}
        empty={<EmptyState>{filter.status === "pending" ? texts.empty : texts.nothing}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {address.values.documento && (
        <DocumentDialog id={address.values.documento} actions={actions} onClose={() => show("")} />
      )}
      <RejectDialog actions={actions} />
    </>
  );
}
