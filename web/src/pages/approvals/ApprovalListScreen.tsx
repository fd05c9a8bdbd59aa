import { approvalOrder } from "@travesia/api/approvals/approval.rules";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { approvalColumns } from "../../features/approvals/approval.columns.tsx";
import { approvalFilterOf, approvalFilters } from "../../features/approvals/approval.filters.ts";
import { approvalTexts as texts } from "../../features/approvals/approval.texts.ts";
import { useApprovalListQuery } from "../../features/approvals/approvals.generated.ts";
import { sentActs } from "../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { approvalActs } from "../../features/approvals/approval.acts.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the payments that a second person must approve before they are sent; pending ones come first. */
export function ApprovalListScreen() {
  const listed = useList(approvalOrder, { size: 25 });
  const { address } = listed;
  const { show, dialog } = useRecordActs(approvalActs, { reads: ["ApprovalList", "DayInbox"] });
  const filter = approvalFilterOf(address.values);
  const read = useApprovalListQuery({
    variables: { ...listed.variables, filter },
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.payoutApprovals;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <LiveList type="approval" />
      <DataTable
        filterBar={{ filters: approvalFilters, values: address.values, onChange: address.set }}
        label={texts.title}
        columns={approvalColumns}
        {...listed.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={(approval) =>
          [...sentActs(approvalActs, approval.acts)].map(([name, reason]) => (
            <ActButton
              key={name}
              size="small"
              variant={name === "approve" ? "outlined" : "text"}
              reason={reason}
              onClick={() => show(name, approval)}
            >
              {approvalActs[name].label}
            </ActButton>
          ))
        }
        {...readState(read)}
        empty={<EmptyState>{filter.status === "waiting" ? texts.none : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {dialog}
    </>
  );
}
