import Button from "@mui/material/Button";
import { commissionOrder } from "@travesia/api/commissions/commission/commission.rules";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { NewCommissionButton } from "../../features/commissions/manual/NewCommissionButton.tsx";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { commissionBulkActs } from "../../features/commissions/commission/commission.bulk-acts.tsx";
import { sellerFilter } from "../../features/organization/person/SellerFilter.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CalculateDialog } from "../../features/commissions/commission/CalculateDialog.tsx";
import { CommissionFigures } from "../../features/commissions/commission/CommissionFigures.tsx";
import {
  commissionColumns,
  type CommissionLine,
} from "../../features/commissions/commission/commission.columns.tsx";
import {
  commissionFilters,
  commissionFilterOf,
} from "../../features/commissions/commission/commission.filters.ts";
import { commissionTaskFilter } from "../../features/commissions/commission/commission.tasks.ts";
import { commissionTexts as texts } from "../../features/commissions/commission/commission.texts.ts";
import {
  CommissionListDocument,
  useCommissionCountersQuery,
  useCommissionListQuery,
} from "../../features/commissions/commission/commissions.generated.ts";
import { severalAddress } from "../../features/commissions/payout/several.filters.ts";
import { HistoryDialog } from "../../features/history/HistoryDialog.tsx";
import { useCommissionActs } from "../../features/commissions/commission/useCommissionActs.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { OBJECTIONS } from "../../features/commissions/commission/commissions.paths.ts";
import { objectionTexts } from "../../features/commissions/objection/objection.texts.ts";
import { ObjectionList } from "../../features/commissions/objection/ObjectionList.tsx";

/** Shows the commissions that the viewer may see, or the objections to them: `?ver=objeciones`. */
export function CommissionListScreen() {
  const { values } = useAddress();
  if (values["ver"] !== OBJECTIONS) return <CommissionList />;
  return (
    <>
      <PageHeader title={objectionTexts.list} />
      <LiveList type="commission" />
      <ObjectionList />
    </>
  );
}

/** Shows the commissions to review, approve and pay. */
function CommissionList() {
  const user = useUser();
  const { role } = user;
  const listed = useList(commissionOrder);
  const { address } = listed;
  const filter = commissionFilterOf(address.values);
  const isNarrowed = Object.values(filter).some((entry) => entry !== undefined);
  const variables = { ...listed.variables, filter: { ...filter, ajustes: true } };
  const read = useCommissionListQuery({ variables });
  const counters = useCommissionCountersQuery({ variables: { filter: { ...filter, status: undefined } } });
  const [opened, setOpened] = useState<CommissionLine | null>(null);
  const { rowActions, dialog } = useCommissionActs(setOpened);
  const [calculating, setCalculating] = useState(false);

  const list = lastAnswer(read)?.commissions;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ contract, vendedor }) => `${contract.contractNumber} · ${vendedor.name} ${vendedor.lastname}`,
    read: useReadMore(CommissionListDocument, variables, ({ commissions }) => commissions.items),
    acts: commissionBulkActs(user),
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        more={
          may(role, "manageCommissions") && (
            <>
              <NewCommissionButton />
              <Button variant="outlined" onClick={() => setCalculating(true)}>
                {texts.calculate}
              </Button>
            </>
          )
        }
        actions={
          may(role, "payCommissions") && (
            <Button variant="contained" href={severalAddress(address.values, list?.items ?? [])}>
              {may(role, "manageCommissions") ? texts.several : texts.paySeveral}
            </Button>
          )
        }
      />
      <LiveList type="commission" />
      <CommissionFigures counters={lastAnswer(counters)?.commissionCounters} />
      <DataTable
        filterBar={{
          filters: [...commissionFilters, commissionTaskFilter(role), ...sellerFilter(role)],
          values: address.values,
          onChange: address.set,
        }}
        label={texts.title}
        columns={commissionColumns}
        {...listed.table}
        tools={<ExportButton list="commissions" variables={variables} days={LIST_DAYS} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={rowActions}
        {...readState(read, "listCommissions")}
        empty={
          isNarrowed ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              {texts.emptyFiltered}
            </EmptyState>
          ) : (
            <EmptyState>{texts.empty}</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {dialog}
      {opened && (
        <HistoryDialog
          record="commission"
          id={opened.id}
          title={texts.historyOf(
            `${opened.vendedor.name} ${opened.vendedor.lastname}`,
            opened.clase === "ajuste",
          )}
          onClose={() => setOpened(null)}
        />
      )}
      {calculating && <CalculateDialog onClose={() => setCalculating(false)} />}
    </>
  );
}
