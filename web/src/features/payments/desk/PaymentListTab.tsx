import { paymentOrder } from "@travesia/api/payments/payment/payment.rules";
import { useBulk } from "../../../base/lists/useBulk.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { useReadMore } from "../../../base/lists/useReadMore.ts";
import { paymentBulkActs, paymentName } from "../payment/payment.bulk-acts.tsx";
import { sellerFilter } from "../../organization/person/SellerFilter.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { ExportButton, LIST_DAYS } from "../../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { Counters } from "../../../ui/table/Counters.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { queueColumns } from "../payment/payment.columns.tsx";
import { EVERY, listFilters, paymentFilterOf, REVERSED, statusOf } from "../payment/payment.filters.ts";
import { paymentLabels, paymentTexts } from "../payment/payment.texts.ts";
import { IN_REVIEW, paymentPaths } from "../payment/payments.paths.ts";
import {
  PaymentQueueDocument,
  usePaymentCountsQuery,
  usePaymentQueueQuery,
} from "../payment/payments.generated.ts";
import { PaymentRowActions } from "./PaymentRowActions.tsx";
import { usePaymentActs } from "../payment/payment.acts.tsx";
import { useReceivingAccounts } from "../registration/useReceivingAccounts.ts";

/** Shows the clients' payments of every status, with their filters. */
export function PaymentListTab() {
  const user = useUser();
  const listed = useList(paymentOrder);
  const { address } = listed;
  const actions = usePaymentActs();
  const { accounts } = useReceivingAccounts();
  const filter = paymentFilterOf(address.values);
  const status = statusOf(address.values.status);
  const variables = { ...listed.variables, filter };
  const read = usePaymentQueueQuery({ variables });
  const counts = usePaymentCountsQuery({
    variables: { filter: { ...filter, status: undefined, reversado: undefined, inReview: undefined } },
  });
  const list = lastAnswer(read)?.payments;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: paymentName,
    href: ({ id }) => paymentPaths.one.to({ id }),
    read: useReadMore(PaymentQueueDocument, variables, ({ payments }) => payments.items),
    acts: paymentBulkActs(user),
  });
  const counters = lastAnswer(counts)?.paymentCounters;
  const narrowed = Boolean(
    filter.search ??
    filter.medio ??
    filter.cuentaAgenciaId ??
    filter.sinCuenta ??
    filter.startDate ??
    filter.endDate,
  );
  return (
    <>
      <Counters
        label="Estado"
        selected={status}
        onSelect={(next) => address.set({ status: next === "pending" ? "" : next })}
        counters={[
          { value: "pending", label: paymentLabels.pending, count: counters?.pending },
          { value: IN_REVIEW, label: paymentTexts.inReview, count: counters?.inReview },
          { value: "verified", label: "Verificados", count: counters?.verified },
          {
            value: "rejected",
            label: "Rechazados",
            count: counters && counters.rejected - counters.reversed,
          },
          { value: REVERSED, label: "Anulados", count: counters?.reversed },
          {
            value: EVERY,
            label: "Todos",
            count: counters && counters.pending + counters.inReview + counters.verified + counters.rejected,
          },
        ]}
      />
      <DataTable
        filterBar={{
          filters: [...listFilters(accounts), ...sellerFilter(user.role)],
          values: address.values,
          onChange: address.set,
        }}
        label={paymentTexts.queue}
        columns={queueColumns}
        {...listed.table}
        tools={<ExportButton list="payments" variables={variables} days={LIST_DAYS} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => paymentPaths.one.to({ id })}
        actions={(payment) => (
          <PaymentRowActions payment={payment} onAct={(act) => actions.show(act, payment)} />
        )}
        {...readState(read, "listContractPayments")}
        empty={
          <EmptyState>
            {narrowed || status !== "pending" ? paymentTexts.nothingFound : paymentTexts.nothingWaits}
          </EmptyState>
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {actions.dialog}
    </>
  );
}
