import { approvalOrder } from "@travesia/api/approvals/approval.rules";
import { formatCop } from "@travesia/api/cop";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { approvalColumns } from "../../features/approvals/approval.columns.tsx";
import { approvalFilterOf, approvalFilters } from "../../features/approvals/approval.filters.ts";
import { approvalTexts as texts } from "../../features/approvals/approval.texts.ts";
import { useApprovalListQuery } from "../../features/approvals/approvals.generated.ts";
import { useApprovalActions } from "../../features/approvals/useApprovalActions.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the payments that a second person reviews before they are sent: the waiting payments first. */
export function ApprovalListScreen() {
  const listed = useList(approvalOrder, { size: 25 });
  const { address } = listed;
  const actions = useApprovalActions();
  const { open } = actions;
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
          approval.acts.map(({ name, reason }) => (
            <ActButton
              key={name}
              size="small"
              variant={name === "approve" ? "outlined" : "text"}
              reason={reason ?? null}
              onClick={() =>
                name === "approve" ? actions.show(approval) : void actions.withdraw(approval.id)
              }
            >
              {name === "approve" ? texts.approve : texts.withdraw}
            </ActButton>
          ))
        }
        {...readState(read)}
        empty={<EmptyState>{filter.status === "waiting" ? texts.none : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {open && (
        <ConfirmDialog
          open
          title="Aprobar pago"
          confirm={`Aprobar ${formatCop(open.monto)}`}
          busy={actions.busy}
          onConfirm={() => void actions.approve(open.id)}
          onClose={actions.close}
        >
          {open.askedBy.name} {open.askedBy.lastname} podrá pagar {formatCop(open.monto)} a {open.payee} (
          {open.maskedAccount}) por {open.concept}, una sola vez.
        </ConfirmDialog>
      )}
    </>
  );
}
