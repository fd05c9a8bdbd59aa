import Button from "@mui/material/Button";
import { payoutOrder } from "@travesia/api/commissions/payout/payout.rules";
import { shownFailure } from "../../../app/failure/failures.ts";
import { useList } from "../../../app/lists/useList.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { BankFileButtons } from "./BankFileButtons.tsx";
import { payoutColumns } from "./payout.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import { usePayoutListQuery } from "./payouts.generated.ts";

/** The payments of commissions that were made, each with its file for the bank and its receipt. */
export function PayoutList() {
  const listed = useList(payoutOrder, { size: 25 });
  const { data, previousData, loading, error, refetch } = usePayoutListQuery({
    variables: listed.variables,
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.commissionPayouts;
  return (
    <DataTable
      label={texts.made}
      columns={payoutColumns}
      {...listed.table}
      rows={list?.items}
      rowKey={({ id }) => id}
      loading={loading}
      failure={error ? shownFailure(error, refetch) : null}
      empty={<EmptyState>{texts.noPayouts}</EmptyState>}
      actions={({ id, comprobanteUrl }) => (
        <>
          <BankFileButtons of={{ payoutId: id }} />
          {comprobanteUrl && (
            <Button size="small" href={comprobanteUrl} target="_blank" rel="noreferrer">
              {texts.receipt}
            </Button>
          )}
        </>
      )}
      page={listed.pageOf(list)}
    />
  );
}
