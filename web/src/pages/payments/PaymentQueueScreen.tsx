import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../app/failure/failures.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { useUser } from "../../app/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { useReceipt } from "../../features/purchases/purchase/useReceipt.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { offeredPaymentActs, type PaymentAct } from "../../features/payments/payment/payment.offered-acts.ts";
import { queueColumns, type QueuedPayment } from "../../features/payments/payment/payment.columns.tsx";
import {
  EVERY,
  paymentFilterOf,
  queueFilters,
  REVERSED,
  statusOf,
} from "../../features/payments/payment/payment.filters.ts";
import { paymentLabels, paymentTexts } from "../../features/payments/payment/payment.texts.ts";
import { PaymentDialogs } from "../../features/payments/payment/PaymentDialogs.tsx";
import {
  usePaymentCountsQuery,
  usePaymentQueueQuery,
} from "../../features/payments/payment/payments.generated.ts";
import { usePaymentActions } from "../../features/payments/payment/usePaymentActions.ts";
import { usePaymentReceipt } from "../../features/payments/payment/usePaymentReceipt.ts";

const deciding: readonly (readonly [PaymentAct, string])[] = [
  ["withdraw", "Retirar"],
  ["reject", "Rechazar"],
  ["refund", "Devolver"],
  ["verify", "Verificar"],
];

/** The page of what was paid. */
const pageOf = ({ paidFor: { contractId, orderId } }: QueuedPayment): string =>
  contractId ? contractPaths.detail.to({ id: contractId }) : reservationPaths.one.to({ id: orderId ?? "" });

/**
 * Clients' payments, those that await verification first: whoever counts the money checks each one against
 * its file.
 */
export function PaymentQueueScreen() {
  const user = useUser();
  const address = useAddress();
  const actions = usePaymentActions();
  const openProof = useReceipt();
  const openReceipt = usePaymentReceipt();
  const filter = paymentFilterOf(address.values);
  const status = statusOf(address.values.status);
  const { data, previousData, loading, error, refetch } = usePaymentQueueQuery({
    variables: { page: address.page, filter },
  });
  const counts = usePaymentCountsQuery({
    variables: { filter: { ...filter, status: undefined, reversado: undefined } },
  });
  const list = (data ?? previousData)?.payments;
  const counters = (counts.data ?? counts.previousData)?.paymentCounters;
  const narrowed = Boolean(filter.search ?? filter.tipoPago ?? filter.startDate ?? filter.endDate);
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
      <PageHeader
        title={paymentTexts.queue}
        subtitle={
          counters && (
            <>
              <Money amount={counters.pendingValue} /> por verificar en{" "}
              {counters.pending.toLocaleString("es-CO")} {counters.pending === 1 ? "pago" : "pagos"}
            </>
          )
        }
      />
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
      <FilterBar filters={queueFilters} values={address.values} onChange={address.set} />
      <DataTable
        label={paymentTexts.queue}
        columns={queueColumns}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={pageOf}
        actions={rowActions}
        loading={loading}
        failure={error ? shownFailure(error, refetch, "listContractPayments") : null}
        empty={
          <EmptyState>
            {narrowed || status !== "pending" ? paymentTexts.nothingFound : paymentTexts.nothingWaits}
          </EmptyState>
        }
        page={
          list && {
            page: address.page,
            totalPages: list.totalPages,
            total: list.total,
            onPage: address.setPage,
          }
        }
      />
      <PaymentDialogs actions={actions} />
    </>
  );
}
