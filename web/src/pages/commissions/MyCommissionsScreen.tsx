import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { shownFailure } from "../../app/failure/failures.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { useUser } from "../../app/session/useSession.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CommissionFigures } from "../../features/commissions/commission/CommissionFigures.tsx";
import { ownColumns } from "../../features/commissions/commission/commission.columns.tsx";
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
import { OwnMonth } from "../../features/commissions/limit/OwnMonth.tsx";
import { useCommissionActs } from "../../features/commissions/commission/useCommissionActs.tsx";

const filters = commissionFilters.filter(({ kind }) => kind !== "search");

/** What the signed-in person has earned, with adjustments, and how much of the month's limit is used. */
export function MyCommissionsScreen() {
  const { id: userId } = useUser();
  const address = useAddress();
  const asked = commissionFilterOf(address.values);
  const isNarrowed = Object.values(asked).some((entry) => entry !== undefined);
  const filter = { ...asked, userId };
  const { data, previousData, loading, error, refetch } = useCommissionListQuery({
    variables: { page: address.page, filter: { ...filter, ajustes: true } },
  });
  const counters = useCommissionCountersQuery({ variables: { filter: { userId } } });
  const limit = useSellerLimitQuery({ variables: { userId } });
  const { rowActions, dialog } = useCommissionActs();

  const list = (data ?? previousData)?.commissions;
  return (
    <>
      <PageHeader title={texts.mine} />
      <Stack sx={{ gap: 4, mb: 5 }}>
        <CommissionFigures own counters={counters.data?.commissionCounters} />
        {limit.data && <OwnMonth limit={limit.data.sellerLimit} />}
      </Stack>
      <FilterBar filters={filters} values={address.values} onChange={address.set} />
      <DataTable
        label={texts.mine}
        columns={ownColumns}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={rowActions}
        loading={loading}
        failure={error ? shownFailure(error, refetch, "listCommissions") : null}
        empty={
          isNarrowed ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              {texts.emptyFiltered}
            </EmptyState>
          ) : (
            <EmptyState>{texts.emptyMine}</EmptyState>
          )
        }
        page={{
          page: address.page,
          totalPages: list?.totalPages ?? 0,
          total: list?.total,
          onPage: address.setPage,
        }}
      />
      {dialog}
    </>
  );
}
