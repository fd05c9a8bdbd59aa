import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { paymentOrder } from "@travesia/api/payments/payment/payment.rules";
import { useBulk } from "../../../app/lists/useBulk.tsx";
import { useList } from "../../../app/lists/useList.ts";
import { useReadMore } from "../../../app/lists/useReadMore.ts";
import { paymentBulkActs, paymentName } from "../bulk/payment.bulk-acts.tsx";
import { sellerFilter } from "../../organization/person/SellerFilter.tsx";
import { useUser } from "../../../app/session/useSession.ts";
import { ExportButton } from "../../../app/lists/ExportButton.tsx";
import { lastAnswer } from "../../../app/lists/lastAnswer.ts";
import { readState } from "../../../app/lists/readState.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Counters } from "../../../ui/table/Counters.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { FilterBar } from "../../../ui/table/FilterBar.tsx";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { offeredPaymentActs, type PaymentAct } from "../payment/payment.offered-acts.ts";
import { queueColumns, type QueuedPayment } from "../payment/payment.columns.tsx";
import { EVERY, paymentFilterOf, listFilters, REVERSED, statusOf } from "../payment/payment.filters.ts";
import { paymentLabels, paymentTexts } from "../payment/payment.texts.ts";
import { paymentPaths } from "../payment/payments.paths.ts";
import { PaymentDialogs } from "../payment/PaymentDialogs.tsx";
import {
  PaymentQueueDocument,
  usePaymentCountsQuery,
  usePaymentQueueQuery,
} from "../payment/payments.generated.ts";
import { ReceivedSums } from "./ReceivedSums.tsx";
import { usePaymentActions } from "../payment/usePaymentActions.ts";
import { useReceivingAccounts } from "../registration/useReceivingAccounts.ts";
import { usePaymentReceipt } from "../payment/usePaymentReceipt.ts";

const deciding: readonly (readonly [PaymentAct, string])[] = [
  ["withdraw", "Retirar"],
  ["reject", "Rechazar"],
  ["refund", "Devolver"],
  ["verify", "Verificar"],
];

/** Clients' payments, whatever became of them, with their filters. */
export function PaymentListTab() {
  const user = useUser();
  const listed = useList(paymentOrder);
  const { address } = listed;
  const actions = usePaymentActions();
  const openProof = useReceipt();
  const openReceipt = usePaymentReceipt();
  const { accounts } = useReceivingAccounts();
  const filter = paymentFilterOf(address.values);
  const status = statusOf(address.values.status);
  const variables = { ...listed.variables, filter };
  const read = usePaymentQueueQuery({ variables });
  const counts = usePaymentCountsQuery({
    variables: { filter: { ...filter, status: undefined, reversado: undefined } },
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
  const rowActions = (payment: QueuedPayment) => {
    const { comprobanteFileId: proof, receiptNumber } = payment;
    const acts = offeredPaymentActs(user, payment);
    return (
      <Stack
        direction="row"
        sx={{ gap: 1, justifyContent: "flex-end", flexWrap: { xs: "wrap", md: "nowrap" } }}
      >
        {proof && (
          <Button size="small" color="inherit" onClick={() => void openProof(proof)}>
            Comprobante
          </Button>
        )}
        {receiptNumber && (
          <Button size="small" color="inherit" onClick={() => void openReceipt(payment.id)}>
            Recibo
          </Button>
        )}
        {payment.status === "pending" && !acts.has("verify") && (
          <Typography variant="caption" color="textSecondary" sx={{ alignSelf: "center" }}>
            {paymentTexts.anotherDecides}
          </Typography>
        )}
        {deciding.map(
          ([act, label]) =>
            acts.has(act) && (
              <ActButton
                key={act}
                size="small"
                {...(act === "verify" ? { variant: "outlined" } : { color: "error" })}
                reason={acts.get(act) ?? null}
                onClick={() => actions.show(act, payment)}
              >
                {label}
              </ActButton>
            ),
        )}
      </Stack>
    );
  };
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <ReceivedSums />
      </Box>
      <Counters
        label="Estado"
        selected={status}
        onSelect={(next) => address.set({ status: next === "pending" ? "" : next })}
        counters={[
          { value: "pending", label: paymentLabels.pending, count: counters?.pending },
          { value: "verified", label: "Verificados", count: counters?.verified },
          {
            value: "rejected",
            label: "Rechazados",
            count: counters && counters.rejected - counters.reversed,
          },
          { value: REVERSED, label: "Reversados", count: counters?.reversed },
          {
            value: EVERY,
            label: "Todos",
            count: counters && counters.pending + counters.verified + counters.rejected,
          },
        ]}
      />
      <FilterBar
        filters={[...listFilters(accounts), ...sellerFilter(user.role)]}
        values={address.values}
        onChange={address.set}
      />
      <DataTable
        label={paymentTexts.queue}
        columns={queueColumns}
        {...listed.table}
        tools={<ExportButton list="payments" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => paymentPaths.one.to({ id })}
        actions={rowActions}
        {...readState(read, "listContractPayments")}
        empty={
          <EmptyState>
            {narrowed || status !== "pending" ? paymentTexts.nothingFound : paymentTexts.nothingWaits}
          </EmptyState>
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      <PaymentDialogs actions={actions} />
    </>
  );
}
