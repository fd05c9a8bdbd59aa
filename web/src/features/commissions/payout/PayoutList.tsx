import Button from "@mui/material/Button";
import { payoutOrder } from "@travesia/api/commissions/payout/payout.rules";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { PayoutBankFile } from "./PayoutBankFile.tsx";
import { payoutColumns } from "./payout.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import { usePayoutListQuery } from "./payouts.generated.ts";

/** Shows the payments of commissions, each with its bank file and its receipt. */
export function PayoutList() {
  const listed = useList(payoutOrder, { size: 25 });
  const read = usePayoutListQuery({
    variables: listed.variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.commissionPayouts;
  return (
    <DataTable
      label={texts.made}
      columns={payoutColumns}
      {...listed.table}
      rows={list?.items}
      rowKey={({ id }) => id}
      {...readState(read)}
      empty={<EmptyState>{texts.noPayouts}</EmptyState>}
      actions={({ id, comprobanteUrl }) => (
        <>
          <PayoutBankFile of={{ payoutId: id }} />
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
