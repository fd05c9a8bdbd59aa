import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { FollowedContractDrawer } from "../../features/payments/follow-up/FollowedContractDrawer.tsx";
import { FollowFigures } from "../../features/payments/follow-up/FollowFigures.tsx";
import { followColumns } from "../../features/payments/payment/payment.columns.tsx";
import { followFilters, followOf } from "../../features/payments/payment/payment.filters.ts";
import { paymentTexts } from "../../features/payments/payment/payment.texts.ts";
import { usePaymentFollowUpQuery } from "../../features/payments/payment/payments.generated.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Settings of the list; its order is a separate filter, by default the most urgent first. */
const followOrder = { name: "PaymentFollowUp", columns: {} } as const;

/**
 * Shows the payments of signed and completed contracts, the most urgent first; a contract opens beside the
 * list.
 */
export function PaymentFollowUpScreen() {
  const listed = useList(followOrder);
  const { values, page, set } = listed.address;
  const asked = followOf(values);
  const read = usePaymentFollowUpQuery({
    variables: { page, limit: listed.variables.limit, ...asked },
  });
  const found = lastAnswer(read)?.paymentFollowUp;
  const beside = (changed: Record<string, string>) => set({ page: values.page ?? "", ...changed });
  const addressOf = (contractId: string) =>
    `${paymentPaths.followUp.to()}?${new URLSearchParams({ ...values, contrato: contractId })}`;
  return (
    <>
      <PageHeader title={paymentTexts.followUp} subtitle="Contratos firmados y completados" />
      <LiveList type="contract" />
      <FollowFigures cards={found} />
      <DataTable
        filterBar={{ filters: followFilters, values, onChange: set }}
        label={paymentTexts.followUp}
        columns={followColumns}
        {...listed.table}
        tools={<ExportButton list="paymentFollowUp" variables={asked} />}
        rows={found?.items}
        rowKey={({ contractId }) => contractId}
        href={({ contractId }) => addressOf(contractId)}
        {...readState(read, "paymentDetails")}
        empty={
          <EmptyState>
            {asked.show || asked.search ? paymentTexts.nothingFollowed : paymentTexts.nothingSigned}
          </EmptyState>
        }
        page={listed.pageOf(found)}
      />
      {values.contrato && (
        <FollowedContractDrawer
          key={values.contrato}
          contractId={values.contrato}
          tab={values.tab}
          onTab={(tab) => beside({ tab })}
          onClose={() => beside({ contrato: "", tab: "" })}
        />
      )}
    </>
  );
}
