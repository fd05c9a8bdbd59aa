import Button from "@mui/material/Button";
import { shownFailure } from "../../../app/failure/failures.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { BankFileButtons } from "./BankFileButtons.tsx";
import { payoutColumns } from "./payout.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import { usePayoutListQuery } from "./payouts.generated.ts";

const LIMIT = 20;

interface PayoutListProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The payments of commissions that were made, each with its file for the bank and its receipt. */
export function PayoutList({ page, onPage }: PayoutListProps) {
  const { data, previousData, loading, error, refetch } = usePayoutListQuery({
    variables: { page, limit: LIMIT },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.commissionPayouts;
  return (
    <DataTable
      label={texts.made}
      columns={payoutColumns}
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
      page={list && { page, totalPages: list.totalPages, total: list.total, onPage }}
    />
  );
}
