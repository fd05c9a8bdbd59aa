import { commissionOrder } from "@travesia/api/commissions/commission/commission.rules";
import { NO_SIGNATURE } from "@travesia/api/commissions/commission/commission.acts.rules";
import { sum } from "@travesia/api/cop";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { isOffered } from "../../base/acts/offered-acts.ts";
import { useList } from "../../base/lists/useList.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { ChosenBar } from "../../ui/table/ChosenBar.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CommissionFigures } from "../../features/commissions/commission/CommissionFigures.tsx";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import {
  type CommissionLine,
  ownColumns,
} from "../../features/commissions/commission/commission.columns.tsx";
import {
  commissionFilters,
  commissionFilterOf,
} from "../../features/commissions/commission/commission.filters.ts";
import { commissionTexts as texts } from "../../features/commissions/commission/commission.texts.ts";
import {
  useCommissionCountersQuery,
  useCommissionListQuery,
  useSellerLimitQuery,
} from "../../features/commissions/commission/commissions.generated.ts";
import { offeredCommissionActs } from "../../features/commissions/commission/commission.offered-acts.ts";
import { chosenColumn } from "../../features/commissions/request/chosen.column.tsx";
import { RequestPaymentDialog } from "../../features/commissions/request/RequestPaymentDialog.tsx";
import { StatementSection } from "../../features/commissions/statement/StatementSection.tsx";
import { limitTexts } from "../../features/commissions/limit/limit.texts.ts";
import { OwnMonth } from "../../features/commissions/limit/OwnMonth.tsx";
import { HistoryDialog } from "../../features/history/HistoryDialog.tsx";
import { useCommissionActs } from "../../features/commissions/commission/useCommissionActs.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

const filters = commissionFilters.filter(({ kind }) => kind !== "search");

/** Shows the signed-in user's commissions with adjustments, and the used part of the monthly limit. */
export function MyCommissionsScreen() {
  const { id: userId } = useUser();
  const listed = useList(commissionOrder);
  const { address } = listed;
  const asked = commissionFilterOf(address.values);
  const isNarrowed = Object.values(asked).some((entry) => entry !== undefined);
  const filter = { ...asked, userId };
  const read = useCommissionListQuery({
    variables: { ...listed.variables, filter: { ...filter, ajustes: true } },
  });
  const counters = useCommissionCountersQuery({ variables: { filter: { userId } } });
  const limit = useSellerLimitQuery({ variables: { userId } });
  const [opened, setOpened] = useState<CommissionLine | null>(null);
  const { rowActions, dialog } = useCommissionActs(setOpened);

  const [chosen, setChosen] = useState<ReadonlyMap<string, CommissionLine>>(new Map());
  const [requesting, setRequesting] = useState(false);
  const user = useUser();
  const canChoose = (line: CommissionLine) => isOffered(offeredCommissionActs(line, user), "request");
  const toggle = (line: CommissionLine) => {
    const next = new Map(chosen);
    if (!next.delete(line.id)) next.set(line.id, line);
    setChosen(next);
  };

  const list = lastAnswer(read)?.commissions;
  const unsigned = list?.items.some(
    (line) => offeredCommissionActs(line, user).get("request") === NO_SIGNATURE,
  );
  const canRequest = list?.items.some(canChoose) ?? false;
  return (
    <>
      <PageHeader title={texts.mine} />
      <LiveList type="commission" />
      <CommissionFigures own counters={counters.data?.commissionCounters} />
      {unsigned && (
        <Alert
          severity="warning"
          sx={{ mb: 4 }}
          action={<Button href={accountPaths.profile.to()}>{texts.toProfile}</Button>}
        >
          {NO_SIGNATURE}
        </Alert>
      )}
      <DataTable
        filterBar={{ filters, values: address.values, onChange: address.set }}
        label={texts.mine}
        columns={canRequest ? [chosenColumn(chosen, canChoose, toggle), ...ownColumns] : ownColumns}
        {...listed.table}
        tools={
          <ExportButton
            list="commissions"
            variables={{ ...listed.variables, filter: { ...filter, ajustes: true } }}
            days={LIST_DAYS}
          />
        }
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
            <EmptyState>{texts.emptyMine}</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {chosen.size > 0 && (
        <ChosenBar
          chosen={texts.requestSeveral(chosen.size)}
          amount={sum([...chosen.values()].map(({ montoComision }) => montoComision))}
          onClear={() => setChosen(new Map())}
        >
          <Button variant="contained" onClick={() => setRequesting(true)}>
            {texts.request}
          </Button>
        </ChosenBar>
      )}
      <Stack sx={{ gap: 5, mt: 5 }}>
        {limit.error && !limit.data ? (
          <Unread of={limit} what={limitTexts.month} />
        ) : (
          <OwnMonth limit={limit.data?.sellerLimit} />
        )}
        <StatementSection userId={userId} title={texts.month} />
      </Stack>
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
      {requesting && (
        <RequestPaymentDialog
          lines={[...chosen.values()]}
          onClose={() => {
            setRequesting(false);
            setChosen(new Map());
          }}
        />
      )}
    </>
  );
}
